import { FormattedDate, FormattedMessage } from "react-intl";
import type { ShopperMessage } from "#app/commerce-api/commerce-api-error.ts";
import { useMoney } from "#app/components/basket/use-money.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import { ShopperWords } from "#app/components/ui/shopper-words.tsx";
import { useBasket } from "#app/contexts/basket-context.tsx";
import type { CouponProblem } from "./coupon-problem.ts";
import c from "./promo-code-form.styles.ts";

/** A code that was refused and why, or why it could not be asked about. */
export type Refusal = { code: string; problem: CouponProblem } | { message: ShopperMessage };

const Day = ({ moment }: { moment: string }) => <FormattedDate value={moment} dateStyle="long" />;

function Reason({ code, problem }: { code: string; problem: CouponProblem }) {
  const { basket } = useBasket();
  const money = useMoney(basket?.currency);
  switch (problem.kind) {
    case "unknown":
      return (
        <FormattedMessage id="promoCode.unknown" defaultMessage={'Promo code "{code}" is unknown.'} values={{ code }} />
      );
    case "ended":
      return problem.on ? (
        <FormattedMessage
          id="promoCode.endedOn"
          defaultMessage={'Promo code "{code}" ended on {day}.'}
          values={{ code, day: <Day moment={problem.on} /> }}
        />
      ) : (
        <FormattedMessage
          id="promoCode.ended"
          defaultMessage={'Promo code "{code}" isn’t running now.'}
          values={{ code }}
        />
      );
    case "early":
      return (
        <FormattedMessage
          id="promoCode.early"
          defaultMessage={'Promo code "{code}" starts on {day}.'}
          values={{ code, day: problem.from ? <Day moment={problem.from} /> : null }}
        />
      );
    case "used":
      return (
        <FormattedMessage
          id="promoCode.used"
          defaultMessage={'Promo code "{code}" has been used already.'}
          values={{ code }}
        />
      );
    case "exhausted":
      return (
        <FormattedMessage
          id="promoCode.exhausted"
          defaultMessage={'Promo code "{code}" was for a limited number of orders, and they are all placed.'}
          values={{ code }}
        />
      );
    case "worse":
      return problem.by > 0 ? (
        <FormattedMessage
          id="promoCode.worse"
          defaultMessage={'Promo code "{code}" would take {amount} less off than {than}, so {than} stays.'}
          values={{ code, than: problem.than, amount: money(problem.by) }}
        />
      ) : (
        <FormattedMessage
          id="promoCode.same"
          defaultMessage={'Promo code "{code}" takes no more off than {than}, so {than} stays.'}
          values={{ code, than: problem.than }}
        />
      );
    default:
      return (
        <>
          <FormattedMessage
            id="promoCode.notApplicable"
            defaultMessage={'Promo code "{code}" currently cannot be added to your cart.'}
            values={{ code }}
          />
          {problem.offer ? (
            <>
              {" "}
              <FormattedMessage
                id="promoCode.offer"
                defaultMessage="It brings “{offer}”, which nothing in your bag gets yet."
                values={{ offer: problem.offer }}
              />
            </>
          ) : null}
          {problem.missingAmount ? (
            <>
              {" "}
              <FormattedMessage
                id="promoCode.missingAmount"
                defaultMessage="Add {amount} more and try it again."
                values={{ amount: money(problem.missingAmount) }}
              />
            </>
          ) : null}
          {problem.missingPieces ? (
            <>
              {" "}
              <FormattedMessage
                id="promoCode.missingPieces"
                defaultMessage="Add {count, plural, one {# more piece} other {# more pieces}} and try it again."
                values={{ count: problem.missingPieces }}
              />
            </>
          ) : null}
        </>
      );
  }
}

/** Why a promo code was refused, in words (bag-28, bag-29, bag-46). */
export function PromoRefusal({ id, refusal }: { id: string; refusal: Refusal }) {
  return (
    <p className={c.error} id={id}>
      <Icon name="warning" size="xs" />
      <span>{"message" in refusal ? <ShopperWords message={refusal.message} /> : <Reason {...refusal} />}</span>
    </p>
  );
}
