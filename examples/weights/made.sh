# How the weights of the judges were found: one command for each, in the order of
# docs/learning.md. The judges have changed since, so that the same words find other numbers today.

# Shogun: from the weights by hand with hunger = 1.0 and first_hunger = 1.5 (fed.toml), then from
# what the first tuning found (first.toml).
bakufu tune shogun --start fed.toml --population 32 --deals 66 --minutes 5 --measure 600
bakufu tune shogun --start first.toml --against fed.toml --against shogun-untuned.toml --population 32 --deals 66 --minutes 2

# Edo and Bushido: the weights that may change are those a judge plays by most.
bakufu tune edo --population 32 --deals 30 --minutes 2 --only ryo,rice,wood,stone,samurai,shogun,edo,post,special_s01,special_s02,special_s03,special_s04,special_s05,special_s06,special_s07,special_s08,special_s09,special_s10,special_s11,special_s12,pace,ryo_points,useful_ryo,more_ryo,spare_good,second_samurai,third_samurai,fourth_samurai,more_samurai,edo_late,edo_full,fortress_room,income,last_income,next_card,start_material,start_rice,fading,lasting,useful_rice,useful_material,fortress_way,needed_there,city_way,urge_build,urge_trade,urge_travel,urge_money,urge_rice,urge_wood,urge_stone,urge_recruit,urge_develop
bakufu tune bushido --population 40 --deals 48 --minutes 2 --only samurai,late,katana,turn,income,troop,land,danger,shelter,unrest,punishment,boldness,garrison,effect_chanoyu,effect_geisha,effect_shinobi,effect_ronin,effect_seppuku,disc_battle,disc_duel,disc_ambush,disc_traitor,disc_kotau,victory,gift,tile_katana,tile_effect,any_disc,katana_use,katana_more,later_rounds,most_troops,land_katana,held_koku,doubt,doubt_turn,settle_own,settle_rival,settle_free,fortress_want,fortress_rival,land_want,quiet_want,ronin_want,loyal_want,care,timid,traitor,advice,walk_in,followed,death,reluctance,no_attack,sensei,watch,guard,guard_honour,guard_rival,enter,enter_honour,bonus_fear,small_stake,large_stake,fade,tea_tiles

# Shitennō, and Edo once more.
bakufu tune shitenno --population 32 --deals 36 --generations 1000 --minutes 6 --jobs 5
bakufu tune edo --population 32 --deals 30 --generations 1000 --minutes 6 --jobs 3 --measure 300

# What a position of Edo is worth to a search.
bakufu fit edo -n 2000 --generations 60

# The networks that were tried and are not shipped.
bakufu train shitenno --tables "4 players,3 players,2 players" --games 240 --quick 10000 --looks 100 --generations 1 --fresh
bakufu train shogun --tables "4 players,3 players,5 players,all modules" --games 200 --quick 10000 --looks 40 --generations 1 --fresh
