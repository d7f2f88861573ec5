import type { Database } from "#sandbox/core/database/connection.ts";
import { defineModule } from "#sandbox/core/module.ts";
import { createPaymentExchange } from "./payment-exchange-repository.ts";
import { callOverHttp, createCardProcessor, type ProcessorCall } from "./card-processor.ts";
import { type PaymentHooks, withPaymentHooks } from "./payment-hooks.ts";
import { createPaymentMethodRepository } from "./payment-method-repository.ts";
import { createPaymentMethodService } from "./payment-method-service.ts";
import { createWalletProcessor } from "./wallet-processor.ts";

/** Ways to pay, and who charges cards and wallets. */
export const paymentsModule = defineModule({
  services: (given: {
    database: Database;
    vendorsOrigin: string;
    processorCall: ProcessorCall | undefined;
    world: { cartridge?: { hooks?: PaymentHooks } };
  }) => {
    const ask = given.processorCall ?? callOverHttp(given.vendorsOrigin);
    const processor = withPaymentHooks(createCardProcessor(ask), given.world.cartridge?.hooks);
    return {
      processor,
      wallets: createWalletProcessor(ask, processor),
      paymentMethods: createPaymentMethodService(createPaymentMethodRepository(given.database)),
    };
  },
});

/** The door of ways to pay for site archives. */
export const paymentExchange = createPaymentExchange;
export type { PaymentCardRow, PaymentExchange, PaymentMethodRow } from "./payment-exchange-repository.ts";
