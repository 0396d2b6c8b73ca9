### A lesson to be read: the tutorials.

reading-exercises = The lesson has { $count } exercises, different ones with every seed. Here are { $shown } of them.
reading-answer = Show the answer

tutorial-title = { $number }. { $title }
tutorial-about = Take the lesson in this notebook: run the next two cells. Or just read on; what every step says and shows stands below. It is the same lesson as in the app, behind the door “Learn”.
tutorial-other = This tutorial in English
tutorial-take = Take it
tutorial-take-about = Click on the board, or use the arrow keys and Enter. Hints and both languages are in the bar on top. Another number in the cell above gives other exercises.
tutorial-steps = What the steps say
tutorial-exercises = What is asked
tutorial-summary = What to remember
tutorial-test = The last cell tests this tutorial: somebody who knows everything takes the lesson, does every step, and gives a right answer to every exercise.
