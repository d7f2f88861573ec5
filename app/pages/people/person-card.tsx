import { FormattedDate, FormattedMessage, useIntl } from "react-intl";
import type { Person } from "#app/commerce-api/people.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import { Link } from "#app/components/ui/link.tsx";
import { addressLine } from "#app/domain/basket/door-address.ts";
import c from "./people.styles.ts";
import { Portrait } from "./portrait.tsx";
import { dateName, howFar, longDay } from "./person-words.ts";
import { SendAgain } from "./send-again.tsx";

/** The next of somebody's days. */
export function NextDay({ person, today }: { person: Person; today: string }) {
  const intl = useIntl();
  const [next] = person.dates.toSorted((one, other) => one.on.localeCompare(other.on));
  if (!next) return null;
  return (
    <p className={c.next}>
      <Icon name="calendar" size="xs" />
      <FormattedMessage
        id="people.next"
        defaultMessage="{what} on {day}, {when}"
        values={{ what: dateName(intl, next), day: longDay(intl, next.on), when: howFar(intl, today, next.on) }}
      />
    </p>
  );
}

/** Somebody in the list: who and where, what comes next, and what they got last with one press to send it again. */
export function PersonCard({ person, today, onRemove }: { person: Person; today: string; onRemove: () => void }) {
  const { recipientId, firstName, lastName, addresses, gifts } = person;
  const name = `${firstName} ${lastName}`;
  const [last] = gifts;
  const to = `/people/${encodeURIComponent(recipientId)}`;
  return (
    <li className={c.card}>
      <div className={c.who}>
        <Portrait name={name} />
        <div>
          <h2 className={c.name}>
            <Link className={c.nameLink} to={to}>
              {name}
            </Link>
          </h2>
          <p className={c.small}>{addressLine(addresses[0] ?? {})}</p>
        </div>
      </div>
      <NextDay person={person} today={today} />
      {last ? (
        <SendAgain
          person={person}
          address={addresses[0]}
          items={last.items}
          heading={
            <p className={c.small}>
              <FormattedMessage
                id="people.lastGift"
                defaultMessage="Got on {day}"
                values={{ day: <FormattedDate value={last.orderedAt} dateStyle="long" /> }}
              />
            </p>
          }
        />
      ) : (
        <p className={c.small}>
          <FormattedMessage id="people.noGift" defaultMessage="Nothing sent yet." />
        </p>
      )}
      <div className={c.tools}>
        <Link className={c.link} to={to}>
          <FormattedMessage id="people.open" defaultMessage="All about {name}" values={{ name }} />
        </Link>
        <button type="button" className={c.link} onClick={onRemove}>
          <FormattedMessage id="addressBook.remove" defaultMessage="Remove" />
          <span className="vh"> {name}</span>
        </button>
      </div>
    </li>
  );
}
