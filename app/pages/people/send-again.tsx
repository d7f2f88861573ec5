import { type ReactNode, useRef } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useInView } from "#app/browser/use-in-view.ts";
import type { GiftItem, Person, PersonAddress } from "#app/commerce-api/people.ts";
import { LinePicture } from "#app/components/basket/line-picture.tsx";
import { ArrivalDays } from "#app/components/delivery/arrival-days.tsx";
import { AllergyWarning } from "#app/components/people/allergy-warning.tsx";
import { announce } from "#app/components/ui/announcer.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { Link } from "#app/components/ui/link.tsx";
import { Note } from "#app/components/ui/note.tsx";
import { ShopperWords } from "#app/components/ui/shopper-words.tsx";
import { useSite } from "#app/contexts/site-context.tsx";
import { toLineProduct } from "#app/domain/basket/line-product.ts";
import { Alternatives } from "./alternatives.tsx";
import c from "./people.styles.ts";
import { type GiftOutlook, type GiftPromise, type OutlookState, useGiftOutlook, useSendGift } from "./use-gift.ts";

/** How far ahead of the window the calendar is asked. */
const AHEAD = "200px";

function Items({ items, outlook }: { items: readonly GiftItem[]; outlook: GiftOutlook | undefined }) {
  return (
    <ul className={c.items}>
      {items.map(({ productId, productName, quantity }, index) => {
        const found = outlook?.products.get(productId);
        const product = found && toLineProduct(found);
        return (
          <li key={`${productId} ${index}`} className={c.item}>
            <LinePicture product={product} isSmall />
            <span>
              <b>{product ? <Link to={product.link}>{product.name}</Link> : productName}</b>
              <span className={c.small}>
                <FormattedMessage
                  id="summary.quantity"
                  defaultMessage="Quantity {quantity, number}"
                  values={{ quantity }}
                />
              </span>
            </span>
          </li>
        );
      })}
    </ul>
  );
}

function Arrival({ state, canDeliver }: { state: OutlookState; canDeliver: boolean }) {
  if (!canDeliver) return null;
  const promise = state.status === "done" ? state.outlook.promise : null;
  if (promise)
    return (
      <p className={c.promise}>
        <Icon name="truck" size="sm" />
        <FormattedMessage
          id="people.arrives"
          defaultMessage="Arriving {days} with {method}"
          values={{ days: <ArrivalDays promise={promise.days} />, method: promise.method }}
        />
      </p>
    );
  if (state.status === "pending")
    return (
      <p className={c.unknown}>
        <Icon name="truck" size="sm" />
        <FormattedMessage id="promise.pending" defaultMessage="Checking dates" />
      </p>
    );
  return state.status === "done" && state.outlook.plan.items.length > 0 ? (
    <p className={c.unknown}>
      <Icon name="truck" size="sm" />
      <FormattedMessage id="people.arrivesUnknown" defaultMessage="You’ll see when it arrives at checkout." />
    </p>
  ) : null;
}

function Sent({ name, promise, isShort }: { name: string; promise: GiftPromise | null; isShort: boolean }) {
  return (
    <Note tone="success">
      <p>
        {promise ? (
          <FormattedMessage
            id="people.sent"
            defaultMessage="It’s in your bag for {name}. Arriving {days} if you order today."
            values={{ name, days: <ArrivalDays promise={promise.days} /> }}
          />
        ) : (
          <FormattedMessage id="people.sentPlain" defaultMessage="It’s in your bag for {name}." values={{ name }} />
        )}{" "}
        {isShort ? <FormattedMessage id="people.sentShort" defaultMessage="We left out what we don’t have." /> : null}{" "}
        <Link to="/cart">
          <FormattedMessage id="people.toBag" defaultMessage="Go to your bag" />
        </Link>
      </p>
    </Note>
  );
}

/**
 * What somebody got, and one press that puts it into the bag for them: with the day it arrives, what cannot be had and
 * what could be sent instead, and a word where it is not for them to eat.
 */
export function SendAgain({
  person,
  address,
  items,
  heading,
}: {
  person: Person;
  address: PersonAddress | undefined;
  items: readonly GiftItem[];
  heading: ReactNode;
}) {
  const intl = useIntl();
  const { country } = useSite();
  const box = useRef<HTMLDivElement>(null);
  const isNear = useInView(box, AHEAD);
  const state = useGiftOutlook(items, address, person.allergies, isNear);
  const { send, state: sent, isBusy, error } = useSendGift();
  const outlook = state.status === "done" ? state.outlook : undefined;
  const canDeliver = address?.countryCode === country;
  const name = person.firstName;
  const planned = outlook?.plan.items ?? [];
  const missing = outlook?.plan.missing ?? [];

  const press = async (wanted: readonly { productId: string; quantity: number }[]) => {
    if (!address || !(await send(wanted, address))) return;
    announce(intl.formatMessage({ id: "people.sentPlain", defaultMessage: "It’s in your bag for {name}." }, { name }));
  };

  return (
    <div className={c.gift} ref={box}>
      {heading}
      <Items items={items} outlook={outlook} />
      <Arrival state={state} canDeliver={canDeliver} />
      {canDeliver ? null : (
        <Note tone="info">
          <FormattedMessage
            id="people.otherCountry"
            defaultMessage="This shop doesn’t deliver to {name}’s country."
            values={{ name }}
          />
        </Note>
      )}
      {state.status === "error" ? (
        <Note tone="error">
          <ShopperWords message={state.message} />
        </Note>
      ) : null}
      <AllergyWarning name={name} conflicts={outlook?.conflicts ?? []} />
      {missing.length > 0 ? (
        <Note tone="warn">
          <FormattedMessage
            id="people.missing"
            defaultMessage="We’re out of {names} right now."
            values={{ names: intl.formatList([...new Set(missing.map(({ productName }) => productName))]) }}
          />
        </Note>
      ) : null}
      {missing.length > 0 && outlook && canDeliver ? (
        <Alternatives
          products={outlook.alternatives}
          name={name}
          isBusy={isBusy}
          onChoose={(productId) => void press([{ productId, quantity: missing[0]?.quantity ?? 1 }])}
        />
      ) : null}
      {error ? (
        <Note tone="error">
          <ShopperWords message={error} />
        </Note>
      ) : null}
      {sent === "tooMany" ? (
        <Note tone="error">
          <FormattedMessage
            id="people.tooManyRecipients"
            defaultMessage="Your bag already has as many recipients as one order can. Order it first, then send this one."
          />
        </Note>
      ) : null}
      {canDeliver && (planned.length > 0 || state.status === "pending") ? (
        <div className={c.actions}>
          <button
            type="button"
            className={c.send}
            aria-busy={isBusy}
            aria-disabled={state.status === "pending"}
            onClick={() => {
              if (planned.length > 0 && !isBusy) void press(planned);
            }}
          >
            {outlook && outlook.conflicts.length > 0 ? (
              <FormattedMessage
                id="people.sendAnyway"
                defaultMessage="Send it anyway<hidden> to {name}</hidden>"
                values={{ name, hidden: (words) => <span className="vh">{words}</span> }}
              />
            ) : missing.length > 0 ? (
              <FormattedMessage
                id="people.sendRest"
                defaultMessage="Send the rest<hidden> to {name}</hidden>"
                values={{ name, hidden: (words) => <span className="vh">{words}</span> }}
              />
            ) : (
              <FormattedMessage
                id="people.sendAgain"
                defaultMessage="Send again<hidden> to {name}</hidden>"
                values={{ name, hidden: (words) => <span className="vh">{words}</span> }}
              />
            )}
          </button>
        </div>
      ) : null}
      <div aria-live="polite">
        {sent === "sent" ? <Sent name={name} promise={outlook?.promise ?? null} isShort={missing.length > 0} /> : null}
      </div>
    </div>
  );
}
