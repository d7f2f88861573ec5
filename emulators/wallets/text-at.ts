/** A member of a query or body as text; empty for anything else. */
export const textAt = (given: unknown, name: string): string => {
  const value = (given as Record<string, unknown> | null | undefined)?.[name];
  return typeof value === "string" ? value : "";
};
