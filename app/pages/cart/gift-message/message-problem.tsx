import { FormattedMessage } from "react-intl";
import type { ShopperMessage } from "#app/commerce-api/commerce-api-error.ts";
import { ShopperWords } from "#app/components/ui/shopper-words.tsx";
import { GIFT_MESSAGE_MAX_LENGTH } from "#app/domain/basket/gift-message-rules.ts";

/** Why a message is not kept: not saved yet, characters that cannot be printed, too long, or refused by the shop. */
export type Problem = "unsaved" | { characters: string[] } | "tooLong" | { message: ShopperMessage };

/** Why a message is not kept, in words (bag-36, bag-37). */
export function MessageProblem({ problem }: { problem: Problem }) {
  return typeof problem === "object" ? (
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
}
