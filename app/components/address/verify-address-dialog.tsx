import { FormattedMessage, useIntl } from "react-intl";
import { Modal } from "#app/components/ui/modal.tsx";
import { type CorrectableAddress, markChanges, reviewLines } from "#app/domain/address/address-review.ts";
import type { OpenReview } from "#app/hooks/checkout/use-address-review.ts";
import c from "./verify-address-dialog.styles.ts";

function Suggestion({ suggested, entered }: { suggested: CorrectableAddress; entered: CorrectableAddress }) {
  const before = reviewLines(entered);
  return (
    <div className={c.addresses}>
      <div className={c.suggested}>
        <h3 className={c.name}>
          <FormattedMessage id="verifyAddress.suggested" defaultMessage="Suggested" />
        </h3>
        <p>
          {reviewLines(suggested).map((line, index) => (
            <span className={c.line} key={line}>
              {markChanges(line, before[index] ?? "").map(({ text, isNew }, at) =>
                isNew ? <mark key={`${at}-${text}`}>{text}</mark> : text,
              )}
            </span>
          ))}
        </p>
      </div>
      <div className={c.entered}>
        <h3 className={c.name}>
          <FormattedMessage id="verifyAddress.entered" defaultMessage="As you entered it" />
        </h3>
        <p>
          {before.map((line) => (
            <span className={c.line} key={line}>
              {line}
            </span>
          ))}
        </p>
      </div>
    </div>
  );
}

/**
 * Asks which address to use when the post office knows it otherwise or not at all (address-27).
 * Closing it keeps the address as it was entered.
 */
export function VerifyAddressDialog({ entered, review, choose }: OpenReview) {
  const intl = useIntl();
  const isSuggestion = review.kind === "suggestion";
  return (
    <Modal
      open
      title={intl.formatMessage({ id: "verifyAddress.title", defaultMessage: "Verify Address" })}
      onClose={() => choose("close")}
      footer={
        <>
          {isSuggestion ? (
            <button type="button" className={c.primary} onClick={() => choose("accept")}>
              <FormattedMessage id="verifyAddress.accept" defaultMessage="Accept Change" />
            </button>
          ) : (
            <button type="button" className={c.primary} onClick={() => choose("edit")}>
              <FormattedMessage id="verifyAddress.edit" defaultMessage="Edit Address" />
            </button>
          )}
          <button type="button" className={c.secondary} onClick={() => choose("keep")}>
            <FormattedMessage id="verifyAddress.keep" defaultMessage="Keep as is" />
          </button>
          {isSuggestion ? (
            <button type="button" className={c.link} onClick={() => choose("edit")}>
              <FormattedMessage id="verifyAddress.edit" defaultMessage="Edit Address" />
            </button>
          ) : null}
        </>
      }
    >
      {review.kind === "suggestion" ? (
        <>
          <p>
            <FormattedMessage
              id="verifyAddress.question"
              defaultMessage="The post office writes yours a little differently. Which should we use?"
            />
          </p>
          <Suggestion suggested={review.suggested} entered={entered} />
        </>
      ) : (
        <>
          <p>
            {review.kind === "partial-street" ? (
              <FormattedMessage
                id="verifyAddress.partialStreet"
                defaultMessage="Sorry, we don't recognize your house or building number."
              />
            ) : (
              <FormattedMessage
                id="verifyAddress.noMatch"
                defaultMessage="Sorry, we could not find a match to your address."
              />
            )}
          </p>
          {review.kind === "partial-street" ? (
            <p className={c.hint}>
              <FormattedMessage
                id="verifyAddress.partialStreetHint"
                defaultMessage="To proceed, please enter your house or building number or use your address as entered."
              />
            </p>
          ) : null}
          <p className={c.alone}>
            {reviewLines(entered).map((line) => (
              <span className={c.line} key={line}>
                {line}
              </span>
            ))}
          </p>
        </>
      )}
    </Modal>
  );
}
