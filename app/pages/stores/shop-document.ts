import { weekdays, type Shop } from "#app/domain/stores/shop.ts";

const dayNames = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];

type Span = { open: string; close: string };

/** A span that ends when it begins is a mistake and no span. */
const sound = ({ open, close }: Span): boolean => open !== close;

/**
 * A shop for search engines (schema.org `Store`): where it is, when it is open in an ordinary week, and
 * the single days that are not like their weekday.
 * @param origin public origin of the site
 * @param from the first day (`YYYY-MM-DD`) of which a holiday is told
 */
export const shopDocument = (
  shop: Shop,
  { origin, path, siteName, from }: { origin: string; path: string; siteName: string; from: string },
): Record<string, unknown> => ({
  "@context": "https://schema.org",
  "@type": "Store",
  "@id": origin + path,
  name: `${siteName}, ${shop.name}`,
  url: origin + path,
  parentOrganization: { "@type": "Organization", name: siteName, url: `${origin}/` },
  ...(shop.phone && { telephone: shop.phone }),
  address: {
    "@type": "PostalAddress",
    streetAddress: shop.street.join(", "),
    addressLocality: shop.city,
    addressRegion: shop.stateCode,
    postalCode: shop.postalCode,
    addressCountry: shop.countryCode,
  },
  ...(shop.place && { geo: { "@type": "GeoCoordinates", ...shop.place } }),
  ...(shop.hours &&
    !shop.isTemporarilyClosed && {
      openingHoursSpecification: shop.hours.flatMap(({ day, spans }) =>
        spans.filter(sound).map(({ open, close }) => ({
          "@type": "OpeningHoursSpecification",
          dayOfWeek: dayNames[weekdays.indexOf(day)],
          opens: open,
          closes: close,
        })),
      ),
      specialOpeningHoursSpecification: comingHolidays(shop, from).flatMap(({ date, spans }) =>
        (spans.length > 0 ? spans : [{ open: "00:00", close: "00:00" }]).map(({ open, close }) => ({
          "@type": "OpeningHoursSpecification",
          validFrom: date,
          validThrough: date,
          opens: open,
          closes: close,
        })),
      ),
    }),
});

/** The days from `from` (`YYYY-MM-DD`) on, at most ten, that have opening times of their own; none means closed. */
export const comingHolidays = (
  { holidayHours = {} }: Pick<Shop, "holidayHours">,
  from: string,
): { date: string; spans: Span[] }[] =>
  Object.entries(holidayHours)
    .filter(([date]) => date >= from)
    .sort(([a], [b]) => a.localeCompare(b))
    .slice(0, 10)
    .map(([date, spans]) => ({ date, spans: spans.filter(sound) }));
