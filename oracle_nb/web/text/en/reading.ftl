### Lessons as texts to read: the tutorials.

reading-exercises = { $count ->
        [one] This lesson has one exercise, and every seed gives a different one.
       *[other] This lesson has { $count } exercises, and every seed gives different ones. Here { $shown ->
            [one] is 1
           *[other] are { $shown }
        } of them.
    }
reading-answer = Show the answer

tutorial-title = { $number }. { $title }
tutorial-about = To take the lesson in this notebook, run the next two cells. Or just read on: everything the steps say and show is below. The app has the same lesson under “Learn”.
tutorial-other = This tutorial in English
tutorial-take = Try the lesson
tutorial-take-about = Click or tap the board, or use the arrow keys and Enter. Hints and languages are in the bar at the top. For other exercises, change the number in the cell above.
tutorial-steps = The steps
tutorial-exercises = The exercises
tutorial-summary = What to remember
