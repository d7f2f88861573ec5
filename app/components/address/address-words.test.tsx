import { render, screen } from "@testing-library/react";
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
  render(<AddressWords address={{ ...address, c_PHONE_EXTENSION: extension }} />);
  expect(screen.getByText(words)).toBeInTheDocument();
});
