import sprite from "#app/static/icons.svg";
import c from "./icon.styles.ts";

/** Every drawing of the sprite. */
export type IconName =
  | "chevron-left"
  | "chevron-right"
  | "chevron-down"
  | "search"
  | "phone"
  | "shop"
  | "account"
  | "bag"
  | "menu"
  | "truck"
  | "instagram"
  | "x-twitter"
  | "facebook"
  | "tiktok"
  | "youtube"
  | "pinterest"
  | "pause"
  | "play"
  | "clock"
  | "box"
  | "close"
  | "minus"
  | "plus"
  | "info"
  | "warning"
  | "tag"
  | "lock"
  | "arrow-right"
  | "thermometer"
  | "check"
  | "heart"
  | "filters"
  | "refresh"
  | "pin"
  | "card"
  | "pencil"
  | "mail"
  | "chat"
  | "trash"
  | "logout"
  | "people"
  | "calendar"
  | "gift"
  | "nut"
  | "jar"
  | "seal";

/** A drawing beside words: 22 px, or 15 (`xs`), 18 (`sm`) or 28 (`lg`); decoration for screen readers. */
export const Icon = ({ name, size = "md" }: { name: IconName; size?: "xs" | "sm" | "md" | "lg" }) => (
  <svg className={c[size]} aria-hidden="true">
    <use href={`${sprite}#${name}`} />
  </svg>
);
