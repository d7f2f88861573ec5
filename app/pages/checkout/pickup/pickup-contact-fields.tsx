import { FormattedMessage } from "react-intl";
import { PhoneField } from "#app/components/fields/phone-field.tsx";
import { NameFields } from "#app/components/fields/name-fields.tsx";
import { PickupAt } from "#app/components/stores/pickup-at.tsx";
import { ShopLines } from "#app/components/stores/shop-lines.tsx";
import { PickupReadyText } from "#app/components/stores/pickup-ready-text.tsx";
import type { Shop } from "#app/domain/stores/shop.ts";
import c from "./pickup-contact-fields.styles.ts";

/** Asks who comes to the shop: first and last name and telephone (shipping-19). */
export function PickupContactFields({ shops }: { shops: readonly Shop[] }) {
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
          <PickupReadyText shop={shop} />
        </div>
      ))}
      <NameFields of="pickup" className={c.names} />
      <PhoneField name="pickup.phone" />
    </section>
  );
}
