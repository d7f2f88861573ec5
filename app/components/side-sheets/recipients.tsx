import { type ReactNode, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { PersonAllergies } from "#app/components/people/parcel-allergies.tsx";
import { RecipientForm } from "#app/components/recipients/recipient-form.tsx";
import { RecipientImport } from "#app/components/recipients/recipient-import.tsx";
import { RecipientList } from "#app/components/recipients/recipient-list.tsx";
import c from "#app/components/recipients/recipients.styles.ts";
import { useCandidates } from "#app/components/recipients/use-candidates.ts";
import { announce } from "#app/components/ui/announcer.tsx";
import { Note } from "#app/components/ui/note.tsx";
import { ShopperWords } from "#app/components/ui/shopper-words.tsx";
import { SideSheet } from "#app/components/ui/side-sheet.tsx";
import { useKnownPeople } from "#app/hooks/people/use-known-people.ts";
import { useBasket } from "#app/contexts/basket-context.tsx";
import type { Allocation } from "#app/domain/basket/allocation.ts";
import type { BasketDocument } from "#app/domain/basket/basket-document.ts";
import { recipientsLeft, recipientsOf } from "#app/domain/basket/recipients.ts";
import { useSendLine } from "#app/hooks/basket/use-send-line.ts";
import { useShellData } from "#app/contexts/shell-data.ts";

function AllocationWords({ given, stays, added }: Allocation) {
  return (
    <p className={c.allocation}>
      {added > 0 ? (
        <FormattedMessage
          id="recipients.added"
          defaultMessage="{given, plural, one {# piece} other {# pieces}} to give: {added, number} more will be added to your bag."
          values={{ given, added }}
        />
      ) : (
        <FormattedMessage
          id="recipients.stays"
          defaultMessage="{given, plural, one {# piece} other {# pieces}} to give, {stays, number} {stays, plural, one {stays} other {stay}} where {stays, plural, one {it is} other {they are}}."
          values={{ given, stays }}
        />
      )}
    </p>
  );
}

function Ways({
  left,
  limit,
  onNew,
  onImport,
}: {
  left: number;
  limit?: number;
  onNew: () => void;
  onImport: () => void;
}) {
  return left > 0 ? (
    <div className={c.ways}>
      <button type="button" className={c.link} onClick={onNew}>
        <FormattedMessage id="recipients.new" defaultMessage="New recipient" />
      </button>
      <button type="button" className={c.link} onClick={onImport}>
        <FormattedMessage id="recipients.import" defaultMessage="Paste a list" />
      </button>
    </div>
  ) : (
    <p className={c.allocation}>
      <FormattedMessage
        id="recipients.limit"
        defaultMessage="An order can have up to {limit, number} recipients."
        values={{ limit: limit ?? 0 }}
      />
    </p>
  );
}

function Chooser({ basket, itemId, onClose }: { basket: BasketDocument; itemId: string; onClose: () => void }) {
  const intl = useIntl();
  const { preferences } = useShellData();
  const [part, setPart] = useState<"list" | "new" | "import">("list");
  const people = useCandidates(basket, itemId, useKnownPeople());
  const { send, isBusy, problem } = useSendLine();
  const { line, candidates, gifts, allocation } = people;
  const left = recipientsLeft(
    recipientsOf(basket).length + people.newAddresses.length + people.chosenPeople.length,
    preferences.recipientLimit,
  );
  const addressesOf = () =>
    (basket.shipments ?? []).flatMap(({ shippingAddress }) => (shippingAddress ? [shippingAddress] : []));
  const isNobody = gifts.length === 0;

  const submit = async () => {
    if (isNobody || isBusy || !line) return;
    const size = preferences["shipmentBatchSize"];
    if (!(await send(itemId, gifts, typeof size === "number" ? size : undefined))) return;
    announce(
      intl.formatMessage(
        {
          id: "recipients.sent",
          defaultMessage: "{count, plural, one {# recipient gets} other {# recipients get}} {name}.",
        },
        { count: gifts.length, name: line.productName ?? "" },
      ),
    );
    onClose();
  };

  const footer: ReactNode =
    part === "list" ? (
      <div className={c.foot}>
        <button
          type="button"
          className={c.send}
          aria-disabled={isNobody}
          aria-busy={isBusy}
          aria-describedby={isNobody ? "recipients-reason" : undefined}
          onClick={() => void submit()}
        >
          <FormattedMessage
            id="recipients.send"
            defaultMessage="{count, plural, =0 {Add to recipient} one {Add to # recipient} other {Add to # recipients}}"
            values={{ count: gifts.length }}
          />
        </button>
        {isNobody ? (
          <p className={c.reason} id="recipients-reason">
            <FormattedMessage id="recipients.none" defaultMessage="Select an item to add to your recipient" />
          </p>
        ) : null}
      </div>
    ) : undefined;

  return (
    <SideSheet
      title={intl.formatMessage({ id: "recipients.title", defaultMessage: "Who gets this?" })}
      onClose={onClose}
      footer={footer}
    >
      {line ? (
        <div className={c.head}>
          <div>
            <h3 className={c.name}>{line.productName}</h3>
            <p className={c.small}>
              <FormattedMessage
                id="recipients.pieces"
                defaultMessage="{count, plural, one {# piece} other {# pieces}} in your bag"
                values={{ count: line.quantity ?? 0 }}
              />
            </p>
          </div>
        </div>
      ) : null}
      {problem ? (
        <Note tone="error">
          <ShopperWords message={problem} />
        </Note>
      ) : null}
      {part === "list" ? (
        <>
          <RecipientList candidates={candidates} onSelect={people.select} onQuantity={people.give} />
          <Ways
            left={left}
            limit={preferences.recipientLimit}
            onNew={() => setPart("new")}
            onImport={() => setPart("import")}
          />
          {people.chosenPeople.map((person) => (
            <PersonAllergies key={person.recipientId} person={person} productIds={[line?.productId ?? ""]} />
          ))}
          {isNobody ? null : <AllocationWords {...allocation} />}
        </>
      ) : part === "new" ? (
        <>
          <h3 className={c.subtitle}>
            <FormattedMessage id="recipients.newTitle" defaultMessage="Add a recipient" />
          </h3>
          <RecipientForm
            submitLabel={intl.formatMessage({ id: "recipients.add", defaultMessage: "Add recipient" })}
            onSubmit={(address) => {
              people.add([{ address, quantity: null }]);
              setPart("list");
            }}
            onCancel={() => setPart("list")}
          />
        </>
      ) : (
        <>
          <h3 className={c.subtitle}>
            <FormattedMessage id="recipients.importTitle" defaultMessage="A list of recipients" />
          </h3>
          <RecipientImport
            known={[...addressesOf(), ...people.newAddresses]}
            left={left}
            onAdd={(rows) => {
              people.add(rows);
              setPart("list");
            }}
            onCancel={() => setPart("list")}
          />
        </>
      )}
    </SideSheet>
  );
}

/** 'Add Item to Shipments': shares a line of the bag out to recipients, known or new. */
export const Recipients = ({ itemId, onClose }: { itemId: string; onClose: () => void }) => {
  const { basket } = useBasket();
  return basket ? <Chooser basket={basket} itemId={itemId} onClose={onClose} /> : null;
};
