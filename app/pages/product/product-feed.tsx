import { useEffect, useRef, useState } from "react";
import { FormattedMessage } from "react-intl";
import { showGallery } from "#app/integrations/social-gallery.ts";
import c from "./product-feed.styles.ts";

/** The gallery's experience of product pages; the filter names the product (product-51). */
const EXPERIENCE = "product";

const TITLE_ID = "product-feed-title";

interface ProductFeedProps {
  productId: string;
  scriptUrl: string;
  /** Told when nobody has posted a picture of the product, or the gallery does not answer. */
  onNone: () => void;
}

/** Pictures that customers posted of a product; without any, or without an answer, nothing is there. */
export const ProductFeed = ({ productId, scriptUrl, onNone }: ProductFeedProps) => {
  const frame = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<"waiting" | "shown" | "gone">("waiting");
  useEffect(() => {
    const container = frame.current;
    if (!container) return;
    return showGallery({
      scriptUrl,
      experience: EXPERIENCE,
      container,
      onSettled: (shown) => {
        setState(shown ? "shown" : "gone");
        if (!shown) onNone();
      },
    });
  }, [scriptUrl, onNone]);
  if (state === "gone") return null;
  return (
    <section aria-labelledby={TITLE_ID}>
      {/* It keeps its place while they come, so that they do not move. */}
      <h2 className={c.title} id={TITLE_ID} style={state === "shown" ? undefined : { visibility: "hidden" }}>
        <FormattedMessage id="productFeed.title" defaultMessage="Caught at the window" />
      </h2>
      <div ref={frame} data-crl8-container-id={EXPERIENCE} data-crl8-filter={`productId:${productId}`} />
    </section>
  );
};
