/** A size of the display face: tight, balanced over its lines and without ligatures. */
const heading = (fontSize: string, lineHeight: string, letterSpacing: string) => ({
  fontFamily: "heading",
  fontWeight: "500",
  fontSize,
  lineHeight,
  letterSpacing,
  wordSpacing: "-0.08em",
  textWrap: "balance",
  fontVariantLigatures: "no-common-ligatures",
});

const body = (fontWeight: string, fontSize: string, lineHeight: string) => ({
  fontFamily: "body",
  fontWeight,
  fontSize,
  lineHeight,
});

const styles = {
  d1: heading("5xl", "0.98", "-0.018em"),
  d2: heading("4xl", "1.02", "-0.018em"),
  d3: heading("3xl", "1.08", "-0.018em"),
  d4: heading("2xl", "1.15", "-0.018em"),
  d5: heading("xl", "1.25", "-0.01em"),
  productName: heading("1.1875rem", "1.22", "-0.012em"),
  lede: body("400", "lg", "1.55"),
  body: body("400", "md", "1.6"),
  label: body("600", "0.9375rem", "1.3"),
  button: body("650", "md", "1.2"),
  sm: body("400", "sm", "1.5"),
  xs: body("400", "xs", "1.45"),
  price: body("700", "md", "1.3"),
};

export type TextStyleName = keyof typeof styles;

/** Text styles of the shop. */
export const textStyles = Object.fromEntries(Object.entries(styles).map(([name, value]) => [name, { value }]));
