import { playJourney } from "./play-journey.ts";
import { subscriptions } from "./walks/subscriptions.ts";

const played = playJourney(subscriptions);

describe("subscriptions, with nothing but recorded answers", () => {
  it("what comes again is listed with its next day and charge", () => {
    expect(played().listed.body).toMatchObject({
      total: 2,
      data: [
        { status: "active", quantity: 2, nextOrderDate: expect.any(String), nextCharge: { currency: "USD" } },
        { status: "paused" },
      ],
    });
  });

  it("another quantity costs more, and is taken back", () => {
    const { changed, takenBack, tooMany } = played();
    expect(changed.body).toMatchObject({ quantity: 3, nextCharge: { amount: 29.45 }, undoableAction: "change" });
    expect(takenBack.body).toMatchObject({ quantity: 2, nextCharge: { amount: 21.95 } });
    expect(tooMany).toMatchObject({ status: 400, body: { path: "quantity" } });
  });

  it("a delivery is left out, and comes after all", () => {
    const { listed, skipped, unskipped } = played();
    const [{ nextOrderDate }] = listed.body["data"] as [{ nextOrderDate: string }];
    expect(skipped.body["skippedDates"]).toEqual([nextOrderDate]);
    expect(unskipped.body).toMatchObject({ nextOrderDate, skippedDates: [] });
  });

  it.each([
    ["paused", "paused"],
    ["resumed", "active"],
    ["cancelled", "cancelled"],
    ["back", "active"],
  ] as const)("%s is %s", (step, status) => {
    expect(played()[step].body).toMatchObject({ status });
  });

  it("what is paused is not paused again, and nobody's is not found", () => {
    expect([played().twice.status, played().nobodys.status]).toEqual([409, 404]);
  });
});
