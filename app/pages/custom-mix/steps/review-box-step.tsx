import { useEffect, useRef } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { amountText } from "#app/components/custom-mix/mix-messages.ts";
import { Link } from "#app/components/ui/link.tsx";
import { Note } from "#app/components/ui/note.tsx";
import { QuantitySelector } from "#app/components/ui/quantity-selector.tsx";
import { ShopperWords } from "#app/components/ui/shopper-words.tsx";
import { useSidebar } from "#app/contexts/sidebar-context.tsx";
import { writeMix } from "#app/domain/custom-mix/mix-attribute.ts";
import type { BagAddition } from "#app/domain/basket/bag-addition.ts";
import { useNavigate } from "#app/navigation/use-navigate.ts";
import { BoxTray } from "../box/box-tray.tsx";
import { BoxFacts, Pieces } from "../box/box-facts.tsx";
import { KeepBox } from "../kept-boxes/keep-box.tsx";
import { forgetDraft } from "../use-box-draft.ts";
import type { MixFlowState } from "../use-mix-flow.ts";
import { usePutMix } from "../use-put-mix.ts";
import c from "../custom-mix-page.styles.ts";

/** Puts the box into the bag and shows it there; a line that was edited leads back to the bag. */
const usePutIntoBag = ({ flow, mix, box, size, option, shop, editedItemId, reset, setSent }: MixFlowState) => {
  const intl = useIntl();
  const navigate = useNavigate();
  const { open } = useSidebar();
  const { put, isBusy, error } = usePutMix();
  const mounted = useRef(true);
  useEffect(() => {
    mounted.current = true;
    return () => {
      mounted.current = false;
    };
  }, []);

  const send = async () => {
    if (!box || !size) return;
    const place = option === "pickup" ? shop : null;
    const c_customMix = writeMix({ candies: mix.candySelections, unitType: box.rules.unitType });
    const isIn = await put({ productId: size.id, quantity: mix.quantity, c_customMix, shop: place }, editedItemId);
    if (!isIn || !mounted.current) return;
    forgetDraft(mix.storageId ?? flow.storageId);
    setSent(true);
    if (editedItemId) {
      await navigate("/cart");
      return;
    }
    const addition: BagAddition = {
      productId: size.id,
      quantity: mix.quantity,
      name: box.name,
      choice: [
        size.name,
        intl.formatMessage(
          { id: "mix.flavors", defaultMessage: "{count, plural, one {# flavor} other {# flavors}}" },
          { count: mix.candySelections.filter(({ quantity }) => quantity > 0).length },
        ),
      ]
        .filter(Boolean)
        .join(", "),
      ...(box.image && { image: box.image }),
      ...(place && { pickupAt: { id: place.id, name: place.name } }),
    };
    open("added-to-bag", { additions: [addition] }, () => {
      if (!mounted.current) return;
      reset();
      void navigate(flow.root);
    });
  };
  return { send, isBusy, error };
};

/** Step 5: the box with its ribbon, what is in it, how many of it; its lid closes on the way into the bag. */
export const ReviewBoxStep = ({ state }: { state: MixFlowState }) => {
  const { mix, box, size, candyOf, option, shop, pathOf, setQuantity, editedItemId, isSent } = state;
  const intl = useIntl();
  const { send, isBusy, error } = usePutIntoBag(state);
  if (!box || !size) return null;
  const { rules } = box;
  const chosen = mix.candySelections.filter(({ quantity }) => quantity > 0);
  return (
    <>
      <div className={c.head}>
        <h1 className={c.title}>
          <FormattedMessage id="mix.review.title" defaultMessage="All yours" />
        </h1>
        <p className={c.lede}>
          <FormattedMessage
            id="mix.review.lede"
            defaultMessage="One last look before we tie the ribbon. You can still change anything."
          />
        </p>
      </div>
      <div className={c.columns}>
        <div className={c.main}>
          <dl className={c.facts}>
            <div>
              <dt>
                <FormattedMessage id="mix.step.box" defaultMessage="Box" />
              </dt>
              <dd>{[box.name, size.name].filter(Boolean).join(", ")}</dd>
              <dd>
                <Link className={c.link} to={pathOf("select-item")}>
                  <FormattedMessage
                    id="mix.changeBox"
                    defaultMessage="Change<hidden> the box</hidden>"
                    values={{ hidden: (words) => <span className="vh">{words}</span> }}
                  />
                </Link>
              </dd>
            </div>
            <div>
              <dt>
                <FormattedMessage id="mix.fulfillment" defaultMessage="Fulfillment" />
              </dt>
              <dd>
                {option === "pickup" && shop ? (
                  <FormattedMessage id="mix.pickupAt" defaultMessage="Pickup at {shop}" values={{ shop: shop.name }} />
                ) : (
                  <FormattedMessage id="mix.shipping" defaultMessage="Shipping" />
                )}
              </dd>
            </div>
          </dl>
          <section className={c.stack} aria-labelledby="mix-contents">
            <div className={c.bar}>
              <h2 className={c.subtitle} id="mix-contents">
                <FormattedMessage id="mix.contents" defaultMessage="What’s inside" />
              </h2>
              <Link className={c.link} to={pathOf("set-quantities")}>
                <FormattedMessage
                  id="mix.changeContents"
                  defaultMessage="Change<hidden> what’s inside</hidden>"
                  values={{ hidden: (words) => <span className="vh">{words}</span> }}
                />
              </Link>
            </div>
            <ul className={c.contents}>
              {chosen.map(({ id, quantity }) => (
                <li key={id}>
                  <b>{amountText(intl, quantity, rules)}</b>
                  <span>
                    {candyOf(id)?.name}
                    <Pieces quantity={quantity} rules={rules} size={size} candy={candyOf(id)} />
                    <small>{candyOf(id)?.allergens}</small>
                  </span>
                </li>
              ))}
            </ul>
          </section>
        </div>
        <BoxTray
          title={[box.name, size.name].filter(Boolean).join(", ")}
          candies={chosen}
          rules={rules}
          candyOf={candyOf}
          isTied
          isClosed={isBusy || isSent}
        >
          <QuantitySelector
            value={mix.quantity}
            onChange={setQuantity}
            label={intl.formatMessage({ id: "mix.boxesOf", defaultMessage: "Quantity of {name}" }, { name: box.name })}
          />
          <BoxFacts state={state} />
          {error && (
            <Note tone="error">
              <ShopperWords message={error} />
            </Note>
          )}
          <button type="button" className={c.buy} onClick={() => void send()} aria-busy={isBusy || undefined}>
            {editedItemId ? (
              <FormattedMessage id="mix.save" defaultMessage="Save changes" />
            ) : (
              <FormattedMessage id="mix.add" defaultMessage="Add to bag" />
            )}
          </button>
          {!editedItemId && <KeepBox state={state} />}
        </BoxTray>
      </div>
    </>
  );
};
