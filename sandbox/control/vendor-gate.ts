import { randomUUID } from "node:crypto";
import type { Request, Response } from "express";
import { Fault } from "#sandbox/core/fault.ts";
import type { ProcessorCall } from "#sandbox/platform/payments/card-processor.ts";
import type { Faults } from "./faults.ts";
import type { Exchange, Journal } from "./journal.ts";

/** The third parties. */
export type VendorName =
  | "card"
  | "content"
  | "ratings"
  | "recommendations"
  | "video"
  | "gallery"
  | "tag-manager"
  | "address"
  | "subscriptions"
  | "paypal"
  | "klarna"
  | "apple-pay"
  | "captcha"
  | "service-desk"
  | "survey"
  | "chat";

/** Does something to a call before a third party works on it; gives the refusal when it is to be turned away. */
export type DisturbVendor = (
  vendor: VendorName,
  request: Request,
  response: Response,
) => Promise<{ status: number; message: string } | undefined>;

/** What calls to third parties meet: the rules that name them, and the journal. */
export interface VendorLevers {
  faults: Pick<Faults, "isIdle" | "apply">;
  journal: Pick<Journal, "addExchange">;
}

/** A call that no statement of the backend belongs to, as the journal takes it. */
const exchangeOf = (
  vendor: VendorName,
  call: { method: string; url: string; status: number; milliseconds: number; faults?: readonly string[] },
  bodies: Pick<Exchange, "requestType" | "requestBody" | "answerType" | "answer">,
): Exchange => ({
  vendor,
  url: call.url,
  record: {
    correlationId: randomUUID(),
    method: call.method,
    path: new URL(call.url, "http://vendor").pathname,
    status: call.status,
    milliseconds: call.milliseconds,
    warnings: [],
  },
  faults: call.faults ?? [],
  statements: 0,
  sqlMilliseconds: 0,
  isPublic: false,
  ...bodies,
});

const jsonBytes = (body: unknown): Buffer | undefined =>
  body === undefined ? undefined : Buffer.from(JSON.stringify(body));

/** Writes a call down once it is answered, or its connection has ended without an answer. */
const keep = (
  vendor: VendorName,
  request: Request,
  response: Response,
  faults: readonly string[],
  journal: VendorLevers["journal"],
): void => {
  const started = performance.now();
  const { method, originalUrl: url } = request;
  let isKept = false;
  const write = (sent?: unknown) => {
    if (isKept) return;
    isKept = true;
    const answerType = String(response.getHeader("content-type") ?? "");
    const body = request.body as unknown;
    const isText = /json|text|jwt|javascript/.test(answerType);
    journal.addExchange(
      exchangeOf(
        vendor,
        { method, url, status: response.statusCode, milliseconds: performance.now() - started, faults },
        {
          requestType: String(request.headers["content-type"] ?? ""),
          requestBody: Buffer.isBuffer(body) ? body : jsonBytes(body),
          answerType,
          answer: !isText
            ? undefined
            : Buffer.isBuffer(sent)
              ? sent
              : typeof sent === "string"
                ? Buffer.from(sent)
                : undefined,
        },
      ),
    );
  };
  const end = response.end.bind(response) as (...args: unknown[]) => Response;
  response.end = ((...args: unknown[]) => {
    write(args[0]);
    return end(...args);
  }) as typeof response.end;
  response.once("close", () => write());
};

/** Pictures come by the dozen and say nothing; they are not written down. */
const isPicture = (request: Request) => /^\/(i|vi)\//.test(request.path);

/** Lets the fault rules that name a third party happen to the calls it gets, and writes the calls down. */
export const createVendorGate =
  (levers: () => VendorLevers): DisturbVendor =>
  async (vendor, request, response) => {
    const { faults, journal } = levers();
    const fired: string[] = [];
    if (!isPicture(request)) keep(vendor, request, response, fired, journal);
    if (faults.isIdle()) return undefined;
    const call = {
      api: undefined,
      vendor,
      operation: undefined,
      method: request.method,
      path: request.path,
      siteId: undefined,
    };
    try {
      await faults.apply(
        { call, customerId: () => Promise.resolve(undefined), grantType: () => undefined, response, own: [] },
        fired,
      );
      return undefined;
    } catch (error) {
      if (error instanceof Fault) return { status: error.status, message: error.detail };
      throw error;
    }
  };

/** Asks card processor and wallets in the same process and writes the call down as if it had come over the wire. */
export const keepingCalls =
  (
    call: ProcessorCall,
    vendorOf: (path: string) => VendorName | undefined,
    journal: () => VendorLevers["journal"] | undefined,
  ): ProcessorCall =>
  async (path, body, options) => {
    const started = performance.now();
    const answer = await call(path, body, options);
    journal()?.addExchange(
      exchangeOf(
        vendorOf(path) ?? "card",
        {
          method: options?.method ?? "POST",
          url: path,
          status: answer.status,
          milliseconds: performance.now() - started,
        },
        {
          requestType: "application/json",
          requestBody: jsonBytes(body),
          answerType: "application/json; charset=utf-8",
          answer: jsonBytes(answer.body),
        },
      ),
    );
    return answer;
  };
