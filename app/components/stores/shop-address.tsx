import { placeLine } from "#app/domain/address/place-line.ts";
import { FormattedMessage, useIntl } from "react-intl";
import { SmartLink } from "#app/components/ui/smart-link.tsx";
import { countryName } from "#app/domain/address/country-name.ts";
import { directionsLink } from "#app/domain/stores/directions.ts";
import type { Shop } from "#app/domain/stores/shop.ts";

/** Street, city, state, postal code, country and telephone of a shop. */
export const ShopAddress = ({ shop }: { shop: Shop }) => {
  const { locale } = useIntl();
  return (
    <address>
      {shop.street.map((line) => (
        <span key={line}>{line}</span>
      ))}
      <span>{placeLine(shop)}</span>
      <span>{countryName(shop.countryCode, locale)}</span>
      {shop.phone && (
        <span>
          <a href={`tel:${shop.phone.replace(/[^+\d]/g, "")}`}>{shop.phone}</a>
        </span>
      )}
    </address>
  );
};

/** The way to a shop, on a map. */
export const DirectionsLink = ({ shop, className }: { shop: Shop; className: string }) => (
  <SmartLink className={className} href={directionsLink(shop)}>
    <FormattedMessage id="shops.directions" defaultMessage="Directions" />
    <span className="vh">{` ${shop.name}`}</span>
  </SmartLink>
);
