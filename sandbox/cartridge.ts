import type { ConsoleRoute } from "./console/console-route.ts";
import type { OperationHooks } from "./core/hook-routes.ts";
import type { Foundation, ModuleParts } from "./core/module.ts";
import type { ResourceBundles } from "./core/resources.ts";
import type { TokenSigner } from "./dialects/login/token-signer-service.ts";
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
import type { ShippingRules } from "./platform/shipping/parcel-care.ts";
import type { ShippingService } from "./platform/shipping/shipping-service.ts";
import type { SitePreferences } from "./platform/site-preferences/site-preference-service.ts";

/** What a cartridge finds of the platform. */
export interface CartridgeGround extends Foundation {
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
  consoleRooms?: readonly ConsoleRoom[];
}

/** Rules of a merchant that products, baskets and parcels are worked out by. */
export type CalculationRules = BasketRules & ProductRules & ShippingRules;

/** A merchant's own behavior on the platform; a world without one has the platform's alone. */
export interface Cartridge {
  hooks?: OperationHooks & PaymentHooks;
  /**
   * Messages in place of those of the engine, by bundle: `basket` (what prevents ordering), `order` (letters about
   * orders), `payment` (why a card was not taken).
   */
  resources?: Readonly<Record<string, ResourceBundles>>;
  calculation?: CalculationRules;
  parts?: (ground: CartridgeGround) => CartridgeParts;
}
