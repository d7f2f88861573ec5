import { act, screen, waitFor } from "@testing-library/react";
import { renderRoute } from "#tests/render-app.tsx";
import { track } from "#app/analytics/track.ts";
import type { ContentItem } from "#app/commerce-api/content.ts";
import { startAnalytics } from "./start-analytics.ts";

const page = (title: string): ContentItem => ({ _meta: { schema: "https://schema.example/content-page" }, title });

const content = {
  byKey: (key: string) => Promise.resolve(key === "help/nothing" ? null : page(key.replace("help/", ""))),
};

interface Entry {
  event?: string;
  page_path?: string;
  page_title?: string;
  page_type?: string;
}

test("each page is counted with its own title and before what happens on it: by a link, by Back and Forward, and as an error", async () => {
  const browser = window as { dataLayer?: Entry[]; google_tag_manager?: object };
  browser.google_tag_manager = { "GTM-TEST": {} };
  document.cookie = "cookie-consent=1";
  const { router } = await renderRoute("/help/kosher", { api: { content } });
  await screen.findByRole("heading", { name: "kosher" });
  await startAnalytics(router, { id: "GTM-TEST", scriptUrl: "https://tags.test/gtm.js" });
  router.subscribe(({ navigation }) => {
    if (navigation.state === "idle") track({ event: "login", method: "password" });
  });
  const views = () => (browser.dataLayer ?? []).filter(({ event }) => event === "virtual_page_view");
  const go = async (to: string | number, count: number) => {
    // What a page brings along, such as the style sheet of a chunk, is no sign of its title.
    document.head.append(document.createElement("style"));
    await act(() => router.navigate(to as string));
    document.head.append(document.createElement("style"));
    await waitFor(() => expect(views()).toHaveLength(count));
  };
  await go("/help/shipping", 2);
  await go(-1, 3);
  await go(1, 4);
  await go("/help/nothing", 5);
  expect(views().map(({ page_path, page_title, page_type }) => [page_path, page_title, page_type])).toEqual([
    ["/help/kosher", "kosher | Sweets", "content"],
    ["/help/shipping", "shipping | Sweets", "content"],
    ["/help/kosher", "kosher | Sweets", "content"],
    ["/help/shipping", "shipping | Sweets", "content"],
    ["/help/nothing", "Page not found | Sweets", "error"],
  ]);
  const told = (browser.dataLayer ?? []).map(({ event }) => event);
  expect(told.slice(told.indexOf("virtual_page_view"), -1).join()).toMatch(/^(virtual_page_view(,login)*,?)+$/);
  expect(told.at(told.indexOf("login") - 1)).toBe("virtual_page_view");
});
