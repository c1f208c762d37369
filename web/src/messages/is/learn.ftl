### Fyrsta spilið með leiðsögn.

learn-subtitle = með leiðsögn
learn-you = Þú
learn-wait = Hinir leika …
learn-later = Það væri leyfilegt. Prófaðu hér það sem vísbendingin segir.
learn-impossible = Það er ekki hægt núna. Vísbendingin segir hvað þú getur prófað.
learn-real = Nú í alvöru spil
learn-again = Aftur
learn-progress = Hve langt er komið
learn-aim = Um hvað snýst þetta?
learn-begin = Byrja
learn-steps = { $count } stutt skref, og þá kanntu að spila.
learn-step = { $step } af { $of }
learn-on = Áfram
learn-won = Þú vinnur: **{ $score }**.
