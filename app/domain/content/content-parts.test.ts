import { bannerMessages } from "./banner-messages.ts";
import { chooseVariation } from "./choose-variation.ts";
import { ctasOf, textsOf } from "./content-fields.ts";
import { countdownOf } from "./countdown.ts";
import { filmOf } from "./film.ts";
import { allowedAttributes, isAllowedTag } from "./safe-html.ts";

describe("a variation", () => {
  const variation = (name: string, rank: number, ...customerGroups: string[]) => ({ name, rank, customerGroups });
  const all = [variation("second", 2, "Registered"), variation("first", 1, "Regulars"), variation("also", 1, "Staff")];

  it.each([
    ["nobody's groups", [], undefined, undefined],
    ["a group without one", ["Everyone"], undefined, undefined],
    ["one group", ["Registered"], undefined, "second"],
    ["two groups, the lowest rank", ["Registered", "Regulars"], undefined, "first"],
    ["equal ranks, the earlier", ["Staff", "Regulars"], undefined, "first"],
    ["a selected group instead of the shopper's", ["Regulars"], "Registered", "second"],
    ["a selected group without one", ["Regulars"], "Everyone", undefined],
  ])("is chosen by %s", (_case, groups, selected, name) => {
    expect(chooseVariation(all, groups, selected)?.name).toBe(name);
  });
});

describe("messages of the banner", () => {
  it("come with icons, countdown and a safe link; those without words are left out", () => {
    const messages = [
      {
        desktopText: "Hello",
        mobileText: "Hi",
        ctaText: "Go",
        ctaLink: "javascript:alert(1)",
        backgroundColor: "url(x)",
        color: "#FFF",
        icons: [{ media: { url: "/a" }, iconPosition: "After" }, { media: { url: "/b" } }, { iconPosition: "Before" }],
        countdownTimer: { countdownEnable: true, date: "2031-01-01T00:00:00Z", color: "#000" },
      },
      { mobileText: "Only small" },
    ];
    expect(bannerMessages({ messages })).toEqual([
      {
        text: "Hello",
        mobileText: "Hi",
        link: undefined,
        linkText: "Go",
        background: undefined,
        color: "#FFF",
        icons: [
          { media: { url: "/a" }, isAfter: true },
          { media: { url: "/b" }, isAfter: false },
        ],
        countdown: { target: Date.parse("2031-01-01T00:00:00Z"), color: "#000" },
      },
    ]);
    expect(bannerMessages(null)).toEqual([]);
  });

  it("may be one countdown or one alert", () => {
    const countdown = { messageText: "Soon", messageColor: "#111", countdownTimer: { date: "2031-01-01T00:00:00Z" } };
    expect(bannerMessages(countdown)).toMatchObject([
      { text: "Soon", color: "#111", countdown: { target: Date.parse("2031-01-01T00:00:00Z") } },
    ]);
    expect(bannerMessages({ text: "Snow", cta: { ctaText: "Read", ctaLink: "/snow" } })).toMatchObject([
      { text: "Snow", link: "/snow", linkText: "Read" },
    ]);
  });
});

describe("fields", () => {
  it("of a call to action may have colors of their own on small screens", () => {
    const cta = { ctaText: "Go", ctaLink: "/", mobilectaTextColor: "#FFF", mobilectaButtonColor: "url(evil)" };
    expect(ctasOf({ cta })).toMatchObject([{ mobileTextColor: "#FFF", mobileButtonColor: undefined }]);
  });

  it("of a list keep its words only", () => {
    expect(textsOf({ list: ["a", 7, null, " ", "b"] }, "list")).toEqual(["a", "b"]);
  });

  it("of a countdown count only when it is enabled", () => {
    const date = "2031-01-01T00:00:00Z";
    expect(countdownOf({ countdownEnable: true, date })).toBe(Date.parse(date));
    expect(countdownOf({ date })).toBeUndefined();
    expect(countdownOf({ countdownEnable: "yes", date })).toBeUndefined();
  });

  it("of a film are its addresses, or nothing", () => {
    const film = { embedUrl: "https://films.test/embed/x", posterUrl: "https://films.test/vi/x" };
    expect(filmOf({ title: "Pulling", film })).toEqual({ title: "Pulling", ...film });
    expect(filmOf({ videoId: "aaaaaaaaaaa" })).toBeUndefined();
  });
});

describe("an editor's own markup", () => {
  it.each(["script", "style", "iframe", "form", "input", "svg", "object", "h1", "constructor", "__proto__"])(
    "may not hold <%s>",
    (tag) => {
      expect(isAllowedTag(tag)).toBe(false);
    },
  );

  it.each([
    ["p", { onclick: "x", style: "x", class: "x", id: "x", title: "T" }, { title: "T" }],
    ["a", { href: "javascript:alert(1)", target: "_top" }, {}],
    ["a", { href: "/help", rel: "x" }, { href: "/help" }],
    ["a", { href: "/\\evil.example" }, {}],
    ["img", { src: "https://evil.example/x.png", alt: "A" }, { alt: "A" }],
    [
      "img",
      { src: "https://media.test/x.png", width: "10", height: "1e9" },
      { src: "https://media.test/x.png", width: "10" },
    ],
    ["img", { src: "data:image/svg+xml,x" }, {}],
    ["img", { src: "//evil.example/x" }, {}],
    ["img", { src: "/media/x.png" }, { src: "/media/x.png" }],
    ["img", { src: "media/x.png" }, {}],
    ["img", { src: "http://pictures.test/x.png" }, { src: "http://pictures.test/x.png" }],
    ["img", { src: "http://media.test/x.png" }, {}],
    ["img", { width: "12345", height: "1024" }, { height: "1024" }],
    ["td", { colspan: "2", rowspan: "-1" }, { colspan: "2" }],
    ["th", { scope: "col" }, { scope: "col" }],
    ["th", { scope: "rowgroup" }, { scope: "rowgroup" }],
    ["th", { scope: "column" }, {}],
    ["th", { scope: "narrow" }, {}],
    ["ol", { start: "7" }, { start: "7" }],
    ["ol", { start: "-12" }, { start: "-12" }],
    ["ol", { start: "n7" }, {}],
    ["ol", { start: "7th" }, {}],
    ["ol", { start: "1234567" }, {}],
    ["p", { dir: "rtl" }, { dir: "rtl" }],
    ["p", { dir: "rtl-ish" }, {}],
    ["p", { dir: "not auto" }, {}],
    ["script", { src: "/x.js", title: "T" }, {}],
  ])("keeps of <%s %j> only %j", (tag, attributes, kept) => {
    expect(allowedAttributes(tag, attributes, ["https://media.test", "http://pictures.test"])).toStrictEqual(kept);
  });
});
