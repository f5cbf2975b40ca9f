"""What each command says about itself: the first line in the list, all of it with `--help`."""

BAKUFU = """Japanese board games to play and to study.

`bakufu COMMAND --help` explains a command, with examples. Start with `bakufu play`.
"""

COMMANDS = {
    "play": """Play in the terminal against bots.

The board is drawn before each of your decisions, with what happened since your last one. Answer
with the number of a choice or with a whole order in words; type `?` at any time for help, `quit`
to leave. Every move is saved at once in your data folder (the variable
BAKUFU_DATA names another one), and a game that was left can be taken up again.

```
bakufu play                                  a full table of the first game
bakufu play GAME --players 3                 one of `bakufu games`: you and two bots
bakufu play --bots judge,random,my_bot.py    who sits at the other seats
bakufu play GAME --option NAME=VALUE --seat 3
bakufu play --resume                         go on with the latest game
bakufu play --save evening.jsonl             keep the log in this file
```
""",
    "serve": """Play in the browser: serve tables for people and bots.

Open the address it prints, here or, with `--host 0.0.0.0`, on any machine of the same network.
Every move is stored before it is answered: the server can be stopped or killed at any time, and
every table goes on where it was. Tables are kept in your data folder (BAKUFU_DATA), in the
file of --db, or in the PostgreSQL database that the variable BAKUFU_DATABASE_URL names.

```
bakufu serve --open                          and open the browser
bakufu serve --host 0.0.0.0 --port 8080      for the whole house
bakufu serve --db evening.db
BAKUFU_DATABASE_URL=postgresql://user:word@host/bakufu bakufu serve --workers 4
```
""",
    "backup": """Write all tables of a server into one file, while people play.

It can be put back into a file or into a PostgreSQL with `bakufu restore`. The secret that cookies
are signed with is not in it.

```
bakufu backup games.backup
bakufu backup games.backup --db evening.db
```
""",
    "restore": """Put the tables of a backup into an empty database.

```
bakufu restore games.backup --db evening.db
```
""",
    "tables": """List the tables that a server has stored, and what of it cannot be opened.

```
bakufu tables
bakufu tables --broken --db evening.db
```
""",
    "sim": """Play many games between bots; print, write and draw the statistics.

Seats are rotated from game to game, so that no bot profits from where it sits. The same seed gives
the same results, whatever the number of jobs. A bot that fails is reported, and a random one plays
on for it in that game.

A new folder (bakufu-sim-GAME, or the one of --folder) gets `report.md` with every table, a plot of
each as PNG and SVG, `games.csv` with a row for each seat of each game, and `counts.csv` with the
distributions. Plots need matplotlib.

```
bakufu sim GAME -n 10000
bakufu sim GAME -n 10000 --option NAME=VALUE --folder lists
bakufu sim GAME -n 1000 --players 4 --bots judge,random,random,random --seed 1
bakufu sim GAME -n 100 --bots my_bot.py,judge --no-folder --out results.csv
```
""",
    "arena": """Find out which bot is better: fair games on all cores, until it is settled.

Games come in deals: every bot has every seat once, with the same luck. Two bots fill the seats as
teams; more than there are seats are drawn into tables evenly. The game is won by the bot with the
first place, and shared where that is shared. The arena stops as soon as one bot is shown to end
ahead of every other one, with an error of at most 5% however often one looks; --all plays on.

Results are kept as they come, in a new folder (bakufu-arena-GAME, or the one of --folder): tables
and plots in `report.md`, everything as numbers in `result.json`, a line for each game in
`games.jsonl`. The same command goes on where it was stopped; a larger -n adds games.

A bot of your own is a Python file with one class, see docs/write-a-bot.md. A crash, an illegal
move or a time-out is reported and costs that game only.

```
bakufu arena GAME --players expert,skilled -n 400
bakufu arena --code my_bot.py                        yours against the judge
bakufu arena GAME --players judge,my_bot.py,your_bot.py --seats 4
bakufu arena GAME --players expert,judge,random,a.py,b.py        a ladder
bakufu arena GAME --players judge,mine.toml             weights of your own, see `tune`
bakufu arena GAME --players master,master:mine.net      a network of your own
bakufu arena GAME --players judge,random --all --folder long -n 5000
bakufu arena GAME --players judge,random --ray auto     on many machines
bakufu arena GAME --code my_bot.py --logs               and keep every game to look at it
```
""",
    "tune": """Find better weights for a game's judge by letting it play against itself.

A judge rests on numbers: what a chest is worth, how much hunger is feared. Candidates with other
numbers play against a pool of earlier selves, as half of the table and alone, all with the same
luck, and an optimiser (CMA-ES) says what to try next: in each generation at every number of
players, side of the board and module.
In the end the new weights meet those at the start on deals never used before, table by table.

A new folder (bakufu-tune-GAME, or the one of --folder) gets `weights.toml`, which can play in the
arena, and `report.md` with what changed and what it gained. Generations are kept as they come: the
same command goes on where it was stopped, a larger --generations goes further. Needs the extra
`learn`.

```
bakufu tune GAME                                        on all cores
bakufu tune GAME --generations 80 --minutes 60          an hour at most, then it measures
bakufu tune GAME --only chest,army --start mine.toml    two weights, beginning with mine
bakufu tune GAME --exploit --folder exploiter           what beats the house's judge alone
bakufu arena GAME --players judge,weights.toml          what came of it
bakufu arena GAME --players master,master:weights.toml  the same, looking ahead
```
""",
    "fit": """Fit what a position is worth to who won.

A search ends its looks with what the judge says a position is worth; some weights of the judge are
for nothing else. Judges play -n games, at every number of players, side of the board and module; at
positions at rest the shares of the victory that a search would give are held against who won, and
an optimiser (CMA-ES) moves these weights until that surprises least. A quarter of the games is kept
to measure what was fitted. To foretell better is not yet to play better: the arena tells.

A new folder (bakufu-fit-GAME, or the one of --folder) gets `weights.toml`, which can play in the
arena, and `report.md`. The same seed gives the same weights, whatever the number of jobs. Needs the
extra `learn`.

```
bakufu fit GAME                                         on all cores
bakufu fit GAME -n 20000 --generations 100
bakufu fit GAME --only chest,army                       two weights, whatever they are for
bakufu arena GAME --players master,master:weights.toml  what came of it
```
""",
    "train": """Train a network that corrects a game's judge, by letting the search play itself.

In each generation the search plays with the best network so far, at every number of players, side
of the board and module. Two things are learned from what each seat knew, and nothing else: at
positions at rest, who won in the end (beside what the judge expected); at decisions, how often the
search looked at each move. A small network is fitted to that, while a tenth of the games say when
to stop. It then meets the one before in the arena, with equal looks, and is kept only if it wins.

A new folder (bakufu-train-GAME, or the one of --folder) gets the network of each generation as a
plain file that can play in the arena, `network.net` with the best, and `report.md` with how well
it foretells games that it never saw, beside the judge. Everything is kept as it comes: the same
command goes on where it was stopped, a larger --generations goes further. Needs the extra `train`,
which brings torch; to play with a network needs nothing.

```
bakufu train GAME                                       three generations on all cores
bakufu train GAME --tables "4 players" --games 500      for one kind of table, sooner
bakufu train GAME --generations 6 --minutes 60 --out mine.net
bakufu train GAME --start mine.net --looks 80           go on from a network, with more looks
bakufu arena GAME --players master,master:mine.net      what came of it
```
""",
    "study": """Say in numbers what a game is like: choices, length, leads, seats, luck and skill.

Plays -n games between the bots of --bots and looks at every decision; then as many between the
first of them and the bot of --against, in deals in which both play both sides with the same luck.
Every number comes with its n and a 95% interval; how each is measured is told in docs/study.md.

A new folder (bakufu-study-GAME, or the one of --folder) gets `report.md` with tables and plots,
and `study.json` with all numbers. The same seed gives the same study, whatever the number of jobs.

```
bakufu study GAME -n 1000 --bots judge
bakufu study GAME -n 1000 --players 4 --against random
bakufu study GAME -n 400 --option NAME=VALUE --folder other
bakufu study GAME --bots my_bot.py --against judge
```
""",
    "calibrate": """Find out whether told chances to win come true.

Bots play -n games, every number of players in turn; one decision of every seat at every stage of
each game is looked at as in a look back. Prints how often the seat won where so much was told, by
tenths, and how far chances lay from what came (Brier score, log loss), beside endings alone, the
judge alone and everybody equal, by stage and by number of players.

A new folder (bakufu-calibrate-GAME, or the one of --folder) gets `report.md` with the tables and
the curve, and `moments.jsonl` with every moment. The same seed gives the same numbers, whatever
the number of jobs. With --fit half of the games are used to find numbers for the game's `chances`,
and the other half to measure them.

```
bakufu calibrate GAME -n 200
bakufu calibrate GAME -n 400 --players 4 --bots expert --seed 2
bakufu calibrate GAME -n 800 --fit
```
""",
    "dataset": """Write the decisions of many games as a file for learners.

A row of the Parquet file is one decision: what the seat knew, which moves were legal, which was
made, how often a searching bot looked at each, and what the seat had at the end. Games are played
between bots, or taken from logs. The same seed gives the same bytes, whatever the number of jobs;
the columns are told in docs/research.md and in the file itself. Needs pyarrow.

```
bakufu dataset GAME -n 1000
bakufu dataset GAME -n 200 --players 4 --bots master --seed 7 --out master.parquet
bakufu dataset GAME --log evening.jsonl --log bakufu-arena-GAME/logs --out logs.parquet
```
""",
    "replay": """Step through the log of a game.

Tells every entry in words and draws the table at the end, or after each entry with --step: then
Enter goes on, `b` goes back and `q` leaves. Only what everybody could see is shown, unless --viewer
names a seat (by number, word or name) or says `all`. A finished game
is open to everybody where its own rules say so.

```
bakufu replay game.jsonl
bakufu replay game.jsonl --step --viewer 1
bakufu replay game.jsonl --to 40 --viewer all
```
""",
    "analyse": """Find the decisions that cost the most in a finished game.

Every decision of a seat is looked at from what the seat knew then: what was played and the best
idea are played to their end many times, with the same dice. Prints the win chance as a row of
bars and the three decisions that cost the most, with the better idea. A cost counts only if it is
beyond its 95% interval, in wins or in points, when it is measured again with other dice.

```
bakufu analyse game.jsonl
bakufu analyse game.jsonl --seat 2 --looks 600 --endings 200
bakufu analyse game.jsonl --plot evening             evening.png and evening.svg
bakufu analyse game.jsonl --json > evening.json
```
""",
    "odds": """Tell the odds of a battle or a revolt before it is fought.

Everything the tower may do is added up, nothing is sampled: the odds are exact. Farmers help a
calm province and stand aside in a restless one. What is in the tower matters: without --tower it is
what stays inside at set-up.

```
bakufu odds --attack 5 --defend 3
bakufu odds --attack 5 --defend 3 --unrest 1 --attack-card
bakufu odds --attack 3 --neutral --farmers 6
bakufu odds --attack 5 --defend 3 --tower attacker=4,others=9
bakufu odds --attack 5 --defend 3 --tray others=2,farmers=1
bakufu odds --revolt --defend 4 --unrest 2
bakufu odds --revolt --defend 4 --winter 3   three lack rice
bakufu odds --table                   1 to 10 against 1 to 10
bakufu odds --table --attack 6 --defend 4 --model constant
```
""",
    "check": """Run scenario files: positions, moves, and what must hold afterwards.

Takes files and folders. The exit code is 0 if everything holds, 1 if something does not, and 2 if a
file cannot be read.

```
bakufu check tests/scenarios
bakufu check my_position.toml
```
""",
    "rules": """Show a rule by its id, or search the rulebooks.

```
bakufu rules RULE-ID
bakufu rules title tile
bakufu rules GAME                        every rule of a game
bakufu rules GAME WORD                   those of them that hold a word
```
""",
    "games": """List the games on the shelf, their options and how certain their numbers are.

```
bakufu games
bakufu games GAME
```
""",
    "bench": """Measure the speed of the engine and of the judging bot on this machine.

Says first whether the inner modules are compiled or run as plain Python.

```
bakufu bench
bakufu bench GAME --seconds 5
```
""",
}
