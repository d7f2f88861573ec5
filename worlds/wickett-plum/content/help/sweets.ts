import { block } from "../block-fields.ts";
import { type ContentItem, linkCta, media } from "../content-item.ts";
import { helpPage } from "./help-page.ts";
import { inEachCountry } from "../words.ts";

/** Pages about what is in the sweets. */
export const sweetsPages: ContentItem[] = [
  helpPage("help/kosher", {
    title: "Kosher",
    description: "Which of our sweets are kosher, who supervises them, and how to find them in any list.",
    text: `Sweets with the kosher badge are made under supervision, on lines that make nothing else that day.

## How to find them

Look for **Kosher** on a sweet’s page, or choose it under *Good to know* in any list. More than a third of the counter has it.

## Dairy or pareve

The label says which. As a rule of thumb:

| Sweets | Usually |
| --- | --- |
| Hard candy, mints, lollipops | Pareve |
| Orchard jellies and pastilles | Pareve, set with pectin |
| Dark bars without milk | Pareve, made on equipment that is cleaned after dairy; the label says so |
| Bonbons, truffles, caramels, toffee | Dairy |
| Gummies | Not kosher, since the gelatin comes from beef that is not |

## Passover

We do not make anything for Passover. The kitchen handles wheat and corn all year, and a week of scrubbing would not change that.

## Gift boxes

A gift box is kosher when every sweet inside it is. If you build a box yourself, each flavor says for itself.

## The certificate

A copy hangs in every shop, by the register. Groups that sell for us can order [a framed one](/category/order-forms); the supervising body’s name and the date are on it.`,
    more: [
      block("product-carousel", "Carousel: kosher", {
        headline: "Under supervision",
        productIds: ["480127", "481101", "484107", "487101", "482101", "486101", "484110", "480145"],
      }),
    ],
  }),
  helpPage("help/allergens", {
    title: "Allergens",
    description: "How we keep allergens apart, what our labels mean, and which sweets are the safest to choose.",
    text: inEachCountry(`Please read this page slowly, and the label of the sweet you hold once more. Recipes change; the label in your hand is always right.

Tell us once [what you keep away from](/allergens), and the shop marks what has it.

## What our words mean

- **Contains** means it is in the recipe.
- **Made where … are handled** means the same room, with cleaning between batches. Traces are possible.
- **May contain** means the same machine. Traces are likely.
- **Made where … are not handled** means another room, with its own door, tools and aprons.

## Rooms

| Room | What is made there | What never comes in |
| --- | --- | --- |
| Sugar room | Hard candy, mints, lollipops | Milk, nuts |
| Jelly room | Gummies, jellies, pastilles, beans | Milk, nuts, wheat |
| Dairy-free line | Oat truffles, coconut caramels | Milk |
| Main kitchen | Everything else | Sesame stays in a cupboard of its own, and that is all we can promise |

## Peanuts and tree nuts

If somebody may become seriously ill from traces, choose from the sugar room and the jelly room only. A chocolate without nuts in the recipe still comes from a kitchen that uses them all day. The one exception is the pumpkin seed truffle, which is rolled in a room of its own.

## Wheat and gluten

Licorice ropes are made with wheat flour. Biscuit toffee contains wheat. Sweets marked *gluten free* are tested below twenty parts per million.

## Milk

*Dairy free* means without milk in the recipe and made on the dairy-free line, in the sugar room or in the jelly room. Dark bars are a different matter: the recipe has no milk, but the machine has met some, and the label says *may contain milk*.

## Boxes

A gift box is as safe as the least safe sweet in it. If you build a box yourself, the sweets travel side by side in paper cups and touch.

## Ask a person

Call {phone}. We would much rather answer one question too many.`),
    more: [
      block("product-carousel", "Carousel: sugar room and jelly room", {
        headline: "From the sugar room and the jelly room",
        productIds: ["487101", "486101", "484107", "484101", "487110", "486104", "484110", "487125"],
      }),
      block("button", "Button: dairy free", { cta: linkCta("Everything dairy free", "/category/dairy-free") }),
    ],
  }),
  helpPage("help/ingredients", {
    title: "Ingredients",
    description: "What goes in, where it comes from, and what you will not find on our labels.",
    text: `A sweet has few ingredients, so each of them has to be good. This is the whole larder.

## Cocoa

We buy from four cooperatives and have done so for between six and nineteen years. We pay them before the harvest, which is when a grower needs money, and at a price that is agreed for three years at a time.

## Butter, cream, milk

From two dairies within a morning’s drive of the kitchen. Cultured butter for caramels, sweet butter for toffee. Cream is used on the day it comes.

## Nuts

Whole and raw. We roast on Mondays and grind while they are warm. Peanuts come from Virginia, hazelnuts from Oregon, almonds and pistachios from the Central Valley, pecans from Georgia.

## Fruit

Juice and purée, never flavoring alone. The orchard jellies are half fruit by weight.

## Color

From plants: beet, turmeric, spirulina, blackcurrant, paprika, burnt sugar. They fade in sunlight. If your pink lollipop has turned the color of tea on the windowsill, that is why.

## What sets a jelly

Pectin in jellies and pastilles; beef gelatin in gummies. The label says which.

## What you will not find

Hydrogenated fat, artificial sweeteners outside the no-sugar shelf, vanillin, titanium dioxide, or the word *flavor* without a fruit, a spice or a flower in front of it.

## Nutrition

Every sweet has a table on its own page, worked out from the recipe.`,
    more: [
      block("recipe-ingredient-banner", "Larder: three things", {
        headline: "Three things we never run out of",
        mediaArray: [
          { media: media("midnight-bar"), cta: linkCta("Cocoa, as a bar", "/category/chocolate-bars") },
          { media: media("toffee"), cta: linkCta("Butter, as toffee", "/category/toffee-brittle") },
          { media: media("orchard-jellies"), cta: linkCta("Fruit, as jellies", "/category/jellies") },
        ],
      }),
    ],
  }),
];
