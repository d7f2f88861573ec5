import { createHash } from "node:crypto";
import type { ContentItem } from "#emulators/content/content-item.ts";
import type { BlockFields } from "#worlds/wickett-plum/content/block-fields.ts";
import { articles } from "./catalogue.ts";
import { helpTexts } from "./help.ts";
import { type PictureName, pictures } from "./pictures.ts";
import { shops } from "./shop.ts";

const uuid = (seed: string) =>
  createHash("sha256")
    .update(seed)
    .digest("hex")
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, "$1-$2-$3-$4-$5");

const item = (kind: string, name: string, fields: object, key?: string): ContentItem => ({
  _meta: {
    name,
    schema: `https://schema.harborandrye.example/${kind}`,
    deliveryId: uuid(`${kind} ${name}`),
    ...(key !== undefined && { deliveryKey: key }),
  },
  ...fields,
});

/** A block with the fields of its kind. */
const block = <Kind extends keyof BlockFields>(kind: Kind, name: string, fields: BlockFields[Kind], key?: string) =>
  item(kind, name, fields, key);

const core = "http://bigcontent.io/cms/schema/v1/core#/definitions/";

const media = (name: PictureName, alt: string = pictures[name].alt) => ({
  image: {
    _meta: { schema: `${core}image-link` },
    id: uuid(`image ${name}`),
    // Blocks are typed with the pictures of the product's own world.
    name: name as never,
    endpoint: "harborandrye",
    defaultHost: "cdn.media.amplience.net",
  },
  alt,
});

const button = (ctaText: string, ctaLink: string, colors = {}) => ({
  ctaText,
  ctaLink,
  ctaType: "Button" as const,
  ...colors,
});
const link = (ctaText: string, ctaLink: string) => ({ ctaText, ctaLink, ctaType: "link" as const });

const deep = "#0F3440";
const onDeep = { ctaButtonColor: "#F2D08F", ctaTextColor: "#0A2530" };
const outlined = { ctaButtonColor: "transparent", ctaTextColor: "#FFFFFF" };

const home = item(
  "content-page",
  "Home",
  {
    title: "Bakers and smokers",
    description: "Slow bread and smoked fish from a wharf in Maine, shipped on ice.",
    contentItems: [
      item("hero-banner-carousel", "Home hero", {
        label: "Featured",
        autoplay: false,
        slides: [
          item("hero-banner", "Home hero: the wharf", {
            headline: "Baked before the boats go out.",
            bodyText:
              "Dark rye, salmon from the kiln and a box tied with rope. From our wharf to your table in two days.",
            backgroundColor: deep,
            multiCTA: [
              button("Shop bread", "/category/bread", onDeep),
              button("See boxes", "/category/boxes", outlined),
            ],
            pictures: [
              { media: media("rye-round"), windowColor: "butter" },
              { media: media("salmon"), windowColor: "ice" },
              { media: media("mussels"), windowColor: "mint" },
            ],
          }),
        ],
      }),
      block("product-carousel", "On the counter this week", {
        headline: "On the counter this week",
        label: "Featured products",
        productIds: ["200101", "200201", "200105", "200203", "200205", "200104", "200204", "200301"],
      }),
      block("category-card-list", "Home categories", {
        headline: "Shop by category",
        showHeadline: false,
        cards: [
          {
            headline: "Supper, tied with rope",
            bodyText: "A loaf, a fish, a cheese and something to spread. Packed on ice.",
            media: media("breakwater-box"),
            backgroundColor: "#A5401F",
            color: "#FFFFFF",
            cta: button("See boxes", "/category/boxes", onDeep),
          },
          ...(
            [
              ["Bread", "seeded-loaf", "#F6E3BC", "bread"],
              ["Smoked", "mackerel", "#D5E7EC", "smokehouse"],
              ["Pantry", "smoked-salt", "#D3E6DC", "pantry"],
              ["New this week", "focaccia", "#F3D6C8", "newarrivals"],
            ] as const
          ).map(([headline, picture, backgroundColor, category]) => ({
            headline,
            media: media(picture),
            backgroundColor,
            cta: link(headline, `/category/${category}`),
          })),
        ],
      }),
      block("feature-card", "The smokehouse", {
        headline: "Eighteen hours of cold smoke",
        bodyText: "Apple wood for warmth, alder for depth, and somebody awake all night to keep the fire low.",
        media: media("wharf"),
        facts: [
          { icon: "clock", text: "18 hours" },
          { icon: "thermometer", text: "Never above 80°F" },
          { icon: "box", text: "Packed on ice" },
        ],
        multiCTA: [button("Shop the smokehouse", "/category/smokehouse"), link("How we ship", "/help/shipping-rates")],
      }),
      block("pickup-band", "Home pickup band", {
        headline: "Pick it up on the wharf",
        bodyText: "Order by eleven and it is at the counter the same afternoon.",
        multiCTA: [button("Shop bread", "/category/bread"), link("Hours and directions", "/shops")],
      }),
    ],
  },
  "home",
);

const entry = (displayName: string, pageLink: string, menuItems: object[] = []) => ({
  id: pageLink.replace(/^\//, ""),
  menuDefinition: { displayName, pageLink, showInMenu: true },
  ...(menuItems.length > 0 && { menuItems }),
});

const navigation = item(
  "navigation",
  "Main navigation",
  {
    menuItems: [
      entry("Bread", "bread"),
      entry("Smokehouse", "smokehouse"),
      entry("Pantry", "pantry"),
      entry("Boxes", "boxes"),
      entry("New this week", "newarrivals"),
      entry(
        "Help",
        "/help",
        Object.entries(helpTexts).map(([key, { title }]) => entry(title, `/${key}`)),
      ),
    ],
  },
  "navigation",
);

const footer = item(
  "footer",
  "Footer",
  {
    columns: [
      {
        title: "Shop",
        links: ["bread", "smokehouse", "pantry", "boxes"].map((id) => ({
          text: id.charAt(0).toUpperCase() + id.slice(1),
          link: `/category/${id}`,
        })),
      },
      {
        title: "Help",
        links: [
          { text: "Track an order", link: "/track-order" },
          ...Object.entries(helpTexts).map(([key, { title }]) => ({ text: title, link: `/${key}` })),
        ],
      },
      {
        title: "The wharf",
        links: [
          { text: `Our ${shops.length} shops`, link: "/shops" },
          { text: "Privacy", link: "/company-info/privacy-policy" },
          { text: "Terms", link: "/company-info/terms" },
        ],
      },
    ],
    newsletterText: "What comes out of the oven, about twice a month.",
    social: [{ network: "instagram", link: "https://www.instagram.com/" }],
  },
  "footer",
);

const announcements = block(
  "global-header-banner",
  "Announcements",
  {
    label: "Announcements",
    messages: [
      {
        desktopText: "Ground shipping is on us from $75.",
        mobileText: "Free ground from $75.",
        ctaText: "How we ship",
        ctaLink: "/help/shipping-rates",
        backgroundColor: "#F2D08F",
        color: "#0A2530",
      },
    ],
  },
  "global-banner",
);

const page = (key: string, title: string, text: string): ContentItem =>
  item(
    "content-page",
    `Page: ${key}`,
    {
      title,
      description: text.split("\n")[0],
      breadcrumbs: key.startsWith("help/") ? [{ text: "Help", link: "/help" }] : [],
      contentItems: [
        block("headline", `Headline: ${key}`, { headline: title, headingLevel: 1 }),
        block("content-text", `Text: ${key}`, { text }),
        block("side-bar-nav", `Side list: ${key}`, {
          headline: "Help",
          links: Object.entries(helpTexts).map(([other, said]) => ({ text: said.title, link: `/${other}` })),
        }),
      ],
    },
    key,
  );

/** A page with one of the forms that the shop itself draws. */
const formPage = (key: string, title: string, form: string): ContentItem =>
  item(
    "content-page",
    `Page: ${key}`,
    {
      title,
      description: `${title}.`,
      breadcrumbs: [],
      contentItems: [
        block("headline", `Headline: ${key}`, { headline: title, headingLevel: 1 }),
        block("app-placeholder", `Form: ${key}`, {}, form),
      ],
    },
    key,
  );

/** All managed content. */
export const contentItems: ContentItem[] = [
  home,
  announcements,
  navigation,
  footer,
  block(
    "content-text",
    "Unexpected error",
    { text: "That didn’t work. Please try again or [write to us](/contact-us)." },
    "unexpected-error",
  ),
  formPage("contact-us", "Contact us", "contact-us-form"),
  formPage("emailsignup", "Letters from the wharf", "email-signup-form"),
  ...Object.entries(helpTexts)
    .filter(([key]) => key !== "contact-us")
    .map(([key, { title, text }]) => page(key, title, text)),
  page(
    "company-info/privacy-policy",
    "Privacy",
    "We keep what we need to send your order, and we sell nothing about you to anybody. Write to us, and we delete it.",
  ),
  page(
    "company-info/terms",
    "Terms",
    `All ${articles.length} things we sell are made by us. Prices are in US dollars. What arrives spoiled is refunded.`,
  ),
];
