type Id<Kind> = { kind: Kind; slug: string };

/** What a changed entry is called, and what it was until now. */
export const idsOf = <Kind>({
  kind,
  slug,
  from = slug,
}: Id<Kind> & { from?: string }): Id<Kind>[] =>
  [...new Set([slug, from])].map((it) => ({ kind, slug: it }));
