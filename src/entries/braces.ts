/** In the order in which CLDR names them. */
const plurals = ["zero", "one", "two", "few", "many", "other"] as const;

/**
 * Fills in words in braces: {people}, and {openings|one opening|# openings} by number. Such words have a form for each
 * plural that whole numbers have in the language (Intl.PluralRules), and may have one more, in front, for none.
 * @param valueOf undefined leaves the braces as they are, and so does another number of forms
 */
export const fillBraces = (
  text: string,
  language: string,
  valueOf: (name: string) => string | undefined,
): string =>
  text.replaceAll(/\{([\w:-]+)((?:\|[^{}|]*)*)\}/g, (whole, name: string, written: string) => {
    const value = valueOf(name);
    if (value === undefined || written === "") return value ?? whole;
    const count = Number(valueOf(name.split(":", 1)[0] ?? name));
    return formFor(count, written.slice(1).split("|"), language)?.replace("#", value) ?? whole;
  });

function formFor(count: number, forms: readonly string[], language: string) {
  const rules = new Intl.PluralRules(language);
  // Some categories, such as Polish "other", are of fractions only.
  const used = new Set(Array.from({ length: 200 }, (_, it) => rules.select(it)));
  const own = plurals.filter((it) => used.has(it));
  const more = forms.length - own.length;
  if (Number.isNaN(count) || more < 0 || more > 1) return undefined;
  return count < more ? forms[0] : forms[own.indexOf(rules.select(count)) + more];
}
