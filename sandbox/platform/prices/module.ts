import type { Clock } from "#sandbox/core/clock.ts";
import type { Database } from "#sandbox/core/database/connection.ts";
import { defineModule } from "#sandbox/core/module.ts";
import type { ProductService } from "#sandbox/platform/products/product-service.ts";
import type { SourceCodeService } from "#sandbox/platform/shopper-context/source-code-service.ts";
import { createPriceExchange } from "./price-exchange-repository.ts";
import { createPriceRepository } from "./price-repository.ts";
import { createPriceService } from "./price-service.ts";

/** Price books. */
export const pricesModule = defineModule({
  services: ({
    database,
    products,
    shopperClock,
    sourceCodes,
  }: {
    database: Database;
    products: ProductService;
    shopperClock: Clock;
    sourceCodes: SourceCodeService;
  }) => ({
    prices: createPriceService(
      createPriceRepository(database),
      products,
      shopperClock,
      async (siteId) => (await sourceCodes.active(siteId))?.priceBookIds,
    ),
  }),
});

/** The door of price books for site archives. */
export const priceExchange = createPriceExchange;
export type { PriceBookRow, PriceExchange, PriceStep, PriceTable } from "./price-exchange-repository.ts";
