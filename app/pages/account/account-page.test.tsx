import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderRoute } from "#tests/render-app.tsx";

const registered = { customerId: "june", registered: true, expiresAt: 0 };
const guest = { customerId: "g", registered: false, expiresAt: 0 };
const june = { customerId: "june", firstName: "June", lastName: "Plum", email: "june@example.com" };

describe("account page", () => {
  it("greets the customer and shows her profile", async () => {
    await renderRoute("/account", {
      api: { session: { current: () => Promise.resolve(registered) }, customers: { get: () => Promise.resolve(june) } },
    });
    expect(await screen.findByRole("heading", { level: 1, name: "Hello, June" })).toBeVisible();
    expect(screen.getByText("june@example.com")).toBeVisible();
    expect(screen.getByText("June Plum")).toBeVisible();
  });

  it("leads guests to the login", async () => {
    const { router } = await renderRoute("/account");
    await waitFor(() => expect(router.state.location.pathname).toBe("/login"));
  });

  it("lets the customer out, to the login", async () => {
    const user = userEvent.setup();
    const { router } = await renderRoute("/account", {
      api: {
        session: { current: () => Promise.resolve(registered), signOut: () => Promise.resolve(guest) },
        customers: { get: () => Promise.resolve(june) },
      },
    });
    await user.click(await screen.findByRole("button", { name: "Logout" }));
    await waitFor(() => expect(router.state.location.pathname).toBe("/login"));
  });

  it("keeps the customer in when logging out fails, and says so", async () => {
    const user = userEvent.setup();
    await renderRoute("/account", {
      api: {
        session: { current: () => Promise.resolve(registered), signOut: () => Promise.reject(new Error("away")) },
        customers: { get: () => Promise.resolve(june) },
      },
    });
    await user.click(await screen.findByRole("button", { name: "Logout" }));
    expect(await screen.findByRole("alert")).toHaveTextContent("Oh fudge! Something unexpected went wrong!");
    expect(screen.getByRole("heading", { name: "Hello, June" })).toBeVisible();
  });
});
