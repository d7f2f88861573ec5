import { request as httpRequest } from "node:http";
import { request as httpsRequest } from "node:https";
import type { ApplePayConfig } from "#config/config.ts";
import { WalletProblem } from "./wallet-problem.ts";

export interface ApplePay {
  /**
   * Has the merchant confirmed; the answer is handed to the sheet as it is. The gateway is the configured one, whatever
   * address the page was told. @throws WalletProblem
   */
  merchantSession(shop: { displayName: string; domain: string }): Promise<unknown>;
}

const MAX_ANSWER_BYTES = 100_000;

/** Apple Pay on the web: merchant sessions, asked for with the merchant's certificate. */
export const createApplePay = ({
  config,
  secrets,
}: {
  config: ApplePayConfig;
  secrets: { applePayCertificate: string | null; applePayKey: string | null };
}): ApplePay => ({
  merchantSession: ({ displayName, domain }) =>
    new Promise((resolve, reject) => {
      const url = new URL("/paymentservices/paymentSession", config.gatewayUrl);
      const fail = (kind: "unavailable" | "refused", cause?: unknown) =>
        reject(new WalletProblem("Apple Pay", kind, { cause }));
      const { applePayCertificate: cert, applePayKey: key } = secrets;
      const send = url.protocol === "https:" ? httpsRequest : httpRequest;
      const call = send(
        url,
        {
          method: "POST",
          headers: { "content-type": "application/json" },
          timeout: config.timeoutMs,
          ...(cert && key && { cert, key }),
        },
        (answer) => {
          const parts: Buffer[] = [];
          let bytes = 0;
          answer.on("data", (part: Buffer) => {
            bytes += part.length;
            if (bytes > MAX_ANSWER_BYTES) call.destroy(new Error("The answer is too long."));
            parts.push(part);
          });
          answer.on("end", () => {
            const { statusCode = 0 } = answer;
            if (statusCode !== 200) return fail(statusCode >= 500 ? "unavailable" : "refused", statusCode);
            try {
              resolve(JSON.parse(Buffer.concat(parts).toString("utf8")));
            } catch (error) {
              fail("unavailable", error);
            }
          });
        },
      );
      call.on("timeout", () => call.destroy(new Error("The gateway did not answer in time.")));
      call.on("error", (error) => fail("unavailable", error));
      call.end(
        JSON.stringify({
          merchantIdentifier: config.merchantIdentifier,
          displayName,
          initiative: "web",
          initiativeContext: domain,
        }),
      );
    }),
});
