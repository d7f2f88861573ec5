import type { ApiFamily, ApiRequest, ApiRoute } from "#sandbox/core/api-route.ts";
import { Fault } from "#sandbox/core/fault.ts";
import { type AttributeDefinitions, isValueOf } from "./attribute-definition.ts";
import type { AttributePlaces } from "./attribute-places.ts";
import type { CustomAttributes } from "./attribute-service.ts";

/** An order has the attributes of the basket it was made of, beside its own. */
const kinsOf = (typeId: string): readonly string[] => (typeId === "Basket" ? ["Order", "Basket"] : [typeId]);

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const refused = (typeId: string, name: string, why: string) =>
  new Fault(400, "invalid-custom-property", `Can't write custom property '${name}' of '${typeId}'. ${why}`, {
    property: name,
    object: typeId,
  });

/**
 * One body with what a merchant's rules work out left out of it. @throws Fault 400 `invalid-custom-property` for an
 * attribute that nobody defines, and for a value it does not take (Custom Properties of the Shopper APIs).
 */
const declaredOnly = (
  { members, ofEngine }: Required<AttributePlaces>,
  definitionsOf: (typeId: string) => AttributeDefinitions,
) => {
  const visit = (value: unknown, typeId: string | null): unknown => {
    if (Array.isArray(value)) return value.map((each) => visit(each, typeId));
    if (!isObject(value)) return value;
    const kept: Record<string, unknown> = {};
    for (const [name, each] of Object.entries(value)) {
      if (!name.startsWith("c_")) kept[name] = visit(each, members[name] ?? null);
      else if (name === "c_actions") kept[name] = visit(each, null);
      else if (typeId === null || each === undefined || ofEngine[typeId]?.includes(name)) kept[name] = each;
      else {
        const definition = definitionsOf(typeId)[name];
        if (!definition) throw refused(typeId, name, "No such custom attribute is defined.");
        if (definition.isWorkedOut) continue;
        if (!isValueOf(definition, each))
          throw refused(typeId, name, `The value is invalid for the type '${definition.type}'.`);
        kept[name] = each;
      }
    }
    return kept;
  };
  return visit;
};

/** The places of several subjects as those of one. */
const together = (places: readonly AttributePlaces[]): Required<AttributePlaces> => ({
  bodies: places.flatMap(({ bodies }) => bodies),
  members: Object.assign({}, ...places.map(({ members }) => members)) as Record<string, string>,
  ofEngine: Object.assign({}, ...places.map(({ ofEngine }) => ofEngine)) as Record<string, readonly string[]>,
});

/**
 * Route tables that take, of the custom attributes of what shoppers write, those that are defined.
 * @param places where each subject takes them
 */
export const withDeclaredAttributes = (
  families: readonly ApiFamily[],
  attributes: CustomAttributes,
  places: readonly AttributePlaces[],
): readonly ApiFamily[] => {
  const all = together(places);
  const typeIds = [...new Set([...Object.values(all.members), ...all.bodies.map(([, typeId]) => typeId)])];
  const bodyTypeOf = ({ path }: ApiRoute) => all.bodies.find(([address]) => address.test(path))?.[1] ?? null;
  return families.map((family) => ({
    ...family,
    routes: family.routes.map((route) => {
      if (route.method === "get" || route.method === "delete" || route.form) return route;
      const typeId = bodyTypeOf(route);
      return {
        ...route,
        handle: async (request: ApiRequest) => {
          if (!isObject(request.body) && !Array.isArray(request.body)) return route.handle(request);
          const definitions = new Map<string, AttributeDefinitions>();
          for (const each of typeIds) definitions.set(each, await attributes.of(kinsOf(each)));
          const body = declaredOnly(all, (each) => definitions.get(each) ?? {})(request.body, typeId);
          return route.handle({ ...request, body });
        },
      };
    }),
  }));
};
