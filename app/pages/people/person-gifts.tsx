import { useId, useState } from "react";
import { FormattedDate, FormattedMessage, useIntl } from "react-intl";
import type { Gift, Person } from "#app/commerce-api/people.ts";
import f from "#app/components/fields/field.styles.ts";
import { Link } from "#app/components/ui/link.tsx";
import { addressLine } from "#app/domain/basket/door-address.ts";
import c from "./people.styles.ts";
import { SendAgain } from "./send-again.tsx";

const keyOf = ({ orderNo, items }: Gift) => `${orderNo} ${items.map(({ productId }) => productId).join(" ")}`;

const GotOn = ({ gift }: { gift: Gift }) => (
  <FormattedMessage
    id="people.lastGift"
    defaultMessage="Got on {day}"
    values={{ day: <FormattedDate value={gift.orderedAt} dateStyle="long" /> }}
  />
);

/** Sends somebody what they got last, or anything they got before; and shows all of it. */
export function PersonGifts({ person }: { person: Person }) {
  const intl = useIntl();
  const id = useId();
  const { gifts, addresses, firstName } = person;
  const [place, setPlace] = useState(0);
  const [chosen, setChosen] = useState<string | null>(null);
  const current = gifts.find((gift) => keyOf(gift) === chosen) ?? gifts[0];
  const others = gifts.filter((gift) => gift !== current);
  return (
    <section className={c.wide} aria-labelledby={id} id="send">
      <h3 className={c.title} id={id}>
        <FormattedMessage id="people.sendTitle" defaultMessage="Send {name} something" values={{ name: firstName }} />
      </h3>
      {addresses.length > 1 ? (
        <div className={f.field}>
          <label className={f.label} htmlFor={`${id}-place`}>
            <FormattedMessage id="people.sendTo" defaultMessage="Where to" />
          </label>
          <select
            id={`${id}-place`}
            className={f.select}
            value={place}
            onChange={({ target }) => setPlace(Number(target.value))}
          >
            {addresses.map((address, index) => (
              <option key={`${addressLine(address)} ${index}`} value={index}>
                {addressLine(address)}
              </option>
            ))}
          </select>
        </div>
      ) : null}
      {current ? (
        <SendAgain
          key={keyOf(current)}
          person={person}
          address={addresses[place] ?? addresses[0]}
          items={current.items}
          heading={
            <p className={c.small}>
              <GotOn gift={current} />
              {" · "}
              <Link to={`/order-details/${encodeURIComponent(current.orderNo)}`}>
                <FormattedMessage
                  id="people.order"
                  defaultMessage="Order {orderNo}"
                  values={{ orderNo: current.orderNo }}
                />
              </Link>
            </p>
          }
        />
      ) : (
        <p className={c.hint}>
          <FormattedMessage
            id="people.noGiftHint"
            defaultMessage="Nothing sent yet. Put something in your bag and choose {name} under “Who gets this?”."
            values={{ name: firstName }}
          />
        </p>
      )}
      <p>
        <Link to="/gift-finder">
          <FormattedMessage id="people.findGift" defaultMessage="Find something new" />
        </Link>
      </p>
      {others.length > 0 ? (
        <>
          <h4 className={c.sub}>
            <FormattedMessage id="people.gifts" defaultMessage="Also got" />
          </h4>
          <ul className={c.rows}>
            {others.map((gift) => (
              <li key={keyOf(gift)} className={c.row}>
                <p>
                  {intl.formatList(
                    gift.items.map(({ quantity, productName }) =>
                      intl.formatMessage(
                        { id: "people.piecesOf", defaultMessage: "{quantity, number} × {name}" },
                        { quantity, name: productName },
                      ),
                    ),
                    { type: "unit" },
                  )}
                  <br />
                  <span className={c.small}>
                    <GotOn gift={gift} />
                  </span>
                </p>
                <div>
                  <button type="button" className={c.link} onClick={() => setChosen(keyOf(gift))}>
                    <FormattedMessage id="people.chooseGift" defaultMessage="Choose this one" />
                    <span className="vh"> {gift.items.map(({ productName }) => productName).join(", ")}</span>
                  </button>
                </div>
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </section>
  );
}
