import { act, fireEvent, render, screen } from "@testing-library/react";
import { Field, Formik } from "formik";
import { IntlProvider } from "react-intl";
import type { AddressesApi } from "#app/commerce-api/addresses.ts";
import { CommerceApiProvider } from "#app/contexts/commerce-api-provider.tsx";
import { toAddressForm } from "#app/domain/address/address-form-values.ts";
import { SUGGESTION_PAUSE_MS } from "#app/hooks/checkout/use-address-suggestions.ts";
import { fakeCommerceApi } from "#tests/fake-commerce-api.ts";
import { StreetField } from "./street-field.tsx";

const larkspur = { text: "12 Larkspur Lane, San Francisco CA 94110", global_address_key: "a" };
const larkrise = { text: "12 Larkrise Road, Denver CO 80202", global_address_key: "b" };
const several = { confidence: "Multiple matches" as const, suggestions: [larkspur, larkrise] };
const full = {
  address: { address_line_1: "12 Larkrise Road", locality: "Denver", region: "CO", postal_code: "80202" },
};

const suggestions = jest.fn<ReturnType<AddressesApi["suggestions"]>, Parameters<AddressesApi["suggestions"]>>();
const format = jest.fn<ReturnType<AddressesApi["format"]>, [string]>();

beforeEach(() => {
  jest.useFakeTimers();
  suggestions.mockReset().mockResolvedValue(several);
  format.mockReset().mockResolvedValue(full);
  render(
    <IntlProvider locale="en-US" onError={() => undefined}>
      <CommerceApiProvider api={fakeCommerceApi({ addresses: { suggestions, format } })}>
        <Formik initialValues={toAddressForm(undefined, "US")} onSubmit={() => undefined}>
          {({ values }) => (
            <>
              <StreetField label="Street Address" autoComplete="off" />
              <Field name="postalCode" aria-label="Zip" />
              <output aria-label="rest">{`${values.city} ${values.stateCode} ${values.postalCode}`}</output>
              <button type="button">Elsewhere</button>
            </>
          )}
        </Formik>
      </CommerceApiProvider>
    </IntlProvider>,
  );
});
beforeEach(() => act(() => street().focus()));
afterEach(() => jest.useRealTimers());

const street = () => screen.getByRole<HTMLInputElement>("combobox", { name: "Street Address" });
const list = () => screen.queryByRole("listbox", { name: "Suggested addresses" });
const options = () => screen.getAllByRole("option").map((option) => option.getAttribute("aria-selected"));
const type = (text: string) => fireEvent.change(street(), { target: { value: text } });
const wait = async (ms: number) => {
  await act(() => jest.advanceTimersByTimeAsync(ms));
  await act(() => jest.advanceTimersByTimeAsync(0));
};
const key = (name: string) => fireEvent.keyDown(street(), { key: name });

test("suggestions are asked for once the shopper has paused for 700 ms, for a street that is long enough", async () => {
  type("12 L");
  await wait(2 * SUGGESTION_PAUSE_MS);
  type("12 La");
  await wait(SUGGESTION_PAUSE_MS - 1);
  type("12 Lark");
  await wait(SUGGESTION_PAUSE_MS - 1);
  expect(suggestions).not.toHaveBeenCalled();
  await wait(1);
  expect(suggestions.mock.calls).toEqual([["12 Lark", "US"]]);
  expect(list()).toBeVisible();
  expect(screen.getByText("2 addresses found")).toBeInTheDocument();
});

test("arrows, Home and End move through them, and Enter takes one", async () => {
  type("12 Lark");
  await wait(SUGGESTION_PAUSE_MS);
  key("ArrowDown");
  expect(options()).toEqual(["true", "false"]);
  key("ArrowDown");
  expect(options()).toEqual(["false", "true"]);
  key("ArrowDown");
  expect(options()).toEqual(["true", "false"]);
  key("ArrowUp");
  expect(options()).toEqual(["false", "true"]);
  key("Home");
  expect(options()).toEqual(["true", "false"]);
  key("End");
  expect(options()).toEqual(["false", "true"]);
  expect(street()).toHaveAttribute("aria-activedescendant", screen.getAllByRole("option")[1]?.id);
  key("Enter");
  await wait(0);
  expect(format).toHaveBeenCalledWith("b");
  expect(street()).toHaveValue("12 Larkrise Road");
  expect(screen.getByRole("status", { name: "rest" })).toHaveTextContent("Denver CO 80202");
  expect(list()).toBeNull();
});

test("what is listed again begins with none of them chosen", async () => {
  type("12 Lark");
  await wait(SUGGESTION_PAUSE_MS);
  key("ArrowDown");
  type("12 Larks");
  await wait(SUGGESTION_PAUSE_MS);
  expect(options()).toEqual(["false", "false"]);
  expect(street()).not.toHaveAttribute("aria-activedescendant");
});

test("the street is a combobox from the first, closed while nothing is listed; Tab closes the list", async () => {
  expect(street()).toHaveAttribute("aria-expanded", "false");
  type("12 Lark");
  await wait(SUGGESTION_PAUSE_MS);
  expect(street()).toHaveAttribute("aria-expanded", "true");
  expect(street()).toHaveAttribute("aria-controls", list()?.id);
  key("Tab");
  expect(list()).toBeNull();
  expect(street()).toHaveAttribute("aria-expanded", "false");
});

test.each([
  ["Escape", () => key("Escape")],
  ["a press elsewhere", () => fireEvent.pointerDown(screen.getByRole("button", { name: "Elsewhere" }))],
])("%s closes them and leaves the field", async (_name, close) => {
  type("12 Lark");
  await wait(SUGGESTION_PAUSE_MS);
  close();
  expect(list()).toBeNull();
  expect(street()).toHaveValue("12 Lark");
  await wait(2 * SUGGESTION_PAUSE_MS);
  expect(suggestions).toHaveBeenCalledTimes(1);
});

test("a single verified suggestion fills in the address at once", async () => {
  suggestions.mockResolvedValue({ confidence: "Verified match", suggestions: [larkrise] });
  type("12 Larkrise");
  await wait(SUGGESTION_PAUSE_MS);
  expect(street()).toHaveValue("12 Larkrise Road");
  await wait(2 * SUGGESTION_PAUSE_MS);
  expect(suggestions).toHaveBeenCalledTimes(1);
});

test("what has been typed by hand meanwhile stays, and so does the field that is being filled in", async () => {
  suggestions.mockResolvedValue({ confidence: "Verified match", suggestions: [larkrise] });
  const zip = screen.getByRole("textbox", { name: "Zip" });
  const rest = screen.getByRole("status", { name: "rest" });
  type("12 Larkris");
  act(() => zip.focus());
  await wait(SUGGESTION_PAUSE_MS);
  expect(street()).toHaveValue("12 Larkrise Road");
  expect(rest).toHaveTextContent(/^Denver CO$/);
  act(() => street().focus());
  type("12 Larkrise");
  fireEvent.change(zip, { target: { value: "802" } });
  await wait(SUGGESTION_PAUSE_MS);
  expect(street()).toHaveValue("12 Larkrise");
  expect(rest).toHaveTextContent("Denver CO 802");
});

test("no list opens over the next field", async () => {
  type("12 Lark");
  act(() => screen.getByRole("textbox", { name: "Zip" }).focus());
  await wait(SUGGESTION_PAUSE_MS);
  expect(suggestions).toHaveBeenCalledTimes(1);
  expect(list()).toBeNull();
});

test("a street that is not found brings no list, and no further question until it is edited", async () => {
  suggestions.mockResolvedValue({ confidence: "No matches", suggestions: [] });
  type("12 Nowhere");
  await wait(5 * SUGGESTION_PAUSE_MS);
  expect(list()).toBeNull();
  expect(suggestions).toHaveBeenCalledTimes(1);
  type("12 Nowhere S");
  await wait(SUGGESTION_PAUSE_MS);
  expect(suggestions).toHaveBeenCalledTimes(2);
});

test("an answer that comes after the street was changed is dropped, and so is a failure", async () => {
  let answer: (value: typeof several) => void = () => undefined;
  suggestions.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
  type("12 Lark");
  await wait(SUGGESTION_PAUSE_MS);
  type("12 L");
  await act(async () => answer(several));
  expect(list()).toBeNull();
  suggestions.mockRejectedValueOnce(new Error("away"));
  type("12 Larks");
  await wait(SUGGESTION_PAUSE_MS);
  expect(list()).toBeNull();
});
