import { frozenClock } from "#sandbox/core/clock.ts";
import type { Database } from "#sandbox/core/database/connection.ts";
import { orders } from "#sandbox/platform/orders/order-tables.ts";
import { createTestDatabase } from "#sandbox/core/database/test-database.ts";
import { createCustomerGroupRepository } from "./customer-group-repository.ts";
import { createCustomerGroupService } from "./customer-group-service.ts";
import { createCustomerRepository } from "./customer-repository.ts";

describe("the groups of a shopper", () => {
  let database: Database;
  beforeAll(async () => {
    database = await createTestDatabase("world");
  }, 120_000);
  afterAll(() => database.close());

  const serviceWith = (context: Record<string, unknown> = {}) =>
    createCustomerGroupService(
      createCustomerGroupRepository(database),
      () => context,
      frozenClock(new Date("2026-11-21T12:00:00Z")),
    );
  const idOf = async (login: string) => (await createCustomerRepository(database).findByLogin(login))?.id ?? "";

  test("a guest has those of everybody and those the context names, without being looked up", async () => {
    const guest = { registered: false };
    expect(await serviceWith().groupsOf("", guest)).toEqual(["Everyone", "Unregistered"]);
    expect(await serviceWith({ customerGroupIds: ["Business"] }).groupsOf("", guest)).toContain("Business");
    expect(await serviceWith().groupsOf("", { ...guest, basketPieces: 100 })).toContain("BulkBuyers");
  });

  test("a customer has those put in by hand, and none twice", async () => {
    const buyer = await idOf("buyer@example.test");
    const named = { customerGroupIds: ["Business", "Everyone"] };
    expect(await serviceWith(named).groupsOf(buyer)).toEqual(["Everyone", "Registered", "Business"]);
  });

  test("orders count unless they failed or were cancelled", async () => {
    const customerId = await idOf("noel@example.test");
    const placedAt = new Date("2026-01-01T00:00:00Z");
    const add = (orderNo: string, status: (typeof orders.$inferInsert)["status"], cents: number) =>
      database.sql.insert(orders).values({
        orderNo,
        basketId: orderNo,
        siteId: "WickettPlumUS",
        customerId,
        registered: true,
        status,
        exportStatus: "not_exported",
        paymentStatus: "paid",
        viewCode: "x",
        currency: "USD",
        email: "noel@example.test",
        billingAddress: {},
        adjustments: [],
        totals: {},
        orderTotalCents: cents,
        attributes: {},
        createdAt: placedAt,
        modifiedAt: placedAt,
      });
    await add("g1", "new", 200_00);
    await add("g2", "open", 250_00);
    await add("g3", "failed", 900_00);
    await add("g4", "cancelled", 900_00);
    expect(await serviceWith().groupsOf(customerId)).toEqual(["Everyone", "Registered"]);
    await add("g5", "new", 50_00);
    expect(await serviceWith().groupsOf(customerId)).toEqual(["Everyone", "Registered", "BigSpenders", "Regulars"]);
  });

  test("an id without an account is a guest's", async () => {
    expect(await serviceWith().groupsOf("nobody")).toEqual(["Everyone", "Unregistered"]);
  });
});
