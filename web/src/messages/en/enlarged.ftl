### A board that is enlarged.

enlarge = Enlarge the board
enlarged = Enlarged board: size and part
enlarged-less = Smaller
enlarged-more = Larger
enlarged-whole = show all of it
enlarged-left = Further left
enlarged-up = Further up
enlarged-down = Further down
enlarged-right = Further right
enlarged-board = Enlarged board; arrow keys move it, + and − change its size
