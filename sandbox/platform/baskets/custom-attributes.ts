import { Fault } from "#sandbox/core/fault.ts";
import { basketAttributePlaces } from "./attribute-places.ts";
import type { Attributes } from "./basket.ts";

const ofEngine = new Set(Object.values(basketAttributePlaces.ofEngine).flat());

/** Longest attribute, as JSON. */
const VALUE_LIMIT = 20_000;

/**
 * The custom attributes of a body; which there may be, `withDeclaredAttributes` has looked at before. @throws Fault 400
 * for one that is too long.
 */
export const attributesOf = (body: Readonly<Record<string, unknown>>): Attributes => {
  const attributes: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(body)) {
    if (!name.startsWith("c_") || value === undefined || ofEngine.has(name)) continue;
    if (JSON.stringify(value).length > VALUE_LIMIT)
      throw new Fault(400, "bad-request", `The custom property '${name}' is too long.`, { property: name });
    attributes[name] = value;
  }
  return attributes;
};
