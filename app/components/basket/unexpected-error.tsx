import { useEffect, useState } from "react";
import { Markdown } from "#app/components/ui/markdown.tsx";
import { useCommerceApi } from "#app/contexts/commerce-api-provider.tsx";
import { textOf } from "#app/domain/content/content-fields.ts";

/** Key of the managed words for an error that nothing is known about. */
export const UNEXPECTED_ERROR_KEY = "unexpected-error";

/** The configured words for unexpected errors (Markdown); the shop's own apology until they come, and where there are none. */
export function UnexpectedError({ apology }: { apology: string }) {
  const { content } = useCommerceApi();
  const [words, setWords] = useState<string | undefined>(undefined);
  useEffect(() => {
    let isCurrent = true;
    content.byKey(UNEXPECTED_ERROR_KEY, { isOptional: true }).then(
      (item) => isCurrent && setWords(item ? textOf(item, "text") : undefined),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [content]);
  return words === undefined ? <p>{apology}</p> : <Markdown text={words} />;
}
