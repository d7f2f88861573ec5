import { ChakraProvider } from "@chakra-ui/react";
import { CacheProvider } from "@emotion/react";
import type { ReactNode } from "react";
import { editorSystem } from "#app/theme/editor-system.ts";
import { editorStyles } from "./style-cache.ts";

/**
 * Lets Chakra's components be drawn with the shop's theme. It stands around editors' tools, which the browser fetches
 * for them alone.
 */
export const EditorProvider = ({ children }: { children: ReactNode }) => (
  <CacheProvider value={editorStyles()}>
    <ChakraProvider value={editorSystem}>{children}</ChakraProvider>
  </CacheProvider>
);
