import type { ApiFamily, ApiRequest, ApiRoute } from "#sandbox/core/api-route.ts";
import { Fault } from "#sandbox/core/fault.ts";
import { type AttributeDefinitions, isValueOf } from "#sandbox/organization/custom-attributes/attribute-definition.ts";
import type { CustomAttributes } from "#sandbox/organization/custom-attributes/attribute-service.ts";
import { engineAttributes } from "./custom-attributes.ts";

/** What the body of an operation is, by the end of its address below baskets and orders. */
const bodies: readonly (readonly [address: RegExp, typeId: string])[] = [
  [/^\/baskets(\/:basketId)?$/, "Basket"],
  [/^\/orders\/:orderNo$/, "Basket"],
  [/^\/baskets\/:basketId\/items(\/:itemId)?$/, "ProductLineItem"],
  [/^\/baskets\/:basketId\/shipments(\/:shipmentId)?$/, "Shipment"],
  [/^\/baskets\/.*\/(shipping|billing)-address$/, "OrderAddress"],
  [/^\/(baskets|orders)\/.*\/payment-instruments(\/:paymentInstrumentId)?$/, "OrderPaymentInstrument"],
  [/^\/baskets\/:basketId\/gift-certificate-items(\/:giftCertificateItemId)?$/, "GiftCertificateLineItem"],
];

/** What lies below a member of this name, in whatever body. */
const members: Readonly<Record<string, string>> = {
  billingAddress: "OrderAddress",
  giftCertificateItems: "GiftCertificateLineItem",
  paymentInstruments: "OrderPaymentInstrument",
  productItems: "ProductLineItem",
  shipments: "Shipment",
  shippingAddress: "OrderAddress",
  shippingItems: "ShippingLineItem",
};

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
const declaredOnly = (definitionsOf: (typeId: string) => AttributeDefinitions) => {
  const visit = (value: unknown, typeId: string | null): unknown => {
    if (Array.isArray(value)) return value.map((each) => visit(each, typeId));
    if (!isObject(value)) return value;
    const kept: Record<string, unknown> = {};
    for (const [name, each] of Object.entries(value)) {
      if (!name.startsWith("c_")) kept[name] = visit(each, members[name] ?? null);
      else if (name === "c_actions") kept[name] = visit(each, null);
      else if (typeId === null || each === undefined || engineAttributes[typeId]?.includes(name)) kept[name] = each;
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

const typeIds = [...new Set([...Object.values(members), ...bodies.map(([, typeId]) => typeId)])];

const bodyTypeOf = ({ path }: ApiRoute): string | null => bodies.find(([address]) => address.test(path))?.[1] ?? null;

/** Route tables that take, of custom attributes of baskets, orders and what is in them, those that are defined. */
export const withDeclaredAttributes = (
  families: readonly ApiFamily[],
  attributes: CustomAttributes,
): readonly ApiFamily[] =>
  families.map((family) => ({
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
          const body = declaredOnly((each) => definitions.get(each) ?? {})(request.body, typeId);
          return route.handle({ ...request, body });
        },
      };
    }),
  }));
