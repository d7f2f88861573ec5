import type { WorldShop } from "./world-shop.ts";

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;
const POSTAL_CODE = { US: /^\d{5}$/, CA: /^[A-Z]\d[A-Z] \d[A-Z]\d$/ };

/** Fewest and most stock records of a shop that has a stock list. */
export const COUNTER_SIZES = { least: 90, most: 240 } as const;

const isTimeZone = (timeZone: string): boolean => {
  try {
    return new Intl.DateTimeFormat("en-US", { timeZone }).resolvedOptions().timeZone !== "";
  } catch {
    return false;
  }
};

/** What is wrong with one shop, as `[field, message]`. */
const faultsOf = (shop: WorldShop): [string, string][] => {
  const faults: [string, string][] = [];
  const expect = (holds: boolean, field: string, message: string) => {
    if (!holds) faults.push([field, message]);
  };
  const { id, countryCode, postalCode, phone, place, hours, holidayHours = {}, counterSize } = shop;
  expect(/^\d{4}$/.test(id), "id", `'${id}' is not a number of four digits`);
  for (const field of ["name", "address1", "city"] as const) expect(shop[field].trim() !== "", field, "is empty");
  expect(/^[A-Z]{2}$/.test(shop.stateCode), "stateCode", `'${shop.stateCode}' is not a code of two letters`);
  expect(POSTAL_CODE[countryCode].test(postalCode), "postalCode", `'${postalCode}' is no code of ${countryCode}`);
  expect(/^\d{3}-555-01\d\d$/.test(phone), "phone", `'${phone}' is not one of the numbers kept for stories, 555-01xx`);
  expect(isTimeZone(shop.timeZone), "timeZone", `'${shop.timeZone}' is not a time zone`);
  if (place) {
    expect(place.latitude > 18 && place.latitude < 72, "place", `${place.latitude} is no latitude of North America`);
    expect(place.longitude > -170 && place.longitude < -50, "place", `${place.longitude} is no longitude of it`);
  }
  for (const [day, spans] of [...Object.entries(hours ?? {}), ...Object.entries(holidayHours)])
    for (const { open, close } of spans)
      expect(TIME.test(open) && TIME.test(close), "hours", `${day}: '${open}-${close}' is no span of time`);
  for (const day of Object.keys(holidayHours))
    expect(DAY.test(day) && !Number.isNaN(Date.parse(day)), "holidayHours", `'${day}' is not a day`);
  expect(
    counterSize === 0 || (counterSize >= COUNTER_SIZES.least && counterSize <= COUNTER_SIZES.most),
    "counterSize",
    `${counterSize} is neither 0 nor between ${COUNTER_SIZES.least} and ${COUNTER_SIZES.most}`,
  );
  expect(counterSize > 0 || !shop.bopisEnabled, "bopisEnabled", "hands out orders without a stock list");
  expect(shop.sites.length > 0, "sites", "names none");
  return faults;
};

/**
 * All shops of all files when they are sound. Throws one error that lists everything wrong with them, each line naming
 * file, shop and field.
 */
export const checkShops = (files: readonly { file: string; shops: readonly WorldShop[] }[]): readonly WorldShop[] => {
  const seen = new Map<string, string>();
  const messages = files.flatMap(({ file, shops }) =>
    shops.flatMap((shop) => {
      const earlier = seen.get(shop.id);
      seen.set(shop.id, file);
      const twice: [string, string][] = earlier ? [["id", `is used in ${earlier} already`]] : [];
      return [...twice, ...faultsOf(shop)].map(([field, message]) => `${file}: shop ${shop.id}: ${field}: ${message}`);
    }),
  );
  if (messages.length > 0) throw new Error(`The shops of the world are not sound.\n${messages.join("\n")}`);
  return files.flatMap(({ shops }) => shops);
};
