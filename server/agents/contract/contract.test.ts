import { contractFaults } from "./contract.ts";

const checkout = [
  "schemas/shopping/checkout.json",
  "schemas/shopping/fulfillment.json#/$defs/dev.ucp.shopping.checkout",
];

test("a request may leave out what the business says, and must name what the protocol asks for", () => {
  const request = { line_items: [{ item: { id: "484101" }, quantity: 2 }] };
  expect(contractFaults(request, checkout, "create")).toEqual([]);
  expect(contractFaults({}, checkout, "create")).toEqual(["$ must have required property 'line_items'"]);
  expect(contractFaults({ line_items: [{ item: { id: "484101" }, quantity: 0 }] }, checkout, "create")).toEqual([
    "$.line_items.0.quantity must be >= 1",
  ]);
  expect(contractFaults({}, checkout, "complete")).toEqual(["$ must have required property 'payment'"]);
});

test("an answer must hold what a request leaves out", () => {
  const faults = contractFaults({ line_items: [] }, checkout);
  for (const name of ["ucp", "id", "status", "currency", "totals", "links"])
    expect(faults).toContain(`$ must have required property '${name}'`);
});
