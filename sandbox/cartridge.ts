import type { ConsoleRoute } from "./console/console-route.ts";
import type { OperationHooks } from "./core/hook-routes.ts";
import type { Foundation, ModuleParts } from "./core/module.ts";
import type { ResourceBundles } from "./core/resources.ts";
import type { TokenSigner } from "./dialects/login/token-signer-service.ts";
import type { ObjectAttributes } from "./organization/custom-attributes/attribute-definition.ts";
import type { Site } from "./organization/sites/site.ts";
import type { BasketRules } from "./platform/baskets/basket-rules.ts";
import type { ConsentService } from "./platform/consents/consent-service.ts";
import type { CustomerService } from "./platform/customers/customer-service.ts";
import type { ImageAddress } from "./platform/images/image-address.ts";
import type { InventoryService } from "./platform/inventory/inventory-service.ts";
import type { OrderService } from "./platform/orders/order-service.ts";
import type { OutboxService } from "./platform/outbox/outbox-service.ts";
import type { PaymentHooks } from "./platform/payments/payment-hooks.ts";
import type { ProductRules } from "./platform/products/product.ts";
import type { ProductService } from "./platform/products/product-service.ts";
import type { SearchRules } from "./platform/search/search-rules.ts";
import type { ShippingRules } from "./platform/shipping/parcel-care.ts";
import type { ShippingService } from "./platform/shipping/shipping-service.ts";
import type { SitePreferences } from "./platform/site-preferences/site-preference-service.ts";
import type { AccountClosingService } from "./platform/account-closing/account-closing-service.ts";
import type { BasketService } from "./platform/baskets/basket-service.ts";
import type { BrowserSessionService } from "./dialects/login/browser-session-service.ts";
import type { CustomerEventService } from "./platform/customers/customer-event-service.ts";
import type { CustomerGroupService } from "./platform/customers/customer-group-service.ts";
import type { CustomerPaymentInstrumentService } from "./platform/customers/customer-payment-instrument-service.ts";
import type { DeviceService } from "./dialects/login/device-service.ts";
import type { EmailConfirmationService } from "./dialects/login/email-confirmation-service.ts";
import type { OrderAdditionService } from "./platform/orders/order-addition-service.ts";
import type { OrderAddressService } from "./platform/orders/order-address-service.ts";
import type { OrderClaimService } from "./platform/orders/order-claim-service.ts";
import type { OrderManagementService } from "./platform/orders/order-management-service.ts";
import type { OrderParcelService } from "./platform/orders/order-parcel-service.ts";
import type { PasswordResetService } from "./dialects/login/password-reset-service.ts";
import type { PromotionService } from "./platform/promotions/promotion-service.ts";
import type { PriceService } from "./platform/prices/price-service.ts";
import type { SourceCodeService } from "./platform/shopper-context/source-code-service.ts";
import type { StoreService } from "./platform/stores/store-service.ts";
import type { SubscriptionChargeService } from "./platform/subscriptions/subscription-charge-service.ts";
import type { OptionPriceService } from "./platform/baskets/option-price-service.ts";
import type { Rule } from "./rules/rule.ts";
import type { SubscriptionService } from "./platform/subscriptions/subscription-service.ts";

/** What a cartridge finds of the platform. */
export interface CartridgeGround extends Foundation {
  accountClosing: AccountClosingService;
  baskets: BasketService;
  browserSessions: BrowserSessionService;
  /** What a merchant's server and the instance alone know, to sign and to believe that a captcha was asked about. */
  captchaProofSecret: string | undefined;
  customerEvents: CustomerEventService;
  devices: DeviceService;
  emailConfirmations: EmailConfirmationService;
  groups: CustomerGroupService;
  groupsOf: CustomerGroupService["groupsOf"];
  optionPrices: OptionPriceService;
  orderAdditions: OrderAdditionService;
  orderAddresses: OrderAddressService;
  orderClaims: OrderClaimService;
  orderManagement: OrderManagementService;
  orderParcels: OrderParcelService;
  passwordResets: PasswordResetService;
  /** Whether it is the password of a login; counts wrong ones. */
  passwords: { confirm(credentials: { login: string; password: string }, customerId: string): Promise<boolean> };
  paymentInstruments: CustomerPaymentInstrumentService;
  /** Which of a shopper's groups and codes change what they pay on a site, beside everybody. */
  pricedBy: (siteId: string, customerGroups: readonly string[]) => Promise<string[]>;
  prices: PriceService;
  sourceCodes: SourceCodeService;
  stores: StoreService;
  subscriptionCharges: SubscriptionChargeService;
  subscriptions: SubscriptionService;
  /** Coupon codes as somebody types them, and why one cannot be used. */
  promotions: Pick<PromotionService, "check">;
  consents: ConsentService;
  customers: CustomerService;
  imageAddress: ImageAddress;
  inventory: InventoryService;
  orders: OrderService;
  outbox: OutboxService;
  products: ProductService;
  shipping: ShippingService;
  /** Signs the tokens of links in letters. */
  signer: TokenSigner;
  sitePreferences: SitePreferences;
  sites: readonly Site[];
  /** Who issues such tokens. */
  tokenIssuer: string;
}

/** Pages of the console about what a cartridge keeps. */
export interface ConsoleRoom {
  /** Its first page, for example `/console/leads`. */
  path: string;
  /** In the menu. */
  name: string;
  routes: readonly ConsoleRoute[];
}

/** What a cartridge adds: endpoints below `/custom/`, due work, pages of the console. */
export interface CartridgeParts extends ModuleParts {
  /** Hooks of operations that need what the cartridge keeps, beside those that stand alone. */
  hooks?: OperationHooks;
  consoleRooms?: readonly ConsoleRoom[];
}

/** Rules of a merchant that products, baskets and parcels are worked out by. */
export type CalculationRules = BasketRules & ProductRules & SearchRules & ShippingRules;

/** A merchant's own behavior on the platform; a world without one has the platform's alone. */
export interface Cartridge {
  hooks?: OperationHooks & PaymentHooks;
  /**
   * Messages in place of those of the engine, by bundle: `basket` (what prevents ordering), `order` (letters about
   * orders), `payment` (why a card was not taken).
   */
  resources?: Readonly<Record<string, ResourceBundles>>;
  calculation?: CalculationRules;
  /** Custom attributes of what shoppers write, by kind of object, beside those of metadata that an archive brings. */
  attributes?: ObjectAttributes;
  /** Rules the coverage tells beside the engine's. */
  rules?: readonly Rule[];
  parts?: (ground: CartridgeGround) => CartridgeParts;
}
