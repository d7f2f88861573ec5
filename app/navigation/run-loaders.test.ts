import type { DataStrategyFunctionArgs } from "react-router-dom";
import { createPageLoaders } from "./run-loaders.ts";

const match = (id: string, shouldLoad: boolean) => ({
  route: { id },
  shouldLoad,
  resolve: () => Promise.resolve({ type: "data", result: id }),
});
const navigation = { matches: [match("shell", false), match("page", true)] } as unknown as DataStrategyFunctionArgs;

test("loaders run that a navigation asks for, and no others", async () => {
  expect(await createPageLoaders().run(navigation)).toEqual({ page: { type: "data", result: "page" } });
});

test("another source takes their place, in the router too that has had the loaders before", async () => {
  const loaders = createPageLoaders();
  const { run, forget } = loaders;
  const source = { run: () => Promise.resolve({}), forget: jest.fn() };
  loaders.use(source);
  expect(await run(navigation)).toEqual({});
  forget();
  expect(source.forget).toHaveBeenCalledTimes(1);
});
