import type { Clock } from "#sandbox/core/clock.ts";
import type { Database } from "#sandbox/core/database/connection.ts";
import { hourly } from "#sandbox/core/due-work.ts";
import { defineModule, type Foundation } from "#sandbox/core/module.ts";
import { erasing } from "#sandbox/core/database/personal-data.ts";
import { createResources, type ResourceBundleOf } from "#sandbox/core/resources.ts";
import type { CustomerPaymentInstrumentService } from "#sandbox/platform/customers/customer-payment-instrument-service.ts";
import type { CustomerService } from "#sandbox/platform/customers/customer-service.ts";
import type { GiftCertificateService } from "#sandbox/platform/gift-certificates/gift-certificate-service.ts";
import type { PaymentMethodService } from "#sandbox/platform/payments/payment-method-service.ts";
import type { CardRule } from "#sandbox/platform/payments/plain-card.ts";
import type { CurrentShopper } from "#sandbox/platform/shopper-context/current-shopper.ts";
import type { SourceCodeService } from "#sandbox/platform/shopper-context/source-code-service.ts";
import { createBasketExplanation } from "./basket-explanation-service.ts";
import { createBasketOrderService } from "./basket-order-service.ts";
import { createBasketRepository } from "./basket-repository.ts";
import type { BasketRules } from "./basket-rules.ts";
import { createBasketReservationService, type BasketReservationService } from "./basket-reservation-service.ts";
import { basketFamilies } from "./basket-routes.ts";
import { createOptionPriceService } from "./option-price-service.ts";
import { createBasketService, type BasketService } from "./basket-service.ts";
import { createBasketSessionService } from "./basket-session-service.ts";
import { baskets as basketTable } from "./basket-tables.ts";
import { createBasketTransferService, type BasketTransferService } from "./basket-transfer-service.ts";
import { flashMessages } from "./flash-messages.ts";
import { newBasketId } from "./identifiers.ts";
import { pricedBy } from "./priced-by-service.ts";
import { createSavedPaymentService } from "./saved-payment-service.ts";
import { createSituationService, type SituationSources } from "./situation-service.ts";

/** Baskets. */
export const basketsModule = defineModule({
  services: (
    given: Foundation &
      Omit<SituationSources, "sourceCodes"> & {
        shopperClock: Clock;
        currentShopper: CurrentShopper;
        sourceCodes: SourceCodeService;
        customers: CustomerService;
        paymentInstruments: CustomerPaymentInstrumentService;
        paymentMethods: PaymentMethodService;
        giftCertificates: GiftCertificateService;
        cards: CardRule;
        world: { giftCardBrand: string; cartridge?: { calculation?: BasketRules } };
        resourceBundle: ResourceBundleOf;
      },
  ) => {
    const { database, clock, inventory, promotions, sourceCodes, customers } = given;
    const repository = createBasketRepository(database);
    const reservations = createBasketReservationService({ repository, inventory, clock });
    const situations = createSituationService({
      ...given,
      clock: given.shopperClock,
      rules: given.world.cartridge?.calculation,
      localeOfCall: () => given.currentShopper.locale(),
    });
    const savedPayments = createSavedPaymentService(
      (customerId) => given.paymentInstruments.of(customerId),
      clock,
      given.world.giftCardBrand,
    );
    const baskets = createBasketService({
      ...given,
      repository,
      reservations,
      savedPayments,
      situations,
      messages: createResources(flashMessages, given.resourceBundle("basket")),
      session: createBasketSessionService({
        sourceCodes,
        couponCodesOf: () => given.currentShopper.context().couponCodes ?? [],
        promotions,
        newId: newBasketId,
      }),
      newId: newBasketId,
    });
    return {
      baskets,
      reservations,
      savedPayments,
      explainBasket: createBasketExplanation({ repository, situations, prices: given.prices }),
      basketTransfers: createBasketTransferService({
        repository,
        reservations,
        baskets,
        customers,
        promotions,
        clock,
        goodsAttributes: given.world.cartridge?.calculation?.goodsAttributes,
      }),
      orderedBaskets: createBasketOrderService({ repository, reservations, baskets, clock }),
      optionPrices: createOptionPriceService({ situations, promotions, clock }),
      pricedBy: pricedBy(given),
    };
  },
  parts: ({
    database,
    baskets,
    basketTransfers,
    reservations,
  }: {
    database: Database;
    baskets: BasketService;
    basketTransfers: BasketTransferService;
    reservations: BasketReservationService;
  }) => ({
    families: basketFamilies(baskets, basketTransfers),
    dueWork: [
      {
        name: "baskets: remove expired",
        nextDue: hourly(() => baskets.firstExpiry()),
        run: () => baskets.removeExpired(),
      },
      {
        name: "baskets: give reserved stock back",
        nextDue: () => reservations.nextEnd(),
        run: (at: Date) => reservations.releaseEnded(at),
      },
    ],
    prepare: () => baskets.removeExpired(),
    erasePerson: erasing(database, basketTable),
  }),
});
