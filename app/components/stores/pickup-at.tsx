import { FormattedMessage } from "react-intl";
import type { Shop } from "#app/domain/stores/shop.ts";

/** 'Pickup at {shop}', or 'Pickup' while the shop's name is not known. */
export const PickupAt = ({ shop }: { shop: Pick<Shop, "name"> | undefined }) =>
  shop ? (
    <FormattedMessage id="pickup.at" defaultMessage="Pickup at {shop}" values={{ shop: shop.name }} />
  ) : (
    <FormattedMessage id="pickup.plain" defaultMessage="Pickup" />
  );
