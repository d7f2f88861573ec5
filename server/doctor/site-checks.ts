import { fetchInTime } from "#server/fetch-in-time.ts";
import type { Config } from "#config/config.ts";
import type { SiteConfig } from "#config/sites.ts";
import { createSdkDispatch } from "#server/api/sdk-dispatch.ts";
import { createShopperLogin } from "#server/api/shopper-login.ts";
import type { Secrets } from "#server/secrets.ts";
import type { Check } from "#server/check.ts";
import { lookAtForms } from "./form-check.ts";

interface Hit {
  productId?: string;
  price?: number;
  currency?: string;
  image?: { link?: string };
}

const wrong = (message: string): never => {
  throw new Error(message);
};

/**
 * What a site of the instance must answer: its login, categories, products with a price in its currency, a picture that
 * pages may show, and the Shop API. The later ones need the login; each says so itself when there is none.
 */
export const siteChecks = (config: Config, secrets: Secrets, site: SiteConfig): Check[] => {
  const { commerce } = config;
  let guest: Promise<string> | undefined;
  const token = () =>
    (guest ??= createShopperLogin({ commerce, site, clientSecret: secrets.commerceClientSecret })
      .guest()
      .then(({ accessToken }) => accessToken));
  const ask = async (family: string, method: string, parameters: Record<string, unknown>) =>
    (await createSdkDispatch({ commerce, site, accessToken: await token() })(family, method, [{ parameters }])).body;

  const check = (what: string, settings: string[], look: () => Promise<string>): Check => ({
    where: site.alias,
    what,
    settings,
    look,
  });
  const firstHit = async (): Promise<{ hit: Hit; total: number }> => {
    const answer = await ask("ShopperSearch", "productSearch", {
      refine: ["cgid=root"],
      limit: 1,
      currency: site.currency,
    });
    const { hits = [], total = 0 } = answer as { hits?: Hit[]; total?: number };
    return { hit: hits[0] ?? wrong("No product is found: is the search index built, and the catalog online?"), total };
  };

  return [
    check(
      `guest login at ${site.id}`,
      [
        "COMMERCE_API_ORIGIN",
        "COMMERCE_SHORT_CODE",
        "COMMERCE_ORGANIZATION_ID",
        "COMMERCE_CLIENT_ID",
        "COMMERCE_SITE_ID_…",
      ],
      async () => {
        await token();
        return `let in, with the redirect address ${site.origin}/callback`;
      },
    ),
    check("categories", ["COMMERCE_SITE_ID_…"], async () => {
      const { categories = [] } = (await ask("ShopperProducts", "getCategory", { id: "root", levels: 1 })) as {
        categories?: unknown[];
      };
      return categories.length > 0 ? `${categories.length} below root` : wrong("There is none below root.");
    }),
    check(`products and prices in ${site.currency}`, ["COMMERCE_SITE_ID_…"], async () => {
      const { hit, total } = await firstHit();
      if (typeof hit.price !== "number") wrong(`Product ${hit.productId} has no price: is a price book assigned?`);
      if (hit.currency !== site.currency) wrong(`The price of ${hit.productId} is in ${hit.currency}.`);
      return `${total} products`;
    }),
    check("pictures", ["COMMERCE_IMAGE_ORIGIN"], async () => {
      const { link = "" } = (await firstHit()).hit.image ?? {};
      if (!URL.canParse(link)) wrong("The first product has none.");
      const { origin } = new URL(link);
      if (origin !== commerce.imageOrigin) wrong(`They come from ${origin}, which pages may not show.`);
      const answer = await fetchInTime(link, undefined, commerce.timeoutMs);
      const type = answer.headers.get("content-type") ?? "nothing";
      return answer.ok && type.startsWith("image/") ? type : wrong(`${link} answers ${answer.status} with ${type}.`);
    }),
    check("forms sent past the shop", ["CAPTCHA_PROOF_SECRET"], async () =>
      lookAtForms({ commerce, secrets, site, token: await token() }),
    ),
    check("Shop API", ["COMMERCE_OCAPI_ORIGIN"], async () => {
      const url = `${commerce.ocapiOrigin}/s/${site.id}/dw/shop/v23_2/site?client_id=${commerce.clientId}`;
      const answer = await fetchInTime(url, undefined, commerce.timeoutMs);
      const body = (await answer.json().catch(() => ({}))) as { id?: string; fault?: { message?: string } };
      return answer.ok ? `site ${body.id ?? site.id}` : wrong(`${answer.status} ${body.fault?.message ?? ""}`.trim());
    }),
  ];
};
