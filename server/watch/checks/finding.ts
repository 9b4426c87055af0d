/**
 * What a check found, as one line for the owner. `wrong`: has to be put right, and the text says how.
 * `note`: good to know, or could not be checked.
 */
export type Finding = { about: string; state: "good" | "note" | "wrong"; text: string };

const finding = (state: Finding["state"]) => (about: string, text: string) => ({
  about,
  state,
  text,
});

export const good = finding("good");
export const note = finding("note");
export const wrong = finding("wrong");
