import type { ExpressContact, ExpressPlace, ExpressQuote } from "#app/domain/checkout/express.ts";
import { phoneDigits } from "#config/countries/north-american-phone.ts";
import { type ExpressOutcome, type ExpressShop, type ExpressWallet, ExpressRefusal } from "./express-shop.ts";
import { loadScript } from "./load-script.ts";

/** A contact of the sheet; before the shopper has agreed it holds no more than the place. */
interface AppleContact {
  givenName?: string;
  familyName?: string;
  emailAddress?: string;
  phoneNumber?: string;
  addressLines?: string[];
  locality?: string;
  administrativeArea?: string;
  postalCode?: string;
  countryCode?: string;
}
interface AppleUpdate {
  newTotal: object;
  newLineItems: object[];
  newShippingMethods?: object[];
  errors?: unknown[];
}
interface ExpressAppleSession {
  onvalidatemerchant: () => void;
  onshippingcontactselected: (event: { shippingContact: AppleContact }) => void;
  onshippingmethodselected: (event: { shippingMethod: { identifier: string } }) => void;
  onpaymentauthorized: (event: {
    payment: { token: unknown; shippingContact?: AppleContact; billingContact?: AppleContact };
  }) => void;
  oncancel: (event: { sessionError?: { code?: string } }) => void;
  begin: () => void;
  abort: () => void;
  completeMerchantValidation: (session: unknown) => void;
  completeShippingContactSelection: (update: AppleUpdate) => void;
  completeShippingMethodSelection: (update: AppleUpdate) => void;
  completePayment: (result: { status: number; errors?: unknown[] }) => void;
}

/** The first version with errors in the sheet. */
const VERSION = 3;

const vendor = () =>
  window as unknown as {
    ApplePaySession?: {
      new (version: number, request: object): ExpressAppleSession;
      supportsVersion: (version: number) => boolean;
      canMakePayments: () => boolean;
      STATUS_SUCCESS: number;
      STATUS_FAILURE: number;
    };
    ApplePayError?: new (code: string, contactField?: string, message?: string) => unknown;
  };

const placeOf = ({ locality, administrativeArea, postalCode, countryCode }: AppleContact): ExpressPlace => ({
  city: locality ?? "",
  stateCode: administrativeArea ?? "",
  postalCode: postalCode ?? "",
  countryCode: (countryCode ?? "").toUpperCase(),
});

const contactOf = (contact: AppleContact): ExpressContact => ({
  ...placeOf(contact),
  firstName: contact.givenName ?? "",
  lastName: contact.familyName ?? "",
  address1: contact.addressLines?.[0] ?? "",
  address2: contact.addressLines?.slice(1).join(", ") ?? "",
  email: contact.emailAddress ?? "",
  phone: phoneDigits(contact.phoneNumber ?? ""),
});

const errorOf = (code: string, message: string): unknown => {
  const { ApplePayError } = vendor();
  return ApplePayError ? new ApplePayError(code, "postalAddress", message) : { code, message };
};

/** Apple Pay's sheet with address, way to ship and price in it; null where the browser has none. */
export const loadExpressApplePay = async ({ scriptUrl }: { scriptUrl: string }): Promise<ExpressWallet | null> => {
  if (!vendor().ApplePaySession && scriptUrl !== "") await loadScript(scriptUrl, { globalName: "ApplePaySession" });
  const { ApplePaySession: Session } = vendor();
  if (!Session?.supportsVersion(VERSION) || !Session.canMakePayments()) return null;

  const buy = (shop: ExpressShop): Promise<ExpressOutcome> =>
    new Promise((resolve) => {
      const { label, words } = shop;
      const money = (amount: number) => amount.toFixed(2);
      const lines = ({ lines: { goods, shipping, tax } }: ExpressQuote) => [
        { label: words.goods, amount: money(goods) },
        { label: words.shipping, amount: money(shipping) },
        ...(tax === undefined ? [] : [{ label: words.tax, amount: money(tax) }]),
      ];
      let last: AppleUpdate = {
        newTotal: { label, amount: money(shop.provisional), type: "pending" },
        newLineItems: [],
      };
      const updateOf = (quote: ExpressQuote): AppleUpdate => {
        last = { newTotal: { label, amount: money(quote.total), type: "final" }, newLineItems: lines(quote) };
        return last;
      };
      const methodsOf = ({ options, chosenId }: ExpressQuote) =>
        options
          // The sheet takes the first one as chosen.
          .toSorted((one, other) => Number(other.id === chosenId) - Number(one.id === chosenId))
          .map(({ id, label: name, detail, amount }) => ({
            identifier: id,
            label: name,
            detail,
            amount: money(amount),
          }));

      const session = new Session(VERSION, {
        countryCode: shop.country,
        currencyCode: shop.currency,
        supportedNetworks: ["visa", "masterCard", "amex", "discover"],
        merchantCapabilities: ["supports3DS"],
        requiredShippingContactFields: ["postalAddress", "name", "phone", "email"],
        requiredBillingContactFields: ["postalAddress", "name"],
        shippingType: "delivery",
        total: last.newTotal,
      });
      const fail = (message: string | null) => resolve({ status: "failed", message });
      // A sheet that was closed takes no more answers: Safari throws at each of them.
      let isOver = false;
      const tell = (answer: () => void) => {
        if (!isOver) answer();
      };
      session.onvalidatemerchant = () => {
        Promise.all([shop.merchant(), shop.begin()]).then(
          ([merchant]) => tell(() => session.completeMerchantValidation(merchant)),
          (error: unknown) => {
            tell(() => session.abort());
            fail(shop.wordsOf(error));
          },
        );
      };
      session.onshippingcontactselected = ({ shippingContact }) => {
        shop.quoteFor(placeOf(shippingContact)).then(
          (quote) =>
            tell(() =>
              session.completeShippingContactSelection({ ...updateOf(quote), newShippingMethods: methodsOf(quote) }),
            ),
          (error: unknown) =>
            tell(() =>
              session.completeShippingContactSelection({
                ...last,
                newShippingMethods: [],
                errors: [
                  errorOf(
                    error instanceof ExpressRefusal ? "addressUnserviceable" : "shippingContactInvalid",
                    shop.wordsOf(error),
                  ),
                ],
              }),
            ),
        );
      };
      session.onshippingmethodselected = ({ shippingMethod }) => {
        shop.quoteWith(shippingMethod.identifier).then(
          (quote) => tell(() => session.completeShippingMethodSelection(updateOf(quote))),
          () => tell(() => session.completeShippingMethodSelection(last)),
        );
      };
      // The sheet stays open after a refusal, so that another card or address can be tried.
      let refusal: string | null = null;
      let buying: Promise<unknown> = Promise.resolve();
      session.onpaymentauthorized = ({ payment: { token, shippingContact = {}, billingContact } }) => {
        const contact = contactOf(shippingContact);
        const billing = billingContact?.addressLines?.length ? contactOf(billingContact) : contact;
        buying = shop.buy({ token: btoa(JSON.stringify(token)), contact, billing: { ...contact, ...billing } }).then(
          (orderNo) => {
            resolve({ status: "bought", orderNo });
            tell(() => session.completePayment({ status: Session.STATUS_SUCCESS }));
          },
          (error: unknown) => {
            const words = shop.wordsOf(error);
            refusal = words;
            tell(() =>
              session.completePayment({ status: Session.STATUS_FAILURE, errors: [errorOf("unknown", words)] }),
            );
          },
        );
      };
      session.oncancel = ({ sessionError }) => {
        isOver = true;
        const code = sessionError?.code ?? "unknown";
        // An order that is being placed decides: what was paid is never told as left.
        void buying.then(() => {
          if (refusal !== null) fail(refusal);
          else if (code === "unknown") resolve({ status: "cancelled" });
          else fail(null);
        });
      };
      session.begin();
    });
  return { buy };
};
