import { UNEXPECTED } from "#app/commerce-api/commerce-api-error.ts";
import { Note } from "#app/components/ui/note.tsx";
import { ShopperWords } from "#app/components/ui/shopper-words.tsx";
import { Skeleton } from "#app/components/ui/skeleton.tsx";
import { useCommerceApi } from "#app/contexts/commerce-api-provider.tsx";
import { isListed, toShop } from "#app/domain/stores/to-shop.ts";
import { useAnswer } from "#app/hooks/use-answer.ts";
import { ShopAccordion } from "./shop-accordion.tsx";

/** The site's shops within a managed page; they are asked for when the page stands. */
export const ShopsOfSite = () => {
  const { stores } = useCommerceApi();
  const { status, value: shops } = useAnswer(
    "shops of the site",
    async () => (await stores.all()).filter(isListed).map(toShop),
    "The shops could not be asked for.",
  );

  if (status === "pending") return <Skeleton height="204px" />;
  if (status === "failed")
    return (
      <Note tone="error">
        <ShopperWords message={UNEXPECTED} />
      </Note>
    );
  return <ShopAccordion shops={shops} isOpen={false} />;
};
