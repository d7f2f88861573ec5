import tiles from "#app/components/product/product-tiles.styles.ts";
import c from "./tile-skeletons.styles.ts";

/** Tile shapes shown while products load; hidden from screen readers, whose words stand beside it. */
export const TileSkeletons = ({ count = 6, layout = "three" }: { count?: number; layout?: "three" | "four" }) => (
  <div className={tiles[layout]} aria-hidden="true">
    {Array.from({ length: count }, (_, index) => (
      <div key={index}>
        <div className={c.window} />
        <div className={c.sill} />
        <div className={c.line} style={{ width: "82%" }} />
        <div className={c.line} style={{ width: "46%" }} />
      </div>
    ))}
  </div>
);
