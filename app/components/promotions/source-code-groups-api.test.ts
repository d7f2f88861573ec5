import { CommerceApiError } from "#app/commerce-api/commerce-api-error.ts";
import { createSourceCodeGroupsApi } from "./source-code-groups-api.ts";

/** As the sandbox answers; held against it in `tests/full-stack/site-calls.test.ts`. */
const recorded = { group: { id: "autumn-catalogue", description: "Printed catalog, fall" } };

describe("the family of source code groups", () => {
  it("asks what a code opens", async () => {
    const site = jest.fn(() => Promise.resolve(recorded as unknown));
    expect(await createSourceCodeGroupsApi(site).ofCode("AUTUMN26")).toEqual(recorded.group);
    expect(site.mock.calls).toEqual([
      [{ method: "GET", path: "source-code-groups", query: { sourceCode: "AUTUMN26" } }],
    ]);
  });

  it("tells a code that opens nothing from one that cannot be asked about", async () => {
    expect(await createSourceCodeGroupsApi(() => Promise.resolve({ group: null })).ofCode("NOTHING")).toBeNull();
    const refusal = new CommerceApiError(503, "unavailable", "");
    await expect(createSourceCodeGroupsApi(() => Promise.reject(refusal)).ofCode("AUTUMN26")).rejects.toBe(refusal);
  });
});
