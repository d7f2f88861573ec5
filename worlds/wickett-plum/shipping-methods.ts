import type { ShippingMethod } from "#sandbox/platform/shipping/shipping-method.ts";

/** A way to ship, with what a cold pack costs in it by currency; one that is not named is included in the price. */
type WorldMethod = ShippingMethod & { coldPackCents: Readonly<Record<string, number>> };

/** Cost by merchandise total in cents: `[from, cost]`. */
const costs = (table: Record<string, [from: number, cost: number][]>): ShippingMethod["costs"] =>
  Object.entries(table).flatMap(([currency, steps]) =>
    steps.map(([fromTotalCents, costCents]) => ({ currency, fromTotalCents, costCents })),
  );

/** What heavy parcels cost on top: `[from grams, cost]` in each of these zones. */
const heavy = (
  zones: string,
  table: Record<string, [fromGrams: number, cost: number][]>,
): ShippingMethod["weightCosts"] =>
  Object.entries(table).flatMap(([currency, steps]) =>
    zones
      .split(" ")
      .flatMap((zone) => steps.map(([fromGrams, costCents]) => ({ currency, zone, fromGrams, costCents }))),
  );

/** The paper gift card travels free: "postage is on us". */
const freePostage: ShippingMethod["productCosts"] = [
  { goods: { productIds: ["489101"] }, kind: "fixed", amountCents: { USD: 0, CAD: 0 } },
];

const plain = {
  online: true,
  isDefault: false,
  isPickup: false,
  isEmail: false,
  excludedRegions: [],
  onlyRegions: [],
  shipsToPostBoxes: false,
  customerGroups: [],
  excludedGoods: {},
  productCosts: [],
  transitDays: {},
  deliversOnSaturday: false,
  coldPackCents: {},
  weightCosts: [],
};

const farStates = ["AK", "HI"];
const territories = ["PR", "VI", "GU", "AS", "MP"];
const forces = ["AA", "AE", "AP"];
const notByRoad = [...farStates, ...territories, ...forces];

/** The same number of days to every zone of the mainland. */
const everywhere = (least: number, most = least): ShippingMethod["transitDays"] =>
  Object.fromEntries(["2", "4", "5", "6", "7", "8"].map((zone) => [zone, [least, most]]));

/** The ways goods travel, in the order they are offered, with the carrier's own service codes. */
const methods: readonly WorldMethod[] = [
  {
    ...plain,
    id: "ups-ground",
    name: "UPS Ground",
    description: "Ships the next business day by ground.",
    carrierCode: "03",
    isDefault: true,
    currencies: ["USD"],
    countries: ["US"],
    excludedRegions: notByRoad,
    estimatedArrival: "3 to 5 business days",
    productCosts: freePostage,
    transitDays: { 2: [1, 2], 4: [2, 3], 5: [3, 3], 6: [3, 4], 7: [4, 4], 8: [4, 5] },
    coldPackCents: { USD: 699 },
    weightCosts: [
      ...heavy("4 5 6", { USD: [[9000, 300]] }),
      ...heavy("7 8", {
        USD: [
          [9000, 400],
          [18000, 900],
        ],
      }),
    ],
    costs: costs({
      USD: [
        [0, 695],
        [4000, 795],
        [15000, 995],
        [30000, 1495],
      ],
    }),
  },
  {
    ...plain,
    id: "ups-three-day",
    name: "UPS 3 Day Select",
    description: "Three business days to the forty-eight adjoining states.",
    carrierCode: "12",
    currencies: ["USD"],
    countries: ["US"],
    excludedRegions: notByRoad,
    estimatedArrival: "3 business days",
    transitDays: everywhere(3),
    coldPackCents: { USD: 699 },
    costs: costs({
      USD: [
        [0, 1250],
        [4000, 1450],
        [15000, 1750],
        [30000, 2350],
      ],
    }),
  },
  {
    ...plain,
    id: "ups-second-day",
    name: "UPS Second Day, packed cold",
    description: "By air within two business days, with a cold pack for anything that melts.",
    carrierCode: "02",
    currencies: ["USD"],
    countries: ["US"],
    excludedRegions: notByRoad,
    estimatedArrival: "2 business days",
    transitDays: everywhere(2),
    costs: costs({
      USD: [
        [0, 1650],
        [4000, 1850],
        [15000, 2250],
        [30000, 2950],
      ],
    }),
  },
  {
    ...plain,
    id: "ups-next-day-saver",
    name: "UPS Next Day Air Saver",
    description: "The next business day, in the afternoon.",
    carrierCode: "13",
    currencies: ["USD"],
    countries: ["US"],
    excludedRegions: notByRoad,
    estimatedArrival: "Next business day, afternoon",
    transitDays: everywhere(1),
    coldPackCents: { USD: 699 },
    costs: costs({
      USD: [
        [0, 2595],
        [4000, 2950],
        [15000, 3595],
        [30000, 4495],
      ],
    }),
  },
  {
    ...plain,
    id: "ups-next-day",
    name: "UPS Next Day Air",
    description: "At the door the next business day when you order before noon.",
    carrierCode: "01",
    currencies: ["USD"],
    countries: ["US"],
    excludedRegions: notByRoad,
    estimatedArrival: "Next business day",
    transitDays: everywhere(1),
    coldPackCents: { USD: 699 },
    costs: costs({
      USD: [
        [0, 2895],
        [4000, 3295],
        [15000, 3995],
        [30000, 4995],
      ],
    }),
  },
  {
    ...plain,
    id: "ups-alaska-hawaii",
    name: "UPS Second Day to Alaska and Hawaii",
    description: "By air; ground would take weeks.",
    carrierCode: "02",
    currencies: ["USD"],
    countries: ["US"],
    onlyRegions: farStates,
    estimatedArrival: "2 to 4 business days",
    transitDays: { 9: [2, 3] },
    coldPackCents: { USD: 899 },
    weightCosts: heavy("9", { USD: [[4500, 900]] }),
    costs: costs({
      USD: [
        [0, 2495],
        [15000, 3295],
      ],
    }),
  },
  {
    ...plain,
    id: "postal-ground",
    name: "USPS Ground Advantage",
    description: "By mail to every address, PO boxes and islands included.",
    carrierCode: null,
    currencies: ["USD"],
    countries: ["US"],
    shipsToPostBoxes: true,
    estimatedArrival: "4 to 8 business days",
    productCosts: freePostage,
    transitDays: {
      2: [2, 3],
      4: [3, 4],
      5: [3, 4],
      6: [4, 5],
      7: [4, 5],
      8: [4, 6],
      9: [5, 8],
      10: [5, 8],
      M: [7, 14],
    },
    deliversOnSaturday: true,
    coldPackCents: { USD: 699 },
    costs: costs({
      USD: [
        [0, 795],
        [4000, 895],
        [15000, 1195],
      ],
    }),
  },
  {
    ...plain,
    id: "ups-canada-standard",
    name: "UPS Standard",
    description: "By ground to every province, duties included.",
    texts: {
      fr: {
        name: "UPS Standard",
        description: "Par voie terrestre dans toutes les provinces, droits compris.",
        estimatedArrival: "3 à 7 jours ouvrables",
      },
    },
    carrierCode: "11",
    isDefault: true,
    currencies: ["CAD", "USD"],
    countries: ["CA"],
    estimatedArrival: "3 to 7 business days",
    productCosts: freePostage,
    transitDays: { 2: [2, 3], 4: [4, 5], 5: [5, 7], 7: [7, 10], C1: [3, 5], C2: [4, 6], C3: [6, 8] },
    coldPackCents: { CAD: 799, USD: 699 },
    costs: costs({
      CAD: [
        [0, 995],
        [6000, 1195],
        [20000, 1495],
      ],
      USD: [
        [0, 1495],
        [15000, 2195],
      ],
    }),
  },
  {
    ...plain,
    id: "ups-canada-expedited",
    name: "UPS Expedited",
    description: "By air, with a cold pack for anything that melts.",
    texts: {
      fr: {
        name: "UPS Accéléré",
        description: "Par avion, avec un sachet réfrigérant pour ce qui fond.",
        estimatedArrival: "2 à 4 jours ouvrables",
      },
    },
    carrierCode: "08",
    currencies: ["CAD", "USD"],
    countries: ["CA"],
    estimatedArrival: "2 to 4 business days",
    transitDays: { 2: [1, 2], 4: [2, 3], 5: [2, 3], 7: [4, 5], C1: [2, 3], C2: [3, 3], C3: [3, 4] },
    costs: costs({
      CAD: [
        [0, 2195],
        [6000, 2495],
        [20000, 2995],
      ],
      USD: [
        [0, 2695],
        [15000, 3495],
      ],
    }),
  },
  {
    ...plain,
    id: "ups-canada-saver",
    name: "UPS Express Saver",
    description: "The fastest way across the border or the country.",
    texts: {
      fr: {
        name: "UPS Express Économique",
        description: "La façon la plus rapide de traverser la frontière ou le pays.",
        estimatedArrival: "1 à 2 jours ouvrables",
      },
    },
    carrierCode: "65",
    currencies: ["CAD", "USD"],
    countries: ["CA"],
    excludedRegions: ["YT", "NT", "NU"],
    estimatedArrival: "1 to 2 business days",
    transitDays: { 2: [1, 1], 4: [1, 2], 5: [1, 2], C1: [1, 2], C2: [1, 2], C3: [2, 3] },
    coldPackCents: { CAD: 799, USD: 699 },
    costs: costs({
      CAD: [
        [0, 3495],
        [6000, 3795],
        [20000, 4495],
      ],
      USD: [
        [0, 3995],
        [15000, 4895],
      ],
    }),
  },
  {
    ...plain,
    id: "shop-pickup",
    name: "Shop pickup",
    description: "Pick it up at the counter; bring your order number.",
    texts: {
      fr: {
        name: "Ramassage en boutique",
        description: "À prendre au comptoir; apportez votre numéro de commande.",
        estimatedArrival: "Aujourd’hui ou demain, pendant les heures d’ouverture",
      },
    },
    carrierCode: null,
    isPickup: true,
    currencies: ["USD", "CAD"],
    countries: ["US", "CA"],
    estimatedArrival: "Today or tomorrow, during shop hours",
    costs: costs({ USD: [[0, 0]], CAD: [[0, 0]] }),
  },
  {
    ...plain,
    id: "email-delivery",
    name: "Delivery by email",
    description: "Sent to the recipient's inbox as soon as the order is paid.",
    texts: {
      fr: {
        name: "Livraison par courriel",
        description: "Envoyé à la boîte de réception du destinataire dès que la commande est payée.",
        estimatedArrival: "En quelques minutes",
      },
    },
    carrierCode: null,
    isEmail: true,
    currencies: ["USD", "CAD"],
    countries: ["US", "CA"],
    estimatedArrival: "Within minutes",
    costs: costs({ USD: [[0, 0]], CAD: [[0, 0]] }),
  },
];

/** The ways goods travel, in the order they are offered. */
export const shippingMethods: readonly ShippingMethod[] = methods.map(
  ({ coldPackCents: _pack, ...method }): ShippingMethod => method,
);

/** What a cold pack costs by method and currency, whole cents; one that is not named is included in the price. */
export const coldPackCents: Readonly<Record<string, Readonly<Record<string, number>>>> = Object.fromEntries(
  methods.map(({ id, coldPackCents: cents }) => [id, cents]),
);
