import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Formik } from "formik";
import { IntlProvider } from "react-intl";
import { CommerceApiProvider } from "#app/contexts/commerce-api-provider.tsx";
import { toAddressForm } from "#app/domain/address/address-form-values.ts";
import { fakeCommerceApi } from "#tests/fake-commerce-api.ts";
import { AddressFields } from "./address-fields.tsx";

test.each([
  ["US", "State"],
  ["CA", "Province"],
] as const)("in %s an address has every field, with its %s", async (country, region) => {
  const user = userEvent.setup();
  render(
    <IntlProvider locale="en-US" onError={() => undefined}>
      <CommerceApiProvider api={fakeCommerceApi()}>
        <Formik initialValues={toAddressForm(undefined, country)} onSubmit={() => undefined}>
          <AddressFields section="shipping" countries={["US", "CA"]} />
        </Formik>
      </CommerceApiProvider>
    </IntlProvider>,
  );
  for (const name of ["Company or Organization Name", "Unit/Suite/Building", "Extension", /^Country:/])
    await user.click(screen.getByRole("button", { name }));
  for (const name of [
    "First Name",
    "Last Name",
    /^Company or Organization Name/,
    /^Unit\/Suite\/Building/,
    "City",
    "Zip/Postal Code",
    "Phone Number",
    /^Extension/,
  ])
    expect(screen.getByRole("textbox", { name })).toBeVisible();
  expect(screen.getByRole("textbox", { name: "Phone Number" })).toHaveAccessibleDescription(
    "In case of a question about your order.",
  );
  for (const name of ["Country", "Street Address", region])
    expect(screen.getByRole("combobox", { name })).toBeVisible();
  expect(screen.getByRole("button", { name: "Use PO Box" })).toBeVisible();
  expect(screen.getByRole("checkbox", { name: "This address is a residence" })).toBeVisible();
});
