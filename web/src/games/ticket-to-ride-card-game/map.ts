/** A small map of the United States, drawn by us, and where the cities of the tickets are on it. */
export const MAP_WIDTH = 120;
export const MAP_HEIGHT = 79;

export const LAND =
  "M9.9 6.1L13.1 7.4L13.6 5.6L22 7.8L32.6 9.9L43.3 11.4L54 12.2L62.7 12.3L63.7 13.1L68.5 14L72.9 14.6L68.7 18.2L71.4 17.7L76 16L77.3 18.3L81.7 17.2L83.3 18.2L82.5 19.4L78.2 20.4L76.6 23.5L77.7 22.6L77.3 27L78.1 31.3L79.6 30.9L80.3 27.6L79.9 23.5L82 20.3L85 21L85.3 24.8L87.6 26.1L86.6 30.4L89.9 30.5L94.6 26.1L94.2 24.8L99.1 23.3L101.1 18.7L107.6 17.1L109 12.8L110 9.7L112.3 9.6L113.8 13.3L116 15.2L113.1 17.5L110.8 20.7L110.5 24.2L112.7 24.7L110.3 26.5L105.8 29.6L105.9 32.7L104.7 35.8L103.8 40.4L105.4 44.9L103 47.3L98.7 52.3L95.4 55.9L95.1 60.1L97.8 65.4L99.8 69.7L99.7 73.8L97.7 73.8L95.5 70.9L92.9 67.8L92.7 64.8L89.2 62L86.3 63.4L82.2 61.9L77.5 62.3L77.1 65.9L73 65.9L66.4 64.8L63.1 66.5L58.3 70.2L58 74.8L53.6 73.6L50.2 67.8L48.3 64.2L44.2 66.1L41 63.7L37.2 57.8L33.3 57.6L26.8 57.8L18.8 53L13.7 51.9L11.6 47.8L7.4 44.5L6.1 38.5L5.8 35L4.3 30.3L4 27L5.9 23L5.8 20.4L8.4 15.3L9.4 11.3Z"; // prettier-ignore

export const CITIES: Record<string, readonly [x: number, y: number]> = {
  "Atlanta": [87.1, 52.4],
  "Boston": [110.1, 23.7],
  "Calgary": [29.8, 4],
  "Charleston": [97.5, 53.3],
  "Chicago": [78, 30.8],
  "Dallas": [59.4, 56.4],
  "Denver": [42.7, 36.7],
  "Duluth": [68.5, 18.1],
  "El Paso": [37.2, 57.8],
  "Helena": [31.5, 16.3],
  "Houston": [62.6, 64.6],
  "Kansas City": [64.1, 39.2],
  "Las Vegas": [20.1, 43],
  "Los Angeles": [12.2, 47.1],
  "Miami": [99.9, 72.1],
  "Montreal": [103.4, 16.8],
  "Nashville": [81.1, 46.2],
  "New Orleans": [75, 63.6],
  "New York": [105.6, 29.7],
  "Omaha": [61.2, 33.2],
  "Phoenix": [25.2, 51.7],
  "Pittsburgh": [93.8, 32.9],
  "Portland": [11.2, 14.7],
  "Raleigh": [98.9, 44.8],
  "Saint Louis": [73.4, 40.2],
  "Salt Lake City": [29, 31.8],
  "San Francisco": [6, 35],
  "Santa Fe": [39.7, 47.4],
  "Sault St. Marie": [83, 17.7],
  "Seattle": [13.5, 9.4],
  "Toronto": [93.4, 23.8],
  "Vancouver": [13.3, 4.6],
  "Washington": [100.6, 35.8],
  "Winnipeg": [59.3, 9.9],
};
