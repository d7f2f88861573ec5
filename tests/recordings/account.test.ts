import { playJourney } from "./play-journey.ts";
import { account } from "./walks/account.ts";

const played = playJourney(account);

describe("a customer's account, with nothing but recorded answers", () => {
  it("a wrong password is refused in the login service's own words", () => {
    expect(played().wrong).toMatchObject({ status: 401, body: { status_code: "401", error: "invalid_client" } });
  });

  it("a session is a customer's, is renewed, and ends as a guest's", () => {
    const { session, renewed, gone } = played();
    expect(session).toMatchObject({ status: 200, body: { registered: true } });
    expect(renewed.body["customerId"]).toBe(session.body["customerId"]);
    expect(gone).toMatchObject({ status: 200, body: { registered: false } });
    expect(gone.body["customerId"]).not.toBe(session.body["customerId"]);
  });

  it("the profile is read and changed", () => {
    const { profile, renamed } = played();
    expect(profile.body).toMatchObject({ authType: "registered", firstName: "Nora", email: "nora@example.test" });
    expect(renamed).toMatchObject({ status: 200, body: { gender: 2 } });
  });

  it("an address is added, preferred and taken out", () => {
    const { added, changed, removed } = played();
    expect(added.body).toMatchObject({ addressId: "cabin", preferred: false, city: "Reno" });
    expect(changed.body).toMatchObject({ addressId: "cabin", preferred: true });
    expect(removed).toEqual({ status: 204, body: {} });
  });

  it("orders come in pages, and one of nobody is not found", () => {
    const { orders, order, nobodys } = played();
    expect(orders.body).toMatchObject({ limit: 2, total: expect.any(Number) });
    expect((orders.body["data"] as unknown[]).length).toBe(2);
    expect(order.status).toBe(200);
    expect(order.body["orderNo"]).toBe((orders.body["data"] as { orderNo: string }[])[0]?.orderNo);
    expect(nobodys).toMatchObject({ status: 404, body: { type: expect.stringMatching(/order-not-found$/) } });
  });

  it("a product is wished for, and not any more", () => {
    const { wished, unwished, listRemoved } = played();
    expect(wished.body).toMatchObject({ productId: "481101", type: "product", quantity: 1 });
    expect([unwished.status, listRemoved.status]).toEqual([204, 204]);
  });

  it("preferences, people, devices and subscriptions are read", () => {
    const { consents, recipients, devices, subscriptions } = played();
    expect((consents.body["data"] as { subscriptionId: string }[])[0]?.subscriptionId).toBe("offers-updates");
    expect(recipients.body).toMatchObject({ today: "2026-11-23", total: expect.any(Number) });
    expect(devices.body["data"]).toEqual(expect.arrayContaining([expect.objectContaining({ current: true })]));
    expect(subscriptions.body).toMatchObject({ total: expect.any(Number), data: expect.any(Array) });
  });

  it("the platform's own session is opened", () => {
    expect(played().bridge).toEqual({ status: 204, body: {} });
  });
});
