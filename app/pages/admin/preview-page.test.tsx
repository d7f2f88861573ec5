import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { SiteRequest } from "#app/commerce-api/site-api-client.ts";
import { CommerceApiError } from "#app/commerce-api/commerce-api-error.ts";
import { renderInShop, renderRoute } from "#tests/render-app.tsx";
import type { PreviewLink, PreviewSession } from "#app/commerce-api/content-preview.ts";
import type { PreviewChoice } from "./preview-address.ts";
import { EditorProvider } from "#app/components/editor/editor-provider.tsx";
import { PreviewDrawer } from "./preview-drawer.tsx";

jest.setTimeout(20_000);

const schema = (kind: string) => ({ schema: `https://schema.test/${kind}` });
const draft = {
  _meta: schema("content-page"),
  title: "Home",
  contentItems: [{ _meta: schema("headline"), headline: "The Night Market opens at seven", headingLevel: 1 }],
};
const registered = { customerId: "clementine", registered: true, expiresAt: 0 };
const clementine = { customerId: "clementine", firstName: "Clementine", email: "editor@example.test" };

/** A site API that knows editors' calls; what it was asked for is kept. */
const siteApi = (isEditor: boolean, refusal?: CommerceApiError) => {
  const asked: SiteRequest[] = [];
  const site = (request: SiteRequest): Promise<unknown> => {
    asked.push(request);
    if (request.path === "content-preview/session") return Promise.resolve({ isEditor, environments: {} });
    if (request.path === "content/home") return Promise.resolve(draft);
    if (request.path.startsWith("content-preview/item/")) return Promise.resolve(draft.contentItems[0]);
    if (request.path === "content-preview/pass") return refusal ? Promise.reject(refusal) : Promise.resolve();
    return Promise.reject(new CommerceApiError(404, "not-found", "There is nothing."));
  };
  return { asked, transports: { site, scapi: () => Promise.reject(new Error("not asked")) } };
};

describe("/admin/preview", () => {
  it("shows an editor the drafts of the home page, as of the moment that the address names", async () => {
    const { asked, transports } = siteApi(true);
    await renderRoute("/admin/preview?isPreviewMode=true&previewTimestamp=1796083200000", { api: { transports } });
    expect(await screen.findByRole("heading", { level: 1, name: "The Night Market opens at seven" })).toBeVisible();
    expect(asked.find(({ path }) => path === "content/home")?.query).toEqual({
      isPreviewMode: "true",
      previewTimestamp: "1796083200000",
    });
  });

  it("leads a guest to the login and back", async () => {
    await renderRoute("/admin/preview?isPreviewMode=true", { api: siteApi(false) });
    const link = await screen.findByRole("link", { name: "Log in as an editor" });
    expect(link).toHaveAttribute("href", "/login?redirect=%2Fadmin%2Fpreview%3FisPreviewMode%3Dtrue");
  });

  it("offers a way only once it is known who asks", async () => {
    const { transports } = siteApi(false);
    let fail = (_reason: Error) => {};
    const asked = new Promise<never>((_resolve, reject) => {
      fail = reject;
    });
    await renderRoute("/admin/preview", { api: { transports, session: { current: () => asked } } });
    const main = within(screen.getByRole("main"));
    expect(await main.findByRole("heading", { name: "For editors of the shop" })).toBeVisible();
    expect([main.queryByRole("link"), main.queryByRole("button")]).toEqual([null, null]);
    fail(new Error("nobody knows"));
    expect(await main.findByRole("link", { name: "Log in as an editor" })).toBeVisible();
  });

  it("tells a customer who is no editor", async () => {
    const user = userEvent.setup();
    const { asked, transports } = siteApi(false, new CommerceApiError(403, "no-editor", "No."));
    await renderRoute("/admin/preview", {
      api: {
        transports,
        session: { current: () => Promise.resolve(registered) },
        customers: { get: () => Promise.resolve(clementine) },
      },
    });
    await user.click(await screen.findByRole("button", { name: "Open the drafts" }));
    expect(await screen.findByText("This account isn’t an editor’s account.")).toBeVisible();
    expect(asked.at(-1)?.body).toEqual({ customerId: "clementine" });
  });
});

describe("/admin/visualization", () => {
  it("shows one item without header, footer and consent banner", async () => {
    const { asked, transports } = siteApi(true);
    await renderRoute("/admin/visualization?contentId=8a-1", { api: { transports } });
    expect(await screen.findByRole("heading", { level: 1, name: "The Night Market opens at seven" })).toBeVisible();
    expect(asked.map(({ path }) => path)).toContain("content-preview/item/8a-1");
    expect([screen.queryByRole("banner"), screen.queryByRole("contentinfo")]).toEqual([null, null]);
    expect(screen.queryByRole("button", { name: "I AGREE" })).toBeNull();
  });

  it("says so where there is nothing to show", async () => {
    await renderRoute("/admin/visualization", { api: siteApi(true) });
    expect(await screen.findByText("There is nothing to show yet.")).toBeVisible();
  });
});

describe("the preview drawer", () => {
  const open = async (session: Pick<PreviewSession, "environment" | "environments"> = { environments: {} }) => {
    const user = userEvent.setup();
    const onGo = jest.fn();
    const onLeave = jest.fn();
    const onShare = jest.fn<Promise<PreviewLink>, [PreviewChoice]>();
    onShare.mockResolvedValue({ address: "https://shop.test/?previewLink=e30", until: Date.UTC(2027, 0, 2) });
    await renderInShop(
      <EditorProvider>
        <PreviewDrawer
          view={{ isPreviewMode: "true", previewCustomerGroup: "Everyone" }}
          session={session}
          customerGroups={["Everyone", "Registered"]}
          pathname={() => "/occasions/birthdays"}
          onGo={onGo}
          onShare={onShare}
          onLeave={onLeave}
        />
      </EditorProvider>,
    );
    await user.click(screen.getByRole("button", { name: "Preview" }));
    return { user, onGo, onShare, onLeave };
  };

  it("has environment, page path, time and customer group, as they are now", async () => {
    await open({ environments: { staging: "https://staging.shop.test" } });
    expect(screen.getByRole("dialog", { name: "Content preview" })).toBeVisible();
    expect(screen.getByRole("textbox", { name: /Page path/ })).toHaveValue("/occasions/birthdays");
    expect(screen.getByLabelText(/Preview in Time/)).toHaveValue("");
    const groups = screen.getByRole("combobox", { name: "Customer group" });
    expect(groups).toHaveValue("Everyone");
    expect(groups.querySelector("option")).toHaveTextContent("None selected");
  });

  it("names and chooses the installation one is in; what has no address says so", async () => {
    await open({ environment: "development", environments: { staging: "https://staging.shop.test" } });
    expect(screen.getByRole("radio", { name: "Development you are here, localhost" })).toBeChecked();
    expect(screen.getByRole("radio", { name: "Staging" })).toBeEnabled();
    expect(
      screen.getByRole("radio", { name: "Production has no address yet (PREVIEW_PRODUCTION_ORIGIN)" }),
    ).toBeDisabled();
  });

  it.each([
    ["by its address", { environments: { production: "http://localhost" } }, /^Production you are here/],
    ["even without a name", { environments: {} }, /^This one you are here/],
  ])("knows the installation one is in %s", async (_name, session, name) => {
    await open(session);
    expect(screen.getByRole("radio", { name })).toBeChecked();
    expect(screen.getAllByRole("radio", { checked: true })).toHaveLength(1);
  });

  it("takes a snapshot or a time, not both", async () => {
    const { user, onGo } = await open();
    const snapshot = screen.getByRole("textbox", { name: /Snapshot/ });
    await user.type(snapshot, "black-friday");
    await user.type(screen.getByLabelText(/Preview in Time/), "2027-11-30T09:00");
    await user.click(screen.getByRole("button", { name: "Go" }));
    expect(await screen.findByText("Choose a time or a snapshot. A snapshot has a time of its own.")).toBeVisible();
    await user.clear(screen.getByLabelText(/Preview in Time/));
    await user.click(screen.getByRole("button", { name: "Go" }));
    await waitFor(() => expect(onGo).toHaveBeenCalledTimes(1));
    expect(onGo).toHaveBeenCalledWith(
      "/occasions/birthdays?isPreviewMode=true&snapshotId=black-friday&previewCustomerGroup=Everyone",
    );
  });

  it("copies a link to what is chosen, and forgets it with the next choice", async () => {
    const { user, onShare } = await open();
    await user.click(screen.getByRole("button", { name: "Copy a link for a day" }));
    expect(await screen.findByText(/^The link is copied. It works until Jan/)).toBeVisible();
    expect(screen.getByRole("textbox", { name: "Link" })).toHaveValue("https://shop.test/?previewLink=e30");
    expect(await navigator.clipboard.readText()).toBe("https://shop.test/?previewLink=e30");
    expect(onShare.mock.calls[0]?.[0]).toMatchObject({ path: "/occasions/birthdays", customerGroup: "Everyone" });
    await user.selectOptions(screen.getByRole("combobox", { name: "Customer group" }), "Registered");
    expect(screen.queryByRole("textbox", { name: "Link" })).toBeNull();
  });

  it("says so when no link could be made", async () => {
    const { user, onShare } = await open();
    onShare.mockRejectedValue(new CommerceApiError(500, "no", "No."));
    await user.click(screen.getByRole("button", { name: "Copy a link for a day" }));
    expect(await screen.findByRole("alert")).toHaveTextContent("The link could not be made. Please try again.");
  });

  it("goes to the page that was chosen", async () => {
    const { user, onGo } = await open({ environments: { staging: "https://staging.shop.test" } });
    await user.click(screen.getByRole("radio", { name: "Staging" }));
    const path = screen.getByRole("textbox", { name: /Page path/ });
    await user.clear(path);
    await user.type(path, "/category/sale");
    await user.selectOptions(screen.getByRole("combobox", { name: "Customer group" }), "Registered");
    await user.click(screen.getByRole("button", { name: "Go" }));
    await waitFor(() => expect(onGo).toHaveBeenCalledTimes(1));
    expect(onGo).toHaveBeenCalledWith(
      "https://staging.shop.test/category/sale?isPreviewMode=true&previewCustomerGroup=Registered",
    );
  });

  it("ends the preview", async () => {
    const { user, onLeave } = await open();
    await user.click(screen.getByRole("button", { name: "End the preview" }));
    expect(onLeave).toHaveBeenCalledTimes(1);
  });
});
