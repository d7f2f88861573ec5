import type { BlockProps } from "../block-props.ts";
import { HeroBannerCarousel } from "./hero-banner-carousel.tsx";

/** One slide of the hero by itself, without controls. */
export const HeroBanner = ({ fields, ...props }: BlockProps) => (
  <HeroBannerCarousel {...props} fields={{ label: fields.headline, slides: [fields] }} />
);
