import { playJourney } from "./play-journey.ts";
import { registration } from "./walks/registration.ts";

const played = playJourney(registration);
const typeEnding = (slug: string) => ({ type: expect.stringMatching(new RegExp(`/${slug}$`)) });

describe("somebody registers, with nothing but recorded answers", () => {
  it("a robot is refused, and nobody registers twice", () => {
    const { robot, made, twice } = played();
    expect(robot).toMatchObject({ status: 400, body: typeEnding("captcha-refused") });
    expect(made).toMatchObject({ status: 200, body: { authType: "registered", firstName: "Nora" } });
    expect(twice).toMatchObject({ status: 400, body: typeEnding("login-already-in-use") });
  });

  it("the new customer is logged in by a step of its own, and gets another mail on request", () => {
    const { made, session, confirmation } = played();
    expect(session.body).toMatchObject({ registered: true, customerId: made.body["customerId"] });
    expect(confirmation.status).toBe(204);
  });

  it("of two addresses one is taken out, and the other is preferred", () => {
    const { first, second, sameName, preferred, removed, book } = played();
    expect([first.body["addressId"], second.body["addressId"]]).toEqual(["home", "cabin"]);
    expect(sameName).toMatchObject({ status: 400, body: typeEnding("address-id-already-in-use") });
    expect(preferred.body).toMatchObject({ addressId: "cabin", preferred: true });
    expect(removed.status).toBe(204);
    expect(book.body["addresses"]).toEqual([expect.objectContaining({ addressId: "cabin", preferred: true })]);
  });
});
