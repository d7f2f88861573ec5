import { FormattedMessage } from "react-intl";
import { blocks } from "./block-registry.ts";
import type { PageBlock } from "./content-page.ts";

/** One managed block; an unknown kind shows nothing, a missing one says so (specification 3, section 2). */
export const ContentSlot = ({ block, isFirst = false }: { block: PageBlock | null | undefined; isFirst?: boolean }) => {
  if (!block)
    return (
      <p>
        <FormattedMessage id="content.missing" defaultMessage="Missing slotContent" />
      </p>
    );
  const View = blocks[block.kind];
  return View ? <View fields={block.fields} tiles={block.tiles} isFirst={isFirst} /> : null;
};

/** All blocks of a page, in order; the first one carries the page's main heading. */
export const ContentBlocks = ({ blocks: list }: { blocks: readonly PageBlock[] }) =>
  list.map((block, index) => <ContentSlot key={index} block={block} isFirst={index === 0} />);
