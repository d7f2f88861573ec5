/** What each drawing of `prepare.mjs` shows, for those who cannot see it. */
const alts = {
  "rye-round": "A dark round loaf, scored with a cross and dusted with flour",
  "seeded-loaf": "A loaf covered with seeds",
  anadama: "A golden loaf from a tin",
  focaccia: "A flat sheet of focaccia with rosemary and flakes of salt",
  knots: "Three knots of sweet dough with pearl sugar",
  crisps: "A stack of thin rye crisps",
  salmon: "Slices of smoked salmon on a board",
  mackerel: "Two fillets of mackerel under cracked pepper",
  mussels: "An open tin of smoked mussels",
  pate: "A jar of trout pâté",
  cheddar: "A wedge of cheddar with a brown rind",
  "smoked-salt": "A jar of amber salt",
  "breakwater-box": "A wooden box tied with rope",
  wharf: "A smokehouse on a wharf at dusk, with smoke above the water",
} as const;

export type PictureName = keyof typeof alts;

/** Every picture by its name: its file and what it shows. */
export const pictures = Object.fromEntries(
  Object.entries(alts).map(([name, alt]) => [name, { file: `${name}.svg`, alt }]),
) as Record<PictureName, { file: string; alt: string }>;

/** The same, as the media service knows them. */
export const pictureFiles: Readonly<Record<string, { file: string }>> = pictures;
