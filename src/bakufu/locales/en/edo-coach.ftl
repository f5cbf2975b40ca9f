# What the coach says to a beginner at each decision. "You" is the player who decides.

edo-coach-colour = Colours differ in nothing but the look. { $free ->
    [one] One is still free.
   *[other] { $free } are still free.
}
edo-coach-home = { $city } pays { $ryo } Ryo in every round to whoever is alone there: { $free ->
    [one] the only town left
   *[other] the best of { $free } towns left
}.
edo-coach-set = Rice feeds samurai, 1 each in every round, and a house takes { $wood } wood. { $free ->
    [one] One set is left.
   *[other] { $free } sets are left.
}
edo-coach-handed-in = Your plan is final. { $waiting ->
    [one] One player is still planning.
   *[other] { $waiting } players are still planning.
}
edo-coach-plan = Officials to set: { $officials }. At the end of the round your samurai eat { $samurai } of your { $rice } rice. Slots are done from left to right: bring samurai and goods first, then use them.
edo-coach-plan-hungry = At the end of the round your samurai want { $samurai } rice, and you have { $rice }: plan for rice, or the others come back as officials.
edo-coach-plan-nobody = You have no samurai on the map: only Travel sends one, and it wants 1 rice at the end of the round; you have { $rice }.
edo-coach-plan-edo = You have no house in Edo yet, and without one nobody wins. The leader has { $top } of { $end } points; { $rounds ->
    [one] this is the last round
   *[other] at most { $rounds } rounds are left
}.
edo-coach-plan-end = The leader has { $top } of the { $end } points that end the game; { $rounds ->
    [one] this is the last round
   *[other] at most { $rounds } rounds are left
}.
edo-coach-before-nobody = No official stands at { $action }, so nothing comes of it. You may still move, 1 Ryo a step; you have { $ryo }.
edo-coach-before-free = { $action } needs no samurai in place: keep your { $ryo } Ryo and reveal, { $activations ->
    [one] 1 activation waits
   *[other] { $activations } activations wait
}.
edo-coach-before-city = { $action } needs a samurai in a city for each building: { $there } of yours stand in cities, { $activations ->
    [one] 1 activation waits
   *[other] { $activations } activations wait
}. You have { $ryo } Ryo, and the building wants paying too.
edo-coach-before-field = { $action } needs samurai in rice fields: { $there } of yours are there, { $activations ->
    [one] 1 activation waits
   *[other] { $activations } activations wait
}. Alone on a field one brings most. You have { $ryo } Ryo.
edo-coach-before-forest = { $action } needs samurai in forests: { $there } of yours are there, { $activations ->
    [one] 1 activation waits
   *[other] { $activations } activations wait
}. Alone in a forest one brings most. You have { $ryo } Ryo.
edo-coach-before-quarry = { $action } needs samurai in quarries: { $there } of yours are there, { $activations ->
    [one] 1 activation waits
   *[other] { $activations } activations wait
}. Alone in a quarry one brings most. You have { $ryo } Ryo.
edo-coach-before-trade = The merchant stands here: { $space }. { $there } of your samurai are with him, { $activations ->
    [one] 1 activation waits
   *[other] { $activations } activations wait
}. You may move them or him, 1 Ryo a step; you have { $ryo }.
edo-coach-money = All activations together bring { $ryo } Ryo, { $after } in all.
edo-coach-rice = They bring { $number } rice, and you have room for { $room }. At the end of the round your samurai eat { $samurai }.
edo-coach-recruit = Each recruit costs { $price } of your { $rice } rice and works for you from the next round on; { $supply } are left.
edo-coach-travel = Officials left: { $left }, your own among them: { $own }. Those can be sent to the map; or each moves up to { $group } samurai anywhere, free of charge.
edo-coach-travel-rice = Samurai on the map: { $samurai }; rice: { $rice }. Each eats 1 at the end of the round.
edo-coach-travel-on = Moved with this official: { $moved } of { $group }. One more of your { $samurai } samurai may go along free of charge.
edo-coach-develop = A card costs { $price } of your { $ryo } Ryo and can be planned from the next round on, { $rounds } rounds at most.
edo-coach-gather = The best space gives { $number } { $resource }; you have { $have } and can keep { $most }.
edo-coach-build = You can pay for a { $building } in { $city }: { $points ->
    [one] 1 point
   *[other] { $points } points
}.
edo-coach-build-edo-now = You could build your house in Edo now: without one nobody wins, and { $free } places are free there.
edo-coach-build-edo-later = You have no house in Edo yet, and without one nobody wins: { $free } places are free there.
edo-coach-build-income = Your buildings pay you { $ryo } Ryo a round now; influence in a city brings more.
edo-coach-trade-buy = You can buy up to { $most } { $resource } at { $each } Ryo each; you have { $ryo }.
edo-coach-trade-point = The point brings you from { $score } to one more; { $end } end the game.
edo-coach-trade-no-point = You cannot pay for the point as things are; activations left: { $left }.
edo-coach-wages = Your samurai cost { $samurai } of your { $rice } rice; { $left } would be left.
edo-coach-wages-hungry = Samurai: { $samurai }, rice: { $rice }. Whoever is not fed comes back as an official.
edo-coach-wages-last = The game ends now: each samurai you keep is a point.
edo-coach-wages-next = Whoever comes back is an official next round: { $officials } you have already.

# Why a hint is a good idea
edo-why-colour = Colours differ in nothing but the look.
edo-why-set = { $rice } rice, { $wood } wood and { $stone } stone to begin with.
edo-why-home = As long as you are alone, { $city } pays you { $ryo } Ryo in every round.
edo-why-plan = If nobody gets in the way: { $points ->
    [0] no point yet
    [one] 1 point
   *[other] { $points } points
}, and then { $ryo } Ryo, { $rice } rice, { $wood } wood and { $stone } stone in hand, before wages and income.
edo-why-plan-edo = It puts up your house in Edo, without which nobody wins.
edo-why-plan-no-edo = Your house in Edo is still to come after it.
edo-why-plan-hungry = { $samurai } samurai will be on the map with { $rice } rice to feed them.
edo-why-reveal = Everybody stands where { $action } needs them; officials there: { $officials }.
edo-why-lead = For { $ryo } Ryo the merchant comes to { $samurai } of your samurai.
edo-why-go = For { $ryo } Ryo this samurai can serve for { $action }.
edo-why-go-else = { $ryo } Ryo, to be in place for what comes later.
edo-why-money = { $ryo } Ryo more.
edo-why-rice = { $rice } rice more, for the wages of { $samurai } samurai and what else rice pays.
edo-why-recruit = { $times ->
    [one] One more official
   *[other] { $times } more officials
} in each of the rounds to come, { $rounds } at most.
edo-why-send = You would have { $samurai } samurai on the map and { $rice } rice for them.
edo-why-free = A way of { $ryo } steps that costs no Ryo.
edo-why-enough = Nobody else needs to move ({ $moved } so far).
edo-why-learn = A stronger action to plan with in { $rounds } rounds at most.
edo-why-gather = { $number } { $resource } more.
edo-why-build = { $points ->
    [one] 1 point
   *[other] { $points } points
} at once; { $city } then pays you { $ryo ->
    [0] as much as before
   *[other] { $ryo } Ryo more in a round
}.
edo-why-build-edo = Your house in Edo: { $points ->
    [one] 1 point
   *[other] { $points } points
}, { $ryo } Ryo more in a round, and without it nobody wins.
edo-why-buy = { $number } { $resource } for { $ryo } Ryo.
edo-why-point = A point at once: { $score } of { $end }.
edo-why-end = What is left is not worth its price now; activations given up: { $left }.
edo-why-wages = { $samurai } samurai stay, and { $left } rice are left.
edo-why-recall = With { $rice } rice for { $samurai } samurai this one does more as an official.

# How the game stands
edo-round = Round { $round }
edo-standings-end = If the game ended now
edo-standings-samurai = Samurai on the map
edo-standings-ryo = Ryo
edo-standings-influence = Influence
edo-to-come = The game ends with a round in which somebody has { $end } points, and after { $rounds ->
    [0] this round
    [one] one more round
   *[other] { $rounds } more rounds
} at the latest.
edo-to-come-outside = { $you ->
    [seats] Without a house in Edo you would be out now.
   *[other] Out as things are, without a house in Edo: { $seats }.
}
edo-thing-points = points
edo-thing-buildings = houses and posts
edo-thing-samurai = samurai
edo-thing-rice = rice
edo-thing-wood = wood
edo-thing-stone = stone
edo-thing-officials = Shogun officials
edo-thing-cards = special cards
