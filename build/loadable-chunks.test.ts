import { transformSync } from "@babel/core";

const compile = (code: string) =>
  transformSync(code, {
    babelrc: false,
    configFile: false,
    filename: "/shop/app/page.ts",
    plugins: [require.resolve("./loadable-chunks.cjs")],
  })?.code ?? "";

const IMPORT = 'import lazily from "@loadable/component";\n';

test("a loadable part says its chunk's name, its import and its module in one call", () => {
  const code = compile(
    `${IMPORT}export const Cart = lazily(() => import(/* webpackChunkName: "cart" */ "./cart.tsx"), { ssr: false });`,
  );
  expect(code).toContain('import { chunk as _chunk } from "');
  expect(code.replace(/\s+/g, " ")).toContain(
    'lazily(_chunk("cart", () => import(/* webpackChunkName: "cart" */"./cart.tsx"), require.resolveWeak("./cart.tsx")), { ssr: false })',
  );
});

test("what is not loadable stays as it is", () => {
  const code = 'const load = () => import(/* webpackChunkName: "cart" */"./cart.tsx");';
  expect(compile(code)).toBe(code);
});

test.each([
  ["without a chunk's name", 'lazily(() => import("./cart.tsx"));', /webpackChunkName/],
  ["of something else than one import", "lazily(() => fetchCart());", /arrow function of one import/],
])("a loadable part %s is refused", (_, call, message) => {
  expect(() => compile(IMPORT + call)).toThrow(message);
});
