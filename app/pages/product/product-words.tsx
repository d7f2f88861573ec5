import { memo } from "react";
import { FormattedMessage } from "react-intl";
import { Icon } from "#app/components/ui/icon.tsx";
import type { ProductView } from "#app/domain/product/product-view.ts";
import c from "./product-page.styles.ts";

const PromotionCallouts = ({ promotions }: Pick<ProductView, "promotions">) =>
  promotions.length > 0 && (
    <ul className={c.promos}>
      {promotions.map(({ id, message }) => (
        <li key={id} className={c.promo}>
          <Icon name="tag" size="sm" />
          {message}
        </li>
      ))}
    </ul>
  );

const Accordion = ({ title, items, open }: { title: React.ReactNode; items: readonly string[]; open?: boolean }) =>
  items.length > 0 && (
    <details className={c.accordion} open={open}>
      <summary>
        <span>{title}</span>
        <Icon name="chevron-down" size="sm" />
      </summary>
      <ul>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </details>
  );

/** What is said below the buttons, whatever is chosen. */
export const ProductWords = memo(function ProductWords({ product }: { product: ProductView }) {
  return (
    <>
      <PromotionCallouts promotions={product.promotions} />
      <div>
        <Accordion
          title={
            product.flags.isCollateral ? (
              <FormattedMessage id="product.inPack" defaultMessage="What you get" />
            ) : (
              <FormattedMessage id="product.inside" defaultMessage="What’s inside" />
            )
          }
          items={product.features}
          open
        />
        <Accordion
          title={<FormattedMessage id="product.goodToKnow" defaultMessage="Good to know" />}
          items={product.details}
        />
      </div>
    </>
  );
});
