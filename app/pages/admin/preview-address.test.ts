import { fieldTime, previewAddress } from "./preview-address.ts";

const choice = { origin: "", path: "/occasions/birthdays", time: "", customerGroup: "" };
const morning = new Date(2027, 10, 30, 9, 5).getTime();

it.each([
  ["a page as of now", choice, {}, "/occasions/birthdays?isPreviewMode=true"],
  ["a path without its slash", { ...choice, path: "category/sale" }, {}, "/category/sale?isPreviewMode=true"],
  ["the home page", { ...choice, path: "" }, {}, "/?isPreviewMode=true"],
  ["a path with a query of its own", { ...choice, path: "/search?q=mint#top" }, {}, "/search?isPreviewMode=true"],
  ["a path that begins like a host", { ...choice, path: "//evil.test/x" }, {}, "/evil.test/x?isPreviewMode=true"],
  [
    "another installation",
    { ...choice, origin: "https://staging.shop.test" },
    {},
    "https://staging.shop.test/occasions/birthdays?isPreviewMode=true",
  ],
  [
    "a moment, in milliseconds",
    { ...choice, time: "2027-11-30T09:05" },
    {},
    `/occasions/birthdays?isPreviewMode=true&previewTimestamp=${morning}`,
  ],
  [
    "a customer group",
    { ...choice, customerGroup: "Fund raisers" },
    {},
    "/occasions/birthdays?isPreviewMode=true&previewCustomerGroup=Fund+raisers",
  ],
  [
    "the host of the drafts that are looked at",
    choice,
    { vseDomain: "a1.staging.bigcontent.io", snapshotId: "s1" },
    "/occasions/birthdays?isPreviewMode=true&vseDomain=a1.staging.bigcontent.io&snapshotId=s1",
  ],
  [
    "a moment instead of a snapshot",
    { ...choice, time: "2027-11-30T09:05" },
    { snapshotId: "s1" },
    `/occasions/birthdays?isPreviewMode=true&previewTimestamp=${morning}`,
  ],
])("the address of %s", (_name, chosen, view, address) => {
  expect(previewAddress(chosen, view)).toBe(address);
});

it.each([
  [String(morning), "2027-11-30T09:05"],
  [undefined, ""],
  ["soon", ""],
])("a moment of %s stands in the field as %j", (milliseconds, text) => {
  expect(fieldTime(milliseconds)).toBe(text);
});
