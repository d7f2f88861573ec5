import bow from "#app/static/ribbon-bow.webp";
import c from "./gift-window.styles.ts";

/** A bow in the window of a panel, whose lower edge is the sill; decoration alone. */
export const GiftWindow = () => (
  <span className={c.window}>
    <img src={bow} alt="" width={320} height={320} loading="lazy" />
  </span>
);
