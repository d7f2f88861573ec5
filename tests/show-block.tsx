import { act } from "@testing-library/react";
import type { PageBlock } from "#app/components/content/block-props.ts";
import { ContentBlocks } from "#app/components/content/content-slot.tsx";
import type { Fields } from "#app/domain/content/content-fields.ts";
import { renderInShop, type RenderOptions } from "./render-app.tsx";

/** A picture of managed content. */
export const media = (name: string, alt = "") => ({ url: `https://media.test/i/w/${name}`, alt });

/** A call to action that is a link. */
export const link = (ctaText: string, ctaLink: string) => ({ ctaText, ctaLink, ctaType: "link" });

/** Shows one managed block as a page would, and waits for its chunk. */
export const show = async (
  kind: string,
  fields: Fields,
  more: Partial<PageBlock> = {},
  options: RenderOptions = {},
) => {
  const rendered = await renderInShop(<ContentBlocks blocks={[{ kind, fields, ...more }]} />, options);
  // The block's own chunk arrives after the list of blocks.
  await act(async () => void (await new Promise((resolve) => setTimeout(resolve, 30))));
  return rendered;
};
