import type { CartridgeGround } from "#sandbox/cartridge.ts";
import type { ApiFamily } from "#sandbox/core/api-route.ts";
import type { AttemptLimit } from "#sandbox/core/attempt-limit.ts";
import { optionPriceFamily } from "../personalization/option-price-routes.ts";
import { accountClosingFamilies } from "./account-closing-routes.ts";
import { accountFamilies } from "./account-routes.ts";
import { basketCustomFamilies } from "./basket-custom-routes.ts";
import { deviceFamilies } from "./device-routes.ts";
import { orderAdditionFamilies } from "./order-addition-routes.ts";
import { orderAddressFamilies } from "./order-address-routes.ts";
import { orderClaimFamilies } from "./order-claim-routes.ts";
import { orderParcelFamilies } from "./order-parcel-routes.ts";
import { organizationFamilies } from "./organization-routes.ts";
import { productsInventoryFamily } from "./products-inventory-routes.ts";
import { recoveryFamily } from "./recovery-routes.ts";
import { sessionSignatureFamily } from "./session-signature-routes.ts";
import { sourceCodeFamilies } from "./source-code-routes.ts";
import { storeListFamily } from "./store-list-routes.ts";
import { subscriptionCardFamilies } from "./subscription-card-routes.ts";
import { subscriptionFamilies } from "./subscription-routes.ts";

/** The shop's own endpoints on what the platform keeps: bags, orders, accounts, subscriptions, stock and shops. */
export const endpointFamilies = (
  ground: CartridgeGround & { organizationCodeTries: AttemptLimit<"shopper" | "guests"> },
): ApiFamily[] => [
  ...basketCustomFamilies(ground.baskets, ground.clock),
  ...orderClaimFamilies(ground.orderClaims, ground.clock),
  ...orderAddressFamilies(ground.orderAddresses, ground.orderManagement, ground.clock),
  ...orderParcelFamilies(ground),
  ...orderAdditionFamilies(ground),
  ...subscriptionFamilies(ground),
  ...subscriptionCardFamilies(ground),
  ...accountFamilies(
    ground.customers,
    (credentials, customerId) => ground.passwords.confirm(credentials, customerId),
    ground.customerEvents,
  ),
  ...organizationFamilies(ground),
  ...accountClosingFamilies(ground.accountClosing),
  ...deviceFamilies(ground.devices),
  recoveryFamily(ground),
  sessionSignatureFamily(ground.browserSessions),
  ...sourceCodeFamilies(ground.sourceCodes),
  storeListFamily(ground.stores, ground.imageAddress),
  productsInventoryFamily(ground),
  optionPriceFamily(ground.optionPrices),
];
