import { atMoment, fieldTime, previewAddress, stageAddress, stageOf } from "./preview-address.ts";

const choice = { origin: "", path: "/occasions/birthdays", time: "", snapshotId: "", customerGroup: "" };
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
    "a snapshot, at the host of the drafts that are looked at",
    { ...choice, snapshotId: "s1" },
    { vseDomain: "a1.staging.bigcontent.io", snapshotId: "s0" },
    "/occasions/birthdays?isPreviewMode=true&vseDomain=a1.staging.bigcontent.io&snapshotId=s1",
  ],
  ["no snapshot any more", choice, { snapshotId: "s0" }, "/occasions/birthdays?isPreviewMode=true"],
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

const view = { isPreviewMode: "true", snapshotId: "advent", previewCustomerGroup: "Registered" };

it("another moment keeps the group and leaves the snapshot", () => {
  expect(atMoment(view, 5)).toEqual({
    isPreviewMode: "true",
    previewCustomerGroup: "Registered",
    previewTimestamp: "5",
  });
  expect(atMoment(view)).toEqual({ isPreviewMode: "true", previewCustomerGroup: "Registered" });
});

it.each([
  [{ screen: "desktop", isBeside: false }, "/category/sale?isPreviewMode=true"],
  [{ screen: "phone", isBeside: false }, "/admin/screens?isPreviewMode=true&path=%2Fcategory%2Fsale&screen=phone"],
  [
    { screen: "desktop", isBeside: true },
    "/admin/screens?isPreviewMode=true&path=%2Fcategory%2Fsale&screen=desktop&beside=true",
  ],
] as const)("what stands on the screen has an address that says it: %j", (shown, address) => {
  const stage = { view: { isPreviewMode: "true" }, path: "/category/sale", ...shown };
  expect(stageAddress(stage)).toBe(address);
  const [pathname = "", search = ""] = address.split("?");
  expect(stageOf(pathname, `?${search}`, stage.view)).toEqual(stage);
});

it("a screen that is none is a desktop, and a path never leads to another host", () => {
  expect(stageOf("/admin/screens", "?path=//evil.test/x&screen=watch", {})).toMatchObject({
    path: "/evil.test/x",
    screen: "desktop",
  });
  expect(stageOf("/admin/preview", "", {}).path).toBe("/");
});
