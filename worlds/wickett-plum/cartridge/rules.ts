import type { Rule } from "#sandbox/rules/rule.ts";

/** What the shop's own rules and data add to those of the engine; each has a test whose title begins with its id. */
export const rules: readonly Rule[] = [
  {
    id: "3.2.9",
    says: "Canada has two price books of its own; a customer group leads to that of fundraising.",
    source: "judgement",
  },
  {
    id: "3.3.18",
    says: "A mixed box takes its sweets from stock, percent units in hundredths of a share.",
    source: "judgement",
  },
  {
    id: "3.3.21",
    says: "A mixed box is sold full: as many units as it holds, in whole steps, of no more sweets than it may have, each one made for it and handed out the way the box is.",
    source: "judgement",
  },
  { id: "3.3.14", says: "Of some products one to nine are left.", source: "judgement" },
  { id: "3.4.2", says: "Candy is taxed apart from what is made with flour, state by state.", source: "judgement" },
  {
    id: "3.4.10",
    says: "Classes tell candy, food made with flour, other food, merchandise, gift cards, shipping and exempt goods apart.",
    source: "judgement",
  },
  {
    id: "3.4.11",
    says: "Canadian sweets are outside the zero-rated groceries; provinces add what they take.",
    source: "judgement",
  },
  { id: "3.5.11", says: "What melts is cooled from 75 °F on, at the warehouse or where it goes.", source: "judgement" },
  { id: "3.5.12", says: "A cold pack comes on top of the cost, unless the method includes it.", source: "judgement" },
  {
    id: "3.5.13",
    says: "Methods that take longer than a cold pack lasts are not offered in the heat.",
    source: "judgement",
  },
  { id: "3.5.14", says: "What must stay cool leaves Monday to Wednesday only.", source: "judgement" },
  { id: "3.5.15", says: "Free shipping never covers the cold pack.", source: "judgement" },
  { id: "3.5.16", says: "A world switches the heat on.", source: "judgement" },
  {
    id: "3.5.17",
    says: "Products are labelled as sensitive to heat or friendly to warm weather.",
    source: "judgement",
  },
  { id: "3.8.12", says: "Six months of made-up sessions are the same for the same seed.", source: "judgement" },
];
