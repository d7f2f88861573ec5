import { FormattedMessage } from "react-intl";
import { MISSING_KIND, type BlockProps, type PageBlock } from "./block-props.ts";
import { blocks, MoreBlock } from "./block-registry.ts";

const show: BlockProps["show"] = (blocks) => <ContentBlocks blocks={blocks} />;

/** One managed block; an unknown kind shows nothing, a missing one says so (specification 3, section 2). */
export const ContentSlot = ({ block, isFirst = false }: { block: PageBlock | null | undefined; isFirst?: boolean }) => {
  if (!block || block.kind === MISSING_KIND)
    return (
      <p className="wrap">
        <FormattedMessage id="content.missing" defaultMessage="Missing slotContent" />
      </p>
    );
  const props = { ...block, isFirst, show };
  const View = Object.hasOwn(blocks, block.kind) ? blocks[block.kind] : undefined;
  return View ? <View {...props} /> : <MoreBlock {...props} />;
};

/** All blocks of a page, in order; the first one carries the page's main heading. */
export const ContentBlocks = ({ blocks: list }: { blocks: readonly PageBlock[] }) =>
  list.map((block, index) => <ContentSlot key={index} block={block} isFirst={index === 0} />);
