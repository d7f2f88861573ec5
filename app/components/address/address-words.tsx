import { useIntl } from "react-intl";
import type { BasketAddress } from "#app/domain/basket/basket-document.ts";
import { formatExtension } from "#app/domain/format/contact-formats.ts";
import { formatPhone } from "#app/domain/address/address-form-values.ts";
import c from "./address-words.styles.ts";

/** The name of a country in a language; its code where it has no name. */
const countryName = (code: string, locale: string): string => {
  try {
    return new Intl.DisplayNames([locale], { type: "region" }).of(code) ?? code;
  } catch {
    return code;
  }
};

/** An address as it stands on a parcel, with the phone number and its extension below. */
export function AddressWords({ address }: { address: BasketAddress | undefined }) {
  const { locale } = useIntl();
  if (!address) return null;
  const { firstName, lastName, companyName, address1, address2, city, stateCode, postalCode, countryCode, phone } =
    address;
  const extension = typeof address["c_PHONE_EXTENSION"] === "string" ? address["c_PHONE_EXTENSION"] : "";
  const lines = [
    [firstName, lastName].filter(Boolean).join(" "),
    companyName,
    [address1, address2].filter(Boolean).join(", "),
    [city, [stateCode, postalCode].filter(Boolean).join(" ")].filter(Boolean).join(", "),
    countryCode && countryCode !== "US" ? countryName(countryCode, locale) : undefined,
    phone ? [formatPhone(phone), formatExtension(extension)].join(" ").trim() : undefined,
  ].filter((line): line is string => Boolean(line));
  return (
    <address className={c.address}>
      {lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </address>
  );
}
