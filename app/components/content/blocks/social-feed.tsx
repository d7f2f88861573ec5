import { useEffect, useRef, useState } from "react";
import { useInView } from "#app/browser/use-in-view.ts";
import { Skeleton } from "#app/components/ui/skeleton.tsx";
import { partOf, textOf, textsOf } from "#app/domain/content/content-fields.ts";
import { showGallery } from "#app/integrations/social-gallery.ts";
import type { BlockProps } from "../block-props.ts";
import c from "./social-feed.styles.ts";

/** How far below the screen the feed begins to load. */
const NEARBY = "400px";

/**
 * Pictures of customers from the social gallery, by the experience's id. It loads when it comes near; a gallery that
 * does not answer or has nothing takes the whole section away with it.
 */
export const SocialFeed = ({ fields }: BlockProps) => {
  const experience = textOf(fields, "curalateID");
  const scriptUrl = textOf(partOf(fields, "gallery") ?? {}, "scriptUrl");
  const headlines = textsOf(fields, "headlineList");
  const frame = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<"waiting" | "shown" | "gone">("waiting");

  const isNear = useInView(frame, NEARBY);

  useEffect(() => {
    const container = frame.current;
    if (!isNear || !container || !experience || !scriptUrl) return;
    return showGallery({ scriptUrl, experience, container, onSettled: (shown) => setState(shown ? "shown" : "gone") });
  }, [isNear, experience, scriptUrl]);

  if (!experience || !scriptUrl || state === "gone") return null;
  const [first, ...others] = headlines;
  return (
    <section className="section" aria-label={first}>
      <div className="wrap">
        <div className={c.words}>
          {first && <h2 className={c.title}>{first}</h2>}
          {others.map((text) => (
            <p key={text} className={c.subtitle}>
              {text}
            </p>
          ))}
        </div>
        <div className={c.feed} aria-busy={state === "waiting" || undefined}>
          {state === "waiting" && <Skeleton height="220px" />}
          <div ref={frame} data-crl8-container-id={experience} />
        </div>
      </div>
    </section>
  );
};
