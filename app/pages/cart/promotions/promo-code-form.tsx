import { type FormEvent, useId, useRef, useState } from "react";
import { FormattedMessage } from "react-intl";
import { shopperMessage, type ShopperMessage } from "#app/commerce-api/commerce-api-error.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import { QuietBoundary } from "#app/components/ui/quiet-boundary.tsx";
import { ShopperWords } from "#app/components/ui/shopper-words.tsx";
import type { BasketCoupon } from "#app/domain/basket/basket-document.ts";
import type { CouponProblem } from "./coupons.ts";
import c from "./promo-code-form.styles.ts";
import { useCoupons } from "./use-coupons.ts";
import { onDemand } from "#app/components/ui/on-demand.ts";

const PromoCodeTags = onDemand(() =>
  import(/* webpackChunkName: "promo-code-tags" */ "./promo-code-tags.tsx").then((module) => module.PromoCodeTags),
);

type Refusal = { code: string; problem: CouponProblem } | { message: ShopperMessage };

/** Enters promo codes and takes them back. A refused code stays in the field with its reason below. */
export function PromoCodeForm({
  coupons,
  organizationCode,
  sourceCode,
}: {
  coupons: readonly BasketCoupon[];
  /** The organization the bag is bought for, by its code. */
  organizationCode: string | undefined;
  /** The code of a catalog or a letter that the bag is priced by. */
  sourceCode: string | undefined;
}) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const { apply, remove, removeOrganization, removeSourceCode } = useCoupons();
  const [code, setCode] = useState("");
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [isBusy, setBusy] = useState(false);

  const attempt = async (action: () => Promise<void>) => {
    if (isBusy) return;
    setBusy(true);
    setRefusal(null);
    try {
      await action();
    } catch (error) {
      setRefusal({ message: shopperMessage(error) });
    }
    setBusy(false);
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const entered = code.trim();
    if (entered === "") {
      input.current?.focus();
      return;
    }
    void attempt(async () => {
      const problem = await apply(entered);
      if (problem) {
        setRefusal({ code: entered, problem });
        input.current?.focus();
      } else {
        setCode("");
      }
    });
  };

  const takeOff = (work: () => Promise<unknown>) =>
    void attempt(async () => {
      await work();
      input.current?.focus();
    });

  const takeBack = (couponItemId: string | undefined) => {
    if (couponItemId === undefined) return;
    takeOff(() => remove(couponItemId));
  };

  return (
    <div>
      <form className={c.form} onSubmit={submit} noValidate>
        <label className={c.label} htmlFor={id}>
          <FormattedMessage id="promoCode.label" defaultMessage="Promo code" />
        </label>
        <div className={c.code}>
          <input
            ref={input}
            id={id}
            className={c.input}
            value={code}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={64}
            aria-invalid={refusal !== null}
            aria-describedby={refusal ? `${id}-error` : undefined}
            onChange={(event) => {
              setCode(event.target.value);
              setRefusal(null);
            }}
          />
          <button type="submit" className={c.apply} aria-busy={isBusy}>
            <FormattedMessage id="promoCode.apply" defaultMessage="Apply" />
          </button>
        </div>
        <div role="alert">
          {refusal ? (
            <p className={c.error} id={`${id}-error`}>
              <Icon name="warning" size="xs" />
              <span>
                {"message" in refusal ? (
                  <ShopperWords message={refusal.message} />
                ) : refusal.problem === "unknown" ? (
                  <FormattedMessage
                    id="promoCode.unknown"
                    defaultMessage={'Promo code "{code}" is unknown.'}
                    values={{ code: refusal.code }}
                  />
                ) : (
                  <FormattedMessage
                    id="promoCode.notApplicable"
                    defaultMessage={'Promo code "{code}" currently cannot be added to your cart.'}
                    values={{ code: refusal.code }}
                  />
                )}
              </span>
            </p>
          ) : null}
        </div>
      </form>
      {coupons.length > 0 || organizationCode || sourceCode ? (
        <QuietBoundary>
          <PromoCodeTags
            coupons={coupons}
            organizationCode={organizationCode}
            sourceCode={sourceCode}
            onRemoveCoupon={({ couponItemId }) => takeBack(couponItemId)}
            onRemoveOrganization={() => takeOff(removeOrganization)}
            onRemoveSourceCode={() => takeOff(removeSourceCode)}
          />
        </QuietBoundary>
      ) : null}
    </div>
  );
}
