import loadable from "@loadable/component";
import type { RouteObject } from "react-router-dom";
import { QuietBoundary } from "#app/components/ui/quiet-boundary.tsx";
import { SHELL_ROUTE } from "#app/contexts/shell-data.ts";
import type { PageRoute } from "#app/navigation/route-module.ts";
import { additions } from "#app/extend.ts";
import { addToShop } from "./add-to-shop.ts";
import { App } from "./app.tsx";
import { toRouteObject } from "./page-route.tsx";
import { shopsPath, candyBoxPath, lollipopBoxPath } from "#config/brand.ts";

const ErrorWords = loadable(() => import(/* webpackChunkName: "error-page" */ "./error-page.tsx"), {
  resolveComponent: (module) => module.ErrorPage,
});
const Home = loadable(() => import(/* webpackChunkName: "home" */ "#app/pages/home/home-page.tsx"));
const SearchSkeleton = loadable(
  () => import(/* webpackChunkName: "search-skeleton" */ "#app/pages/search/search-skeleton.tsx"),
  { resolveComponent: (module) => module.SearchSkeleton },
);
const Search = loadable(() => import(/* webpackChunkName: "search" */ "#app/pages/search/search-page.tsx"));
const Product = loadable(() => import(/* webpackChunkName: "product" */ "#app/pages/product/product-page.tsx"));
const Cart = loadable(() => import(/* webpackChunkName: "cart" */ "#app/pages/cart/cart-page.tsx"));
const Checkout = loadable(() => import(/* webpackChunkName: "checkout" */ "#app/pages/checkout/checkout-page.tsx"));
const Shipping = loadable(
  () => import(/* webpackChunkName: "shipping" */ "#app/pages/checkout/shipping/shipping-page.tsx"),
);
const Billing = loadable(
  () => import(/* webpackChunkName: "billing" */ "#app/pages/checkout/payment/billing-page.tsx"),
);
const ReviewOrder = loadable(
  () => import(/* webpackChunkName: "review-order" */ "#app/pages/checkout/review-order-page.tsx"),
);
const OrderConfirmation = loadable(
  () =>
    import(/* webpackChunkName: "order-confirmation" */ "#app/pages/checkout/confirmation/order-confirmation-page.tsx"),
);
const Login = loadable(() => import(/* webpackChunkName: "login" */ "#app/pages/sign-in/login-page.tsx"));
const Register = loadable(() => import(/* webpackChunkName: "register" */ "#app/pages/sign-in/register-page.tsx"));
const Account = loadable(() => import(/* webpackChunkName: "account" */ "#app/pages/account/account-page.tsx"));
const AccountConfirmation = loadable(
  () => import(/* webpackChunkName: "account-confirmation" */ "#app/pages/sign-in/account-confirmation-page.tsx"),
);
const Orders = loadable(() => import(/* webpackChunkName: "orders" */ "#app/pages/account/orders/orders-page.tsx"));
const OrderDetails = loadable(
  () => import(/* webpackChunkName: "order-details" */ "#app/pages/account/orders/order-details-page.tsx"),
);
const AddressBook = loadable(
  () => import(/* webpackChunkName: "address-book" */ "#app/pages/account/addresses/address-book-page.tsx"),
);
const Wallet = loadable(() => import(/* webpackChunkName: "wallet" */ "#app/pages/account/wallet/wallet-page.tsx"));
const Profile = loadable(() => import(/* webpackChunkName: "profile" */ "#app/pages/account/profile/profile-page.tsx"));
const Preferences = loadable(
  () => import(/* webpackChunkName: "preferences" */ "#app/pages/account/profile/preferences-page.tsx"),
);
const Security = loadable(
  () => import(/* webpackChunkName: "security" */ "#app/pages/account/security/security-page.tsx"),
);
const Subscriptions = loadable(
  () => import(/* webpackChunkName: "subscriptions" */ "#app/pages/account/subscriptions/subscriptions-page.tsx"),
);
const People = loadable(() => import(/* webpackChunkName: "people" */ "#app/pages/people/people-page.tsx"));
const Person = loadable(() => import(/* webpackChunkName: "person" */ "#app/pages/people/person-page.tsx"));
const GiftCalendar = loadable(
  () => import(/* webpackChunkName: "gift-calendar" */ "#app/pages/people/gift-calendar-page.tsx"),
);
const StopReminder = loadable(
  () => import(/* webpackChunkName: "stop-reminder" */ "#app/pages/people/stop-reminder-page.tsx"),
);
const NewPassword = loadable(
  () => import(/* webpackChunkName: "new-password" */ "#app/pages/sign-in/new-password-page.tsx"),
);
const TrackOrder = loadable(
  () => import(/* webpackChunkName: "track-order" */ "#app/pages/track-order/track-order-page.tsx"),
);
const FindAShop = loadable(
  () => import(/* webpackChunkName: "find-a-shop" */ "#app/pages/stores/find-a-shop-page.tsx"),
);
const Shop = loadable(() => import(/* webpackChunkName: "shop" */ "#app/pages/stores/shop-page.tsx"));
const GiftFinder = loadable(
  () => import(/* webpackChunkName: "gift-finder" */ "#app/pages/gift-finder/gift-finder-page.tsx"),
);
const Allergens = loadable(() => import(/* webpackChunkName: "allergens" */ "#app/pages/allergens/allergens-page.tsx"));
const EGiftCards = loadable(
  () => import(/* webpackChunkName: "e-gift-cards" */ "#app/pages/gift-cards/e-gift-cards-page.tsx"),
);
const CustomMix = loadable(
  () => import(/* webpackChunkName: "custom-mix" */ "#app/pages/custom-mix/custom-mix-page.tsx"),
);
const NotFound = loadable(() => import(/* webpackChunkName: "not-found" */ "#app/pages/not-found/not-found-page.tsx"));
const ComparePage = loadable(() => import(/* webpackChunkName: "compare" */ "#app/pages/compare/compare-page.tsx"));
const Maintenance = loadable(
  () => import(/* webpackChunkName: "maintenance" */ "#app/pages/maintenance/maintenance-page.tsx"),
);
const ComponentGuide = loadable(
  () => import(/* webpackChunkName: "component-guide" */ "#app/pages/component-guide/component-guide-page.tsx"),
);
const BlockFrame = loadable(
  () => import(/* webpackChunkName: "block-frame" */ "#app/pages/component-guide/block-frame-page.tsx"),
);
const Preview = loadable(() => import(/* webpackChunkName: "preview" */ "#app/pages/admin/preview-page.tsx"));
const Visualization = loadable(
  () => import(/* webpackChunkName: "visualization" */ "#app/pages/admin/visualization-page.tsx"),
);
const Screens = loadable(() => import(/* webpackChunkName: "screens" */ "#app/pages/admin/screens-page.tsx"));
const PreviewLink = loadable(
  () => import(/* webpackChunkName: "preview-link" */ "#app/pages/admin/preview-link-page.tsx"),
);
const Wishlist = loadable(() => import(/* webpackChunkName: "wishlist" */ "#app/pages/wishlist/wishlist-page.tsx"));
const Content = loadable(() => import(/* webpackChunkName: "content" */ "#app/pages/content/content-page.tsx"));

/** Loaders and heads of the large pages, as chunks of their own. */
const homeData = () => import(/* webpackChunkName: "home-data" */ "#app/pages/home/home-loader.ts");
const searchData = () => import(/* webpackChunkName: "search-data" */ "#app/pages/search/search-loader.ts");
const productData = () => import(/* webpackChunkName: "product-data" */ "#app/pages/product/product-loader.ts");

/** Pages of the product, one row per address (navigation-1). */
export const ownPages: PageRoute[] = [
  { path: "/", page: Home, data: homeData, pageType: "homepage" },
  { path: "/search", page: Search, data: searchData, pageType: "search results", fallback: <SearchSkeleton /> },
  {
    path: "/category/:categoryId",
    page: Search,
    data: searchData,
    pageType: "search results",
    fallback: <SearchSkeleton />,
  },
  { path: "/product/:productName/:productId.html", page: Product, data: productData, pageType: "product page" },
  { path: "/:category1/:productName/:productId.html", page: Product, data: productData, pageType: "product page" },
  {
    path: "/:category1/:category2/:productName/:productId.html",
    page: Product,
    data: productData,
    pageType: "product page",
  },
  {
    path: "/:category1/:category2/:category3/:productName/:productId.html",
    page: Product,
    data: productData,
    pageType: "product page",
  },
  { path: "/:productId.html", page: Product, data: productData, pageType: "product page" },
  { path: "/products/:productId?", page: Product, data: productData, pageType: "product page" },
  { path: "/cart", page: Cart, pageType: "cart", chat: false },
  { path: "/checkout", page: Checkout, pageType: "checkout", layout: "checkout", chat: false },
  { path: "/shipping", page: Shipping, pageType: "checkout", layout: "checkout", chat: false },
  { path: "/billing", page: Billing, pageType: "checkout", layout: "checkout", chat: false },
  { path: "/revieworder", page: ReviewOrder, pageType: "checkout", layout: "checkout", chat: false },
  { path: "/order-confirmation", page: OrderConfirmation, pageType: "checkout" },
  { path: "/login", page: Login, pageType: "account" },
  { path: "/register", page: Register, pageType: "account" },
  { path: "/account", page: Account, pageType: "account" },
  { path: "/account-confirmation", page: AccountConfirmation, pageType: "account" },
  { path: "/orders", page: Orders, pageType: "orders" },
  { path: "/order-details/:orderId", page: OrderDetails, pageType: "order details" },
  { path: "/addressbook", page: AddressBook, pageType: "addressbook" },
  { path: "/wallet", page: Wallet, pageType: "wallet" },
  { path: "/profile", page: Profile, pageType: "profile" },
  { path: "/preferences", page: Preferences, pageType: "preferences" },
  { path: "/security", page: Security, pageType: "account" },
  { path: "/subscriptions", page: Subscriptions, pageType: "subscriptions" },
  { path: "/people", page: People, pageType: "account" },
  { path: "/people/:personId", page: Person, pageType: "account" },
  { path: "/gift-calendar", page: GiftCalendar, pageType: "account" },
  { path: "/gift-reminders/stop", page: StopReminder, pageType: "account" },
  { path: "/new-password-form", page: NewPassword, pageType: "account" },
  { path: "/track-order", page: TrackOrder, pageType: "track-order" },
  { path: shopsPath, page: FindAShop, pageType: "content" },
  { path: `${shopsPath}/:storeId`, page: Shop, pageType: "content" },
  { path: `${candyBoxPath}/:step?`, page: CustomMix, pageType: "custom mix" },
  { path: `${lollipopBoxPath}/:step?`, page: CustomMix, pageType: "custom mix" },
  { path: "/e-gift-cards", page: EGiftCards, pageType: "content" },
  { path: "/allergens", page: Allergens, pageType: "content" },
  { path: "/gift-finder", page: GiftFinder, pageType: "content" },
  { path: "/compare", page: ComparePage, pageType: "content" },
  { path: "/404", page: NotFound, pageType: "error" },
  { path: "/maintenance", page: Maintenance, layout: "bare", chat: false },
  { path: "/wishlist", page: Wishlist, pageType: "account" },
  { path: "/admin/preview", page: Preview, chat: false },
  { path: "/admin/visualization", page: Visualization, layout: "bare", chat: false },
  { path: "/admin/screens", page: Screens, layout: "bare", chat: false },
  { path: "/admin/preview-link", page: PreviewLink },
  { path: "/component-guide/frame", page: BlockFrame, layout: "bare", chat: false },
  { path: "/component-guide/*", page: ComponentGuide, pageType: "content" },
  { path: "*", page: Content, pageType: "content" },
];

/** The site map: the product's pages and those of this shop's own. */
export const pages: PageRoute[] = addToShop(ownPages, additions);

/**
 * The error page; its words are fetched soon after a page stands, so that they are there when nothing can be fetched
 * any more.
 */
const ErrorPage = () => (
  <QuietBoundary>
    <ErrorWords />
  </QuietBoundary>
);

/** The route table as the router reads it; errors of a page show inside the shell, errors of the shell without it. */
export const routes: RouteObject[] = [
  {
    id: SHELL_ROUTE,
    element: <App pages={pages} />,
    // The server has run it by the time the browser takes over, so that browsers hardly ever fetch it.
    loader: async (args) => (await import(/* webpackChunkName: "load-shell" */ "./load-shell.ts")).loadShell(args),
    shouldRevalidate: () => false,
    errorElement: <ErrorPage />,
    hydrateFallbackElement: <></>,
    children: [{ errorElement: <ErrorPage />, children: pages.map(toRouteObject) }],
  },
];
