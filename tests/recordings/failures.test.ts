import { worldSites } from "#tests/world-shop.ts";
import { playJourney } from "./play-journey.ts";
import { failures } from "./walks/failures.ts";

const played = playJourney(failures);
const slugOf = ({ body }: { body: Record<string, unknown> }) => String(body["type"]).split("/").at(-1);

describe("services that fail, with nothing but recorded answers", () => {
  it("what the commerce API refuses is handed on with its status and its key", () => {
    const { broken, conflict, limited } = played().commerce;
    expect([broken, conflict, limited].map((answer) => [answer.status, slugOf(answer)])).toEqual([
      [500, "internal-server-error"],
      [409, "conflict"],
      [429, "too-many-requests"],
    ]);
  });

  it("what is no answer is a bad gateway, and what comes too late a timeout", () => {
    const { html, garbled, reset, late } = played().commerce;
    expect([html, garbled, reset, late].map((answer) => [answer.status, slugOf(answer)])).toEqual([
      [502, "bad-gateway"],
      [502, "bad-gateway"],
      [502, "bad-gateway"],
      [504, "gateway-timeout"],
    ]);
  });

  it("a token of the shop that is over is renewed unseen; a page without data fails; a closed shop says so", () => {
    const { expired, page, closed } = played().commerce;
    expect([expired.status, (expired.data["product"] as { name: string }).name]).toEqual([
      200,
      "Rolled Cocoa Truffles",
    ]);
    expect(page.status).toBe(500);
    expect([closed.status, closed.location]).toEqual([302, "/maintenance"]);
  });

  it("the login service's refusal keeps its form, and a session that cannot be renewed becomes a new one", () => {
    const { broken, over } = played().login;
    expect(broken).toMatchObject({ status: 500, body: { status_code: "500", error: "internal_server_error" } });
    expect(over).toMatchObject({ status: 200, body: { registered: false } });
  });

  it("the Shop API's faults pass its proxy, and HTML becomes one", () => {
    const { fault, html, broken } = played().shopApi;
    expect([fault, html, broken].map(({ status, body }) => [status, (body["fault"] as { type: string }).type])).toEqual(
      [
        [400, "InvalidClientIdException"],
        [502, "BadGatewayException"],
        [503, "ServiceUnavailableException"],
      ],
    );
  });

  it("each third party fails in the shop's own words, and nobody waits for addresses", () => {
    const { content, ratings, address, captcha, card, apple } = played().vendors;
    const { title, blocks } = content.data as { title: string; blocks: { kind: string; tiles: object[] }[] };
    expect([content.status, title, blocks.map(({ kind, tiles }) => [kind, tiles.length])]).toEqual([
      200,
      worldSites[0]?.name,
      [["product-carousel", 12]],
    ]);
    expect(address).toEqual({ status: 200, body: { result: null } });
    expect([ratings, captcha, card, apple].map((answer) => [answer.status, slugOf(answer)])).toEqual([
      [503, "ratings-unavailable"],
      [503, "captcha-unavailable"],
      [503, "card-form-unavailable"],
      [503, "wallet-unavailable"],
    ]);
  });
});
