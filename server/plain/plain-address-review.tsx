import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import {
  type AddressReview,
  type CorrectableAddress,
  markChanges,
  reviewLines,
} from "#app/domain/address/address-review.ts";
import type { PlainAnswer } from "./plain-answer.ts";
import { PlainSteps } from "./plain-parts.tsx";
import { shippingFields } from "./plain-schema.ts";
import type { PlainShopper } from "./plain-shopper.ts";
import { words } from "./plain-words.ts";

type Values = Readonly<Record<string, string>>;

const typed = (values: Values): CorrectableAddress => ({
  address1: values["address1"] ?? "",
  city: values["city"] ?? "",
  stateCode: values["stateCode"] ?? "",
  postalCode: values["postalCode"] ?? "",
});

/** A form that sends an address as it is shown. */
const Answer = ({ values, children }: { values: Values; children: ReactNode }) => (
  <form method="post" action="/plain/shipping">
    {shippingFields.map((name) => (
      <input key={name} type="hidden" name={name} value={values[name] ?? ""} />
    ))}
    <div className="ways">{children}</div>
  </form>
);

const Lines = ({ address, before }: { address: CorrectableAddress; before?: CorrectableAddress }) => {
  const old = before && reviewLines(before);
  return (
    <address>
      {reviewLines(address).map((line, index) => (
        <span key={line}>
          {old
            ? markChanges(line, old[index] ?? "").map(({ text, isNew }, at) =>
                isNew ? <mark key={at}>{text}</mark> : text,
              )
            : line}
          <br />
        </span>
      ))}
    </address>
  );
};

const editLabel = <FormattedMessage id="verifyAddress.edit" defaultMessage="Edit Address" />;

const KeepOrEdit = ({ values }: { values: Values }) => (
  <Answer values={values}>
    <button className="quiet" name="review" value="settled">
      <FormattedMessage id="verifyAddress.keep" defaultMessage="Keep as is" />
    </button>
    <button className="quiet" name="review" value="edit">
      {editLabel}
    </button>
  </Answer>
);

const Suggestion = ({ suggested, values }: { suggested: CorrectableAddress; values: Values }) => (
  <>
    <p>
      <FormattedMessage
        id="verifyAddress.question"
        defaultMessage="The post office writes yours a little differently. Which should we use?"
      />
    </p>
    <div className="two">
      <section aria-labelledby="suggested">
        <h2 id="suggested">
          <FormattedMessage id="verifyAddress.suggested" defaultMessage="Suggested" />
        </h2>
        <Lines address={suggested} before={typed(values)} />
        <Answer values={{ ...values, ...suggested }}>
          <button name="review" value="settled">
            <FormattedMessage id="verifyAddress.accept" defaultMessage="Accept Change" />
          </button>
        </Answer>
      </section>
      <section aria-labelledby="entered">
        <h2 id="entered">
          <FormattedMessage id="verifyAddress.entered" defaultMessage="As you entered it" />
        </h2>
        <Lines address={typed(values)} />
        <KeepOrEdit values={values} />
      </section>
    </div>
  </>
);

const Unknown = ({ kind, values }: { kind: "partial-street" | "no-match"; values: Values }) => (
  <>
    {kind === "partial-street" ? (
      <>
        <p>
          <FormattedMessage
            id="verifyAddress.partialStreet"
            defaultMessage="Sorry, we don't recognize your house or building number."
          />
        </p>
        <p>
          <FormattedMessage
            id="verifyAddress.partialStreetHint"
            defaultMessage="To proceed, please enter your house or building number or use your address as entered."
          />
        </p>
      </>
    ) : (
      <p>
        <FormattedMessage
          id="verifyAddress.noMatch"
          defaultMessage="Sorry, we could not find a match to your address."
        />
      </p>
    )}
    <Lines address={typed(values)} />
    <Answer values={values}>
      <button name="review" value="edit">
        {editLabel}
      </button>
      <button className="quiet" name="review" value="settled">
        <FormattedMessage id="verifyAddress.keep" defaultMessage="Keep as is" />
      </button>
    </Answer>
  </>
);

/** Asks which address to use when the post office knows it otherwise or not at all (address-27, address-28). */
export const addressReviewPage = ({ intl }: PlainShopper, values: Values, review: AddressReview): PlainAnswer => ({
  page: {
    title: intl.formatMessage(words.verifyAddress),
    content: (
      <>
        <PlainSteps current="shipping" />
        {review.kind === "suggestion" ? (
          <Suggestion suggested={review.suggested} values={values} />
        ) : (
          <Unknown kind={review.kind} values={values} />
        )}
      </>
    ),
  },
});
