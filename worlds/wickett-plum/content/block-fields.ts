import type { WorldProduct } from "#worlds/wickett-plum/catalogue/world-product.ts";
import { type ContentItem, type Cta, item, type localized, type media } from "./content-item.ts";

/** Words: the same for everybody, or one wording per locale. */
export type Words = string | ReturnType<typeof localized>;

/** A text with paragraphs, headings, lists, bold words and links in Markdown. */
export type MarkdownWords = Words;

/** A picture with its text alternative. */
export type Picture = ReturnType<typeof media>;

/** One call to action, several, or none. */
interface WithCtas {
  cta?: Cta;
  multiCTA?: Cta[];
}

/** Ground and ink of a block: `#RRGGBB`, a CSS color name or `transparent`. */
interface WithColors {
  /** @pattern ^(#[0-9A-Fa-f]{3,8}|transparent|[A-Za-z]{3,20})$ */
  backgroundColor?: string;
  /** @pattern ^(#[0-9A-Fa-f]{3,8}|transparent|[A-Za-z]{3,20})$ */
  color?: string;
}

/** Counts down to `date` (ISO 8601) when it is enabled. */
export interface CountdownTimer {
  countdownEnable: boolean;
  /** ISO 8601. */
  date: string;
  /**
   * Color of the digits.
   * @pattern ^(#[0-9A-Fa-f]{3,8}|transparent|[A-Za-z]{3,20})$
   */
  color?: string;
  /**
   * Hours that the date's zone is ahead of UTC, where the date names none.
   * @minimum -12
   * @maximum 14
   */
  timezoneOffset?: number;
}

/** A message of the banner above the header. */
export interface HeaderMessage extends WithColors {
  desktopText: Words;
  mobileText?: Words;
  /** Words of the link; without them the whole message is one. */
  ctaText?: Words;
  ctaLink?: string;
  /** Small pictures beside the words. */
  icons?: { media: Picture; iconPosition: "Before" | "After" }[];
  countdownTimer?: CountdownTimer;
}

/** A card of a list: headline, words, picture and where it leads. */
export interface Card extends WithCtas, WithColors {
  headline: Words;
  bodyText?: Words;
  media?: Picture;
}

/** A fact in few words beside an icon of the shop's own set. */
export interface Fact {
  icon: "clock" | "people" | "bag" | "thermometer" | "tag" | "box";
  text: Words;
}

/** A feature: a large picture beside words. */
export interface Feature extends Card {
  facts?: Fact[];
}

/** A film of the video service; `videoId` has 11 characters. */
export interface Video {
  title: Words;
  /** @pattern ^[\w-]{11}$ */
  videoId: string;
  /**
   * Ground of the card below the film.
   * @pattern ^(#[0-9A-Fa-f]{3,8}|transparent|[A-Za-z]{3,20})$
   */
  color?: string;
  cta?: Cta;
}

/** A card of an info list. */
export interface InfoCard {
  headline?: Words;
  subheadline?: Words;
  media?: Picture;
  /** The picture is a small drawing and not a photograph. */
  isIcon?: boolean;
  /** A drawing of the shop's own set above the headline. */
  icon?:
    | "truck"
    | "thermometer"
    | "shop"
    | "refresh"
    | "chat"
    | "nut"
    | "jar"
    | "seal"
    | "gift"
    | "card"
    | "box"
    | "pin"
    | "mail"
    | "calendar";
  /** Where the picture leads. */
  imageLink?: string;
  cta?: Cta;
}

/** Lines of an info list. */
export interface LayoutControls {
  /** @pattern ^(#[0-9A-Fa-f]{3,8}|transparent|[A-Za-z]{3,20})$ */
  lineColor?: string;
  includeLineBetweenCards?: boolean;
  includeLineBelow?: boolean;
}

/** A tile among the products of a list. */
export interface InGridTile extends Card {
  /**
   * Place in the grid, counted from 1; at the end without one.
   * @minimum 1
   */
  gridPosition?: number;
}

/** A job to be had. */
export interface Job {
  title: Words;
  location?: Words;
  department?: Words;
  /** Full time, part time, seasonal. */
  jobType?: Words;
  bodyText?: MarkdownWords;
  cta?: Cta;
}

/** A slide of the hero. */
interface HeroSlide extends Card {
  pictures?: { media: Picture; windowColor: WorldProduct["windowColor"] }[];
}

/** A checkbox of a campaign's form. */
export interface CampaignCheckbox {
  checkboxID: string;
  text: MarkdownWords;
  required?: boolean;
  preselected?: boolean;
  /** Counts towards `minOptionsSelection`. */
  isGrouped?: boolean;
  errorMessage?: Words;
}

/** What is shown in place of the default content to shoppers of some groups. */
export interface Variation {
  customerGroups: string[];
  /** The lowest rank wins. */
  rank: number;
  contentItems: ContentItem[];
}

/**
 * What editors fill in, by kind of block: the last segment of the item's schema. All kinds but `global-header-banner`
 * stand in the `contentItems` of a `content-page`.
 */
export interface BlockFields {
  "global-header-banner": { label?: Words; messages: HeaderMessage[] };
  "global-countdown-banner": {
    messageText: Words;
    messageColor?: string;
    backgroundColor?: string;
    countdownTimer: { date: string; timezoneOffset?: number };
    cta?: Cta;
  };
  "alert-banner": WithCtas & WithColors & { headline?: Words; text: MarkdownWords };
  "category-banner": Card;
  recipe: WithCtas & {
    headline: Words;
    bodyText?: Words;
    media?: Picture;
    /** Film of the video service; it is fetched on a click. */
    recipeVideoId?: string;
    facts?: Fact[];
    /** Markdown, usually one list. */
    ingredients: MarkdownWords;
    /** Markdown, usually one numbered list. */
    instructions: MarkdownWords;
    /** What it makes, for search engines. */
    recipeYield?: Words;
    /** Work and whole duration as ISO 8601, for example `PT95M`, for search engines. */
    prepTime?: string;
    totalTime?: string;
  };
  "recipe-card": Card;
  "recipe-card-list": { headline?: Words; cards: Card[] } & WithCtas;
  "blog-card": Card;
  "blog-card-list": { headline?: Words; cards: Card[] } & WithCtas;
  "side-bar-nav": { headline?: Words; links: { text: Words; link: string }[] };
  "info-card-list": {
    backgroundColor?: string;
    media?: Picture;
    headline?: Words;
    subheadline?: { text: Words; showOnMobile?: boolean };
    infoCards: InfoCard[];
    multiCTA?: Cta[];
    layoutControls?: LayoutControls;
  };
  "category-card-list": { headline?: Words; showHeadline?: boolean; cards: Card[] };
  "feature-card": Feature;
  "feature-cards-list": { headline?: Words; columns?: 2 | 3; cards: Feature[] };
  "in-grid-tile-single": InGridTile;
  "in-grid-tile-double": InGridTile;
  /** A long piece may stand in a column in the middle of the page; a chronicle's headings are years. */
  "content-text": { text: MarkdownWords; centered?: true; years?: true; inColumns?: true };
  video: Video & { headline?: Words };
  "video-grid": { headline?: Words; videos: Video[] };
  button: WithCtas;
  headline: { headline: Words; headingLevel?: 1 | 2 | 3 | 4 };
  "job-list": { headline?: Words; jobs: Job[] };
  accordion: { headline?: Words; panels: { title: Words; text: MarkdownWords }[] };
  "hero-banner-carousel": {
    label?: Words;
    /**
     * Seconds that a slide stands; 4 unless given.
     * @minimum 1
     */
    rotationSpeed?: number;
    autoplay?: boolean;
    /** @minItems 1 */
    slides: HeroSlide[];
  };
  "hero-banner": HeroSlide;
  "thin-banner": Card & {
    countdownTimer?: CountdownTimer;
    textControls?: { textColor?: string; textAlign?: "start" | "center" | "end" };
    container?: { backgroundColor?: string; mobileBackgroundColor?: string };
  };
  "product-carousel": { headline?: Words; label?: Words; productIds: string[] };
  "recommendations-carousel": {
    headline?: Words;
    /** Name of the recommender, as the recommendation service knows it. */
    recommender?: string;
    /** Place of the shop whose recommender is asked where none is named. */
    zone?: string;
    /**
     * Fewest products worth a carousel; 1 unless given.
     * @minimum 1
     */
    countPredicate?: number;
  };
  "alternating-text-image-list": { headline?: Words; items: Card[] };
  "feature-with-products": WithCtas & {
    headline: Words;
    bodyText?: Words;
    media: Picture;
    imageOnRight?: boolean;
    /** Whether the tiles carry their badges; they do unless this is false. */
    productBadges?: boolean;
    /** The first four that can be shown are. */
    productIds: string[];
  };
  "social-feed": {
    /** Experience of the social gallery. */
    curalateID: string;
    headlineList: Words[];
  };
  "recipe-ingredient-banner": { headline?: Words; mediaArray: { media: Picture; cta?: Cta }[] };
  "contact-box": WithCtas & {
    headline: Words;
    bodyText?: MarkdownWords;
    phone?: Words;
    email?: string;
    hours?: Words;
  };
  /** Cleaned before it is shown: scripts, styles, handlers and forms do not survive. */
  "custom-html": { html: Words };
  "help-hint": {
    headline: Words;
    text: MarkdownWords;
    /** Entries of the text's lists stand between lines. */
    listWithLines?: boolean;
  };
  /** Give it the delivery key `campaign-data-collection-form` or `campaign-data-collection-form-sweepstakes`. */
  "campaign-data-collection": WithCtas & {
    eventId: string;
    eventPhase?: string;
    maxAllowed?: number;
    headline: Words;
    bodyText?: MarkdownWords;
    /** Stands beside the form and only decorates. */
    media?: Picture;
    checkboxes?: CampaignCheckbox[];
    minOptionsSelection?: number;
    groupedErrorMessage?: Words;
    successHeadline?: Words;
    successText?: MarkdownWords;
    redirectOnSuccess?: string;
  };
  /**
   * A catalog to leaf through; it can be loaded down where the site preference `digitalCatalogUrl` says where it is.
   */
  "e-catalog": {
    headline?: Words;
    pages: {
      media: Picture;
      title: Words;
      /** What stands on the page, for those who cannot see it. */
      text?: MarkdownWords;
      /** Products that the page shows. */
      productIds?: string[];
      /** Where they stand on it, in percent of the page; what has no place is linked below the page. */
      places?: { productId: string; left: number; top: number; width: number; height: number }[];
    }[];
  };
  /** Names one of the shop's own forms by its delivery key, see `AppPlaceholderKey`. */
  "app-placeholder": {
    headline?: Words;
    /** Stands beside the form and only decorates. */
    media?: Picture;
    /** The side of the picture that stays where it is cropped; its middle where left out. */
    imagePosition?: "left" | "right";
  };
  "pickup-band": Card;
  /** Shows other items to some customer groups. */
  "content-variations": { variations: Variation[]; defaultContent: ContentItem[] };
  /** Tiles among the products of a category: give it the delivery key `in-grid-tiles/<category id>`. */
  "in-grid-tiles": { tiles: ContentItem[] };
}

/** The forms that an `app-placeholder` names. */
export type AppPlaceholderKey =
  | "contact-us-form"
  | "email-signup-form"
  | "catalog-request-form"
  | "gift-card-balance-form"
  | "logo-sleeve-form"
  | "find-a-shop-accordion"
  | "materials-sales-tools";

/** A managed item of a kind, with the fields of that kind; `name` is unique; a `key` makes it reachable by that key. */
export const block = <Kind extends keyof BlockFields>(
  kind: Kind,
  name: string,
  fields: BlockFields[Kind],
  key?: string,
): ContentItem => item(kind, name, fields as unknown as Record<string, unknown>, key);
