/** Gives storefront and sandbox, where both are started here, a secret that only they know. */
export function shareProofSecret(env?: Record<string, string | undefined>): void;
