/** A wallet could not do what was asked; `kind` tells whether trying again may help. */
export class WalletProblem extends Error {
  constructor(
    readonly wallet: string,
    readonly kind: "unavailable" | "refused",
    options?: ErrorOptions,
  ) {
    super(`${wallet} ${kind === "unavailable" ? "did not answer" : "refused"}.`, options);
    this.name = "WalletProblem";
  }
}
