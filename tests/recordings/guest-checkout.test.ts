import { decodeJwt } from "jose";
import { playJourney } from "./play-journey.ts";
import { guestCheckout } from "./walks/guest-checkout.ts";

const played = playJourney(guestCheckout);

describe("a guest buys, with nothing but recorded answers", () => {
  it("the session is a guest's, and its refresh token stays on the server", () => {
    const { body, status } = played().session;
    expect([status, body["registered"]]).toEqual([200, false]);
    expect(JSON.stringify(body)).not.toMatch(/refresh/i);
    expect(decodeJwt(String(body["accessToken"]))["isb"]).toContain("upn:Guest");
  });

  it("the bag counts what is in it, and what is missing is said by code", () => {
    const { added, changed, bag, coupon } = played();
    expect(added.body).toMatchObject({ productSubTotal: 40.8, productItems: [{ quantity: 2, basePrice: 20.4 }] });
    expect(changed.body).toMatchObject({ productSubTotal: 20.4, productItems: [{ quantity: 1 }] });
    expect((added.body["c_flashes"] as { type: string }[]).map(({ type }) => type)).toContain("CustomerEmailRequired");
    expect((bag.body["baskets"] as unknown[]).length).toBe(1);
    expect(coupon).toMatchObject({
      status: 400,
      body: { statusCode: "coupon_code_unknown", type: expect.stringMatching(/invalid-coupon-code$/) },
    });
  });

  it("an address has ways to ship, and their prices", () => {
    const { address, costs, methods, chosen } = played();
    expect(address.body).toMatchObject({ billingAddress: { city: "Reno", stateCode: "NV" } });
    expect(costs.body).toMatchObject({ currency: "USD", shipments: [{ shippingMethodId: "ups-ground" }] });
    expect(methods.body).toMatchObject({
      defaultShippingMethodId: "ups-ground",
      applicableShippingMethods: expect.arrayContaining([expect.objectContaining({ name: "UPS Ground", price: 6.95 })]),
    });
    expect(chosen.body).toMatchObject({ shippingTotal: 6.95, orderTotal: 27.35 });
  });

  it("ways to pay are those that this shop can show", () => {
    const { paymentMethods, openAmount } = played().payments.body as {
      paymentMethods: { id: string }[];
      openAmount: number;
    };
    expect(paymentMethods.map(({ id }) => id)).toEqual(expect.arrayContaining(["CREDIT_CARD", "GIFT_CERTIFICATE"]));
    expect(openAmount).toBe(27.35);
  });

  it("a card is known by what its signed token says", () => {
    expect(played().paid).toMatchObject({
      status: 200,
      body: { paymentInstruments: [{ paymentCard: { cardType: "Visa", maskedNumber: "************1111" } }] },
    });
  });

  it("the order is placed once, and the bag is gone", () => {
    const { order, again, seen, gone } = played();
    expect(order).toMatchObject({ status: 200, body: { status: "new", paymentStatus: "paid", orderTotal: 27.35 } });
    expect([again.body["orderNo"], seen.body["orderNo"]]).toEqual([order.body["orderNo"], order.body["orderNo"]]);
    expect(gone).toMatchObject({ status: 404, body: { type: expect.stringMatching(/basket-not-found$/) } });
  });
});
