import { FormattedMessage, useIntl } from "react-intl";
import { PhoneField } from "#app/components/fields/phone-field.tsx";
import { TextField } from "#app/components/fields/text-field.tsx";
import { PickupAt } from "#app/components/stores/pickup-at.tsx";
import { ShopLines } from "#app/components/stores/shop-lines.tsx";
import type { Shop } from "#app/domain/stores/shop.ts";
import c from "./pickup-contact-fields.styles.ts";

/** Asks who comes to the shop (specification 2, section 3: pickup first and last name and phone). */
export function PickupContactFields({ shops }: { shops: readonly Shop[] }) {
  const intl = useIntl();
  return (
    <section className={c.section} aria-labelledby="pickup-contact">
      <h2 className={c.title} id="pickup-contact">
        <FormattedMessage id="pickupContact.title" defaultMessage="Who’s picking it up?" />
      </h2>
      {shops.map((shop) => (
        <div className={c.shop} key={shop.id}>
          <b>
            <PickupAt shop={shop} />
          </b>
          <ShopLines shop={shop} className={c.address} />
        </div>
      ))}
      <div className={c.names}>
        <TextField
          name="pickup.firstName"
          autoComplete="given-name"
          label={intl.formatMessage({ id: "pickupContact.firstName", defaultMessage: "First Name" })}
        />
        <TextField
          name="pickup.lastName"
          autoComplete="family-name"
          label={intl.formatMessage({ id: "pickupContact.lastName", defaultMessage: "Last Name" })}
        />
      </div>
      <PhoneField name="pickup.phone" />
    </section>
  );
}
