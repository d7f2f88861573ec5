import { accountClosingFamilies } from "./account-closing/account-closing-routes.ts";
import { backInStockFamilies } from "./back-in-stock/back-in-stock-routes.ts";
import { basketCustomFamilies } from "./baskets/basket-custom-routes.ts";
import { basketFamilies } from "./baskets/basket-routes.ts";
import { pricedBy } from "./baskets/priced-by-service.ts";
import { catalogRequestFamilies } from "./catalog-requests/catalog-request-routes.ts";
import { conciergeFamilies } from "./concierges/concierge-routes.ts";
import { contentSlotFamilies } from "./content-slots/content-slot-routes.ts";
import { accountFamilies } from "./customers/account-routes.ts";
import { organizationFamilies } from "./customers/organization-routes.ts";
import type { CustomerGroupService } from "./customers/customer-group-service.ts";
import { customerFamilies } from "./customers/customer-routes.ts";
import { giftCertificateFamilies } from "./gift-certificates/gift-certificate-routes.ts";
import { type ApiFamily, ApiReply, type ApiRequest } from "./http/api-route.ts";
import { experienceFamilies } from "./experience/experience-routes.ts";
import { inventoryFamilies } from "./inventory/inventory-routes.ts";
import { logoSleeveFamilies } from "./logo-sleeves/logo-sleeve-routes.ts";
import { marketingLeadFamilies } from "./marketing-leads/marketing-lead-routes.ts";
import { accountRecoveryFamilies } from "./login/account-recovery-routes.ts";
import { deviceFamilies } from "./login/device-routes.ts";
import { loginFamilies } from "./login/login-routes.ts";
import { passkeyFamilies } from "./login/passkey-routes.ts";
import { passwordFamilies } from "./login/password-routes.ts";
import { passwordlessFamilies } from "./login/passwordless-routes.ts";
import { sessionBridgeFamilies } from "./login/session-bridge-routes.ts";
import { sessionFamilies } from "./login/session-routes.ts";
import { tokenInspectionFamilies } from "./login/token-inspection-routes.ts";
import { orderAddressFamilies } from "./orders/order-address-routes.ts";
import { orderClaimFamilies } from "./orders/order-claim-routes.ts";
import { orderFamilies } from "./orders/order-routes.ts";
import { consentFamilies } from "./consents/consent-routes.ts";
import { signUpFamilies } from "./newsletter/sign-up-routes.ts";
import { createListedProducts } from "./product-lists/listed-product-presenter.ts";
import { productListFamilies } from "./product-lists/product-list-routes.ts";
import { onlookerOf, productFamilies } from "./products/product-routes.ts";
import { recipientFamilies } from "./recipients/recipient-routes.ts";
import { promotionFamilies } from "./promotions/promotion-routes.ts";
import { searchFamilies } from "./search/search-routes.ts";
import { seoFamilies } from "./seo/seo-routes.ts";
import type { Services } from "./services.ts";
import { sourceCodeFamilies } from "./shopper-context/source-code-routes.ts";
import { shopperContextFamilies } from "./shopper-context/shopper-context-routes.ts";
import { configurationFamilies } from "./site-preferences/configuration-routes.ts";
import { sitePreferenceFamilies } from "./site-preferences/site-preference-routes.ts";
import { siteFamilies } from "./sites/site-routes.ts";
import { storeFamilies } from "./stores/store-routes.ts";
import { subscriptionCardFamilies } from "./subscriptions/subscription-card-routes.ts";
import { subscriptionFamilies } from "./subscriptions/subscription-routes.ts";

/** An answer that no cache keeps. */
const unshared = (answer: unknown): ApiReply => {
  const { status, body, headers } = answer instanceof ApiReply ? answer : new ApiReply(200, answer);
  return new ApiReply(status, body, { ...headers, "cache-control": "no-store" });
};

/** Every route table of the sandbox. */
export const createFamilies = (services: Services): ApiFamily[] => {
  const { groups, contexts, currentShopper } = services;
  const groupsOf: CustomerGroupService["groupsOf"] = (customerId, question) => groups.groupsOf(customerId, question);
  const productsOf = createListedProducts({ ...services, onlookerOf: (request) => onlookerOf(request, groupsOf) });
  const families = [
    ...loginFamilies(services.login, services.signer, services.loginRateLimit, {
      origin: services.sandboxOrigin,
      organizationId: services.organizationId,
    }),
    ...tokenInspectionFamilies(services.tokenInspection, services.loginRateLimit),
    ...passwordFamilies(services.passwordResets, services.login, services.loginClients, services.loginRateLimit),
    ...accountRecoveryFamilies(services),
    ...passwordlessFamilies(services, services.loginRateLimit),
    ...passkeyFamilies(services, services.loginRateLimit),
    ...deviceFamilies(services.devices),
    ...sessionBridgeFamilies(services, services.loginRateLimit),
    ...sessionFamilies(services),
    ...customerFamilies(services),
    ...accountFamilies(
      services.customers,
      (credentials, customerId) => services.passwords.confirm(credentials, customerId),
      services.customerEvents,
    ),
    ...accountClosingFamilies(services.accountClosing),
    ...organizationFamilies({ ...services, pricedBy: pricedBy(services) }),
    ...productListFamilies({ lists: services.productLists, customers: services.customers, productsOf }),
    ...shopperContextFamilies(contexts),
    ...sourceCodeFamilies(services.sourceCodes),
    ...consentFamilies(services.consents),
    ...signUpFamilies(services.newsletterSignUps),
    ...catalogRequestFamilies(services.catalogRequests),
    ...marketingLeadFamilies(services.marketingLeads),
    ...logoSleeveFamilies(services.logoSleeves),
    ...conciergeFamilies(services.concierges),
    ...sitePreferenceFamilies(services.sitePreferences, services),
    ...siteFamilies(services.sites, services.sandboxOrigin),
    ...configurationFamilies(services.sites, services.clock),
    ...productFamilies({ ...services, groupsOf }),
    ...searchFamilies({ ...services, groupsOf }),
    ...seoFamilies(services.seo),
    ...experienceFamilies({ ...services, groupsOf }),
    ...contentSlotFamilies({ ...services, groupsOf }),
    ...inventoryFamilies(services),
    ...storeFamilies(services.stores),
    ...backInStockFamilies(services.backInStock),
    ...promotionFamilies(services.promotions, services.clock),
    ...basketFamilies(services.baskets, services.basketTransfers),
    ...basketCustomFamilies(services.baskets, services.clock),
    ...orderFamilies(services),
    ...orderClaimFamilies(services.orderClaims, services.clock),
    ...orderAddressFamilies(services.orderAddresses, services.orderManagement, services.clock),
    ...subscriptionFamilies({ ...services, groupsOf }),
    ...subscriptionCardFamilies(services),
    ...giftCertificateFamilies(services.giftCertificates),
    ...recipientFamilies(services.recipients, services.giftReminders),
  ];
  return families.map((family) => ({
    ...family,
    routes: family.routes.map((route) => ({
      ...route,
      handle: async (request: ApiRequest) => {
        const { usid } = request.shopper;
        const context = usid ? await contexts.of(usid) : undefined;
        const answer = await currentShopper.within(context, () => route.handle(request), request.locale);
        // What a context may have changed, such as the time the shopper shops at, is nobody else's.
        return context && route.cacheSeconds !== undefined ? unshared(answer) : answer;
      },
    })),
  }));
};
