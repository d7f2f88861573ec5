import type { ApiFamily } from "#sandbox/core/api-route.ts";
import { Fault } from "#sandbox/core/fault.ts";
import type { SleeveLogoService } from "./sleeve-logo-service.ts";

/**
 * `POST /custom/sleeve-logos/v1/…/logos` with `{ content }` keeps a logo and answers `{ logoId, width, height }`; `GET
 * …/logos/{logoId}` answers how it is printed, `{ contentType, content }` in base64, to whoever has its id.
 */
export const sleeveLogoFamilies = (logos: SleeveLogoService): ApiFamily[] => [
  {
    base: "/custom/sleeve-logos/v1",
    dialects: ["scapi"],
    routes: [
      {
        operation: "SleeveLogos.sendLogo",
        method: "post",
        path: "/logos",
        // Reading a picture takes its time.
        ownTransactions: true,
        handle: async ({ siteId, shopper: { customerId }, body }) => {
          const { id, width, height } = await logos.take({ siteId, customerId }, body);
          return { logoId: id, width, height };
        },
      },
      {
        operation: "SleeveLogos.getLogo",
        method: "get",
        path: "/logos/:logoId",
        handle: async ({ params, siteId }) => {
          const logo = await logos.find(params.logoId ?? "");
          if (!logo || logo.siteId !== siteId) throw new Fault(404, "logo-not-found", "There is no such logo.");
          return { contentType: "image/png", content: Buffer.from(logo.mark).toString("base64") };
        },
      },
    ],
  },
];
