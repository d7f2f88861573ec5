import type { Shop } from "#app/domain/stores/shop.ts";

/** Street and city of a shop, a line each. */
export const ShopLines = ({ shop, className }: { shop: Shop; className?: string }) => (
  <address className={className}>
    {shop.street.map((line) => (
      <span key={line}>{line}</span>
    ))}
    <span>{`${shop.city}, ${shop.stateCode} ${shop.postalCode}`}</span>
  </address>
);
