import { use, type Context } from "react";

/**
 * What the nearest provider of a context gives, which cannot be left out.
 * @param name of the provider, for whoever left it out
 * @throws Error outside of one
 */
export const useProvided = <T>(context: Context<T | null>, name: string): T => {
  const value = use(context);
  if (!value) throw new Error(`${name}Provider is missing.`);
  return value;
};
