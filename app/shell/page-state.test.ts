import { isRouteErrorResponse, UNSAFE_ErrorResponseImpl } from "react-router-dom";
import { testSites } from "#tests/factories/sites.ts";
import { readPageState, writePageState, type PageState } from "./page-state.ts";

const [site] = testSites;
const stateOf = (patch: Partial<PageState["hydrationData"]>): PageState => {
  if (!site) throw new Error("No site is configured.");
  return { site, hydrationData: { loaderData: {}, actionData: null, errors: null, ...patch } };
};

describe("the state of a rendered page", () => {
  it("comes back as it was", () => {
    const state = stateOf({ loaderData: { page: { name: "Bears" } } });
    expect(readPageState(writePageState(state))).toEqual(state);
  });

  it("cannot end its script element", () => {
    const written = writePageState(stateOf({ loaderData: { page: "</script><script>alert(1)</script>\u2028" } }));
    expect(written).not.toContain("<");
    expect(written).not.toContain("\u2028");
  });

  it("keeps the status of an error page", () => {
    const state = stateOf({ errors: { page: new UNSAFE_ErrorResponseImpl(404, "Not Found", null) } });
    const error: unknown = readPageState(writePageState(state)).hydrationData.errors?.page;
    expect(isRouteErrorResponse(error) && error.status).toBe(404);
  });

  it("does not tell what went wrong inside", () => {
    const written = writePageState(stateOf({ errors: { page: new Error("password is hunter2") } }));
    expect(written).not.toContain("hunter2");
    expect(readPageState(written).hydrationData.errors?.page).toBeInstanceOf(Error);
  });
});
