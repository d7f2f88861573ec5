/** What a shopper can let an assistant do, by the scopes of the protocol. */
export const scopes = {
  orderRead: "dev.ucp.shopping.order:read",
  checkoutManage: "dev.ucp.shopping.checkout:manage",
} as const;

/** One of them. */
export type LinkScope = (typeof scopes)[keyof typeof scopes];

/** All of them, in the order in which they are shown. */
export const allScopes: readonly LinkScope[] = [scopes.checkoutManage, scopes.orderRead];

/** The scopes that a text names, each once; null where the shop does not know one. No text is all of them. */
export const readScopes = (text: string | null): LinkScope[] | null => {
  const named = [...new Set((text ?? "").split(" ").filter(Boolean))];
  if (named.length === 0) return [...allScopes];
  const known = allScopes.filter((scope) => named.includes(scope));
  return known.length === named.length ? known : null;
};
