import { loadConfig } from "#config/load-config.ts";
import { startTestVendors, type TestVendors } from "#emulators/test-vendors.ts";
import { createContent } from "#server/vendors/content.ts";

/*
 * What the shop relies on from content delivery. Runs against the emulator, or against a hub when
 * CONTRACT_CONTENT_BASE_URL (ending in /content) and CONTRACT_CONTENT_KEY (a key that exists) are set.
 */
const realBase = process.env.CONTRACT_CONTENT_BASE_URL;
const existingKey = (realBase && process.env.CONTRACT_CONTENT_KEY) || "home";

let emulator: TestVendors | null = null;
beforeAll(async () => {
  if (!realBase) emulator = await startTestVendors();
});
afterAll(() => emulator?.close());

const content = () =>
  createContent({
    config: {
      ...loadConfig({}).thirdParties,
      content: {
        ...loadConfig({}).thirdParties.content,
        baseUrl: realBase ?? `${emulator?.origin}/content`,
        hubName: "wickettplum",
        schemaBase: "https://schema.wickettplum.example/",
        mediaOrigin: "https://cdn.media.amplience.net",
        timeoutMs: 10_000,
      },
    },
  });

describe("content delivery", () => {
  it("gives an item by its key with a schema that names its kind", async () => {
    const item = await content().byKey(existingKey, "en-US");
    expect(item?._meta).toMatchObject({ deliveryKey: existingKey, schema: expect.stringMatching(/^https?:/) });
  });

  it("tells a missing item from a failure", async () => {
    expect(await content().byKey("no/such/key/anywhere", "en-US")).toBeNull();
  });
});
