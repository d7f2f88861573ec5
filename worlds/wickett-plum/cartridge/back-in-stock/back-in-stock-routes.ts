import { missingParameter } from "#sandbox/core/request/query-values.ts";
import type { ApiFamily } from "#sandbox/core/api-route.ts";
import type { BackInStockService } from "./back-in-stock-service.ts";

/** The site's own controller `GET /s/{site}/bisn?pid&email`. */
export const backInStockFamilies = (signups: BackInStockService): ApiFamily[] => [
  {
    base: "",
    dialects: ["controllers"],
    routes: [
      {
        operation: "BackInStock.signUp",
        method: "get",
        path: "/bisn",
        query: ["pid", "email"],
        anonymous: true,
        handle: async ({ query, siteId, locale }) => {
          const [productId, email] = ["pid", "email"].map((name) => {
            const value = query.get(name);
            if (!value) throw missingParameter(name);
            return value;
          }) as [string, string];
          await signups.signUp({ siteId, productId, email, locale });
          return { success: true };
        },
      },
    ],
  },
];
