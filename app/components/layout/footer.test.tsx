import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { CommerceApiError } from "#app/commerce-api/commerce-api-error.ts";
import type { Footer } from "#app/commerce-api/content.ts";
import { testSites } from "#tests/factories/sites.ts";
import { renderRoute } from "#tests/render-app.tsx";

const networks = ["instagram", "x-twitter", "facebook", "tiktok", "youtube", "pinterest"];

const footer: Footer = {
  columns: [{ title: "Help", links: [{ text: "Kosher", link: "/help/kosher" }] }],
  social: networks.map((network) => ({ network, link: `https://social.test/${network}` })),
} as Footer;

let router: Awaited<ReturnType<typeof renderRoute>>["router"];
const shop = async (answer: () => Promise<Footer> = () => Promise.resolve(footer)) => {
  ({ router } = await renderRoute("/404", { api: { content: { footer: answer } } }));
  return within(await screen.findByRole("contentinfo"));
};

describe("the footer", () => {
  it("has the menu's columns as the content says", async () => {
    const foot = await shop();
    const column = within(foot.getByRole("navigation", { name: "Help" }));
    expect(column.getByRole("link", { name: "Kosher" })).toHaveAttribute("href", "/help/kosher");
  });

  it("has links of the shop's own where the content does not answer", async () => {
    const foot = await shop(() => Promise.reject(new CommerceApiError(500, "down", "No content.")));
    const column = within(await foot.findByRole("navigation", { name: "Help" }));
    expect(column.getByRole("link", { name: "Track an order" })).toHaveAttribute("href", "/track-order");
    expect(column.queryByRole("link", { name: "Kosher" })).not.toBeInTheDocument();
    const shopColumn = within(foot.getByRole("navigation", { name: "Shop" }));
    await userEvent.click(shopColumn.getByText("Shop", { selector: "summary" }));
    expect(shopColumn.getByRole("link", { name: "All sweets" })).toBeVisible();
  });

  it("folds each column's links under its title", async () => {
    const foot = await shop();
    const column = within(foot.getByRole("navigation", { name: "Help" }));
    const link = column.getByRole("link", { name: "Kosher", hidden: true });
    expect(link).not.toBeVisible();
    await userEvent.click(column.getByText("Help", { selector: "summary" }));
    expect(link).toBeVisible();
  });

  it("leads to the newsletter and to the feedback", async () => {
    const foot = await shop();
    expect(foot.getByRole("link", { name: "Join The Sweet List" })).toHaveAttribute("href", "/emailsignup");
    expect(foot.getByRole("button", { name: "SIGN UP" })).toBeVisible();
    expect(foot.getByRole("link", { name: "GIVE FEEDBACK" })).toBeVisible();
  });

  it("takes an email along to the newsletter, and tells it to no address; without scripts it is posted", async () => {
    const user = userEvent.setup();
    const foot = await shop();
    const field = foot.getByRole("textbox", { name: "Join The Sweet List" });
    expect(field.closest("form")).toHaveAttribute("action", "/plain/newsletter/start");
    expect(field.closest("form")).toHaveAttribute("method", "post");
    await user.type(field, "june@example.test{Enter}");
    await waitFor(() =>
      expect(router.state.location).toMatchObject({
        pathname: "/emailsignup",
        search: "",
        state: { email: "june@example.test" },
      }),
    );
  });

  it("links the six networks in their order", async () => {
    const foot = await shop();
    const links = foot.getAllByRole("link").map((link) => link.getAttribute("href") ?? "");
    expect(links.filter((link) => link.startsWith("https://social.test/"))).toEqual(
      networks.map((network) => `https://social.test/${network}`),
    );
  });

  it("tells the telephone for help with a screen reader, and the year", async () => {
    const foot = await shop();
    expect(foot.getByRole("link", { name: "1-800-555-0143" })).toHaveAttribute("href", "tel:+18005550143");
    expect(foot.getByText(`© ${new Date().getFullYear()} ${testSites[0]?.name}`)).toBeVisible();
  });
});
