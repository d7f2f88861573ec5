import loadable from "@loadable/component";
import type { ComponentType } from "react";
import { mediaOf, textOf, type Fields } from "#app/domain/content/content-fields.ts";
import type { BlockProps } from "../block-props.ts";
import { FramedPicture } from "../framed-picture.tsx";
import c from "./app-placeholder.styles.ts";

/** Sides of a picture that may stay where it is cropped; its middle otherwise. */
const sides = ["left", "right"] as const;

/** The shop's own forms and lists by the delivery key of the item that stands for them; adding one is adding a line. */
const forms: Record<string, ComponentType<{ fields: Fields }>> = {
  "catalog-request-form": loadable(
    () => import(/* webpackChunkName: "catalog-request" */ "#app/components/catalog/catalog-request-form.tsx"),
    { resolveComponent: (module) => module.CatalogRequestForm },
  ),
  "contact-us-form": loadable(
    () => import(/* webpackChunkName: "contact-form" */ "#app/components/contact/contact-form.tsx"),
    { resolveComponent: (module) => module.ContactForm },
  ),
  "email-signup-form": loadable(
    () => import(/* webpackChunkName: "newsletter-form" */ "#app/components/newsletter/newsletter-form.tsx"),
    { resolveComponent: (module) => module.NewsletterForm },
  ),
  "gift-card-balance-form": loadable(
    () => import(/* webpackChunkName: "gift-card-balance" */ "#app/components/gift-card/balance-form.tsx"),
    { resolveComponent: (module) => module.BalanceForm },
  ),
  "logo-sleeve-form": loadable(
    () => import(/* webpackChunkName: "logo-sleeve" */ "#app/components/logo-sleeve/logo-sleeve-form.tsx"),
    { resolveComponent: (module) => module.LogoSleeveForm },
  ),
  "find-a-shop-accordion": loadable(
    () => import(/* webpackChunkName: "shop-accordion" */ "#app/components/stores/shops-of-site.tsx"),
    { resolveComponent: (module) => module.ShopsOfSite },
  ),
  "materials-sales-tools": loadable(
    () => import(/* webpackChunkName: "sales-materials" */ "#app/components/sales-materials/sales-materials.tsx"),
    { resolveComponent: (module) => module.SalesMaterials },
  ),
};

/** Brings its own heading and calls to action. */
const Campaign: ComponentType<BlockProps> = loadable(
  () => import(/* webpackChunkName: "block-campaign" */ "./campaign-data-collection.tsx"),
  { resolveComponent: (module) => module.CampaignDataCollection },
);
const campaignKeys = ["campaign-data-collection-form", "campaign-data-collection-form-sweepstakes"];

/** A form of the shop within a managed page; an unknown key shows nothing (content-4). */
export const AppPlaceholder = (props: BlockProps) => {
  const { fields, deliveryKey = "" } = props;
  const Form = Object.hasOwn(forms, deliveryKey) ? forms[deliveryKey] : undefined;
  const headline = textOf(fields, "headline");
  if (campaignKeys.includes(deliveryKey)) return <Campaign {...props} />;
  if (!Form) return null;
  const media = mediaOf(fields);
  return (
    <section
      className={`wrap ${c.place}`}
      aria-label={headline}
      data-pictured={media && ""}
      data-crop={sides.find((side) => side === fields.imagePosition)}
    >
      <div>
        {headline && <h2 className={c.title}>{headline}</h2>}
        <Form fields={fields} />
      </div>
      {media && <FramedPicture media={media} width={960} ratio="1 / 1" isDecorative />}
    </section>
  );
};
