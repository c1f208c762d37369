### An address that leads to nothing.

nowhere-title = Hér er ekkert
nowhere-why = Slóðin gæti verið rangt skrifuð, eða síðan hefur flust.
