/** Where the sentences of this game lie: those that all programs say, and those that only the page needs. */
export default {
  ...import.meta.glob<string>("../../../../src/stofa/games/partners/messages/*.ftl", { query: "?raw", import: "default" }),
  ...import.meta.glob<string>("./messages/*.ftl", { query: "?raw", import: "default" }),
};
