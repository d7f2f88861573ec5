import { render, screen } from "@testing-library/react";
import { IntlProvider } from "react-intl";
import { AddressWords } from "./address-words.tsx";

const address = {
  firstName: "June",
  lastName: "Harper",
  city: "San Francisco",
  countryCode: "US",
  phone: "4155550117",
};

test.each([
  [undefined, "(415) 555-0117"],
  ["", "(415) 555-0117"],
  ["204", "(415) 555-0117 x 204"],
])("the phone number with the extension %p reads %p", (extension, words) => {
  render(
    <IntlProvider locale="en-US">
      <AddressWords address={{ ...address, c_PHONE_EXTENSION: extension }} />
    </IntlProvider>,
  );
  expect(screen.getByText(words)).toBeInTheDocument();
});

test.each([
  ["US", "en-US", []],
  ["CA", "fr-CA", ["Canada"]],
  ["GB", "fr-CA", ["Royaume-Uni"]],
  ["??", "en-US", ["??"]],
])("an address in %s names its country in %s as %j", (countryCode, locale, named) => {
  render(
    <IntlProvider locale={locale}>
      <AddressWords address={{ firstName: "June", countryCode }} />
    </IntlProvider>,
  );
  expect([...screen.getByRole("group").children].map((line) => line.textContent)).toEqual(["June", ...named]);
});
