import { memo, useId, useState } from "react";
import { FormattedMessage } from "react-intl";
import c from "./product-page.styles.ts";
import { truncateWords } from "./truncate-words.ts";

/** The description, cut to 55 words with 'View more...' and 'View less' (product-18). */
export const ProductDescription = memo(function ProductDescription({ text }: { text: string }) {
  const id = useId();
  const [isWhole, setIsWhole] = useState(false);
  const short = truncateWords(text);
  if (text === "") return null;
  return (
    <p>
      <span id={id}>{isWhole ? text : short.text}</span>{" "}
      {short.truncated && (
        <button
          type="button"
          className={c.link}
          aria-expanded={isWhole}
          aria-controls={id}
          onClick={() => setIsWhole(!isWhole)}
        >
          {isWhole ? (
            <FormattedMessage id="product.viewLess" defaultMessage="View less" />
          ) : (
            <FormattedMessage id="product.viewMore" defaultMessage="View more..." />
          )}
        </button>
      )}
    </p>
  );
});
