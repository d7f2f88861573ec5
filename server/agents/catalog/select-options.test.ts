import { withSelection } from "./select-options.ts";
import type { AgentProduct } from "./show-product.ts";

const variant = (size: string, wrap: string, available = true) => ({
  id: `${size}-${wrap}`,
  sku: `${size}-${wrap}`,
  title: "Box",
  description: { plain: "Box" },
  price: { amount: 1400, currency: "USD" },
  availability: { available, status: available ? "in_stock" : "out_of_stock" },
  options: [
    { name: "Size", label: size },
    { name: "Wrap", label: wrap },
  ],
});

const product: AgentProduct = {
  id: "box",
  title: "Box",
  options: [
    { name: "Size", values: [{ label: "8 oz" }, { label: "16 oz" }] },
    { name: "Wrap", values: [{ label: "Plain" }, { label: "Bow" }] },
  ],
  variants: [variant("8 oz", "Plain"), variant("16 oz", "Plain", false), variant("8 oz", "Bow")],
};

test("nothing selected is the first variant's own", () => {
  const { selected, variants } = withSelection(product, {});
  expect([selected, variants.map(({ id }) => id)]).toEqual([
    [
      { name: "Size", label: "8 oz" },
      { name: "Wrap", label: "Plain" },
    ],
    ["8 oz-Plain"],
  ]);
});

test("each value says whether it exists and can be bought beside the rest", () => {
  const { options } = withSelection(product, { selected: [{ name: "Wrap", label: "Bow" }] });
  expect(options).toEqual([
    {
      name: "Size",
      values: [
        { label: "8 oz", exists: true, available: true },
        { label: "16 oz", exists: false, available: false },
      ],
    },
    {
      name: "Wrap",
      values: [
        { label: "Plain", exists: true, available: true },
        { label: "Bow", exists: true, available: true },
      ],
    },
  ]);
});

test("a selection that no variant has loses what is preferred least", () => {
  const selected = [
    { name: "Size", label: "16 oz" },
    { name: "Wrap", label: "Bow" },
  ];
  expect(withSelection(product, { selected, preferences: ["Size", "Wrap"] })).toMatchObject({
    selected: [{ name: "Size", label: "16 oz" }],
    variants: [{ id: "16 oz-Plain" }],
  });
  expect(withSelection(product, { selected, preferences: ["Wrap", "Size"] })).toMatchObject({
    selected: [{ name: "Wrap", label: "Bow" }],
    variants: [{ id: "8 oz-Bow" }],
  });
});

test("a variant asked for by its id comes first, whatever is selected", () => {
  const { variants } = withSelection(product, {
    variantId: "8 oz-Bow",
    selected: [{ name: "Wrap", label: "Plain" }],
  });
  expect(variants[0]?.id).toBe("8 oz-Bow");
});
