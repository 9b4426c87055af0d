/** What search engines and link previews say of the page. */
export const page = {
  title: "Werkstatt",
  heading: "Die Werkstatt am Hafen",
  description:
    "Wo wir arbeiten, wer vorbeikommen darf und was an der Wand hängt: eine Seite für sich.",
};
