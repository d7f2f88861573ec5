import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { useMoney } from "#app/components/basket/use-money.ts";
import { useBasket } from "#app/contexts/basket-context.tsx";
import { Icon, type IconName } from "#app/components/ui/icon.tsx";
import type { BasketCoupon } from "#app/domain/basket/basket-document.ts";
import c from "./promo-code-form.styles.ts";
import type { BetterCode } from "./choose-better.ts";
import { isNotApplicable } from "./coupons.ts";
import { useSourceCodeGroup } from "./use-source-code-group.ts";

function Tag({
  icon,
  does,
  code,
  isWaiting = false,
  onRemove,
}: {
  icon: IconName;
  /** What a press does, for those who hear the button. */
  does: ReactNode;
  code: string | undefined;
  /** It gives nothing now. */
  isWaiting?: boolean;
  onRemove: () => void;
}) {
  return (
    <li>
      <button type="button" className={c.tag} onClick={onRemove}>
        <Icon name={icon} size="xs" />
        <span className="vh">{does}</span> {isWaiting ? <s>{code}</s> : code}
        {isWaiting ? (
          <span className={c.waiting}>
            <FormattedMessage id="promoCode.waiting" defaultMessage="waits" />
          </span>
        ) : null}
        <Icon name="close" size="xs" />
      </button>
    </li>
  );
}

/**
 * The codes a bag has, each to be taken back, and what its catalog code brings; a chunk of its own, as most bags have
 * none.
 */
export function PromoCodeTags({
  coupons,
  organizationCode,
  sourceCode,
  better,
  onRemoveCoupon,
  onRemoveOrganization,
  onRemoveSourceCode,
}: {
  coupons: readonly BasketCoupon[];
  organizationCode: string | undefined;
  sourceCode: string | undefined;
  /** The code entered last, where it took the place of others. */
  better: { code: string; replaced: BetterCode } | null;
  onRemoveCoupon: (coupon: BasketCoupon) => void;
  onRemoveOrganization: () => void;
  onRemoveSourceCode: () => void;
}) {
  const group = useSourceCodeGroup(sourceCode);
  const { basket } = useBasket();
  const money = useMoney(basket?.currency);
  return (
    <>
      <ul className={c.tags}>
        {organizationCode ? (
          <Tag
            icon="account"
            does={<FormattedMessage id="promoCode.removeOrganization" defaultMessage="Remove organization code" />}
            code={organizationCode}
            onRemove={onRemoveOrganization}
          />
        ) : null}
        {sourceCode ? (
          <Tag
            icon="tag"
            does={<FormattedMessage id="promoCode.removeSourceCode" defaultMessage="Remove catalog code" />}
            code={sourceCode}
            onRemove={onRemoveSourceCode}
          />
        ) : null}
        {coupons.map((coupon) => (
          <Tag
            key={coupon.couponItemId}
            icon="tag"
            does={<FormattedMessage id="promoCode.remove" defaultMessage="Remove promo code" />}
            code={coupon.code}
            isWaiting={isNotApplicable(coupon)}
            onRemove={() => onRemoveCoupon(coupon)}
          />
        ))}
      </ul>
      <output>
        {better ? (
          <p className={c.explained}>
            <FormattedMessage
              id="promoCode.replaced"
              defaultMessage="{code} took the place of {codes}: you save {amount} more."
              values={{
                code: better.code.toUpperCase(),
                codes: better.replaced.codes.join(", "),
                amount: money(better.replaced.saved),
              }}
            />
          </p>
        ) : null}
        {group?.description ? (
          <p className={c.explained}>
            <FormattedMessage
              id="promoCode.sourceCode"
              defaultMessage="{code} gives you the prices and offers of “{name}”."
              values={{ code: sourceCode, name: group.description }}
            />
          </p>
        ) : null}
      </output>
    </>
  );
}
