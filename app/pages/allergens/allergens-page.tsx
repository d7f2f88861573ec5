import { useEffect, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { data } from "react-router-dom";
import { ShieldForm } from "#app/components/allergens/shield-form.tsx";
import { allergyNames } from "#app/components/people/allergy-words.ts";
import { Breadcrumbs } from "#app/components/product/breadcrumbs.tsx";
import { Note } from "#app/components/ui/note.tsx";
import { shieldIn, type AllergenShield } from "#app/domain/product/allergen-shield.ts";
import { pageCache, type HeadContext, type PageMeta } from "#app/navigation/route-module.ts";
import c from "./allergens-page.styles.ts";

/** The same page for everybody: what somebody keeps away from never reaches the server. */
export const loader = () => data(null, { headers: pageCache });

/** Head of the page. */
export const meta = (_data: unknown, { intl }: HeadContext): PageMeta => ({
  title: intl.formatMessage({ id: "shield.title", defaultMessage: "Your allergies" }),
  description: intl.formatMessage({
    id: "shield.metaDescription",
    defaultMessage: "Tell us once what you keep away from, and see at a glance which sweets don’t fit.",
  }),
  canonicalPath: "/allergens",
});

/** Says once what a shopper keeps away from; a link that brings somebody else's along fills the form. */
export default function AllergensPage() {
  const intl = useIntl();
  const [brought, setBrought] = useState<AllergenShield | null>(null);
  useEffect(() => {
    const take = () => setBrought(shieldIn(window.location.hash));
    take();
    window.addEventListener("hashchange", take);
    return () => window.removeEventListener("hashchange", take);
  }, []);
  const title = intl.formatMessage({ id: "shield.title", defaultMessage: "Your allergies" });
  return (
    <div className={`wrap ${c.page}`}>
      <Breadcrumbs crumbs={[]} current={title} />
      <h1 className={c.title}>{title}</h1>
      <p className={c.lede}>
        <FormattedMessage
          id="shield.lede"
          defaultMessage="Tell us once. Lists, search, your box and the gift finder then show which sweets don’t fit."
        />
      </p>
      {brought && (
        <Note>
          <FormattedMessage
            id="shield.brought"
            defaultMessage="This link is about {allergens}. Save it to use it here."
            values={{ allergens: allergyNames(intl, brought.avoid) }}
          />
        </Note>
      )}
      <ShieldForm
        brought={brought}
        onSaved={() => {
          setBrought(null);
          window.history.replaceState(window.history.state, "", window.location.pathname);
        }}
      />
    </div>
  );
}
