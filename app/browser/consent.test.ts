import { consent } from "./consent.ts";

test.each([
  ["of its own host alone", undefined, false],
  ["of all languages of the shop", "ca.localhost", true],
])("who agrees does so for the pages %s", (_, domain, isShared) => {
  const set = jest.spyOn(document, "cookie", "set");
  consent(domain);
  expect(set).toHaveBeenCalledWith(expect.stringContaining("cookie-consent=1; Path=/"));
  expect(String(set.mock.calls[0]?.[0]).includes("; Domain=ca.localhost")).toBe(isShared);
  set.mockRestore();
});
