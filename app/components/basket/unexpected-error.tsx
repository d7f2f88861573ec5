import { Markdown } from "#app/components/ui/markdown.tsx";
import { useCommerceApi } from "#app/contexts/commerce-api-provider.tsx";
import { textOf } from "#app/domain/content/content-fields.ts";
import { useAnswer } from "#app/hooks/use-answer.ts";

/** Key of the managed words for an error that nothing is known about. */
export const UNEXPECTED_ERROR_KEY = "unexpected-error";

/**
 * The configured words for unexpected errors (Markdown); the shop's own apology until they come, and where there are
 * none.
 */
export function UnexpectedError({ apology }: { apology: string }) {
  const { content } = useCommerceApi();
  const { value: words } = useAnswer(
    "words for unexpected errors",
    async () => {
      const item = await content.byKey(UNEXPECTED_ERROR_KEY, { isOptional: true });
      return item ? textOf(item, "text") : undefined;
    },
    "The words for unexpected errors could not be asked for.",
  );
  return words === undefined ? <p>{apology}</p> : <Markdown text={words} />;
}
