import type { Rule } from "./rule.ts";

/** Stock: the rules 3.3. */
export const inventoryRules: readonly Rule[] = [
  {
    id: "3.3.1",
    says: "Available to sell is allocation and what may be ordered ahead, less what is sold or promised.",
    source: "documented",
  },
  { id: "3.3.3", says: "A product without a record is in stock when its list says so.", source: "documented" },
  {
    id: "3.3.5",
    says: "In stock is what the stock level covers; what is only ordered ahead is orderable, not in stock.",
    source: "documented",
  },
  {
    id: "3.3.6",
    says: "A quantity is split into in stock, preorder, backorder and not available.",
    source: "documented",
  },
  { id: "3.3.7", says: "A bundle is as scarce as its scarcest part.", source: "documented" },
  { id: "3.3.10", says: "Stock set aside for a basket is nobody else's for ten minutes.", source: "documented" },
  { id: "3.3.11", says: "What was set aside is given back with the basket.", source: "documented" },
  { id: "3.3.12", says: "Orders made at once never take more than there is.", source: "documented" },
  {
    id: "3.3.15",
    says: "Lines that take the same product from the same list are counted together.",
    source: "judgement",
  },
  { id: "3.3.2", says: "The stock level is allocation less turnover.", source: "documented" },
  {
    id: "3.3.4",
    says: "Without an allocation the perpetual flag says whether a product is in stock.",
    source: "documented",
  },
  {
    id: "3.3.8",
    says: "Each shop has a list of its own; lines picked up there are held against it.",
    source: "documented",
  },
  { id: "3.3.9", says: "Making an order takes its stock.", source: "documented" },
  {
    id: "3.3.13",
    says: "On order grows when an order is made and turns into turnover when it is exported.",
    source: "documented",
  },
  { id: "3.3.16", says: "One order holds no more of a product than its quantity limit.", source: "judgement" },
  {
    id: "3.3.19",
    says: "What is offline, or asked of a shop that has no list, can be neither in stock nor ordered.",
    source: "documented",
  },
  { id: "3.3.20", says: "An order that fails or is cancelled gives its stock back, once.", source: "documented" },
  { id: "3.3.17", says: "A product that ships until a day is not sold after it.", source: "judgement" },
];
