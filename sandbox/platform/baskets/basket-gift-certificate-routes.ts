import type { ApiRoute } from "#sandbox/core/api-route.ts";
import {
  addGiftCertificate,
  changeGiftCertificate,
  giftCertificateChangeOf,
  newGiftCertificateOf,
  removeGiftCertificate,
} from "./basket-gift-certificates.ts";
import { type BasketRouting, idOf } from "./basket-request-routes.ts";

const one = "/:basketId/gift-certificate-items/:giftCertificateItemId";

/** Gift certificates to be sold with a basket. */
export const giftCertificateRoutes = ({ route, change }: BasketRouting, newId: () => string): ApiRoute[] => [
  route("addGiftCertificateItemToBasket", "post", "/:basketId/gift-certificate-items", (request) => {
    const added = newGiftCertificateOf(request.body);
    return change(request, (basket) => addGiftCertificate(basket, added, newId()));
  }),
  route("updateGiftCertificateItemInBasket", "patch", one, (request) => {
    const said = giftCertificateChangeOf(request.body);
    return change(request, (basket) => changeGiftCertificate(basket, idOf(request, "giftCertificateItemId"), said));
  }),
  route("removeGiftCertificateItemFromBasket", "delete", one, (request) =>
    change(request, (basket) => removeGiftCertificate(basket, idOf(request, "giftCertificateItemId"))),
  ),
];
