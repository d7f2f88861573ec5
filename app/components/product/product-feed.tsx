import { useEffect, useRef, useState } from "react";
import { FormattedMessage } from "react-intl";
import { useInView } from "#app/hooks/browser/use-in-view.ts";
import { showGallery } from "#app/integrations/social-gallery.ts";
import c from "./product-feed.styles.ts";

/** The gallery's experience of product pages; the filter names the product (third parties, section 14). */
const EXPERIENCE = "product";

const TITLE_ID = "product-feed-title";

/** How far below the screen it begins to load. */
const NEARBY = "400px";

/** Pictures that customers posted of a product; without any, or without an answer, nothing is there. */
export const ProductFeed = ({ productId, scriptUrl }: { productId: string; scriptUrl: string }) => {
  const frame = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<"waiting" | "shown" | "gone">("waiting");
  const isNear = useInView(frame, NEARBY);
  useEffect(() => {
    const container = frame.current;
    if (!isNear || !container) return;
    return showGallery({
      scriptUrl,
      experience: EXPERIENCE,
      container,
      onSettled: (shown) => setState(shown ? "shown" : "gone"),
    });
  }, [isNear, scriptUrl]);
  if (state === "gone") return null;
  return (
    <section className={state === "shown" ? "section" : undefined} aria-labelledby={TITLE_ID}>
      <div className="wrap">
        <h2 className={c.title} id={TITLE_ID} hidden={state !== "shown"}>
          <FormattedMessage id="productFeed.title" defaultMessage="Caught at the window" />
        </h2>
        <div ref={frame} data-crl8-container-id={EXPERIENCE} data-crl8-filter={`productId:${productId}`} />
      </div>
    </section>
  );
};
