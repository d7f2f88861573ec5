import { createContentRepository } from "#emulators/content/content-repository.ts";
import type { ContentItem } from "./content-item.ts";
import { contentItems } from "./content-items.ts";
import { itemsWithin } from "./content-walk.ts";

const delivered = (moment: string, key: string): ContentItem => {
  const now = new Date(moment);
  const repository = createContentRepository(contentItems(now), now);
  return repository.byKey(key, { depth: "all", format: "inlined", locale: ["en-US", "*"] })?.content as ContentItem;
};

const scheduledAt = (moment: string) =>
  itemsWithin(contentItems(new Date(moment))).filter(({ _meta }) => _meta.edition !== undefined);

const namesOn = (moment: string): string[] =>
  itemsWithin(delivered(moment, "home"))
    .map(({ _meta }) => _meta.name)
    .filter((name) => name.startsWith("Home: "));

describe("scheduled content", () => {
  it("is eight items around four dates, each with an edition of its own", () => {
    const items = scheduledAt("2026-11-21T10:00:00Z");
    expect(items.length).toBe(8);
    expect(new Set(items.map(({ _meta }) => _meta.edition?.id)).size).toBe(8);
    expect([...new Set(items.map(({ _meta }) => _meta.edition?.start.slice(0, 10)))]).toEqual([
      "2026-11-27",
      "2026-12-01",
      "2026-12-26",
      "2027-02-01",
    ]);
  });

  it.each<[string, string, string | null]>([
    ["2026-11-26T23:59:59Z", "Announcements", null],
    ["2026-11-27T00:00:00Z", "Announcements: Black Friday", "Home: Black Friday"],
    ["2026-11-30T23:59:59Z", "Announcements: Black Friday", "Home: Black Friday"],
    ["2026-12-01T00:00:00Z", "Announcements: Advent", "Home: Advent"],
    ["2026-12-25T23:59:59Z", "Announcements: Advent", "Home: Advent"],
    ["2026-12-26T00:00:00Z", "Announcements: Between the years", "Home: stocktaking"],
    ["2027-01-06T12:00:00Z", "Announcements: Between the years", "Home: stocktaking"],
    ["2027-01-07T00:00:00Z", "Announcements", null],
    ["2027-02-14T20:00:00Z", "Announcements: Valentine", "Home: Valentine"],
    ["2027-02-15T00:00:00Z", "Announcements", null],
    ["2031-11-29T00:00:00Z", "Announcements: Black Friday", "Home: Black Friday"],
  ])("seen at %s the banner is %s and the home page shows %s", (moment, banner, block) => {
    expect(delivered(moment, "global-banner")._meta.name).toBe(banner);
    const seasonal = ["Home: Black Friday", "Home: Advent", "Home: stocktaking", "Home: Valentine"];
    expect(namesOn(moment).filter((name) => seasonal.includes(name))).toEqual(block ? [block] : []);
  });

  it("keeps the everyday announcements after its own, and the edition in what is delivered", () => {
    const banner = delivered("2026-12-05T00:00:00Z", "global-banner");
    expect((banner.messages as unknown[]).length).toBe(4);
    expect(banner._meta.edition).toMatchObject({ start: "2026-12-01T00:00:00.000Z", end: "2026-12-26T00:00:00.000Z" });
  });

  it("is not found by its id while its edition does not run", () => {
    const now = new Date("2026-11-21T10:00:00Z");
    const repository = createContentRepository(contentItems(now), now);
    const parameters = { depth: "root", format: "inlined", locale: null } as const;
    const [advent] = scheduledAt("2026-11-21T10:00:00Z").filter(({ _meta }) => _meta.name === "Home: Advent");
    expect(repository.byId(advent?._meta.deliveryId ?? "", parameters)).toBeNull();
    expect(repository.byKey("home", parameters)).not.toBeNull();
  });
});
