import { playJourney } from "./play-journey.ts";
import { contact } from "./walks/contact.ts";

const played = playJourney(contact);

describe("a message to customer service, with nothing but recorded answers", () => {
  it("goes to the service desk as its own form would send it", () => {
    expect(played().sent).toEqual({ status: 200, body: { success: true } });
  });

  it("is not sent without a word", () => {
    expect(played().empty).toMatchObject({ status: 400, body: { detail: "'description' is required." } });
  });
});
