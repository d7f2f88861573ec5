import type { Page } from "@playwright/test";

/** What the shop tells its server about the session, one entry a call. */
export const listenToContexts = (page: Page): { sourceCode?: string; login_id: string; device: string }[] => {
  const told: { sourceCode?: string; login_id: string; device: string }[] = [];
  page.on("request", (request) => {
    if (!request.url().endsWith("/shoppercontext")) return;
    const { customQualifiers, ...rest } = request.postDataJSON() as {
      login_id: string;
      customQualifiers: { device: string };
    };
    told.push({ ...rest, device: customQualifiers.device });
  });
  return told;
};

/** Where a product page says what it costs. */
export const price = (page: Page) =>
  page
    .getByRole("main")
    .getByRole("region")
    .filter({ has: page.getByRole("heading", { level: 1 }) });
