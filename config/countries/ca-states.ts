/** First letter of postal codes; `X` is shared and told apart by the two signs that follow. */
const provincesByLetter: Record<string, string> = {
  A: "NL",
  B: "NS",
  C: "PE",
  E: "NB",
  G: "QC",
  H: "QC",
  J: "QC",
  K: "ON",
  L: "ON",
  M: "ON",
  N: "ON",
  P: "ON",
  R: "MB",
  S: "SK",
  T: "AB",
  V: "BC",
  Y: "YT",
};

/** The province of a postal code in capitals; undefined for one that is none. */
export const stateOf = (code: string): string | undefined => {
  if (!/^[A-Z]\d[A-Z]/.test(code)) return undefined;
  if (code.startsWith("X")) return /^X0[ABC]/.test(code) ? "NU" : "NT";
  return provincesByLetter[code.slice(0, 1)];
};
