import { pageView } from "./page-view.ts";

const view = (address: string, pageType = "content") => {
  const { pathname, search } = new URL(address, "http://shop.test");
  return pageView({ pathname, search }, { title: "A page", pageType });
};

test.each([
  ["/", "homepage", "/", "homepage"],
  ["/search?q=mint&sort=price&refine1=a=b", "search results", "/search?q=mint&sort=price", "search results"],
  ["/order-details/W0000012345", "account", "/order-details", "order details"],
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

test.each([
  ["/", "homepage"],
  ["/cart", "cart"],
  ["/shipping", "checkout"],
  ["/billing", "checkout"],
  ["/checkout", "checkout"],
  ["/revieworder", "checkout"],
  ["/order-confirmation", "checkout"],
  ["/track-order", "track-order"],
  ["/login", "account"],
  ["/register", "account"],
  ["/account", "account"],
  ["/orders", "orders"],
  ["/order-details/W1", "order details"],
  ["/subscriptions", "subscriptions"],
  ["/addressbook", "addressbook"],
  ["/wallet", "wallet"],
  ["/profile", "profile"],
  ["/preferences", "preferences"],
  ["/search?q=mint", "search results"],
  ["/404", "error"],
  ["/build-a-box/set-quantities", "custom mix"],
  ["/a/b/c/480133.html", "product page"],
  ["/help/kosher", "content"],
])("the address %s is a page of the type %s", (address, type) => {
  expect(view(address).page_type).toBe(type);
});

test("a page that was not found is an error whatever its address", () => {
  expect(view("/truffles/cocoa/gone.html", "error").page_type).toBe("error");
});
