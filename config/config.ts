import type { CaptchaConfig } from "./browser-widgets.ts";
import type { ContentPreviewConfig } from "./content-preview.ts";
import type { SiteConfig, SurveyConfig } from "./sites.ts";

/** Where the commerce backend is and how the storefront introduces itself to it. */
export interface CommerceConfig {
  /** Origin of the shopper APIs, for example `http://127.0.0.1:4000`; no path. */
  origin: string;
  /** Origin of the OCAPI Shop API; the same as `origin` unless configured. */
  ocapiOrigin: string;
  /** Origin of product pictures. */
  imageOrigin: string;
  organizationId: string;
  clientId: string;
  /** The private client of logins by mailed code, where the shop's own is public; null where there is none. */
  codeLoginClientId: string | null;
  /** The private client that speaks about shoppers' sessions; null lets the shopper's own token do it. */
  systemClientId: string | null;
  shortCode: string;
  /** Longest wait for one answer. */
  timeoutMs: number;
}

/** Card fields of the payment provider (CyberSource Flex Microform v2). */
export interface CardFormConfig {
  enabled: boolean;
  /** Sandbox, test or production host of the provider's REST API. */
  apiBaseUrl: string;
  merchantId: string;
  allowedNetworks: string[];
  /** Origins of our pages that may show the fields; never taken from the Host header. */
  targetOrigins: string[];
  /** Hosts (with port) that may serve the provider's script and frames. */
  allowedLibraryHosts: string[];
  /** Who asks for the capture context: this server, or the commerce backend. */
  contextSource: "direct" | "commerce";
  timeoutMs: number;
}

/** Content delivery (Amplience Dynamic Content). */
export interface ContentConfig {
  enabled: boolean;
  baseUrl: string;
  hubName: string;
  /** What the schemas of the hub's content types begin with; the rest names the kind. */
  schemaBase: string;
  /** Origin of pictures and films in content. */
  mediaOrigin: string;
  preview: ContentPreviewConfig;
  timeoutMs: number;
}

/** Films within pages (YouTube); both addresses come before `/<id>`. */
export interface VideoConfig {
  embedBaseUrl: string;
  posterBaseUrl: string;
}

/** Pictures of customers (the social gallery, `crl8`). */
export interface GalleryConfig {
  enabled: boolean;
  scriptUrl: string;
}

/** Ratings and reviews (Bazaarvoice Conversations API 5.4). */
export interface ReviewsConfig {
  /** False beside a real backend without an address; the site preference `bvEnableRR_C2013` has to agree. */
  enabled: boolean;
  /** For example `https://api.bazaarvoice.com/data`. */
  apiBaseUrl: string;
  /** Origin of customers' photographs. */
  photoOrigin: string;
  timeoutMs: number;
}

/** Address search and validation (Experian Address Validation API). */
export interface AddressConfig {
  /** False beside a real backend without an address of the service: addresses are then taken as they are typed. */
  enabled: boolean;
  /** For example `https://api.experianaperture.io`. */
  baseUrl: string;
  /** Layout of the account that addresses are asked for in. */
  layout: string;
  /** Labels of that layout. */
  layoutMap: { street: string; city: string; state: string; postal: string };
  maxSuggestions: number;
  timeoutMs: number;
}

/** PayPal and Venmo (JavaScript SDK v6, Orders v2). */
export interface PaypalConfig {
  /** False beside a real backend without a client id. */
  enabled: boolean;
  /** The SDK's script. */
  scriptUrl: string;
  apiBaseUrl: string;
  /** Public by the vendor's rules. */
  clientId: string;
  timeoutMs: number;
}

/** Instalments (Klarna Payments). */
export interface KlarnaConfig {
  /** False beside a real backend without credentials; the site preference `isKlarnaEnabled` has to agree. */
  enabled: boolean;
  scriptUrl: string;
  apiBaseUrl: string;
  /** Least amount it is offered for, in minor units. */
  minAmount: number;
  timeoutMs: number;
}

/** Apple Pay on the web. */
export interface ApplePayConfig {
  /** False beside a real backend without a merchant identifier. */
  enabled: boolean;
  merchantIdentifier: string;
  /** Script for browsers without it; empty leaves it to those that have it. */
  scriptUrl: string;
  gatewayUrl: string;
  timeoutMs: number;
}

/** The container of the tag manager (Google Tag Manager) that counts what shoppers do, once they have agreed to it. */
export interface TagManagerConfig {
  /** For example `GTM-ABC123`. */
  id: string;
  /** Address of the container's script, without query. */
  scriptUrl: string;
}

/** The whole configuration of the storefront; holds no secret. */
export interface Config {
  environment: "development" | "test" | "production";
  port: number;
  /** Public address of the default site; its scheme and port are those of every site. */
  publicOrigin: string;
  sites: SiteConfig[];
  commerce: CommerceConfig;
  /** The origin behind `/mobify/proxy/ocapi`. */
  proxies: { ocapi: string };
  thirdParties: {
    cardForm: CardFormConfig;
    content: ContentConfig;
    video: VideoConfig;
    gallery: GalleryConfig;
    reviews: ReviewsConfig;
    address: AddressConfig;
    paypal: PaypalConfig;
    klarna: KlarnaConfig;
    applePay: ApplePayConfig;
    /** Null where nobody counts. */
    tagManager: TagManagerConfig | null;
    captcha: CaptchaConfig;
    /**
     * Where the contact form may be posted to; the address itself is a site preference. Null where there is no such
     * form.
     */
    contactFormOrigin: string | null;
    /** Null where nobody is asked. */
    survey: SurveyConfig | null;
    /** Origins the contact centre's chat may come from; a site preference names which. */
    chatOrigins: readonly string[];
  };
  pageCache: { maxBytes: number; freshSeconds: number; staleSeconds: number };
  /** Pages that one process makes at a time, and pages that may wait for their turn. */
  overload: { running: number; waiting: number };
  fleet: {
    /** Whether processes share a store; its address is a secret. */
    hasStore: boolean;
    /** What every key in the shared store begins with. */
    namespace: string;
    /** Processes of this machine that share the port. */
    processes: number;
    /** How long a process that is told to stop still takes new connections, in milliseconds. */
    drainDelayMs: number;
  };
  /** Addresses and networks whose calls are not counted by address. */
  limits: { exempt: readonly string[] };
  /**
   * Whether assistants buy here; above `reviewAbove`, a total in minor units, a person places the order. A new order is
   * looked at every `watchSeconds`, so that its platform hears of changes.
   */
  agents: {
    enabled: boolean;
    reviewAbove: number | null;
    watchSeconds: number;
    /** Where every call of an assistant is told; null for nowhere. */
    auditUrl: string | null;
  };
  /** Where figures for Prometheus are told; null where nobody asks for them. */
  metrics: { port: number; host: string } | null;
  /** Whether spans are sent to a collector. */
  hasTracing: boolean;
  /** Hops of trusted reverse proxies in front of the process. */
  trustedProxies: number;
  logLevel: string;
}
