import { useIntl } from "react-intl";
import { COUNT_PREDICATE, RecommendedRail } from "#app/components/product/recommended-rail.tsx";
import { textOf } from "#app/domain/content/content-fields.ts";
import type { BlockProps } from "../block-props.ts";

/** Products that a recommender of the editor's choice names, or the one of a place of the shop. */
export const RecommendationsCarousel = ({ fields }: BlockProps) => {
  const intl = useIntl();
  const title =
    textOf(fields, "headline") ??
    intl.formatMessage({ id: "recommendations.title", defaultMessage: "You may also like" });
  return (
    <RecommendedRail
      title={title}
      recommender={textOf(fields, "recommender")}
      zone={textOf(fields, "zone")}
      countPredicate={Number(fields.countPredicate) || COUNT_PREDICATE}
    />
  );
};
