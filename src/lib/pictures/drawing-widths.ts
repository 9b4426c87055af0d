/** Widths in pixels in which the drawings of projects are rendered. */
export const pictureWidths = [480, 800, 1200] as const;

/** For the first picture of a project's page; 2000 exists only for projects with more screens. */
export const headWidths = [...pictureWidths, 2000] as const;

/** For cards: without this limit, phones would load the largest width 22 times. */
export const cardWidths = [480, 800] as const;
