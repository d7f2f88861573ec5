import { act, screen, waitFor } from "@testing-library/react";
import { createMemoryRouter } from "react-router-dom";
import { momentOf } from "#app/browser/page-moment.ts";
import type { PreviewQuery, PreviewSession } from "#app/commerce-api/content-preview.ts";
import { intlFor } from "#app/shell/providers.tsx";
import { fakeCommerceApi } from "#tests/fake-commerce-api.ts";
import { startPreview } from "./start-preview.tsx";

jest.setTimeout(20_000);

const moment = Date.parse("2027-12-03T09:00:00Z");
const atChristmas = { isPreviewMode: "true", previewTimestamp: String(moment) };

const start = async (view: PreviewQuery, session: PreviewSession, path = "/occasions/birthdays") => {
  const site = ({ path: asked }: { path: string }): Promise<unknown> =>
    Promise.resolve(asked === "content-preview/session" ? session : { groups: ["Registered"] });
  const api = fakeCommerceApi({ transports: { site, scapi: () => Promise.reject(new Error("not asked")) } });
  const router = createMemoryRouter([{ path: "*", element: null }], { initialEntries: [path] });
  await act(() => startPreview({ view, api, router, intl: intlFor("en-US", undefined) }));
  return { router };
};
const isClockMoved = () => Math.abs(momentOf(new Request("https://shop.test/")) - moment) < 60_000;
const button = () => screen.queryByRole("button", { name: "Preview" });

afterEach(() => {
  document.body.replaceChildren();
});

it("nobody's clock is moved by an address alone", async () => {
  await start(atChristmas, { isEditor: false, environments: {} });
  expect([isClockMoved(), button(), document.body.textContent]).toEqual([false, null, ""]);
});

it("where one block stands alone nothing is shown over it, also after another page", async () => {
  const { router } = await start(
    { isPreviewMode: "true" },
    { isEditor: true, environments: {} },
    "/admin/visualization?contentId=1",
  );
  expect(button()).toBeNull();
  await act(() => router.navigate("/admin/preview"));
  expect(button()).toBeVisible();
  await act(() => router.navigate("/admin/visualization"));
  expect(button()).toBeNull();
});

it("the holder of a link sees its moment, and no tools but the strip", async () => {
  await start(
    { previewLink: "e30" },
    { isEditor: false, environments: {}, link: { view: { previewTimestamp: String(moment) }, until: moment } },
  );
  expect(screen.getByRole("complementary", { name: "Preview" })).toHaveTextContent("This link shows this page alone");
  expect(button()).toBeNull();
  expect(isClockMoved()).toBe(true);
});

it("an editor has a strip above the page, and clocks run from the moment", async () => {
  await start(atChristmas, { isEditor: true, environments: {} });
  await waitFor(() => expect(button()).toBeVisible());
  expect(document.body.firstElementChild).toHaveTextContent(/Dec 3, 2027/);
  expect(isClockMoved()).toBe(true);
});
