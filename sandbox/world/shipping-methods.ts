import type { ShippingMethod } from "#sandbox/shipping/shipping-method.ts";

/** Cost by merchandise total in cents: `[from, cost]`. */
const costs = (table: Record<string, [from: number, cost: number][]>): ShippingMethod["costs"] =>
  Object.entries(table).flatMap(([currency, steps]) =>
    steps.map(([fromTotalCents, costCents]) => ({ currency, fromTotalCents, costCents })),
  );

const plain = {
  online: true,
  isDefault: false,
  isPickup: false,
  excludedRegions: [],
  onlyRegions: [],
  shipsToPostBoxes: false,
  customerGroups: [],
};

const farStates = ["AK", "HI"];
const territories = ["PR", "VI", "GU", "AS", "MP"];

/** The ways goods travel, in the order they are offered, with the carrier's own service codes. */
export const shippingMethods: readonly ShippingMethod[] = [
  {
    ...plain,
    id: "ups-ground",
    name: "UPS Ground",
    description: "Packed the day after you order and carried over land.",
    carrierCode: "03",
    isDefault: true,
    currencies: ["USD"],
    countries: ["US"],
    excludedRegions: [...farStates, ...territories],
    estimatedArrival: "3 to 5 business days",
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
    id: "ups-second-day",
    name: "UPS Second Day, packed cold",
    description: "By air within two business days, with a cold pack for what melts.",
    carrierCode: "02",
    currencies: ["USD"],
    countries: ["US"],
    excludedRegions: [...farStates, ...territories],
    estimatedArrival: "2 business days",
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
    id: "ups-next-day",
    name: "UPS Next Day Air",
    description: "At the door on the next business day when ordered before noon.",
    carrierCode: "01",
    currencies: ["USD"],
    countries: ["US"],
    excludedRegions: [...farStates, ...territories],
    estimatedArrival: "Next business day",
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
    description: "By air; ground parcels would take weeks.",
    carrierCode: "02",
    currencies: ["USD"],
    countries: ["US"],
    onlyRegions: farStates,
    estimatedArrival: "2 to 4 business days",
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
    description: "By mail to every address, post office boxes and islands included.",
    carrierCode: null,
    currencies: ["USD"],
    countries: ["US"],
    shipsToPostBoxes: true,
    estimatedArrival: "4 to 8 business days",
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
    description: "Over land to every province, duties included.",
    carrierCode: "11",
    isDefault: true,
    currencies: ["CAD", "USD"],
    countries: ["CA"],
    estimatedArrival: "3 to 7 business days",
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
    description: "By air, with a cold pack for what melts.",
    carrierCode: "08",
    currencies: ["CAD", "USD"],
    countries: ["CA"],
    estimatedArrival: "2 to 4 business days",
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
    carrierCode: "65",
    currencies: ["CAD", "USD"],
    countries: ["CA"],
    excludedRegions: ["YT", "NT", "NU"],
    estimatedArrival: "1 to 2 business days",
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
    description: "Handed over at the counter; bring your order number.",
    carrierCode: null,
    isPickup: true,
    currencies: ["USD", "CAD"],
    countries: ["US", "CA"],
    estimatedArrival: "Today or tomorrow, during opening hours",
    costs: costs({ USD: [[0, 0]], CAD: [[0, 0]] }),
  },
];
