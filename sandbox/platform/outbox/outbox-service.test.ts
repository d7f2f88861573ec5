import { frozenClock } from "#sandbox/core/clock.ts";
import type { Database } from "#sandbox/core/database/connection.ts";
import { resetWorld } from "#sandbox/core/database/reset.ts";
import { createTestDatabase } from "#sandbox/core/database/test-database.ts";
import { createOutboxRepository } from "./outbox-repository.ts";
import type { NewOutboxMessage } from "./outbox-message.ts";
import { createOutboxService, type OutboxService } from "./outbox-service.ts";
import { wickettPlum } from "#worlds/wickett-plum/world.ts";

const letter = (changes: Partial<NewOutboxMessage> = {}): NewOutboxMessage => ({
  kind: "mail",
  to: "June@Example.test",
  subject: "Hello",
  text: "Your code is 123456.",
  siteId: "WickettPlumUS",
  about: "greeting",
  ...changes,
});

describe("the outbox", () => {
  const clock = frozenClock(new Date("2026-11-20T10:00:00Z"));
  let database: Database;
  let outbox: OutboxService;
  beforeAll(async () => {
    database = await createTestDatabase("world");
    outbox = createOutboxService(createOutboxRepository(database), clock);
  }, 120_000);
  afterAll(() => database.close());
  beforeEach(() => outbox.clear());

  test("what is sent can be found, codes and all, under the address however it is typed", async () => {
    const sent = await outbox.send(letter({ html: "<p>Hello</p>" }));
    expect(await outbox.find(sent.id)).toEqual({
      id: sent.id,
      kind: "mail",
      to: "june@example.test",
      subject: "Hello",
      text: "Your code is 123456.",
      html: "<p>Hello</p>",
      headers: null,
      siteId: "WickettPlumUS",
      about: "greeting",
      sentAt: clock.now(),
    });
    expect((await outbox.list({ to: "JUNE@example.test" })).total).toBe(1);
    expect((await outbox.list({ to: "noel@example.test" })).total).toBe(0);
    expect(await outbox.find("nothing")).toBeUndefined();
  });

  test("the newest comes first, page by page, even of one moment", async () => {
    for (const subject of ["1", "2", "3", "4", "5"]) await outbox.send(letter({ subject }));
    const page = async (offset: number) =>
      (await outbox.list({ limit: 2, offset })).messages.map(({ subject }) => subject);
    expect([await page(0), await page(2), await page(4), await page(6)]).toEqual([["5", "4"], ["3", "2"], ["1"], []]);
    expect((await outbox.list({ limit: 2 })).total).toBe(5);
  });

  test("a page has one message at least and 200 at most, and begins at nought", async () => {
    for (let index = 0; index < 203; index += 1) await outbox.send(letter());
    expect((await outbox.list({ limit: 5000, offset: -3 })).messages).toHaveLength(200);
    expect((await outbox.list({ limit: 0 })).messages).toHaveLength(1);
    expect((await outbox.list()).messages).toHaveLength(25);
  });

  test("messages are told apart by what occasioned them", async () => {
    await outbox.send(letter({ about: "password-reset" }));
    await outbox.send(letter({ kind: "sms", to: "+14155550123", about: "login-code" }));
    const { total, messages } = await outbox.list({ about: "login-code" });
    expect([total, messages[0]?.kind, messages[0]?.html]).toEqual([1, "sms", null]);
  });

  test("an operation that fails has sent nothing", async () => {
    const failing = database.transaction(async () => {
      await outbox.send(letter());
      throw new Error("no");
    });
    await expect(failing).rejects.toThrow("no");
    expect((await outbox.list()).total).toBe(0);
  });

  test("a reset empties it", async () => {
    await outbox.send(letter());
    await resetWorld(database, wickettPlum);
    expect((await outbox.list()).total).toBe(0);
  });
});
