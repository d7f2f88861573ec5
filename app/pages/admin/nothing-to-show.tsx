import { EmptyState } from "@chakra-ui/react";
import { FormattedMessage } from "react-intl";
import { EditorProvider } from "#app/components/editor/editor-provider.tsx";

/** Stands in the content app's frame until there is an item to draw. */
export const NothingToShow = () => (
  <EditorProvider>
    <EmptyState.Root>
      <EmptyState.Content>
        <EmptyState.Title as="h1">
          <FormattedMessage id="preview.nothing" defaultMessage="There is nothing to show yet." />
        </EmptyState.Title>
      </EmptyState.Content>
    </EmptyState.Root>
  </EditorProvider>
);
