/** What of Jest's sequencer is used: files in the order in which they are tested. */
declare class SlowFirst {
  constructor(options: object);
  sort<File extends { path: string }>(tests: File[]): File[];
}
export = SlowFirst;
