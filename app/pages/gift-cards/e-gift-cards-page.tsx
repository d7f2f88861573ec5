import { Formik, type FormikHelpers } from "formik";
import { useMemo } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { data, useSearchParams } from "react-router-dom";
import { E_GIFT_ID } from "#app/analytics/sale-items.ts";
import { PageError } from "#app/components/basket/page-error.tsx";
import { useMoney } from "#app/components/basket/use-money.ts";
import { FocusFirstError } from "#app/components/fields/focus-first-error.tsx";
import { Breadcrumbs } from "#app/components/product/breadcrumbs.tsx";
import { Link } from "#app/components/ui/link.tsx";
import { useBasket } from "#app/contexts/basket-context.tsx";
import { useSidebar } from "#app/contexts/sidebar-context.tsx";
import { useSite } from "#app/contexts/site-context.tsx";
import type { BasketGiftCertificate } from "#app/domain/basket/basket-document.ts";
import { type EGiftValues, toEGift, toEGiftValues } from "#app/domain/e-gift/e-gift.ts";
import { formatMoney } from "#app/domain/format/money.ts";
import { useEGifts } from "#app/hooks/basket/use-e-gifts.ts";
import { useSubmission } from "#app/hooks/checkout/use-submission.ts";
import { type HeadContext, pageCache, type PageMeta } from "#app/navigation/route-module.ts";
import { useNavigate } from "#app/navigation/use-navigate.ts";
import c from "./e-gift-cards-page.styles.ts";
import { CardFields, DayFields, PeopleFields } from "./e-gift-fields.tsx";
import { EGiftPreview } from "./e-gift-preview.tsx";
import { createEGiftSchema } from "./e-gift-schema.ts";

/** The page is the same for everybody; a card that is being changed comes from the bag, in the browser. */
export const loader = () => data(null, { headers: pageCache });

export const meta = (_data: unknown, { intl }: HeadContext): PageMeta => ({
  title: intl.formatMessage({ id: "title.eGift", defaultMessage: "E-gift cards" }),
  description: intl.formatMessage({
    id: "title.eGiftHint",
    defaultMessage: "A gift card that arrives by email, today or on the day you choose, with a note from you.",
  }),
  canonicalPath: "/e-gift-cards",
});

function EGiftForm({ edited }: { edited: BasketGiftCertificate | undefined }) {
  const intl = useIntl();
  const navigate = useNavigate();
  const { currency } = useSite();
  const money = useMoney(currency);
  const { open } = useSidebar();
  const { add, change } = useEGifts();
  const { isBusy, error, run } = useSubmission();
  const schema = useMemo(
    () => createEGiftSchema(intl, (amount) => formatMoney(amount, currency, intl.locale)),
    [intl, currency],
  );
  const initialValues = useMemo(() => toEGiftValues(edited), [edited]);
  const editedId = edited?.giftCertificateItemId;

  const submit = async (values: EGiftValues, form: FormikHelpers<EGiftValues>) => {
    const gift = toEGift(values);
    const isDone = await run(async () => void (await (editedId ? change(editedId, gift) : add(gift))));
    if (!isDone) return;
    if (editedId) return void navigate("/cart");
    form.resetForm({ values: { ...toEGiftValues(), senderName: values.senderName, design: values.design } });
    const name = intl.formatMessage(
      { id: "eGift.lineName", defaultMessage: "E-gift card for {name}" },
      { name: gift.recipientName },
    );
    open("added-to-bag", { additions: [{ productId: E_GIFT_ID, name, choice: money(gift.amount), quantity: 1 }] });
  };

  return (
    <Formik initialValues={initialValues} validationSchema={schema} onSubmit={submit}>
      {({ handleSubmit, values }) => (
        <div className={c.columns}>
          <form className={c.form} onSubmit={handleSubmit} noValidate>
            <PageError message={error} />
            <CardFields />
            <PeopleFields />
            <DayFields />
            <button type="submit" className={c.submit} aria-busy={isBusy}>
              {editedId ? (
                <FormattedMessage id="eGift.update" defaultMessage="Update e-gift card" />
              ) : (
                <FormattedMessage id="eGift.add" defaultMessage="Add to bag" />
              )}
            </button>
            <p className={c.small}>
              <FormattedMessage
                id="eGift.terms"
                defaultMessage="It never expires and costs nothing to send. Check what’s left on one anytime under <link>gift card balance</link>."
                values={{
                  link: (words) => (
                    <Link className={c.link} to="/gift-card-balance">
                      {words}
                    </Link>
                  ),
                }}
              />
            </p>
            <FocusFirstError />
          </form>
          <EGiftPreview values={values} />
        </div>
      )}
    </Formik>
  );
}

/**
 * E-gift cards (`/e-gift-cards`): amount, design, people, message and day; `?edit=<item>` changes one that is in the
 * bag.
 */
export default function EGiftCardsPage() {
  const intl = useIntl();
  const [search] = useSearchParams();
  const { basket } = useBasket();
  const wanted = search.get("edit");
  const edited =
    wanted === null
      ? undefined
      : basket?.giftCertificateItems?.find(({ giftCertificateItemId }) => giftCertificateItemId === wanted);
  const title = intl.formatMessage({ id: "eGift.title", defaultMessage: "E-gift cards" });
  return (
    <div className={`wrap ${c.page}`}>
      <Breadcrumbs crumbs={[]} current={title} />
      <h1 className={c.title}>{title}</h1>
      <p className={c.lede}>
        <FormattedMessage
          id="eGift.lede"
          defaultMessage="Sweets of their own choosing, in their inbox on the day you choose."
        />
      </p>
      <noscript>
        <p>
          <FormattedMessage
            id="eGift.noScript"
            defaultMessage="This page needs JavaScript. You can buy paper gift cards without it."
          />
        </p>
      </noscript>
      <EGiftForm key={edited?.giftCertificateItemId ?? "new"} edited={edited} />
    </div>
  );
}
