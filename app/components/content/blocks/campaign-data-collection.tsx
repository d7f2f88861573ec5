import { useMemo, useState } from "react";
import { CampaignEntry } from "#app/components/campaign/campaign-entry.tsx";
import { CampaignThanks } from "#app/components/campaign/campaign-thanks.tsx";
import { Markdown } from "#app/components/ui/markdown.tsx";
import { campaignForm } from "#app/domain/campaign/campaign-form.ts";
import { mediaOf } from "#app/domain/content/content-fields.ts";
import { isExternalLink } from "#app/domain/content/menu-links.ts";
import { useNavigate } from "#app/navigation/use-navigate.ts";
import type { BlockProps } from "../block-props.ts";
import { CtaList } from "../cta-list.tsx";
import { FramedPicture } from "../framed-picture.tsx";
import place from "./app-placeholder.styles.ts";
import c from "./campaign-data-collection.styles.ts";

/**
 * The form of a campaign, or of a sweepstakes where its key ends in `-sweepstakes`: a sign-up with a success view or,
 * where editors name one, a page to go to instead, and its own calls to action (content-20). A picture may stand
 * beside it.
 */
export const CampaignDataCollection = ({ fields, deliveryKey, isFirst }: BlockProps) => {
  const form = useMemo(() => campaignForm(fields, deliveryKey), [deliveryKey, fields]);
  const navigate = useNavigate();
  const [isEntered, setEntered] = useState(false);
  if (!form) return null;
  const { headline, bodyText, redirect, ctas } = form;
  const media = mediaOf(fields);
  const Heading = isFirst ? "h1" : "h2";

  const succeed = () => {
    if (!redirect) setEntered(true);
    else if (isExternalLink(redirect)) window.location.assign(redirect);
    else void navigate(redirect);
  };
  return (
    <section className={`wrap ${place.place}`} aria-label={headline} data-pictured={media && ""}>
      <div className={c.form}>
        {headline && <Heading className={c.title}>{headline}</Heading>}
        {isEntered ? (
          <CampaignThanks form={form} />
        ) : (
          <>
            {bodyText && <Markdown text={bodyText} />}
            <CampaignEntry form={form} onEntered={succeed} />
          </>
        )}
        {/* Until the form is sent, its button is the one thing to do. */}
        <CtaList ctas={isEntered ? ctas : ctas.map((cta) => ({ ...cta, isButton: false }))} />
      </div>
      {media && <FramedPicture media={media} width={960} ratio="1 / 1" isDecorative />}
    </section>
  );
};
