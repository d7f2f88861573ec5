import { useIntl } from "react-intl";
import { ShopLines } from "#app/components/stores/shop-lines.tsx";
import { PickupReadyText } from "#app/components/stores/pickup-ready-text.tsx";
import { formatPhone } from "#config/countries/north-american-phone.ts";
import type { BasketShipment } from "#app/domain/basket/basket-document.ts";
import { pickupContact } from "#app/domain/basket/pickup-contact.ts";
import type { Shop } from "#app/domain/stores/shop.ts";
import c from "#app/components/address/address-words.styles.ts";
import { ReviewPart } from "../review-part.tsx";

/** Where a shipment is picked up, and by whom. */
export function PickupReview({ shipment, shop }: { shipment: BasketShipment; shop: Shop | undefined }) {
  const intl = useIntl();
  const { firstName, lastName, phone } = pickupContact(shipment);
  return (
    <ReviewPart name={intl.formatMessage({ id: "review.pickup", defaultMessage: "Pickup in Shop" })} step="shipping">
      {shop && (
        <>
          <p>{shop.name}</p>
          <ShopLines shop={shop} className={c.address} />
          <p>
            <PickupReadyText shop={shop} />
          </p>
        </>
      )}
      <p>{`${firstName} ${lastName}, ${formatPhone(phone)}`}</p>
    </ReviewPart>
  );
}
