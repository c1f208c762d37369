/** Where the card comes from that was reached for last, so that it is seen to go to the hand from there. */
export const origin = $state({ place: "stock" });
