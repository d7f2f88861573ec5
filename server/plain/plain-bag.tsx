import { FormattedMessage, useIntl } from "react-intl";
import type { Basket } from "#app/commerce-api/baskets.ts";
import { CommerceApiError, type ShopperMessage } from "#app/commerce-api/commerce-api-error.ts";
import { createEGiftsApi } from "#app/commerce-api/e-gifts.ts";
import { createProductsApi } from "#app/commerce-api/products.ts";
import { limitedQuantity } from "#app/contexts/limited-quantity.ts";
import type { BasketGiftCertificate, BasketItem } from "#app/domain/basket/basket-document.ts";
import { type PlainHandler, type PlainRequest, problemOf } from "./plain-answer.ts";
import { checkoutOf } from "./plain-checkout.ts";
import { madeProblem, ownChoiceIn } from "./plain-options.ts";
import type { PlainPage } from "./plain-page.tsx";
import { PlainLines, PlainSums } from "./plain-parts.tsx";
import type { PlainShopper } from "./plain-shopper.ts";
import { words } from "./plain-words.ts";

/** The most pieces of one line (bag-6). */
const MAX_PIECES = 999;

const tooMany = {
  id: "quantity.tooMany.plain",
  defaultMessage:
    "Please enter a value less than 1,000. Contact customer support if you want to order larger quantities.",
} as const;

function Line({ item }: { item: BasketItem }) {
  const { itemId = "", quantity = 1, productName = "" } = item;
  const intl = useIntl();
  if (item.bonusProductLineItem) return null;
  return (
    <form className="small" method="post" action="/plain/bag/line">
      <input type="hidden" name="itemId" value={itemId} />
      <div className="field">
        <label htmlFor={`quantity-${itemId}`}>
          <FormattedMessage id="plain.quantity" defaultMessage="Quantity" />
        </label>
        <input
          id={`quantity-${itemId}`}
          name="quantity"
          inputMode="numeric"
          defaultValue={quantity}
          aria-label={intl.formatMessage(
            { id: "plain.quantityOf", defaultMessage: "Quantity, {name}" },
            { name: productName },
          )}
        />
      </div>
      <button className="quiet">
        <FormattedMessage id="plain.update" defaultMessage="Update" />
      </button>
      <button
        className="quiet"
        name="action"
        value="remove"
        aria-label={intl.formatMessage(
          { id: "plain.removeNamed", defaultMessage: "Remove {name}" },
          { name: productName },
        )}
      >
        <FormattedMessage id="plain.remove" defaultMessage="Remove" />
      </button>
    </form>
  );
}

const GiftLine = ({ gift: { giftCertificateItemId = "", recipientName = "" } }: { gift: BasketGiftCertificate }) => (
  <form className="small" method="post" action="/plain/bag/gift">
    <input type="hidden" name="giftId" value={giftCertificateItemId} />
    <button
      className="quiet"
      aria-label={useIntl().formatMessage(
        { id: "plain.removeGift", defaultMessage: "Remove e-gift card for {name}" },
        { name: recipientName },
      )}
    >
      <FormattedMessage id="plain.remove" defaultMessage="Remove" />
    </button>
  </form>
);

/** The bag: its lines with a quantity each, the sums, and the way on. */
const bagPage = (
  { intl, isRegistered, site }: PlainShopper,
  bag: Basket | null,
  problem: ShopperMessage | null = null,
): PlainPage => ({
  title: intl.formatMessage(words.bag),
  problem,
  content: bag ? (
    <>
      <PlainLines
        site={site}
        basket={bag}
        below={(item) => <Line item={item} />}
        belowGift={(gift) => <GiftLine gift={gift} />}
      />
      <PlainSums basket={bag} country={site.country} />
      {checkoutOf(bag) === null ? (
        <p className="note">
          <FormattedMessage
            id="plain.notHere"
            defaultMessage="A bag with pickups or several recipients needs JavaScript to check out. Please turn it on, or call us and we’ll take your order by phone."
          />
        </p>
      ) : (
        <p className="ways">
          <a className="button" href="/plain/shipping">
            <FormattedMessage id="plain.checkout" defaultMessage="Checkout" />
          </a>
          {isRegistered ? null : (
            <a href="/plain/login">
              <FormattedMessage id="plain.haveAccount" defaultMessage="I have an account" />
            </a>
          )}
        </p>
      )}
      <p className="note">
        <FormattedMessage
          id="plain.needsScript"
          defaultMessage="Without JavaScript you can pay with gift cards, by check where you have a business account, or with a card saved to your account. Any other card or wallet needs JavaScript."
        />
      </p>
    </>
  ) : (
    <>
      <p>
        <FormattedMessage id="plain.empty" defaultMessage="There’s nothing in it yet." />
      </p>
      <p>
        <a className="button" href="/">
          <FormattedMessage id="plain.look" defaultMessage="Look around" />
        </a>
      </p>
    </>
  ),
});

/** `GET /plain/bag`. */
export const showBag: PlainHandler = async ({ shopper }) => ({ page: bagPage(shopper, await shopper.bag()) });

const piecesOf = (text: string | undefined): number | null => {
  const trimmed = (text ?? "1").trim();
  const number = Number(trimmed === "" ? "1" : trimmed);
  return Number.isInteger(number) && number >= 0 && number <= MAX_PIECES ? number : null;
};

const refused = async ({ shopper }: PlainRequest, problem: ShopperMessage) => ({
  page: bagPage(shopper, await shopper.bag(), problem),
});

/** What the backend said against a change of the bag; goods of which there are few are called by their name. */
const refusedBy = async (request: PlainRequest, error: unknown) => {
  const { scapi, intl } = request.shopper;
  const limit = error instanceof CommerceApiError ? error.limit : undefined;
  const shownError = limit
    ? await limitedQuantity(error as CommerceApiError, limit, intl, createProductsApi(scapi))
    : error;
  return refused(request, problemOf(shownError));
};

/**
 * `POST /plain/bag {productId, quantity, option-<id>…, words?}`: puts a product into the bag, which begins with it
 * where there is none.
 */
export const addToBag: PlainHandler = async (request) => {
  const { shopper, fields } = request;
  const quantity = piecesOf(fields["quantity"]);
  if (quantity === null || quantity === 0) return refused(request, shopper.intl.formatMessage(tooMany));
  const own = ownChoiceIn(fields);
  try {
    const { basketId = "" } = (await shopper.baskets.current()) ?? (await shopper.baskets.create());
    await shopper.baskets.addItems(basketId, [{ productId: fields["productId"] ?? "", quantity, ...own }]);
    return { goTo: "/plain/bag" };
  } catch (error) {
    const problem = madeProblem(shopper.intl, error, own);
    return problem === null ? refusedBy(request, error) : refused(request, problem);
  }
};

/** `POST /plain/bag/line {itemId, quantity, action}`: another quantity of a line; 0 or `action=remove` takes it out. */
export const changeLine: PlainHandler = async (request) => {
  const { shopper, fields } = request;
  const { itemId = "", action } = fields;
  const quantity = action === "remove" ? 0 : piecesOf(fields["quantity"]);
  if (quantity === null) return refused(request, shopper.intl.formatMessage(tooMany));
  const bag = await shopper.bag();
  if (!bag?.basketId || !bag.productItems?.some((item) => item.itemId === itemId)) return { goTo: "/plain/bag" };
  try {
    if (quantity === 0) await shopper.baskets.removeItem(bag.basketId, itemId);
    else await shopper.baskets.updateItem(bag.basketId, itemId, { quantity });
    return { goTo: "/plain/bag" };
  } catch (error) {
    return refusedBy(request, error);
  }
};

/** `POST /plain/bag/gift {giftId}`: takes an e-gift card out. */
export const removeGift: PlainHandler = async (request) => {
  const { shopper, fields } = request;
  const bag = await shopper.bag();
  const gift = bag?.giftCertificateItems?.find(({ giftCertificateItemId: id }) => id && id === fields["giftId"]);
  if (!bag?.basketId || !gift?.giftCertificateItemId) return { goTo: "/plain/bag" };
  try {
    await createEGiftsApi(shopper.scapi).remove(bag.basketId, gift.giftCertificateItemId);
    return { goTo: "/plain/bag" };
  } catch (error) {
    return refusedBy(request, error);
  }
};
