import type { PageDesign } from "#sandbox/core/columns/page-design.ts";
import { Fault } from "#sandbox/core/fault.ts";

/** The most characters `aspectAttributes` and `parameters` may have. */
export const MAX_ATTRIBUTES_LENGTH = 256;

const tooLong = (name: string) =>
  new Fault(400, "bad-request", `'${name}' must not contain more than ${MAX_ATTRIBUTES_LENGTH} characters.`, {
    parameter: name,
  });

/** Refuses free parameters of more than 256 characters. @throws Fault 400 `bad-request`. */
export const checkParameters = (query: URLSearchParams): void => {
  if ((query.get("parameters") ?? "").length > MAX_ATTRIBUTES_LENGTH) throw tooLong("parameters");
};

/**
 * What the caller hands to the page, by attribute. @throws Fault 400 for too much of it or for what is no JSON object.
 */
export const aspectAttributesOf = (query: URLSearchParams): Record<string, unknown> => {
  const text = query.get("aspectAttributes");
  if (text === null || text === "") return {};
  if (text.length > MAX_ATTRIBUTES_LENGTH) throw tooLong("aspectAttributes");
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === "object" && value !== null && !Array.isArray(value)) return value as Record<string, unknown>;
  } catch {
    // Told below, together with JSON that is no object.
  }
  throw new Fault(400, "aspect-attribute-invalid", "The aspect attributes are not a JSON object.", {
    parameter: "aspectAttributes",
  });
};

/** Holds what was handed over against what the page declares. @throws Fault 400 `aspect-attribute-invalid`. */
export const checkAspectAttributes = (
  definitions: NonNullable<PageDesign["aspectAttributes"]>,
  given: Readonly<Record<string, unknown>>,
): void => {
  for (const definition of definitions) {
    const value = given[definition.id];
    const isMissing = value === undefined || value === null;
    if (isMissing ? !definition.required : typeof value === definition.type) continue;
    throw new Fault(
      400,
      "aspect-attribute-invalid",
      `Aspect attribute value ${JSON.stringify(value ?? null)} does not fulfill its respective definition ${JSON.stringify(definition)}`,
    );
  }
};
