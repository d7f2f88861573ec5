import { useIntl } from "react-intl";
import type { BasketAddress } from "#app/domain/basket/basket-document.ts";
import { formatExtension } from "#app/domain/format/contact-formats.ts";
import { countryName } from "#app/domain/address/country-name.ts";
import { placeLine } from "#app/domain/address/place-line.ts";
import { addressForms, isCountry } from "#config/countries/countries.ts";
import { telephones } from "#config/countries/formats.ts";
import { formatPhone } from "#config/countries/north-american-phone.ts";
import c from "./address-words.styles.ts";

/** An address as it stands on a parcel, with the phone number and its extension below. */
export function AddressWords({ address }: { address: BasketAddress | undefined }) {
  const { locale } = useIntl();
  if (!address) return null;
  const { firstName, lastName, companyName, address1, address2, city, stateCode, postalCode, countryCode, phone } =
    address;
  const country = isCountry(countryCode) ? countryCode : undefined;
  const showPhone = country ? telephones[country].show : formatPhone;
  const extension = typeof address["c_PHONE_EXTENSION"] === "string" ? address["c_PHONE_EXTENSION"] : "";
  const lines = [
    [firstName, lastName].filter(Boolean).join(" "),
    companyName,
    [address1, address2].filter(Boolean).join(", "),
    placeLine({ city, stateCode, postalCode, countryCode }),
    countryCode && (country === undefined || addressForms[country].namesCountry)
      ? countryName(countryCode, locale)
      : undefined,
    phone ? [showPhone(phone), formatExtension(extension)].join(" ").trim() : undefined,
  ].filter((line): line is string => Boolean(line));
  return (
    <address className={c.address}>
      {lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </address>
  );
}
