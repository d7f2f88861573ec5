import { pageView } from "./page-view.ts";

const view = (address: string, pageType = "content") => {
  const { pathname, search } = new URL(address, "http://shop.test");
  return pageView({ pathname, search }, { title: "A page", pageType });
};

test.each([
  ["/", "homepage", "/", "homepage"],
  ["/search?q=mint&sort=price&refine1=a=b", "search results", "/search?q=mint&sort=price", "search results"],
  ["/order-details/W0000012345", "account", "/order-details", "account"],
  ["/order-confirmation?orderNo=W1&token=secret", "checkout", "/order-confirmation", "checkout"],
  ["/new-password-form?email=june@example.test", "account", "/new-password-form", "account"],
  ["/lollipops/build-a-box/select-item?piece=1", "content", "/lollipops/build-a-box/select-item", "custom mix"],
  ["/truffles/cocoa/481101.html?color=plum", "product page", "/truffles/cocoa/481101.html?color=plum", "product page"],
])("%s is counted without what names a person", (address, pageType, path, counted) => {
  expect(view(address, pageType)).toEqual({
    event: "virtual_page_view",
    page_path: path,
    page_title: "A page",
    page_type: counted,
  });
});
