### Answers that several exercises share.

yes = Yes
no = No

red = { name-color-red }
pink = { name-color-pink }
green = { name-color-green }
yellow = { name-color-yellow }
blue = { name-color-blue }
black = { name-color-black }

## Titles of the parts of the course

part-turn = Your turn
part-tasks = Your twelve tasks
part-gods = Injuries, gods and equipment
part-round = The race home
part-setup = Setting up
