### An address that leads to nothing.

nowhere-title = There is nothing at this address
nowhere-why = It may be misspelt, or the page may have moved.
