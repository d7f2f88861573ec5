import type { Cartridge } from "#sandbox/cartridge.ts";
import { hooksInTurn } from "#sandbox/core/hook-routes.ts";
import { composeFrom } from "#sandbox/core/module.ts";
import { digitalCatalogPath } from "#worlds/wickett-plum/files.ts";
import { attributes } from "./attributes.ts";
import { backInStockModule } from "./back-in-stock/module.ts";
import { calculation } from "./calculation.ts";
import { captchaProofsModule } from "./captcha-proofs/module.ts";
import { proofHooks, withProofs } from "./captcha-proofs/proven-forms.ts";
import { catalogPages } from "./catalog-requests/catalog-pages.ts";
import { catalogRequestsModule } from "./catalog-requests/module.ts";
import { couponHooks } from "./code-tries/coupon-hooks.ts";
import { codeTriesModule } from "./code-tries/module.ts";
import { conciergesModule } from "./concierges/module.ts";
import { sleevePages } from "./logo-sleeves/sleeve-pages.ts";
import { logoSleevesModule } from "./logo-sleeves/module.ts";
import { endpointFamilies } from "./endpoints/endpoints.ts";
import { certificateHooks } from "./gift-certificates/certificate-names.ts";
import { leadPages } from "./marketing-leads/lead-pages.ts";
import { marketingLeadsModule } from "./marketing-leads/module.ts";
import { logoHooks } from "./sleeve-logos/logo-hooks.ts";
import { sleeveLogosModule } from "./sleeve-logos/module.ts";
import { sleeveLogoPages } from "./sleeve-logos/sleeve-logo-pages.ts";
import { newsletterPages } from "./newsletter/newsletter-pages.ts";
import { newsletterModule } from "./newsletter/module.ts";
import { recipientPages } from "./recipients/recipient-pages.ts";
import { recipientsModule } from "./recipients/module.ts";
import { resources } from "./resources.ts";
import { rules } from "./rules.ts";
import { ownEndpoints } from "#worlds/wickett-plum/own-endpoints.ts";

/** What the shop does beside the platform: its forms, the people somebody gives to, its endpoints and rules. */
export const cartridge: Cartridge = {
  attributes,
  resources,
  rules,
  calculation,
  parts: (ground) => {
    const { services, partsOf } = composeFrom({ ...ground, digitalCatalogPath })
      .with(captchaProofsModule)
      .with(codeTriesModule)
      .with(catalogRequestsModule)
      .with(conciergesModule)
      .with(marketingLeadsModule)
      .with(logoSleevesModule)
      .with(sleeveLogosModule)
      .with(backInStockModule)
      .with(newsletterModule)
      .with(recipientsModule);
    const parts = partsOf(services);
    return {
      families: withProofs(
        [...parts.flatMap(({ families = [] }) => families), ...endpointFamilies(services), ...ownEndpoints(ground)],
        services.captchaProofs,
      ),
      hooks: hooksInTurn(
        certificateHooks,
        couponHooks(services),
        logoHooks(services.sleeveLogos),
        proofHooks(services.captchaProofs),
      ),
      dueWork: parts.flatMap(({ dueWork = [] }) => dueWork),
      erasePerson: async (customerId) => {
        for (const { erasePerson } of parts) await erasePerson?.(customerId);
      },
      consoleRooms: [
        { path: "/console/recipients", name: "Recipients", routes: recipientPages(services) },
        { path: "/console/newsletter", name: "Newsletter", routes: newsletterPages(services) },
        { path: "/console/catalogs", name: "Catalogs", routes: catalogPages(services) },
        { path: "/console/leads", name: "Leads", routes: leadPages(services) },
        {
          path: "/console/sleeves",
          name: "Sleeves",
          routes: [...sleevePages(services), ...sleeveLogoPages(services.sleeveLogos)],
        },
      ],
    };
  },
};
