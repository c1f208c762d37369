"""A bot at a server's table, over HTTP and with nothing but Python: python network_bot.py http://127.0.0.1:8000"""

import json
import random
import sys
import time
import urllib.request
import uuid

server, secret = sys.argv[1], ""


def ask(path, body=None):
    headers = {"Authorization": f"Bearer {secret}"} if secret else {}
    request = urllib.request.Request(server + path, body and json.dumps(body).encode(), headers)
    with urllib.request.urlopen(request) as response:
        return json.load(response)


seats = [{"kind": "me", "name": "Robot"}, {"kind": "bot", "bot": "greedy"}]
opened = ask("/api/tables", {"game": "thurn-and-taxis", "seats": seats, "bearer": True})
table, secret = opened["table"], opened["secret"]
while (view := ask(f"/api/tables/{table}?seat=0")["view"])["status"] != "finished":
    if view["turn"] != 0:
        time.sleep(0.1)  # another seat decides
        continue
    move = random.choice(view["legal"])["text"]
    command = {"do": "move", "cmd": str(uuid.uuid4()), "table": table, "seat": 0}
    ask("/api/commands", {**command, "decision": view["decision"], "moves": [move]})
print("scores", view["result"]["scores"])
