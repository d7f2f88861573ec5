import { screen, within } from "@testing-library/react";
import { CommerceApiError } from "#app/commerce-api/commerce-api-error.ts";
import type { Footer } from "#app/commerce-api/content.ts";
import { renderRoute } from "#tests/render-app.tsx";

const networks = ["instagram", "x-twitter", "facebook", "tiktok", "youtube", "pinterest"];

const footer: Footer = {
  columns: [{ title: "Help", links: [{ text: "Kosher", link: "/help/kosher" }] }],
  social: networks.map((network) => ({ network, link: `https://social.test/${network}` })),
} as Footer;

const shop = async (answer: () => Promise<Footer> = () => Promise.resolve(footer)) => {
  await renderRoute("/404", { api: { content: { footer: answer } } });
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
    expect(
      within(foot.getByRole("navigation", { name: "Shop" })).getByRole("link", { name: "All sweets" }),
    ).toBeVisible();
  });

  it("leads to the newsletter and to the feedback", async () => {
    const foot = await shop();
    expect(foot.getByRole("heading", { name: "Join The Sweet List" })).toBeVisible();
    expect(foot.getByRole("link", { name: "SIGN UP" })).toHaveAttribute("href", "/emailsignup");
    expect(foot.getByRole("link", { name: "GIVE FEEDBACK" })).toBeVisible();
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
    expect(foot.getByText(`© ${new Date().getFullYear()} Wickett & Plum Confectioners`)).toBeVisible();
  });
});
