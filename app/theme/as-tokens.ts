/** A tree whose leaves are wrapped as Chakra's token engine reads them, with the names it had. */
type TokensOf<Tree> = {
  [Name in keyof Tree]: Tree[Name] extends string | number ? { value: Tree[Name] } : TokensOf<Tree[Name]>;
};

/** A tree of plain values in the form that Chakra's token engine reads. */
export const asTokens = <Tree extends object>(tree: Tree): TokensOf<Tree> =>
  Object.fromEntries(
    Object.entries(tree).map(([name, value]: [string, unknown]) => [
      name,
      typeof value === "object" && value !== null ? asTokens(value) : { value },
    ]),
  ) as TokensOf<Tree>;
