/** Pixels across, as `npm run pictures` makes the pictures of the projects. */
export const pictureWidths = [480, 800, 1200] as const;

/** At the head of a project's own page, for dense and very wide screens; drawn for those with further screens. */
export const headWidths = [...pictureWidths, 2000] as const;

/** Enough for a card on a dense screen; a phone would otherwise take the largest 22 times. */
export const cardWidths = [480, 800] as const;
