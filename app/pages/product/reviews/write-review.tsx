import { Formik, useFormikContext, type FormikProps } from "formik";
import { useEffect, useMemo, useRef, useState } from "react";
import { defineMessages, FormattedMessage, useIntl } from "react-intl";
import { FocusFirstError } from "#app/components/fields/focus-first-error.tsx";
import { TextAreaField } from "#app/components/fields/text-area-field.tsx";
import { TextField } from "#app/components/fields/text-field.tsx";
import { EmailField } from "#app/components/fields/email-field.tsx";
import { Modal } from "#app/components/ui/modal.tsx";
import { Note } from "#app/components/ui/note.tsx";
import { useSubmitReview } from "./use-submit-review.ts";
import { PhotoField } from "./photo-field.tsx";
import { createReviewSchema, REVIEW_TEXT_MIN_LENGTH, type ReviewDraft } from "./review-schema.ts";
import { StarField } from "./star-field.tsx";
import c from "./write-review.styles.ts";

const problems = defineMessages({
  duplicate: { id: "reviews.duplicate", defaultMessage: "You’ve already reviewed this product." },
  refused: {
    id: "reviews.refused",
    defaultMessage: "Your review wasn’t submitted. Please check it and send it again.",
  },
  failed: {
    id: "reviews.notSent",
    defaultMessage: "Your review wasn’t sent. What you wrote is still here: please try again.",
  },
});

const blank: ReviewDraft = { stars: "", title: "", text: "", nickname: "", email: "", recommends: "" };

/** Hands on what is typed, outside of rendering. */
const KeepDraft = ({ onDraft }: { onDraft: (draft: ReviewDraft) => void }) => {
  const { values } = useFormikContext<ReviewDraft>();
  useEffect(() => onDraft(values), [values, onDraft]);
  return null;
};

const Thanks = ({ onClose }: { onClose: () => void }) => {
  const words = useRef<HTMLDivElement>(null);
  useEffect(() => words.current?.focus(), []);
  return (
    <div className={c.thanks} ref={words} tabIndex={-1}>
      <Note tone="success">
        <FormattedMessage
          id="reviews.thanks"
          defaultMessage="Thank you for your review. It will appear here once we’ve read it, usually within a day."
        />
      </Note>
      <button type="button" className={c.close} onClick={onClose}>
        <FormattedMessage id="reviews.close" defaultMessage="Back to the product" />
      </button>
    </div>
  );
};

const Recommends = ({ form }: { form: FormikProps<ReviewDraft> }) => (
  <fieldset>
    <legend className={c.legend}>
      <FormattedMessage id="reviews.wouldRecommend" defaultMessage="Would you recommend it?" />{" "}
      <span className={c.optional}>
        <FormattedMessage id="field.optional" defaultMessage="(optional)" />
      </span>
    </legend>
    <div className={c.choices}>
      {(["yes", "no"] as const).map((value) => (
        <label key={value} className={c.chip}>
          <input
            type="radio"
            name="recommends"
            value={value}
            checked={form.values.recommends === value}
            onChange={form.handleChange}
          />
          {value === "yes" ? (
            <FormattedMessage id="reviews.yes" defaultMessage="Yes" />
          ) : (
            <FormattedMessage id="reviews.no" defaultMessage="No" />
          )}
        </label>
      ))}
    </div>
  </fieldset>
);

/**
 * The dialog in which a review is written. What was typed is handed to `onDraft` and comes back as `draft`; once sent,
 * it says thanks.
 */
export const WriteReview = ({
  productId,
  productName,
  draft,
  onDraft,
  onClose,
}: {
  productId: string;
  productName: string;
  /** What was typed before the dialog was closed. */
  draft: ReviewDraft | null;
  /** Told what is typed; null once it is sent. */
  onDraft: (draft: ReviewDraft | null) => void;
  onClose: () => void;
}) => {
  const intl = useIntl();
  const schema = useMemo(() => createReviewSchema(intl), [intl]);
  const { outcome, submit } = useSubmitReview(productId);
  const [photo, setPhoto] = useState<string>();
  const send = async (values: ReviewDraft) => {
    const { stars, title, text, nickname, email, recommends } = schema.cast(values) as ReviewDraft;
    await submit({
      stars: Number(stars),
      title,
      text,
      nickname,
      email,
      ...(recommends && { recommends: recommends === "yes" }),
      ...(photo && { photo }),
    });
  };
  const isSent = outcome === "sent";
  useEffect(() => {
    if (isSent) onDraft(null);
  }, [isSent, onDraft]);
  return (
    <Modal
      open
      title={intl.formatMessage({ id: "reviews.writeTitle", defaultMessage: "Write a review" })}
      onClose={onClose}
    >
      {isSent ? (
        <Thanks onClose={onClose} />
      ) : (
        <Formik initialValues={draft ?? blank} validationSchema={schema} onSubmit={send}>
          {(form) => (
            <form
              className={c.form}
              onSubmit={form.isSubmitting ? (event) => event.preventDefault() : form.handleSubmit}
              noValidate
            >
              <p>{productName}</p>
              {outcome && <Note tone="error">{intl.formatMessage(problems[outcome])}</Note>}
              <StarField name="stars" />
              <TextField
                name="title"
                label={intl.formatMessage({ id: "reviews.field.title", defaultMessage: "Title" })}
              />
              <TextAreaField
                name="text"
                label={intl.formatMessage({ id: "reviews.field.text", defaultMessage: "Your review" })}
                hint={intl.formatMessage(
                  {
                    id: "reviews.field.textHint",
                    defaultMessage: "How it tastes, how it arrived, who ate the last one. At least {least} characters.",
                  },
                  { least: REVIEW_TEXT_MIN_LENGTH },
                )}
              />
              <Recommends form={form} />
              <div className={c.two}>
                <TextField
                  name="nickname"
                  autoComplete="nickname"
                  label={intl.formatMessage({ id: "reviews.field.nickname", defaultMessage: "Nickname" })}
                  hint={intl.formatMessage({
                    id: "reviews.field.nicknameHint",
                    defaultMessage: "Shown with your review.",
                  })}
                />
                <EmailField
                  hint={intl.formatMessage({ id: "reviews.field.emailHint", defaultMessage: "Never shown." })}
                />
              </div>
              <PhotoField photo={photo} onChange={setPhoto} />
              <p className={c.small}>
                <FormattedMessage
                  id="reviews.terms"
                  defaultMessage="By submitting, you agree we may publish your review and your photo with your nickname."
                />
              </p>
              <button type="submit" className={c.send} aria-busy={form.isSubmitting}>
                {form.isSubmitting ? (
                  <FormattedMessage id="reviews.sending" defaultMessage="Sending" />
                ) : (
                  <FormattedMessage id="reviews.send" defaultMessage="Submit review" />
                )}
              </button>
              <FocusFirstError />
              <KeepDraft onDraft={onDraft} />
            </form>
          )}
        </Formik>
      )}
    </Modal>
  );
};
