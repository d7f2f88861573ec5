import { playJourney } from "./play-journey.ts";
import { wallet } from "./walks/wallet.ts";

const played = playJourney(wallet);

describe("a customer's cards, with nothing but recorded answers", () => {
  it("a card is saved by its signed token, and the newest stands first", () => {
    const { first, second, both, visaId, mastercardId } = played();
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(both.map(({ paymentInstrumentId }) => paymentInstrumentId)).toEqual([mastercardId, visaId]);
    expect(both.map(({ paymentCard }) => paymentCard.cardType)).toEqual(["Master Card", "Visa"]);
  });

  it("one is preferred, and subscriptions are paid by the other", () => {
    const { preferred, moved, mastercardId, visaId } = played();
    expect(preferred.body).toMatchObject({ paymentInstrumentId: mastercardId, default: true });
    expect(moved.body["paymentInstruments"]).toEqual(
      expect.arrayContaining([expect.objectContaining({ paymentInstrumentId: visaId, c_useForSubscriptions: true })]),
    );
  });

  it("one is taken out, but none of nobody's", () => {
    const { nobodys, removed, one, visaId } = played();
    expect([nobodys.status, removed.status]).toEqual([404, 204]);
    expect(one.map(({ paymentInstrumentId }) => paymentInstrumentId)).toEqual([visaId]);
  });
});
