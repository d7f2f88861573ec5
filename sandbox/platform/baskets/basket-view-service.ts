import { createResources } from "#sandbox/core/resources.ts";
import { applicableMethods, type PaymentMethod } from "#sandbox/platform/payments/payment-method.ts";
import type { CardRule } from "#sandbox/platform/payments/plain-card.ts";
import type { PaymentMethodService } from "#sandbox/platform/payments/payment-method-service.ts";
import type { Attributes, Basket } from "./basket.ts";
import { type IdleCoupon, idleCoupons } from "./idle-coupons.ts";
import { type FlashMessages, flashMessages } from "./flash-messages.ts";
import type { Flash } from "./flash.ts";
import { flashesOf, type SayFlash } from "./flashes.ts";
import { priceBasket, type PricedBasket, type Situation } from "./priced-basket.ts";
import type { SituationService } from "./situation-service.ts";

/** A basket with everything worked out and what still prevents ordering it. */
export interface BasketView extends PricedBasket {
  flashes: readonly Flash[];
  /** What the merchant's rules say of it. */
  checked: Attributes;
  /** Methods that may pay it. */
  paymentMethods: readonly PaymentMethod[];
  situation: Situation;
  /** Why coupons that have nothing to apply to have not. */
  idleCoupons: readonly IdleCoupon[];
}

/** Where who pays lives; null while nobody has said it. */
const countryOf = ({ billingAddress }: Basket): string | null =>
  typeof billingAddress?.countryCode === "string" ? billingAddress.countryCode : null;

/** How a basket is worked out. */
export interface BasketViewService {
  /** Works a basket out in the situation given. */
  viewIn: (basket: Basket, situation: Situation) => Promise<BasketView>;
  /** Works a basket out in the situation of now. */
  view: (basket: Basket) => Promise<BasketView>;
  /** Works a basket out with the prices of now and the calendar of a moment. */
  viewAt: (basket: Basket, at: Date) => Promise<BasketView>;
}

const inEnglish: FlashMessages = createResources(flashMessages);

/** Works baskets out: prices, what prevents ordering, and the methods that may pay. */
export const createBasketViewService = (
  situations: SituationService,
  paymentMethods: Pick<PaymentMethodService, "of">,
  { cards, messages = inEnglish }: { cards?: CardRule | undefined; messages?: FlashMessages | undefined } = {},
): BasketViewService => {
  const viewIn: BasketViewService["viewIn"] = async (basket, situation) => {
    const methods = await paymentMethods.of(basket.siteId);
    const priced = priceBasket(basket, situation);
    const { customerGroups, locale = null, rules = {}, preferences = {} } = situation;
    const say: SayFlash = (key, values) => messages(key, locale, values);
    const { orderTotalCents, productTotalCents } = priced.totals;
    const checked = rules.checkBasket?.(priced.items, { preferences, currency: basket.currency, locale });
    const openCents = basket.items.length === 0 ? 1 : (orderTotalCents ?? productTotalCents ?? 1);
    return {
      ...priced,
      situation,
      idleCoupons: idleCoupons(basket, situation, priced),
      checked: checked?.attributes ?? {},
      flashes: [
        ...flashesOf(priced, { methods, customerGroups, stock: situation, cards, say }),
        ...(checked?.flashes ?? []),
      ],
      paymentMethods: applicableMethods(methods, {
        openCents,
        customerGroups,
        currency: basket.currency,
        country: countryOf(basket),
      }),
    };
  };
  return {
    viewIn,
    view: async (basket) => viewIn(basket, await situations.of(basket)),
    viewAt: async (basket, at) => viewIn(basket, { ...(await situations.of(basket)), now: at }),
  };
};
