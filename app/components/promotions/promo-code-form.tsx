import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import { FormattedMessage } from "react-intl";
import { shopperMessage } from "#app/commerce-api/commerce-api-error.ts";
import { QuietBoundary } from "#app/components/ui/quiet-boundary.tsx";
import type { BasketCoupon } from "#app/domain/basket/basket-document.ts";
import type { BetterCode } from "./choose-better.ts";
import type { Refusal } from "./promo-refusal.tsx";
import c from "./promo-code-form.styles.ts";
import { useCoupons } from "./use-coupons.ts";
import { onDemand } from "#app/components/ui/on-demand.ts";

const PromoRefusal = onDemand(() =>
  import(/* webpackChunkName: "promo-refusal" */ "./promo-refusal.tsx").then((module) => module.PromoRefusal),
);

const PromoCodeTags = onDemand(() =>
  import(/* webpackChunkName: "promo-code-tags" */ "./promo-code-tags.tsx").then((module) => module.PromoCodeTags),
);

/** Enters promo codes and takes them back. A refused code stays in the field with its reason below. */
export function PromoCodeForm({
  coupons,
  organizationCode,
  sourceCode,
  takesFocus,
}: {
  coupons: readonly BasketCoupon[];
  /** The organization the bag is bought for, by its code. */
  organizationCode: string | undefined;
  /** The code of a catalog or a letter that the bag is priced by. */
  sourceCode: string | undefined;
  /** The shopper has asked for the field. */
  takesFocus: boolean;
}) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const { apply, remove, removeOrganization, removeSourceCode } = useCoupons();
  const [code, setCode] = useState("");
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [better, setBetter] = useState<{ code: string; replaced: BetterCode } | null>(null);
  const [isBusy, setBusy] = useState(false);

  useEffect(() => {
    if (takesFocus) input.current?.focus();
  }, [takesFocus]);

  const attempt = async (action: () => Promise<void>) => {
    if (isBusy) return;
    setBusy(true);
    setRefusal(null);
    setBetter(null);
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
      const { problem, replaced } = await apply(entered);
      setBetter(replaced && { code: entered, replaced });
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
            <QuietBoundary>
              <PromoRefusal id={`${id}-error`} refusal={refusal} />
            </QuietBoundary>
          ) : null}
        </div>
      </form>
      {coupons.length > 0 || organizationCode || sourceCode ? (
        <QuietBoundary>
          <PromoCodeTags
            coupons={coupons}
            organizationCode={organizationCode}
            sourceCode={sourceCode}
            better={better}
            onRemoveCoupon={(coupon) => takeOff(() => remove(coupon))}
            onRemoveOrganization={() => takeOff(removeOrganization)}
            onRemoveSourceCode={() => takeOff(removeSourceCode)}
          />
        </QuietBoundary>
      ) : null}
    </div>
  );
}
