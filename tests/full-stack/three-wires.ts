import request from "supertest";
import { type TestSandbox } from "#sandbox/test-sandbox.ts";
import { goods, readyBasket, testShopper } from "#sandbox/test-shopper.ts";

const ORGANIZATION = "/organizations/f_ecom_swee_001";

type Method = "get" | "post" | "patch";
type Asked = request.Test;

/** What a call carries beside its body. */
interface Sent {
  /** The shopper's token; a guest's own unless said otherwise. */
  token?: string;
  /** Sent as it is, with its content type, instead of JSON. */
  raw?: [body: string, contentType: string];
}

/**
 * The three wires a shopper may ask on: the storefront's own API, its proxy of the Shop API, and the backend's Shopper
 * APIs.
 */
// oxlint-disable-next-line typescript/explicit-module-boundary-types -- supertest's calls are its return types
export const threeWires = (origin: () => string, backend: () => string, guest: () => string) => {
  /** A call of the storefront's own API, which goes through the official client to the backend. */
  const ours = (operation: string, parameters: object, body?: unknown, { token = guest(), raw }: Sent = {}) => {
    const call = request(origin())
      .post(operation.startsWith("/") ? operation : `/api/WickettPlumUS/scapi/${operation}`)
      .set("authorization", `Bearer ${token}`);
    return raw
      ? call.set("content-type", raw[1]).send(raw[0])
      : call.send([{ parameters, ...(body !== undefined && { body }) }]);
  };

  const ask = (url: string, method: Method, body: unknown, { token = guest(), raw }: Sent) => {
    const call = request(url)[method]("").set("authorization", `Bearer ${token}`);
    if (raw) return call.set("content-type", raw[1]).send(raw[0]);
    return body === undefined ? call : call.send(body as object);
  };

  /** A call of the backend's Shopper API itself; the path begins with the family. */
  const scapi = (method: Method, path: string, body?: unknown, sent: Sent & { siteId?: string } = {}) => {
    const [family = "", ...rest] = path.split("/v1/");
    const address = `${family}/v1${ORGANIZATION}/${rest.join("/v1/")}`;
    return ask(
      `${backend()}${address}${address.includes("?") ? "&" : "?"}siteId=${sent.siteId ?? "WickettPlumUS"}`,
      method,
      body,
      sent,
    );
  };

  /** A call of the Shop API through the storefront's proxy. */
  const shopApi = (method: Method, path: string, body?: unknown, sent: Sent & { siteId?: string } = {}) =>
    ask(`${origin()}/mobify/proxy/ocapi/s/${sent.siteId ?? "WickettPlumUS"}/dw/shop/v23_2${path}`, method, body, sent);

  /** Asks all three wires and expects the refusal in the form of each: problem documents, and the Shop API's fault. */
  const expectRefusal = async (
    status: number,
    calls: { ours?: Asked | undefined; scapi?: Asked | undefined; shopApi?: Asked | undefined },
  ) => {
    for (const [wire, call] of Object.entries(calls)) {
      if (!call) continue;
      const answer = await (call as Asked);
      const form =
        wire === "shopApi"
          ? [
              "application/json",
              { fault: { type: expect.stringMatching(/^\w+$/), message: expect.stringMatching(/\w+/) } },
            ]
          : [
              "application/problem+json",
              {
                title: expect.stringMatching(/\w+/),
                type: expect.stringMatching(/^https:.*\/[\w-]+$/),
                detail: expect.stringMatching(/\w+/),
              },
            ];
      expect([wire, answer.status, answer.type, answer.body]).toMatchObject([wire, status, ...form]);
      expect(answer.text).not.toMatch(/<html|node_modules|at \w+ \(/i);
    }
  };

  return { ours, scapi, shopApi, expectRefusal };
};

/** The body that orders a basket of one product which lacks nothing. */
export const readyToOrder = async (
  sandbox: TestSandbox,
  token: string,
  productId: string = goods.bears,
  quantity = 1,
) => {
  const shopper = testShopper(sandbox, token);
  const known = (await shopper.get(`/customers/${customerIdOf(token)}/baskets`)).body.baskets ?? [];
  for (const { basketId } of known) await shopper.delete(`/baskets/${basketId}`);
  const { basketId } = (await readyBasket(sandbox, shopper, [{ productId, quantity }])) as { basketId: string };
  return { basketId };
};

const customerIdOf = (token: string) =>
  /gcid:(\w+)/.exec(Buffer.from(token.split(".")[1] ?? "", "base64url").toString())?.[1] ?? "";
