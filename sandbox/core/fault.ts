/**
 * The one error the sandbox throws on purpose; `http/scapi.ts` and `http/ocapi.ts` render it.
 */
export class Fault extends Error {
  /**
   * @param status HTTP status of the answer
   * @param type   last segment of the problem type, for example `basket-not-found`
   * @param detail one sentence for a developer; never holds secrets or card data
   * @param extra  message arguments, shown as further members of the problem document
   */
  constructor(
    readonly status: number,
    readonly type: string,
    readonly detail: string,
    readonly extra: Record<string, unknown> = {},
  ) {
    super(detail);
    this.name = "Fault";
  }
}
