import { eq } from "drizzle-orm";
import type { Clock } from "#sandbox/core/clock.ts";
import type { Database } from "#sandbox/core/database/connection.ts";
import { customerPaymentInstruments, customers } from "#sandbox/platform/customers/customer-tables.ts";
import { productListItems, productLists } from "#sandbox/platform/product-lists/product-list-tables.ts";
import { loginKeyOf } from "#sandbox/platform/customers/customer.ts";
import { catalogue } from "#worlds/wickett-plum/catalogue/catalogue.ts";
import { people } from "#worlds/wickett-plum/people/people.ts";
import { magicStoredCardId } from "#emulators/card/magic-cards.ts";
import { savedCards, WISHES } from "#worlds/wickett-plum/collections.ts";

/** Gives the world's collectors their wish lists and cards. */
export const seedCollections = async (database: Database, clock: Clock): Promise<void> => {
  const now = clock.now();
  const stamps = { createdAt: now, modifiedAt: now };
  const sweets = catalogue.files.flatMap((file) => file.products.map(({ id }) => id)).slice(0, WISHES);
  for (const { email } of people.filter(({ hasCollections }) => hasCollections)) {
    const [owner] = await database.sql
      .select({ id: customers.id })
      .from(customers)
      .where(eq(customers.loginKey, loginKeyOf(email)));
    if (!owner) continue;
    const listId = `wishes${owner.id.slice(0, 20)}`;
    await database.sql.insert(productLists).values({
      id: listId,
      customerId: owner.id,
      type: "wish_list",
      name: "Wishes",
      isPublic: true,
      addressIds: {},
      attributes: {},
      ...stamps,
    });
    await database.sql.insert(productListItems).values(
      sweets.map((productId, index) => ({
        id: `${listId}-${String(index).padStart(2, "0")}`,
        listId,
        type: "product" as const,
        productId,
        quantity: 1,
        purchasedQuantity: 0,
        priority: 1 + (index % 3),
        isPublic: index % 2 === 0,
        attributes: {},
        createdAt: now,
      })),
    );
    await database.sql.insert(customerPaymentInstruments).values(
      savedCards(now).map((card, index) => ({
        id: `card${index}${owner.id.slice(0, 20)}`,
        customerId: owner.id,
        methodId: "CREDIT_CARD",
        isDefault: index === 0,
        card: { ...card, holder: "Iris Holloway" },
        storedCardId: magicStoredCardId("approve"),
        attributes: {},
        ...stamps,
      })),
    );
  }
};
