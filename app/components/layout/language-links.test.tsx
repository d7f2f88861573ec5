import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderRoute } from "#tests/render-app.tsx";

const languages = [
  { locale: "en-CA", name: "English", origin: "http://ca.localhost" },
  { locale: "fr-CA", name: "Français", origin: "http://fr.ca.localhost" },
];

test("a shop of several languages leads to the same page in the others, with its question", async () => {
  await renderRoute("/404?from=mail", { site: { locale: "en-CA", languages } });
  const foot = within(await screen.findByRole("contentinfo"));
  const link = foot.getByRole("link", { name: "Français" });
  expect(link).toHaveAttribute("href", "http://fr.ca.localhost/404");
  expect([link.getAttribute("lang"), link.getAttribute("hreflang")]).toEqual(["fr-CA", "fr-CA"]);
  expect(screen.queryByRole("link", { name: "English" })).not.toBeInTheDocument();

  window.history.replaceState(null, "", "/404?from=mail");
  link.addEventListener("click", (event) => event.preventDefault());
  await userEvent.click(link);
  expect(link).toHaveAttribute("href", "http://fr.ca.localhost/404?from=mail");
});

test("a shop of one language has no way to others", async () => {
  await renderRoute("/404");
  expect(await screen.findByRole("contentinfo")).toBeVisible();
  expect(screen.queryByRole("link", { name: /Français|English/ })).not.toBeInTheDocument();
});
