import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { aProduct } from "#tests/factories/product.ts";
import { renderRoute } from "#tests/render-app.tsx";

const images = ["first", "second"].map((name) => ({
  disBaseLink: `http://images.example/${name}.jpg`,
  alt: `View ${name}`,
}));

const setUp = async () => {
  await renderRoute("/bars/x/480211.html", {
    api: {
      products: { get: () => Promise.resolve(aProduct({ imageGroups: [{ viewType: "large", images }] })) },
      inventory: { get: () => Promise.resolve([]) },
      sitePreferences: { get: () => Promise.resolve({ bvEnableRR_C2013: false }) },
    },
  });
  const user = userEvent.setup();
  await user.click(await screen.findByRole("button", { name: "Enlarge the image" }));
  return { user, zoom: within(await screen.findByRole("dialog", { name: "Product images, enlarged" })) };
};

test("the picture that is shown is enlarged and made small again", async () => {
  const { user, zoom } = await setUp();
  const picture = zoom.getByRole("button", { name: "Enlarge: View first" });
  expect(zoom.getByRole("img")).toHaveAttribute("src", "http://images.example/first.jpg?sw=1200&q=80");
  await user.click(picture);
  expect(picture).toHaveAttribute("aria-pressed", "true");
  expect(zoom.getByRole("img")).toHaveAttribute("src", "http://images.example/first.jpg?sw=2000&q=80");
  await user.keyboard("{Enter}");
  expect(picture).toHaveAttribute("aria-pressed", "false");
});

test("arrow keys and buttons page through, and the page goes on where the zoom ended", async () => {
  const { user, zoom } = await setUp();
  zoom.getByRole("button", { name: /^Enlarge/ }).focus();
  await user.keyboard("{ArrowRight}");
  expect(zoom.getByText("Image 2 of 2")).toBeVisible();
  expect(zoom.getByRole("button", { name: "Next image" })).toBeDisabled();
  await user.keyboard("{ArrowRight}");
  expect(zoom.getByText("Image 2 of 2")).toBeVisible();
  await user.click(zoom.getByRole("button", { name: "Close" }));
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  expect(screen.getByRole("button", { name: "Show image 2: View second" })).toHaveAttribute("aria-current", "true");
});
