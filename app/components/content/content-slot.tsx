import { FormattedMessage } from "react-intl";
import { addedBlocks } from "./added-blocks.ts";
import { MISSING_KIND, type BlockProps, type PageBlock } from "./block-props.ts";
import { MoreBlock, ownBlocks } from "./block-registry.ts";

/** One managed block; an unknown kind shows nothing, a missing one says so (content-1). */
export const ContentSlot = ({ block, isFirst = false }: { block: PageBlock | null | undefined; isFirst?: boolean }) => {
  if (!block || block.kind === MISSING_KIND)
    return (
      <p className="wrap">
        <FormattedMessage id="content.missing" defaultMessage="Missing slotContent" />
      </p>
    );
  const show: BlockProps["show"] = (inner) => <ContentBlocks blocks={inner} isFirst={isFirst} />;
  const props = { ...block, isFirst, show };
  const known = [addedBlocks, ownBlocks].find((kinds) => Object.hasOwn(kinds, block.kind));
  const View = known?.[block.kind];
  return View ? <View {...props} /> : <MoreBlock {...props} />;
};

/**
 * All blocks of a page, in order; the first one carries the page's main heading, unless they stand within a later one.
 */
export const ContentBlocks = ({ blocks: list, isFirst = true }: { blocks: readonly PageBlock[]; isFirst?: boolean }) =>
  list.map((block, index) => <ContentSlot key={index} block={block} isFirst={isFirst && index === 0} />);
