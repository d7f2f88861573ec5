import { articles } from "./catalogue.ts";
import { everyShop, shippingMethods, shops } from "./shop.ts";

const money = (cents: number) => (cents === 0 ? "Free" : `$${(cents / 100).toFixed(2)}`);

const rates = shippingMethods.map(
  ({ name, estimatedArrival, costs }) =>
    `| ${name} | ${estimatedArrival} | ${costs
      .map(({ fromTotalCents, costCents }) =>
        fromTotalCents === 0 ? money(costCents) : `${money(costCents)} from ${money(fromTotalCents)}`,
      )
      .join(", ")} |`,
);

const labels = [...new Map(articles.map(({ product }) => [product.id, product])).values()].map(
  ({ name, allergens }) => `| ${name} | ${allergens} |`,
);

/** Pages of help by their paths, in the order of the menu; their texts are Markdown. */
export const helpTexts: Readonly<Record<string, { title: string; text: string }>> = {
  help: {
    title: "Help",
    text: `A person answers at the counter while we are open.

- [What shipping costs](/help/shipping-rates)
- [Picking up on the wharf](/help/pickup)
- [What is in it](/help/allergens)
- [Sending something back](/help/returns)
- [Write to us](/contact-us)`,
  },
  "help/shipping-rates": {
    title: "Shipping",
    text: `Bread leaves the day after it is baked; what was smoked leaves on ice.

| Way | Arrives | Costs |
| --- | --- | --- |
${rates.join("\n")}

We ship to street addresses in the forty-eight adjoining states.`,
  },
  "help/pickup": {
    title: "Pickup",
    text: `Order by eleven and it is at the counter the same afternoon, later orders the next day we are open.

${shops.map(({ name, address1, city, postalCode, phone }) => `- **${name}**, ${address1}, ${city}, ${everyShop.stateCode} ${postalCode}, ${phone}`).join("\n")}`,
  },
  "help/allergens": {
    title: "Allergens",
    text: `Everything is made in one building where wheat, milk, eggs, fish and shellfish are handled.

| What | Its label says |
| --- | --- |
${labels.join("\n")}`,
  },
  "help/returns": {
    title: "Returns",
    text: "Food does not travel back. If something arrived spoiled or squashed, send us a picture within a week, and we send it again or refund it, whichever you like.",
  },
  "contact-us": { title: "Contact us", text: "" },
};
