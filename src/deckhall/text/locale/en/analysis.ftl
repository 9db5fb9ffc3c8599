# What an analysis says about a finished game, in the terminal and in the browser, which fetches it with what one studies with.
# $loss: how many percentage points of the chance to win an option cost.

analysis-working = Judging every decision
analysis-title = Chances to win
analysis-turns = { $count ->
    [one] 1 turn
   *[other] { $count } turns
  }
analysis-choices = { $wrong ->
    [0] Real choices: { $count }. None of them clearly cost anything.
   *[other] Real choices: { $count }. Choices that clearly cost something: { $wrong }.
  }
analysis-lucky = Luck helped: the result is better than these choices alone would explain.
analysis-unlucky = Luck did not help: the result is worse than these choices alone would explain.
analysis-move = Turn { $turn }, { $label } (chance to win −{ $loss }%): { $played }. Better: { $best }.
analysis-inaccuracy = inaccuracy
analysis-mistake = mistake
analysis-blunder = blunder
analysis-missed-win = missed win

## In the browser

analyse = Analyse
analyse-why = Shows the chances to win, mistakes, and better lines
analysis-progress = Judged so far: { $done } of { $all } moves
analysis-go-on = Continue
analysis-close = Hide the analysis
analysis-details = Details
analysis-now = { $name }: chance to win { $range }
analysis-graph = { $name }'s chance to win: { $first } at the start, lowest { $low } in turn { $turn }, { $last } in the last turn.
analysis-says = { CAPITAL($label) } (chance to win −{ $loss }%): { $played }. Better: { $best }.
analysis-says-win = { CAPITAL($label) }: { $played }. The game could have been won this turn, whatever the opponent does: { $best }.
analysis-next-mistake = Next mistake
analysis-previous-mistake = Previous mistake
analysis-try = Try again from here
analysis-show-line = Show the better line
analysis-turn = Turn { $turn }
analysis-as-table = Chances as a table
analysis-luck-unclear = Whether luck helped cannot be said for certain.
analysis-variation = Variation
analysis-variation-from = Variation from move { $move }
analysis-back = Back to the game
analysis-try-coach = Play it differently. Bots answer for the others.
analysis-line-coach = The better line. Go on from here if you like: bots answer for the others.

## Learning from one's own mistakes

learn-mistakes = Learn from your mistakes
learn-mistakes-count = Mistake { $number } of { $all }
learn-mistakes-find = You chose: { $played } (chance to win −{ $loss }%). Find something better.
learn-mistakes-find-win = You chose: { $played }. But you can win this turn. Find the win.
learn-mistakes-judging = Let me think about that…
learn-mistakes-unknown = I cannot say how good that is. Try something else, or go on.
learn-mistakes-solved = Yes! As far as I can tell, nothing is better.
learn-mistakes-wrong = That lowers your chance to win by about { $loss }%. Try something else.
learn-mistakes-win-gone = That gives the win away. Try something else.
learn-mistakes-better = Better: { $line }.
learn-mistakes-over = That was the last one. Well done!
learn-mistakes-none = None of your decisions clearly cost much. Well played!
