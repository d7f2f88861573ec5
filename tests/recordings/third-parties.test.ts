import { playJourney } from "./play-journey.ts";
import { thirdParties } from "./walks/third-parties.ts";

const played = playJourney(thirdParties);
const typeEnding = (slug: string) => ({ type: expect.stringMatching(new RegExp(`/${slug}$`)) });

describe("other companies' services, with nothing but recorded answers", () => {
  it("addresses are suggested, written out and verified", () => {
    const { suggested, formatted, verified } = played();
    expect(suggested.body["result"]).toMatchObject({
      confidence: "Verified match",
      suggestions: [{ text: "12 Larkspur Lane, San Francisco CA 94110" }],
    });
    expect(formatted.body).toEqual({
      result: {
        address: {
          address_line_1: "12 Larkspur Lane",
          locality: "San Francisco",
          region: "CA",
          postal_code: "94110",
        },
      },
    });
    expect(verified.body["result"]).toMatchObject({
      validation_detail: { street_corrected: true },
      addresses_formatted: [{ address: { LINE_1: "2218 Harrison Street", LINE_5: "94110-2115" } }],
    });
  });

  it("reviews are counted, written once, and voted for", () => {
    const { reviews, written, twice, voted } = played();
    expect(reviews.body).toMatchObject({
      total: 21,
      summary: { count: 21, distribution: [{ stars: 5, count: 14 }, {}, {}, {}, {}] },
    });
    expect(written).toEqual({ status: 200, body: { hoursToPost: 24 } });
    expect(twice).toMatchObject({ status: 409, body: typeEnding("review-duplicate") });
    expect(voted.status).toBe(204);
  });

  it("wallets open for what the bag costs, and pay nothing that nobody agreed to", () => {
    const { wallets, paypal, klarna, apple, unapproved } = played();
    expect(Object.keys(wallets.body["wallets"] as object)).toEqual(expect.arrayContaining(["PayPal", "DW_APPLE_PAY"]));
    expect(paypal).toMatchObject({ status: 200, body: { orderId: expect.any(String) } });
    expect(klarna.body).toMatchObject({ clientToken: expect.any(String), categories: ["pay_over_time"] });
    expect(apple.body).toMatchObject({ displayName: "Wickett & Plum", domainName: "localhost" });
    expect(unapproved).toMatchObject({ status: 400, body: typeEnding("PaymentTransactionFailed") });
  });

  it("a form is taken from a person, and from nobody else", () => {
    const { balance, robot, late } = played();
    expect(balance).toMatchObject({ status: 200, body: { success: false, reason: "not-found" } });
    expect(robot).toMatchObject({ status: 400, body: typeEnding("captcha-refused") });
    expect(late).toMatchObject({ status: 400, body: typeEnding("captcha-expired") });
  });

  it("recommenders are known by name and recommend products", () => {
    const { recommenders, recommended } = played();
    expect(recommenders.map(({ name }) => name)).toContain("customers also love");
    expect(recommended).toMatchObject({ recommenderName: "customers also love" });
    expect(recommended?.productIds.length).toBeGreaterThan(3);
  });
});
