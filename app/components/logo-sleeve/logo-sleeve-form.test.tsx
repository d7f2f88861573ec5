import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { CommerceApiError } from "#app/commerce-api/commerce-api-error.ts";
import type { SiteRequest } from "#app/commerce-api/site-api-client.ts";
import { enterText } from "#tests/enter-text.ts";
import { renderPages } from "#tests/render-pages.tsx";
import { LogoSleeveForm } from "./logo-sleeve-form.tsx";

jest.setTimeout(20_000);
// The dialog of the file system lets anything through when somebody asks it to show all files.
const user = userEvent.setup({ delay: null, applyAccept: false });

let sent: SiteRequest[];
let answer: () => Promise<unknown>;
beforeEach(async () => {
  sent = [];
  answer = () => Promise.resolve({ success: true });
  await renderPages(
    "/logo-sleeve",
    { "/logo-sleeve": { default: LogoSleeveForm } },
    {
      api: {
        transports: {
          site: ((request: SiteRequest) => {
            sent.push(request);
            return answer();
          }) as never,
        },
      },
    },
  );
});

const MB = 1024 * 1024;
const PNG = "\u0089PNG\r\n\u001a\n";
const fileOf = (name: string, beginning: string, size = 64) =>
  new File([Uint8Array.from({ length: size }, (_, at) => beginning.charCodeAt(at) || 7)], name);

const field = (name: string) => screen.getByLabelText(name);
const submit = () => screen.getByRole("button", { name: /^Submit/ });
const upload = (file: File) => user.upload(screen.getByLabelText(/^Choose (a|another) file$/), file);
const fill = async () => {
  for (const [name, value] of Object.entries({
    "Company or Organization Name": "Castellan Freight",
    "First Name": "June",
    "Last Name": "Harper",
    Email: "june@example.test",
    "Phone Number": "415 555 0117",
    "How many boxes?": "1,250",
  }))
    await enterText(user, field(name), value);
  await user.selectOptions(field("How should we print it?"), "Stamped in foil");
};

describe("the form for logo sleeves", () => {
  it("is sent once, its logo along, and gives way to the thanks", async () => {
    let settle: (value: unknown) => void = () => undefined;
    answer = () => new Promise((resolve) => (settle = resolve));
    await fill();
    await enterText(user, field("Notes (optional)"), "Plum, please");
    await upload(fileOf("mark.png", PNG));
    expect(await screen.findByText("mark.png")).toBeVisible();
    await user.click(submit());
    await user.click(submit());
    await act(async () => settle({ success: true }));
    expect(await screen.findByRole("heading", { name: "Sweet Success" })).toHaveFocus();
    expect(screen.getByText(/Candy Concierge team will be in touch within 48 business hours/)).toBeVisible();
    expect(screen.getByRole("link", { name: "Continue Shopping" })).toHaveAttribute("href", "/");
    expect(sent).toEqual([
      {
        method: "POST",
        path: "logo-sleeve",
        body: {
          companyName: "Castellan Freight",
          firstName: "June",
          lastName: "Harper",
          email: "june@example.test",
          phone: "4155550117",
          finish: "foil",
          quantity: 1250,
          comment: "Plum, please",
          logo: { name: "mark.png", content: expect.stringMatching(/^iVBORw0KGgo/) },
          recaptchaToken: "",
        },
      },
    ]);
  });

  it.each([
    ["an answer of 503", new CommerceApiError(503, "x", "x")],
    ["a lost connection", new TypeError("Failed to fetch")],
  ])("says each time that %s was a failure and keeps what was entered, the file too", async (_, error) => {
    answer = () => Promise.reject(error);
    await fill();
    await upload(fileOf("mark.pdf", "%PDF-1.7"));
    for (const times of [1, 2]) {
      await user.click(submit());
      const problem = await screen.findByText("Sorry there was a problem submitting your request, please try again");
      expect(problem.closest("[tabindex='-1']")).toHaveFocus();
      expect(sent).toHaveLength(times);
    }
    expect(field("Company or Organization Name")).toHaveValue("Castellan Freight");
    expect(screen.getByText("mark.pdf")).toBeVisible();
  });

  it.each([
    ["a drawing that can run scripts", fileOf("mark.svg", "<svg xmlns"), /can’t print from this file/],
    ["a page that calls itself a picture", fileOf("mark.png", "<!doctype html>"), /can’t print from this file/],
    ["an empty file", new File([], "mark.png"), /can’t print from this file/],
    ["a file of more than 2 MB", fileOf("mark.png", PNG, 2 * MB + 1), /larger than 2 MB/],
  ])("refuses %s, by what is in it, and sends nothing until it is gone", async (_, file, message) => {
    await fill();
    await upload(file);
    expect(await screen.findByText(message)).toBeVisible();
    await user.click(submit());
    await waitFor(() => expect(screen.getByLabelText("Choose another file")).toHaveFocus());
    expect(sent).toEqual([]);
    await user.click(screen.getByRole("button", { name: "Remove the file" }));
    expect(screen.queryByText(message)).not.toBeInTheDocument();
    await user.click(submit());
    expect(await screen.findByRole("heading", { name: "Sweet Success" })).toBeVisible();
    expect(sent[0]?.body).not.toHaveProperty("logo");
  });

  it.each([
    ["How many boxes?", "0", "Please enter a whole number from 1 to 100,000."],
    ["How many boxes?", "some", "Please enter a whole number from 1 to 100,000."],
    ["Needed by (optional)", "2020-01-01", "Please choose today or later."],
    ["Phone Number", "415", "Phone number must have 10 digits"],
    ["Company or Organization Name", "", "This field is required."],
  ])("names what is wrong with %s %p", async (name, value, message) => {
    await user.click(field(name));
    if (value) await enterText(user, field(name), value);
    await user.tab();
    expect(await screen.findByText(message)).toBeVisible();
  });

  it("that is sent empty leads to the first field", async () => {
    await user.click(submit());
    await waitFor(() => expect(field("Company or Organization Name")).toHaveFocus());
    expect(sent).toEqual([]);
  });
});
