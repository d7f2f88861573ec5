import type { WalkedShop } from "./walked-shop.ts";

/** A journey through the storefront that can be recorded and played. */
export interface Walk<Answers = unknown> {
  /** Names the recording, too. */
  journey: string;
  /** Configuration that differs from everybody's. */
  environment?: Record<string, string>;
  /** What the services have to be able to do: the sandbox's can be told to fail, and its cards need no browser. */
  onlySandbox?: true;
  take(shop: WalkedShop): Promise<Answers>;
}
