/** What the bundler gives its loaders, as far as this one reads it. */
interface LoaderContext {
  resourcePath: string;
  sourceMap: boolean;
  async(): (error: Error | null, code?: string, map?: unknown) => void;
}

declare function chunksAndMessages(this: LoaderContext, source: string, inputSourceMap?: unknown): Promise<void>;
export = chunksAndMessages;
