import type { CartridgeGround } from "#sandbox/cartridge.ts";
import type { ApiFamily } from "#sandbox/core/api-route.ts";

/**
 * Endpoints below `/custom/` that this shop's backend has beside the product's, so that the sandbox has them too; their
 * files lie in `worlds/wickett-plum/own/`. Releases of the product leave this file and that folder alone
 * (docs/upgrade.md).
 */
export const ownEndpoints = (_ground: CartridgeGround): ApiFamily[] => [];
