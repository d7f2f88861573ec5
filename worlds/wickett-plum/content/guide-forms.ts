import { digitalCatalogPlaces } from "#worlds/wickett-plum/digital-catalog-places.ts";
import { digitalCatalog } from "#worlds/wickett-plum/digital-catalog.ts";
import { block } from "./block-fields.ts";
import { buttonCta, type ContentItem, item, linkCta, media } from "./content-item.ts";

const LONG_WORD = "Schokoladenüberzugskuvertüreverarbeitungsmeisterschaft";

const HOSTILE = `<h1 onclick="alert(1)">Markup that wants too much</h1>
<script>alert("script")</script><style>body{display:none}</style>
<p style="position:fixed;inset:0" class="x" id="root">Only <b onmouseover=alert(2)>plain words</b> and
<a href="javascript:alert(3)">links without a trick</a> are left of it.
<img src="x" onerror="alert(4)"><iframe src="https://evil.example/"></iframe>
<form action="https://evil.example/"><input name="card"><button>Pay</button></form>
<svg><a href="javascript:alert(5)"><text>svg</text></a></svg>
<p>An unclosed paragraph, <i>an unclosed word`;

/** Texts, lists, forms and boxes of the component guide. */
export const guideForms: ContentItem[] = [
  block("headline", "Guide headline: typical", { headline: "A headline of a part", headingLevel: 2 }),
  block("headline", "Guide headline: below it", { headline: "A headline below it", headingLevel: 3 }),
  block("headline", "Guide headline: extreme", { headline: `A headline that goes on and on, ${LONG_WORD}` }),
  block("content-text", "Guide text: typical", {
    text: "A paragraph with **bold** and *gentle* words and [a link](/our-story).\n\n## A heading\n\n- one\n- two\n\n1. first\n2. second",
  }),
  block("content-text", "Guide text: extreme", {
    text: `<b>Markup stays words.</b> [A bad link](data:text/html,x) loses its address. ${LONG_WORD}`,
  }),
  block("button", "Guide button: typical", { cta: buttonCta("Back to the sweets", "/category/newarrivals") }),
  block("button", "Guide button: extreme", {
    multiCTA: [
      buttonCta(`A button with a very long text, ${LONG_WORD}`, "/category/sale"),
      buttonCta("Outlined", "/category/sale", { ctaButtonColor: "transparent", ctaTextColor: "#5A1648" }),
      { ...linkCta("Opens a sheet", "/chocolateshops"), ctaControls: { triggerSideBar: "pickup-shop" } },
    ],
  }),
  block("side-bar-nav", "Guide side bar: typical", {
    headline: "Help",
    links: [
      { text: "This page", link: "/component-guide" },
      { text: "Shipping rates", link: "/help/shipping-rates" },
      { text: "Kosher", link: "/help/kosher" },
    ],
  }),
  block("side-bar-nav", "Guide side bar: extreme", {
    links: [
      { text: `A long name, ${LONG_WORD}`, link: "/our-story" },
      { text: "Elsewhere", link: "https://example.com/" },
      { text: "Not followed", link: "javascript:alert(1)" },
    ],
  }),
  block("job-list", "Guide jobs: typical", {
    headline: "Work at the hatch",
    jobs: [
      {
        title: "Lollipop puller",
        location: "San Francisco, CA",
        department: "Kitchen",
        jobType: "Full time",
        bodyText: "You have strong arms and a light hand.",
        cta: buttonCta("Apply", "mailto:jobs@wickettplum.example"),
      },
      { title: "Bow tier", location: "Portland, OR", jobType: "Seasonal", cta: linkCta("Ask us", "/contact-us") },
    ],
  }),
  block("job-list", "Guide jobs: none", { headline: "No jobs", jobs: [] }),
  block("accordion", "Guide accordion: typical", {
    headline: "Questions we hear often",
    panels: [
      { title: "Do you ship abroad?", text: "To the United States and Canada." },
      { title: "Is it kosher?", text: "Look for **Kosher** on the product page." },
    ],
  }),
  block("accordion", "Guide accordion: extreme", {
    panels: [{ title: `One long question, ${LONG_WORD}?`, text: Array(12).fill("A long answer.").join("\n\n") }],
  }),
  block("contact-box", "Guide contact box: typical", {
    headline: "Talk to a person",
    bodyText: "Monday to Saturday, eight to six.",
    phone: "1-800-555-0142",
    email: "hello@wickettplum.example",
    hours: "8 AM to 6 PM",
    cta: buttonCta("Find a shop", "/chocolateshops"),
  }),
  block("contact-box", "Guide contact box: extreme", {
    headline: `Reach us, ${LONG_WORD}`,
    email: "no address at all",
  }),
  block("help-hint", "Guide hint: typical", {
    headline: "Chocolate in the heat",
    text: "Whenever it is over 70°F on your street we add **ice packs** at no charge.",
  }),
  block("help-hint", "Guide hint: lines", {
    headline: "Before you call",
    text: "- Your order number\n- The postal code\n- What is wrong, in your own words",
    listWithLines: true,
  }),
  block("custom-html", "Guide markup: typical", {
    html: '<h2>Nutrition at a glance</h2><p>Per piece, <em>rounded</em>. See <a href="/help/kosher">what kosher means</a>.</p><table><caption>Truffles</caption><tr><th scope="col">Flavor</th><th scope="col">Calories</th></tr><tr><td>Dark</td><td>72</td></tr><tr><td>Milk</td><td>78</td></tr></table><details><summary>More</summary><p>Ask at the hatch.</p></details>',
  }),
  block("custom-html", "Guide markup: hostile", { html: HOSTILE }),
  block("e-catalog", "Guide catalog: typical", {
    headline: "Leaf through it",
    pages: digitalCatalog.slice(0, 4).map(({ picture, title, intro, productIds }) => ({
      media: media(picture, ""),
      title,
      text: intro,
      productIds: [...productIds],
      places: productIds.flatMap((productId) => {
        const place = digitalCatalogPlaces[productId];
        return place ? [{ productId, ...place }] : [];
      }),
    })),
  }),
  block("e-catalog", "Guide catalog: extreme", {
    pages: [
      {
        media: media("catalog-page-9", ""),
        title: `One page, its products without a place, ${LONG_WORD}`,
        text: "- one\n- two",
        productIds: ["495101", "000000"],
        places: [{ productId: "495101", left: -20, top: 0, width: 400, height: 10 }],
      },
    ],
  }),
  block("app-placeholder", "Guide form: shops", { headline: "Shops by state" }, "find-a-shop-accordion"),
  block("app-placeholder", "Guide form: newsletter", { headline: "A sign-up for the newsletter" }, "email-signup-form"),
  block("app-placeholder", "Guide form: contact us", { headline: "A question to the shop" }, "contact-us-form"),
  block("app-placeholder", "Guide form: catalog", { headline: "A printed catalog" }, "catalog-request-form"),
  block("app-placeholder", "Guide form: gift card", { headline: "What is left on a card" }, "gift-card-balance-form"),
  block("app-placeholder", "Guide form: sleeve", { headline: "A sleeve with a logo" }, "logo-sleeve-form"),
  block("app-placeholder", "Guide form: materials", { headline: "Materials for sellers" }, "materials-sales-tools"),
  item("app-placeholder", "Guide form: unknown key", { headline: "Nobody can see this form" }, "hologram-form"),
  block("content-variations", "Guide variations: typical", {
    defaultContent: [
      block("help-hint", "Guide variation: everybody", {
        headline: "For everybody",
        text: "Regular customers see something else here.",
      }),
    ],
    variations: [
      {
        customerGroups: ["Registered"],
        rank: 2,
        contentItems: [
          block("help-hint", "Guide variation: registered", {
            headline: "Good to see you again",
            text: "You are signed in.",
          }),
        ],
      },
      {
        customerGroups: ["Regulars", "TasteTesters"],
        rank: 1,
        contentItems: [
          block("help-hint", "Guide variation: regulars", {
            headline: "The tray behind the counter",
            text: "You have been here often enough to ask for it.",
          }),
        ],
      },
    ],
  }),
  block("content-variations", "Guide variations: extreme", { defaultContent: [], variations: [] }),
  block(
    "campaign-data-collection",
    "Guide campaign: typical",
    {
      eventId: "component-guide",
      headline: "Enter once",
      bodyText: "A campaign of the guide: nobody is drawn.",
      checkboxes: [
        {
          checkboxID: "rules",
          text: "I accept the [terms](/company-info/terms).",
          required: true,
          errorMessage: "Please accept the terms to enter.",
        },
        { checkboxID: "offersupdates", text: "Offers and **fresh batches**", preselected: true, isGrouped: true },
        { checkboxID: "fundraising", text: "Fundraising", isGrouped: true },
      ],
      minOptionsSelection: 1,
      groupedErrorMessage: "Please choose at least one thing to hear about.",
      successHeadline: "Your name is in the jar",
    },
    "component-guide/campaign-data-collection-form-sweepstakes",
  ),
  block("campaign-data-collection", "Guide campaign: extreme", {
    eventId: "component-guide-extreme",
    headline: `A campaign with one long word, ${LONG_WORD}, and no checkboxes`,
  }),
];
