import { defineMessages, useIntl } from "react-intl";
import type { Basket } from "#app/commerce-api/baskets.ts";
import { shopperMessage } from "#app/commerce-api/commerce-api-error.ts";
import { taxName } from "#app/components/basket/tax-words.tsx";
import { arrivalText, lateText } from "#app/components/delivery/arrival-text.ts";
import { useShopperWords } from "#app/components/ui/shopper-words.tsx";
import { useCommerceApi } from "#app/contexts/commerce-api-provider.tsx";
import { useSite } from "#app/contexts/site-context.tsx";
import { promiseOf } from "#app/domain/basket/arrival-promise.ts";
import { DEFAULT_SHIPMENT_ID } from "#app/domain/basket/basket-document.ts";
import { type ExpressContact, type ExpressQuote, expressSums } from "#app/domain/checkout/express.ts";
import { chooseShippingMethod, type OfferedShippingMethod } from "#app/domain/checkout/shipping-method-choice.ts";
import { createOrder, noteOrder, refusalOf } from "#app/hooks/checkout/create-order.ts";
import { ExpressRefusal, type ExpressShop } from "#app/integrations/express-shop.ts";

const words = defineMessages({
  goods: { id: "express.goods", defaultMessage: "Items" },
  shipping: { id: "express.shipping", defaultMessage: "Shipping" },
  unserved: { id: "express.unserved", defaultMessage: "We can’t deliver these items to this address." },
});

const addressOf = ({ email: _email, ...address }: ExpressContact) => address;

/**
 * What the shop answers while a wallet's sheet is open: it prices a bag for the place and the way to ship that are
 * chosen there, by the backend's own rules of heat, days and restrictions, and orders it in the end.
 */
export const useExpressShop = () => {
  const intl = useIntl();
  const inWords = useShopperWords();
  const { baskets, orders, payments } = useCommerceApi();
  const { country, currency, name: label } = useSite();

  /** `open` gives the id of the bag to be bought, once. */
  return (
    methodId: string,
    { provisional, open }: { provisional: number; open: () => Promise<string> },
  ): ExpressShop => {
    let basketId = "";
    let offered: readonly OfferedShippingMethod[] = [];
    let labels: Record<string, string> = {};

    const detailOf = (method: OfferedShippingMethod): string => {
      const promise = promiseOf(method);
      if (!promise) return "";
      const said = { days: arrivalText(intl, promise), why: lateText(intl, promise) };
      return intl.formatMessage({ id: "express.arrives", defaultMessage: "Arrives {days} {why}" }, said).trim();
    };

    const quote = (basket: Basket, chosenId: string): ExpressQuote => {
      const options = offered.map((method) => ({
        id: method.id,
        label: method.name ?? method.id,
        detail: detailOf(method),
        amount: method.price ?? 0,
      }));
      labels = Object.fromEntries(
        options.map(({ id, label: way, detail }) => [id, [way, detail].filter(Boolean).join(", ")]),
      );
      return { ...expressSums(basket), chosenId, options };
    };

    return {
      label,
      country,
      currency,
      provisional,
      words: {
        goods: intl.formatMessage(words.goods),
        shipping: intl.formatMessage(words.shipping),
        tax: intl.formatMessage(taxName(country)),
      },
      begin: async () => {
        basketId = await open();
      },
      quoteFor: async (place) => {
        const before = await baskets
          .setShippingAddress(basketId, DEFAULT_SHIPMENT_ID, { ...place })
          .catch((cause: unknown) => {
            throw new ExpressRefusal(intl.formatMessage(words.unserved), { cause });
          });
        const { applicableShippingMethods = [] } = await baskets.shippingMethods(basketId, DEFAULT_SHIPMENT_ID);
        offered = applicableShippingMethods as OfferedShippingMethod[];
        const kept = before.shipments?.find(({ shipmentId }) => shipmentId === DEFAULT_SHIPMENT_ID)?.shippingMethod?.id;
        const chosen = chooseShippingMethod(offered, kept);
        if (chosen === undefined) throw new ExpressRefusal(intl.formatMessage(words.unserved));
        return quote(await baskets.setShippingMethod(basketId, DEFAULT_SHIPMENT_ID, chosen), chosen);
      },
      quoteWith: async (id) => quote(await baskets.setShippingMethod(basketId, DEFAULT_SHIPMENT_ID, id), id),
      buy: async ({ token, contact, billing = contact }) => {
        await baskets.setEmail(basketId, contact.email);
        await baskets.setShippingAddress(basketId, DEFAULT_SHIPMENT_ID, addressOf(contact));
        await baskets.setBillingAddress(basketId, addressOf(billing));
        await payments.addWallet({ basketId, paymentMethodId: methodId, token });
        const order = await createOrder(orders, basketId);
        const refused = refusalOf(order);
        if (refused !== null) throw new Error(inWords(refused));
        return noteOrder(order);
      },
      merchant: () => payments.applePaySession(),
      paypal: {
        order: () => payments.paypalOrder(basketId, { isExpress: true }),
        update: (orderId) => payments.updatePaypalOrder(basketId, orderId, labels),
        contact: (orderId) => payments.paypalContact(basketId, orderId),
      },
      wordsOf: (error) =>
        error instanceof ExpressRefusal || (error instanceof Error && error.constructor === Error)
          ? error.message
          : inWords(shopperMessage(error)),
    };
  };
};
