import { screen, within } from "@testing-library/react";
import { renderInShop, renderRoute } from "#tests/render-app.tsx";
import type { Stage } from "./preview-address.ts";
import { EditorProvider } from "#app/components/editor/editor-provider.tsx";
import { LinkStrip } from "./link-strip.tsx";
import { PreviewStrip } from "./preview-strip.tsx";

const morning = new Date(2026, 11, 18, 9).getTime();
const stage: Stage = {
  view: { isPreviewMode: "true", snapshotId: "advent", previewCustomerGroup: "Registered" },
  path: "/category/sale",
  screen: "desktop",
  isBeside: false,
};

const show = async (over: Partial<Stage> = {}) => {
  await renderInShop(
    <EditorProvider>
      <PreviewStrip
        stage={{ ...stage, ...over }}
        occasions={[{ occasion: "christmas", moment: morning }]}
        onLeave={() => undefined}
      />
    </EditorProvider>,
  );
  return within(screen.getByRole("complementary", { name: "Preview" }));
};

const query = "isPreviewMode=true&previewCustomerGroup=Registered";

describe("the strip", () => {
  it.each([
    [stage.view, ["Drafts", "Snapshot advent", "Group Registered"]],
    [{ isPreviewMode: "true" }, ["Drafts", "Now"]],
    [{ isPreviewMode: "true", previewTimestamp: String(morning) }, ["Drafts", "Dec 18, 2026, 9:00 AM"]],
  ])("says what is previewed: %j", async (view, words) => {
    const [list] = (await show({ view })).getAllByRole("list");
    const said = [...(list?.children ?? [])].map(({ textContent }) => textContent.replace(/\s/g, " "));
    expect(said).toEqual(words);
  });

  it("says that there is no such snapshot", async () => {
    await renderInShop(
      <EditorProvider>
        <PreviewStrip stage={stage} isSnapshotMissing occasions={[]} onLeave={() => undefined} />
      </EditorProvider>,
    );
    expect(screen.getByText("There is no snapshot advent")).toBeVisible();
  });

  it("leads to a season, and back to now, for the same group", async () => {
    const strip = await show();
    const link = (text: RegExp) => strip.getByText(text, { selector: "a" });
    expect(link(/^Christmas/)).toHaveAttribute("href", `/category/sale?${query}&previewTimestamp=${morning}`);
    expect(link(/^Now/)).toHaveAttribute("href", `/category/sale?${query}`);
  });

  it("leads to screens, and says which one it is", async () => {
    const strip = await show({ view: { isPreviewMode: "true" }, screen: "phone" });
    expect(strip.getByRole("link", { name: "Phone" })).toHaveAttribute("aria-current", "true");
    expect(strip.getByRole("link", { name: "Tablet" })).toHaveAttribute(
      "href",
      "/admin/screens?isPreviewMode=true&path=%2Fcategory%2Fsale&screen=tablet",
    );
    expect(strip.getByRole("link", { name: "Desktop" })).toHaveAttribute("href", "/category/sale?isPreviewMode=true");
    expect(strip.getByRole("link", { name: "Side by side with live" })).toHaveAttribute(
      "href",
      "/admin/screens?isPreviewMode=true&path=%2Fcategory%2Fsale&screen=phone&beside=true",
    );
  });
});

it("who came by a link is told what it shows, until when, and the way to the page as it is", async () => {
  await renderInShop(<LinkStrip view={{ previewTimestamp: String(morning) }} until={morning} path="/category/sale" />);
  expect(screen.getByText(/^This link shows this page alone, until Dec 18, 2026/)).toBeVisible();
  expect(screen.getByRole("link", { name: "See this page as it is today" })).toHaveAttribute("href", "/category/sale");
});

it.each([
  ["ended", "This link has expired"],
  ["refused", "This link doesn’t work"],
])("a link that is %s is told so", async (problem, title) => {
  await renderRoute(`/admin/preview-link?problem=${problem}`);
  expect(await screen.findByRole("heading", { level: 1, name: title })).toBeVisible();
});
