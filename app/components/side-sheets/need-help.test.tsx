import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useSidebar } from "#app/contexts/sidebar-context.tsx";
import { openChat } from "#app/integrations/chat.ts";
import { renderInShop, renderRoute, type RenderOptions } from "#tests/render-app.tsx";
import { NeedHelp } from "./need-help.tsx";
import { brandAccounts } from "#config/brand.ts";
import { SideSheetHost } from "./side-sheet-host.tsx";

jest.mock("#app/integrations/chat.ts", () => ({
  ...jest.requireActual<object>("#app/integrations/chat.ts"),
  openChat: jest.fn(),
}));

const preferences = { niceChatHostUrl: "https://chat.test", niceChatBusinessNo: "46", niceChatPoc: "guid" };

const Opener = () => {
  const { open } = useSidebar();
  return (
    <button type="button" onClick={() => open("need-help")}>
      Help
    </button>
  );
};

test("it opens as a sheet of the shop, with the telephone, its hours and every page that helps", async () => {
  const user = userEvent.setup();
  await renderInShop(
    <>
      <Opener />
      <SideSheetHost />
    </>,
  );
  await user.click(screen.getByRole("button", { name: "Help" }));
  const sheet = within(await screen.findByRole("dialog", { name: "Need help?" }));
  expect(sheet.getByRole("link", { name: "1-800-555-0142" })).toHaveAttribute("href", "tel:+18005550142");
  expect(sheet.getByText("Monday to Saturday, eight to six, your time")).toBeVisible();
  expect(sheet.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
    "tel:+18005550142",
    "/contact-us",
    "/track-order",
    "/gift-card-balance",
    "/catalog-request",
  ]);
  expect(sheet.queryByRole("button", { name: "Chat with us" })).not.toBeInTheDocument();
});

describe("in a shop with a chat", () => {
  const item = {
    _meta: { schema: `${brandAccounts.schemaBase}contact-box` },
    headline: "Talk",
    phone: "1-800-555-0142",
    cta: { ctaText: "All ways", ctaLink: "/contact-us", ctaControls: { triggerSideBar: "need-help" } },
  };
  const options: RenderOptions = {
    api: {
      sitePreferences: { get: () => Promise.resolve(preferences) },
      content: { byKey: (key) => Promise.resolve(key === "help" ? item : null) },
    },
  };

  const openSheet = async () => {
    const user = userEvent.setup();
    await renderRoute("/help", options);
    await user.click(await screen.findByRole("button", { name: "All ways" }));
    return { user, sheet: within(await screen.findByRole("dialog", { name: "Need help?" })) };
  };

  test("the chat takes the sheet's place once it is there", async () => {
    jest.mocked(openChat).mockImplementationOnce((_, { beforeShown }) => {
      beforeShown?.();
      return Promise.resolve(true);
    });
    const { user, sheet } = await openSheet();
    await user.click(sheet.getByRole("button", { name: "Chat with us" }));
    expect(screen.queryByRole("dialog", { name: "Need help?" })).not.toBeInTheDocument();
  });

  test("a chat that does not open says whom to call, and the sheet stays", async () => {
    jest.mocked(openChat).mockResolvedValueOnce(false);
    const { user, sheet } = await openSheet();
    await user.click(sheet.getByRole("button", { name: "Chat with us" }));
    expect(await sheet.findByRole("alert")).toHaveTextContent("The chat didn’t open. Call 1-800-555-0142");
  });
});

test("it closes by its button", async () => {
  const user = userEvent.setup();
  const onClose = jest.fn();
  await renderInShop(<NeedHelp onClose={onClose} />);
  await user.click(screen.getByRole("button", { name: "Close" }));
  expect(onClose).toHaveBeenCalledTimes(1);
});
