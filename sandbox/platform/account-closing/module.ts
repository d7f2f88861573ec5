import { defineModule, type Foundation } from "#sandbox/core/module.ts";
import type { Site } from "#sandbox/organization/sites/site.ts";
import { createAccountClosingService, type AccountClosingService } from "./account-closing-service.ts";

/** Accounts that their owners close. */
export const accountClosingModule = defineModule({
  services: (
    given: Foundation &
      Omit<Parameters<typeof createAccountClosingService>[0], "homeSiteId"> & {
        sites: readonly Site[];
      },
  ) => ({
    accountClosing: createAccountClosingService({
      ...given,
      homeSiteId: () => given.sites[0]?.id ?? "",
    }),
  }),
  parts: ({ accountClosing }: { accountClosing: AccountClosingService }) => ({
    dueWork: [accountClosing.work],
  }),
});
