import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Formik } from "formik";
import { createIntl, IntlProvider } from "react-intl";
import { ValidationError } from "yup";
import { CommerceApiProvider } from "#app/contexts/commerce-api-provider.tsx";
import { isCompleteAddress } from "#app/domain/address/address-completeness.ts";
import { fromAddressForm, toAddressForm } from "#app/domain/address/address-form-values.ts";
import { placeLine } from "#app/domain/address/place-line.ts";
import { fakeCommerceApi } from "#tests/fake-commerce-api.ts";
import { AddressFields } from "./address-fields.tsx";
import { createAddressSchema } from "./address-schema.ts";
import { AddressWords } from "./address-words.tsx";

const typed = {
  ...toAddressForm(undefined, "DE"),
  firstName: "Lena",
  lastName: "Vogt",
  address1: "Torstraße 12",
  city: "Berlin",
  postalCode: "10115",
  phone: "+49 30 1234567",
};

const messagesOf = (change: Partial<typeof typed>): string[] => {
  try {
    createAddressSchema(createIntl({ locale: "en-US", onError: () => undefined }), ["DE"]).validateSync(
      { ...typed, ...change },
      { abortEarly: false },
    );
    return [];
  } catch (error) {
    return (error as ValidationError).errors;
  }
};

test("a German address asks for the postal code before the city and for no state", async () => {
  render(
    <IntlProvider locale="de-DE" onError={() => undefined}>
      <CommerceApiProvider api={fakeCommerceApi()}>
        <Formik initialValues={toAddressForm(undefined, "DE")} onSubmit={() => undefined}>
          <AddressFields section="shipping" countries={["DE"]} />
        </Formik>
      </CommerceApiProvider>
    </IntlProvider>,
  );
  const postal = screen.getByRole("textbox", { name: "Zip/Postal Code" });
  const city = screen.getByRole("textbox", { name: "City" });
  expect(postal.compareDocumentPosition(city)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(postal).toHaveAttribute("inputmode", "numeric");
  expect(screen.queryByRole("combobox", { name: /State|Province/ })).toBeNull();
  expect(screen.getByText("Country: Deutschland")).toBeVisible();
  const phone = screen.getByRole("textbox", { name: "Phone Number" });
  await userEvent.type(phone, "+49 30 1234567");
  await userEvent.tab();
  expect(phone).toHaveValue("030 1234567");
});

test.each([
  ["whole", {}, []],
  ["with a zip code", { postalCode: "10115-1234" }, ["Please enter a valid postal code"]],
  ["with a number without its area code", { phone: "12345" }, ["Please enter a phone number with its area code"]],
  ["in another country", { countryCode: "US" as const, stateCode: "CA" }, ["Please select a country."]],
])("a German address %s is judged by German rules", (_, change, messages) => {
  const found = messagesOf(change);
  expect(change && "countryCode" in change ? found.slice(0, 1) : found).toEqual(messages);
});

test("it is kept in digits, is complete without a state, and is shown as a parcel wants it", () => {
  const kept = fromAddressForm(typed);
  expect(kept).toMatchObject({ phone: "0301234567", postalCode: "10115", stateCode: "", countryCode: "DE" });
  expect(isCompleteAddress(kept)).toBe(true);
  expect(isCompleteAddress({ ...kept, countryCode: "US" })).toBe(false);
  render(
    <IntlProvider locale="de-DE">
      <AddressWords address={kept} />
    </IntlProvider>,
  );
  expect([...screen.getByRole("group").children].map((line) => line.textContent)).toEqual([
    "Lena Vogt",
    "Torstraße 12",
    "10115 Berlin",
    "Deutschland",
    "030 1234567",
  ]);
  expect(placeLine({ ...kept, countryCode: "FR", stateCode: "B" })).toBe("Berlin, B 10115");
});
