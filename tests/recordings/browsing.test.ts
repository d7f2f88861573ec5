import { playJourney } from "./play-journey.ts";
import { browsing } from "./walks/browsing.ts";

const played = playJourney(browsing);

describe("a guest looks around, with nothing but recorded answers", () => {
  it("the home page has the editors' title and the blocks in their order", () => {
    const { home } = played();
    expect(home.status).toBe(200);
    expect(home.data).toMatchObject({ title: "Confectioners" });
    expect((home.data["blocks"] as { kind: string }[]).map(({ kind }) => kind).slice(0, 1)).toEqual([
      "hero-banner-carousel",
    ]);
  });

  it("header and footer come from content and preferences", () => {
    const { shell } = played().home;
    expect((shell["menu"] as { label: string; link?: string }[])[0]).toMatchObject({
      label: "Chocolates",
      link: "/category/chocolates",
    });
    expect(shell["preferences"]).toMatchObject({ recipientLimit: 50, isKlarnaEnabled: true });
    expect((shell["footer"] as { columns: { title: string }[] }).columns[0]?.title).toBe("Shop");
  });

  it("a page of an editor is read by its address, and an unknown one is missing", () => {
    const { content, missing } = played();
    expect([content.status, missing.status]).toEqual([200, 404]);
    expect(JSON.stringify(content.data)).toContain("recipes/slab-hot-chocolate");
  });

  it("shops come by distance, with their hours", () => {
    const { status, body } = played().shops;
    const [near, next] = body["stores"] as { name: string; distance: number; phone: string }[];
    expect([status, near?.name]).toEqual([200, "Valencia Street"]);
    expect(near?.phone).toBe("415-555-0117");
    expect(Number(near?.distance)).toBeLessThan(Number(next?.distance));
  });

  it("menu, addresses, badges and preferences are the shop's own", () => {
    const { menu, routes, badges, preferences } = played();
    expect((menu.body["menuItems"] as { id: string }[])[0]?.id).toBe("chocolates");
    expect(routes.body["routes"]).toMatchObject({ "/category/truffles": "truffles" });
    expect(badges.body["badges"]).toMatchObject({ "481101": { kind: "sale", percent: 15 } });
    expect(preferences.body).toMatchObject({ EnableNotifyMe: true, shipmentBatchSize: 5 });
  });
});
