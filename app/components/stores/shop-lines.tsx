import { placeLine } from "#app/domain/address/place-line.ts";
import type { Shop } from "#app/domain/stores/shop.ts";

/** Street and city of a shop, a line each, as its country writes them. */
export const ShopLines = ({ shop, className }: { shop: Shop; className?: string }) => (
  <address className={className}>
    {shop.street.map((line) => (
      <span key={line}>{line}</span>
    ))}
    <span>{placeLine(shop)}</span>
  </address>
);
