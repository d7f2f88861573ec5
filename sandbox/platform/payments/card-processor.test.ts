import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { callOverHttp, createCardProcessor } from "./card-processor.ts";
import { paymentRefusal } from "./payment-refusal.ts";

const payment = { orderNo: "WP1", amountCents: 1250, currency: "USD", card: { token: "a.b.c" } };

const answering = async (
  status: number,
  body: string,
): Promise<{ origin: string; server: Server; asked: unknown[] }> => {
  const asked: unknown[] = [];
  const server = createServer((request, response) => {
    let text = "";
    request.on("data", (chunk: Buffer) => (text += chunk.toString()));
    request.on("end", () => {
      asked.push([request.method, request.url, JSON.parse(text)]);
      if (status === 0) return;
      response.writeHead(status, { "content-type": "application/json", connection: "close" }).end(body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server, asked };
};

const stop = (server: Server) => {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(resolve));
};

it.each([
  [201, '{"id":"7","status":"AUTHORIZED"}', { status: "authorized", transactionId: "7", storedCardId: null }],
  [
    201,
    '{"status":"DECLINED","errorInformation":{"reason":"EXPIRED_CARD"}}',
    { status: "declined", reason: "EXPIRED_CARD" },
  ],
  [
    502,
    '{"status":"SERVER_ERROR","reason":"PROCESSOR_UNAVAILABLE"}',
    { status: "failed", reason: "PROCESSOR_UNAVAILABLE" },
  ],
  [400, '{"reason":"INVALID_DATA"}', { status: "failed", reason: "INVALID_DATA" }],
  [500, "{}", { status: "failed", reason: "HTTP_500" }],
  [502, "<html>Bad gateway</html>", { status: "failed", reason: "UNREACHABLE", mayBeUnderWay: true }],
])("an answer %i %s is understood", async (status, body, expected) => {
  const { origin, server, asked } = await answering(status, body);
  expect(await createCardProcessor(callOverHttp(origin)).authorise(payment)).toEqual(expected);
  expect(asked).toEqual([
    [
      "POST",
      "/pts/v2/payments",
      {
        clientReferenceInformation: { code: "WP1" },
        orderInformation: { amountDetails: { totalAmount: "12.50", currency: "USD" } },
        tokenInformation: { transientTokenJwt: "a.b.c" },
      },
    ],
  ]);
  await stop(server);
});

it("a processor that says nothing is given up", async () => {
  const { origin, server } = await answering(0, "");
  expect(await createCardProcessor(callOverHttp(origin, 50)).authorise(payment)).toEqual({
    status: "failed",
    reason: "TIMEOUT",
    mayBeUnderWay: true,
  });
  await stop(server);
  expect(await createCardProcessor(callOverHttp(origin)).authorise(payment)).toEqual({
    status: "failed",
    reason: "UNREACHABLE",
    mayBeUnderWay: true,
  });
});

it.each([
  [{ status: "declined", reason: "EXPIRED_CARD" } as const, /expired/],
  [{ status: "declined", reason: "PROCESSOR_DECLINED" } as const, /was declined/],
  [{ status: "failed", reason: "TIMEOUT" } as const, /not been charged/],
  [{ status: "failed", reason: "INVALID_DATA" } as const, /enter it again/],
])("%p is said in words", (answer, words) => {
  expect(paymentRefusal(answer)).toMatch(words);
});

it("asks for more on top of an authorisation, by a name that counts once", async () => {
  const { origin, server, asked } = await answering(201, '{"id":"8","status":"AUTHORIZED"}');
  const increase = { orderNo: "WP1", transactionId: "7", name: "line-3", amountCents: 310, currency: "USD" };
  const answer = await createCardProcessor(callOverHttp(origin)).increase(increase);
  expect(answer).toEqual({ status: "authorized", transactionId: "8", storedCardId: null });
  expect(asked).toEqual([
    [
      "PATCH",
      "/pts/v2/payments/7",
      {
        clientReferenceInformation: { code: "WP1", transactionId: "line-3" },
        orderInformation: { amountDetails: { additionalAmount: "3.10", currency: "USD" } },
      },
    ],
  ]);
  await stop(server);
});
