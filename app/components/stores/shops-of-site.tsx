import { useEffect, useState } from "react";
import { UNEXPECTED_MESSAGE } from "#app/commerce-api/commerce-api-error.ts";
import { Note } from "#app/components/ui/note.tsx";
import { Skeleton } from "#app/components/ui/skeleton.tsx";
import { useCommerceApi } from "#app/contexts/commerce-api-provider.tsx";
import { isListed, toShop, type Shop } from "#app/domain/stores/shop.ts";
import { ShopAccordion } from "./shop-accordion.tsx";

/** The site's shops within a managed page; they are asked for when the page stands. */
export const ShopsOfSite = () => {
  const { stores } = useCommerceApi();
  const [shops, setShops] = useState<Shop[] | "pending" | "error">("pending");

  useEffect(() => {
    let isHere = true;
    stores.all().then(
      (all) => isHere && setShops(all.filter(isListed).map(toShop)),
      () => isHere && setShops("error"),
    );
    return () => {
      isHere = false;
    };
  }, [stores]);

  if (shops === "pending") return <Skeleton height="204px" />;
  if (shops === "error") return <Note tone="error">{UNEXPECTED_MESSAGE}</Note>;
  return <ShopAccordion shops={shops} isOpen={false} />;
};
