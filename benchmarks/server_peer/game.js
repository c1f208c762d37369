// boardgame.io's server as it comes, with a game whose moves and states are about as big as those of
// Thurn and Taxis: four hands, a display of six cards, a pile nobody sees, and a map with houses on it.
// Prints its port when it is ready.

const { Server } = require('boardgame.io/server');
const { PlayerView } = require('boardgame.io/core');

const CITIES = [
  'Baden', 'Basel', 'Budweis', 'Carlsrad', 'Freiburg', 'Ingolstadt', 'Innsbruck', 'Kempten', 'Linz',
  'Lodz', 'Mannheim', 'Nuernberg', 'Passau', 'Pilsen', 'Regensburg', 'Salzburg', 'Sigmaringen',
  'Stuttgart', 'Ulm', 'Wuerzburg', 'Zuerich', 'Augsburg',
];
const SEATS = ['0', '1', '2', '3'];
const DISPLAY = 6;
const MOST_IN_HAND = 10;

const game = {
  name: 'cards',
  minPlayers: 4,
  maxPlayers: 4,

  setup: ({ random }) => {
    const pile = random.Shuffle([].concat(CITIES, CITIES, CITIES));
    return {
      display: pile.splice(0, DISPLAY),
      secret: { pile },
      pile: pile.length,
      discard: [],
      players: Object.fromEntries(SEATS.map((seat) => [seat, { hand: [] }])),
      seats: SEATS.map(() => ({ hand: 0, route: [], houses: 20, bonuses: [], carriage: 0 })),
      cities: CITIES.map((name) => ({ name, houses: [] })),
    };
  },

  playerView: PlayerView.STRIP_SECRETS,
  turn: { minMoves: 1, maxMoves: 1 },

  moves: {
    // Takes a card of the display into the hand, lays the oldest one down, and lets the next card come.
    take: {
      client: false,
      move: ({ G, playerID, random }, place) => {
        const hand = G.players[playerID].hand;
        const card = G.display[place];
        if (card === undefined) return 'INVALID_MOVE';
        hand.push(card);
        const seat = G.seats[Number(playerID)];
        if (hand.length > MOST_IN_HAND) {
          const old = hand.shift();
          G.discard.push(old);
          seat.route = seat.route.length > 6 ? [old] : [...seat.route, old];
          const city = G.cities.find((one) => one.name === old);
          city.houses = city.houses.includes(playerID) ? [] : [...city.houses, playerID];
        }
        seat.hand = hand.length;
        if (G.secret.pile.length === 0) {
          G.secret.pile = random.Shuffle(G.discard);
          G.discard = [];
        }
        G.display[place] = G.secret.pile.pop();
        G.pile = G.secret.pile.length;
      },
    },
  },
};

const server = Server({ games: [game], origins: [] });
const listen = server.app.listen.bind(server.app);
// On loopback only, which its own `run` cannot be told.
server.app.listen = (port, ready) => listen(port, '127.0.0.1', ready);
server.run({ port: 0 }).then(({ appServer }) => console.log(appServer.address().port));
