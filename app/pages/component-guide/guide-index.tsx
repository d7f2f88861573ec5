import { chakra, Field, Grid, Input, LinkBox, LinkOverlay } from "@chakra-ui/react";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { EditorProvider } from "#app/components/editor/editor-provider.tsx";
import { Link } from "#app/components/ui/link.tsx";
import { schemaOf } from "./block-schema.ts";

/** A kind of block in the guide's list. */
export interface GuideEntry {
  kind: string;
  /** Names of its examples. */
  examples: readonly string[];
}

/** Every kind of block, found by its name, its fields or its examples. */
export const GuideIndex = ({ entries }: { entries: readonly GuideEntry[] }) => {
  const intl = useIntl();
  const [query, setQuery] = useState("");
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const textOf = ({ kind, examples }: GuideEntry) =>
    [kind, ...examples, ...Object.keys(schemaOf(kind)?.properties ?? {})].join(" ").toLowerCase();
  const found = entries.filter((entry) => words.every((word) => textOf(entry).includes(word)));
  return (
    <EditorProvider>
      <Grid className="wrap" templateColumns="minmax(0, 1fr)" gap="7" paddingBlock="{spacing.2} {spacing.22}">
        <Field.Root>
          <Field.Label>
            <FormattedMessage id="guide.search" defaultMessage="Find a block" />
          </Field.Label>
          <Input
            size="sm"
            type="search"
            value={query}
            onChange={(event) => setQuery(event.target.value)}
            placeholder={intl.formatMessage({
              id: "guide.searchHint",
              defaultMessage: "A name or a field, such as cta",
            })}
          />
        </Field.Root>
        <output>
          <FormattedMessage
            id="guide.found"
            defaultMessage="{count, plural, =0 {No block is called that.} one {# block} other {# blocks}}"
            values={{ count: found.length }}
          />
        </output>
        <Grid as="ul" gap="3" templateColumns="repeat(auto-fill, minmax(min(100%, 240px), 1fr))">
          {found.map(({ kind, examples }) => (
            <LinkBox
              as="li"
              key={kind}
              display="grid"
              gap="0.5"
              padding="4"
              border="hair"
              borderRadius="md"
              _hover={{ borderColor: "border.chosen" }}
            >
              <LinkOverlay asChild fontWeight="semibold" textDecoration="none">
                <Link to={`/component-guide/${kind}`}>{kind}</Link>
              </LinkOverlay>
              <chakra.span fontSize="sm" color="fg.muted">
                <FormattedMessage
                  id="guide.exampleCount"
                  defaultMessage="{count, plural, one {# example} other {# examples}}"
                  values={{ count: examples.length }}
                />
              </chakra.span>
            </LinkBox>
          ))}
        </Grid>
      </Grid>
    </EditorProvider>
  );
};
