import { type FormEvent, useEffect, useEffectEvent, useId, useRef, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { shopperMessage } from "#app/commerce-api/commerce-api-error.ts";
import { CardPreview } from "#app/components/card-words/card-preview.tsx";
import { CardSuggestions } from "#app/components/card-words/card-suggestions.tsx";
import { PrintNotes } from "#app/components/card-words/print-notes.tsx";
import { announce } from "#app/components/ui/announcer.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { cardText } from "#app/domain/basket/card-text.ts";
import {
  cleanGiftMessage,
  GIFT_MESSAGE_MAX_LENGTH,
  giftMessageProblem,
  unprintableIn,
} from "#app/domain/basket/gift-message-rules.ts";
import type { GiftMessageProps } from "./gift-message-props.ts";
import c from "./gift-message.styles.ts";
import { MessageProblem, type Problem } from "./message-problem.tsx";
import { useGiftMessage } from "./use-gift-message.ts";

/** The card as it will lie in the parcel, and the ways to change it; right after saving it has the focus. */
function Card({
  text,
  isFresh,
  onEdit,
  onRemove,
}: {
  text: string;
  isFresh: boolean;
  onEdit: () => void;
  onRemove: () => void;
}) {
  const edit = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isFresh) edit.current?.focus();
  }, [isFresh]);
  return (
    <>
      <CardPreview
        words={text}
        name={<FormattedMessage id="giftMessage.card" defaultMessage="The card in this package" />}
      />
      <div className={c.actions}>
        <button ref={edit} type="button" className={c.action} onClick={onEdit}>
          <FormattedMessage id="giftMessage.edit" defaultMessage="Edit message" />
        </button>
        <button type="button" className={c.action} onClick={onRemove}>
          <FormattedMessage id="giftMessage.remove" defaultMessage="Remove message" />
        </button>
      </div>
    </>
  );
}

/** The words for a card: written, shown as they will be printed, checked, saved. */
export function GiftMessageForm({
  shipment,
  saved,
  isOpened,
  insisted,
  onUnsaved,
  onClose,
}: GiftMessageProps & { saved: string; isOpened: boolean; onClose: () => void }) {
  const intl = useIntl();
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const save = useGiftMessage(shipment.shipmentId);
  const [draft, setDraft] = useState<string | null>(saved === "" ? "" : null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [isFresh, setFresh] = useState(false);
  const isWriting = draft !== null;
  const firstName = shipment.shippingAddress?.firstName ?? "";
  /** With the name of who gets the parcel where it is asked for, once it is known. */
  const named = (typed: string) => cleanGiftMessage(firstName === "" ? typed : cardText(typed, firstName));
  const isUnsaved = isWriting && named(draft) !== saved;

  useEffect(() => {
    onUnsaved(isUnsaved);
    return () => onUnsaved(false);
  }, [isUnsaved, onUnsaved]);

  const focusField = useEffectEvent(() => {
    if (isOpened || saved !== "") field.current?.focus();
    // Only when the field comes, not when the message does.
  });
  useEffect(() => focusField(), [isWriting]);

  const [answered, setAnswered] = useState(insisted);
  if (answered !== insisted) {
    setAnswered(insisted);
    if (isUnsaved) setProblem("unsaved");
  }
  useEffect(() => {
    if (problem === "unsaved") field.current?.focus();
  }, [problem, insisted]);

  const keep = async (text: string) => {
    setBusy(true);
    setProblem(null);
    setFresh(true);
    try {
      await save(text);
      setDraft(text === "" ? "" : null);
      if (text === "") onClose();
      announce(
        text === ""
          ? intl.formatMessage({ id: "giftMessage.removed", defaultMessage: "Gift message removed." })
          : intl.formatMessage({ id: "giftMessage.saved", defaultMessage: "Gift message saved." }),
      );
    } catch (error) {
      setProblem({ message: shopperMessage(error) });
    }
    setBusy(false);
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (draft === null || isBusy) return;
    const text = named(draft);
    const refused = giftMessageProblem(text);
    if (refused) {
      setProblem(refused === "characters" ? { characters: unprintableIn(text) } : refused);
      field.current?.focus();
    } else void keep(text);
  };

  if (!isWriting)
    return (
      <>
        <Card text={saved} isFresh={isFresh} onEdit={() => setDraft(saved)} onRemove={() => void keep("")} />
        {problem ? (
          <p className={c.error}>
            <MessageProblem problem={problem} />
          </p>
        ) : null}
      </>
    );

  const words = named(draft);
  const write = (typed: string) => {
    setDraft(typed);
    setProblem(null);
  };
  return (
    <form className={c.form} onSubmit={submit} noValidate>
      <div className={c.writing}>
        <label className={c.label} htmlFor={id}>
          <FormattedMessage id="giftMessage.label" defaultMessage="Your message" />
        </label>
        <textarea
          ref={field}
          id={id}
          className={c.input}
          rows={3}
          value={draft}
          aria-invalid={problem !== null}
          aria-describedby={problem ? `${id}-error ${id}-count` : `${id}-count`}
          onChange={(event) => write(event.target.value)}
        />
        <div className={c.below}>
          <div role="alert">
            {problem ? (
              <p className={c.error} id={`${id}-error`}>
                <Icon name="warning" size="xs" />
                <span>
                  <MessageProblem problem={problem} />
                </span>
              </p>
            ) : null}
          </div>
          <p className={words.length > GIFT_MESSAGE_MAX_LENGTH ? c.over : c.count} id={`${id}-count`}>
            <FormattedMessage
              id="giftMessage.count"
              defaultMessage="{length, number} of {most, number}"
              values={{ length: words.length, most: GIFT_MESSAGE_MAX_LENGTH }}
            />
          </p>
        </div>
        <PrintNotes
          words={draft}
          isRefused={problem !== null && typeof problem === "object" && "characters" in problem}
          onChange={(printable) => {
            write(printable);
            field.current?.focus();
          }}
        />
        <CardSuggestions words={draft} firstName={firstName} onPick={write} />
      </div>
      <CardPreview words={words} />
      <div className={c.actions}>
        <button type="submit" className={c.save} aria-busy={isBusy}>
          <FormattedMessage id="giftMessage.save" defaultMessage="Save message" />
        </button>
        <button
          type="button"
          className={c.action}
          onClick={() => {
            setProblem(null);
            if (saved === "") onClose();
            else setDraft(null);
          }}
        >
          <FormattedMessage id="giftMessage.cancel" defaultMessage="Cancel" />
        </button>
      </div>
    </form>
  );
}
