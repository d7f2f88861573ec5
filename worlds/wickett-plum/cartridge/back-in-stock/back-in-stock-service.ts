import { randomUUID } from "node:crypto";
import type { Clock } from "#sandbox/core/clock.ts";
import type { DueWork } from "#sandbox/core/due-work.ts";
import { Fault } from "#sandbox/core/fault.ts";
import type { InventoryService } from "#sandbox/platform/inventory/inventory-service.ts";
import type { OutboxService } from "#sandbox/platform/outbox/outbox-service.ts";
import type { ProductService } from "#sandbox/platform/products/product-service.ts";
import type { BackInStockRepository, BackInStockSignup } from "./back-in-stock-repository.ts";

/** Signups for products that cannot be bought just now. */
export interface BackInStockService {
  /**
   * @throws Fault 400 for no e-mail address, 404 `product-not-found` for a product the site does not have, 429 for an
   * address that waits for too much already
   */
  signUp(signup: { siteId: string; productId: string; email: string; locale: string }): Promise<void>;
  /** Mails everybody whose product can be bought again, each once. */
  work: DueWork;
}

const MAX_EMAIL_LENGTH = 256;

/** Products one address may wait for on a site: nobody fills a stranger's mailbox. */
const MOST_WAITED_FOR = 20;

const isEmail = (text: string) => text.length <= MAX_EMAIL_LENGTH && /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text);

/** What signups are made from. */
export interface BackInStockServiceOptions {
  repository: BackInStockRepository;
  products: Pick<ProductService, "product" | "findProducts">;
  inventory: Pick<InventoryService, "records">;
  outbox: Pick<OutboxService, "send">;
  clock: Clock;
}

/** Signups, and the mails when the goods return. */
export const createBackInStockService = (options: BackInStockServiceOptions): BackInStockService => {
  const { repository, products, inventory, outbox, clock } = options;

  /** Waiting signups whose product can be bought now, with its name. */
  const returned = async (): Promise<{ signup: BackInStockSignup; name: string }[]> => {
    const waiting = await repository.waiting();
    const found: { signup: BackInStockSignup; name: string }[] = [];
    for (const siteId of new Set(waiting.map((signup) => signup.siteId))) {
      const here = waiting.filter((signup) => signup.siteId === siteId);
      const ids = [...new Set(here.map(({ productId }) => productId))];
      const stock = await inventory.records(ids, { siteId });
      for (const signup of here) {
        const [product] = await products.findProducts([signup.productId], siteId, signup.locale);
        if (!product || !stock.get(product.id)?.orderable) continue;
        const [master] = product.masterId
          ? await products.findProducts([product.masterId], siteId, signup.locale)
          : [undefined];
        // What is still to come is not sold, however much of it there is.
        if (![product, master].some((each) => each?.attributes["c_isComingSoon"] === true))
          found.push({ signup, name: product.name });
      }
    }
    return found;
  };

  return {
    signUp: async ({ siteId, productId, email, locale }) => {
      const address = email.trim().toLowerCase();
      if (!isEmail(address))
        throw new Fault(400, "invalid-email", "The query parameter 'email' is no e-mail address.", {
          parameterName: "email",
        });
      const { id } = await products.product(productId, siteId, locale);
      const earlier = (await repository.of(address)).filter((each) => each.siteId === siteId && !each.notifiedAt);
      if (earlier.length >= MOST_WAITED_FOR && !earlier.some((each) => each.productId === id))
        throw new Fault(429, "too-many-requests", "This address waits for enough products.");
      await repository.add({
        id: randomUUID(),
        siteId,
        productId: id,
        email: address,
        locale,
        createdAt: clock.now(),
        notifiedAt: null,
      });
    },

    work: {
      name: "back in stock: mail those who wait",
      nextDue: async () => ((await returned()).length > 0 ? clock.now() : undefined),
      run: async (at) => {
        const found = await returned();
        for (const { signup, name } of found)
          await outbox.send({
            kind: "mail",
            to: signup.email,
            subject: `${name} is back`,
            text: `${name} (item ${signup.productId}) is back in stock. It may not last long.`,
            siteId: signup.siteId,
            about: "back-in-stock",
          });
        if (found.length > 0)
          await repository.markNotified(
            found.map(({ signup }) => signup.id),
            at,
          );
      },
    },
  };
};
