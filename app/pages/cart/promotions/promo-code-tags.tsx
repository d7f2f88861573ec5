import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { Icon, type IconName } from "#app/components/ui/icon.tsx";
import type { BasketCoupon } from "#app/domain/basket/basket-document.ts";
import c from "./promo-code-form.styles.ts";
import { useSourceCodeGroup } from "./use-source-code-group.ts";

function Tag({
  icon,
  does,
  code,
  onRemove,
}: {
  icon: IconName;
  /** What a press does, for those who hear the button. */
  does: ReactNode;
  code: string | undefined;
  onRemove: () => void;
}) {
  return (
    <li>
      <button type="button" className={c.tag} onClick={onRemove}>
        <Icon name={icon} size="xs" />
        <span className="vh">{does}</span> {code}
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
  onRemoveCoupon,
  onRemoveOrganization,
  onRemoveSourceCode,
}: {
  coupons: readonly BasketCoupon[];
  organizationCode: string | undefined;
  sourceCode: string | undefined;
  onRemoveCoupon: (coupon: BasketCoupon) => void;
  onRemoveOrganization: () => void;
  onRemoveSourceCode: () => void;
}) {
  const group = useSourceCodeGroup(sourceCode);
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
            onRemove={() => onRemoveCoupon(coupon)}
          />
        ))}
      </ul>
      <output>
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
