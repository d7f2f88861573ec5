import { type FormEvent, useEffect, useEffectEvent, useId, useRef, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { shopperMessage, type ShopperMessage } from "#app/commerce-api/commerce-api-error.ts";
import { announce } from "#app/components/ui/announcer.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { ShopperWords } from "#app/components/ui/shopper-words.tsx";
import type { GiftMessageProps } from "./gift-message-props.ts";
import {
  cleanGiftMessage,
  GIFT_MESSAGE_MAX_LENGTH,
  giftMessageProblem,
  unprintableIn,
} from "#app/domain/basket/gift-message-rules.ts";
import c from "./gift-message.styles.ts";
import { useGiftMessage } from "./use-gift-message.ts";

type Problem = "unsaved" | { characters: string[] } | "tooLong" | { message: ShopperMessage } | null;

const problemText = (problem: Exclude<Problem, null>) =>
  typeof problem === "object" ? (
    "message" in problem ? (
      <ShopperWords message={problem.message} />
    ) : (
      <>
        <FormattedMessage
          id="giftMessage.characters"
          defaultMessage="Messages can only contain letters and numbers. Please remove any special characters to continue."
        />{" "}
        <FormattedMessage
          id="giftMessage.unprintable"
          defaultMessage="We can’t print {characters}"
          values={{ characters: <b>{problem.characters.join(" ")}</b> }}
        />
      </>
    )
  ) : problem === "tooLong" ? (
    <FormattedMessage
      id="giftMessage.tooLong"
      defaultMessage="Please use {most, number} characters or fewer."
      values={{ most: GIFT_MESSAGE_MAX_LENGTH }}
    />
  ) : (
    <FormattedMessage id="giftMessage.unsaved" defaultMessage="Please save your message to continue." />
  );

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
  const id = useId();
  const edit = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isFresh) edit.current?.focus();
  }, [isFresh]);
  return (
    <>
      <figure className={c.card} aria-labelledby={id}>
        <figcaption id={id}>
          <FormattedMessage id="giftMessage.card" defaultMessage="The card in this package" />
        </figcaption>
        <blockquote>{text}</blockquote>
      </figure>
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

/** The words for a card: written, checked, saved, shown as they will be printed. */
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
  const [problem, setProblem] = useState<Problem>(null);
  const [isBusy, setBusy] = useState(false);
  const [isFresh, setFresh] = useState(false);
  const isWriting = draft !== null;
  const isUnsaved = isWriting && cleanGiftMessage(draft) !== saved;

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
    const text = cleanGiftMessage(draft);
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
        {problem ? <p className={c.error}>{problemText(problem)}</p> : null}
      </>
    );

  const length = cleanGiftMessage(draft).length;
  return (
    <form className={c.form} onSubmit={submit} noValidate>
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
        onChange={(event) => {
          setDraft(event.target.value);
          setProblem(null);
        }}
      />
      <div className={c.below}>
        <div role="alert">
          {problem ? (
            <p className={c.error} id={`${id}-error`}>
              <Icon name="warning" size="xs" />
              <span>{problemText(problem)}</span>
            </p>
          ) : null}
        </div>
        <p className={length > GIFT_MESSAGE_MAX_LENGTH ? c.over : c.count} id={`${id}-count`}>
          <FormattedMessage
            id="giftMessage.count"
            defaultMessage="{length, number} of {most, number}"
            values={{ length, most: GIFT_MESSAGE_MAX_LENGTH }}
          />
        </p>
      </div>
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
