import { createAccountClosingRepository } from "./account-closing/account-closing-repository.ts";
import { createAccountClosingService, type AccountClosingService } from "./account-closing/account-closing-service.ts";
import type { Site } from "./sites/site.ts";

type Given = Omit<Parameters<typeof createAccountClosingService>[0], "repository" | "homeSiteId"> & {
  sites: readonly Site[];
};

/** What happens to accounts as a whole: the part of `services.ts` that stands on logins and subscriptions. */
export const createAccountServices = (given: Given): { accountClosing: AccountClosingService } => ({
  accountClosing: createAccountClosingService({
    ...given,
    repository: createAccountClosingRepository(given.database),
    homeSiteId: () => given.sites[0]?.id ?? "",
  }),
});
