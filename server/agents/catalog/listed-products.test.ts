import type { SiteConfig } from "#config/sites.ts";
import { testSites } from "#tests/factories/sites.ts";
import { createListedProducts } from "./listed-products.ts";

const [us, other] = testSites as [SiteConfig, SiteConfig];

const documentOf = (id: string) => ({ id, name: `Sweet ${id}`, price: 12, currency: "USD", type: { item: true } });

const shelf = () => {
  const asked: string[][] = [];
  const read = (ids: readonly string[]) => {
    asked.push([...ids]);
    return Promise.resolve(ids.filter((id) => id !== "gone").map(documentOf));
  };
  return { asked, read };
};

test("what a list has shown is not read again for a moment, in the order of each list", async () => {
  let now = 1;
  const listed = createListedProducts({ keepMs: 30_000, now: () => now });
  const { asked, read } = shelf();
  await listed.get(us, ["a", "b", "gone"], read);
  const again = await listed.get(us, ["c", "b", "a"], read);
  expect(again.map(({ id }) => id)).toEqual(["c", "b", "a"]);
  expect(asked).toEqual([["a", "b", "gone"], ["c"]]);
  now = 30_002;
  await listed.get(us, ["a"], read);
  expect(asked.at(-1)).toEqual(["a"]);
});

test("two lists at once read a product once; another site reads its own", async () => {
  const listed = createListedProducts({ keepMs: 30_000 });
  const { asked, read } = shelf();
  await Promise.all([listed.get(us, ["a"], read), listed.get(us, ["a"], read), listed.get(other, ["a"], read)]);
  expect(asked).toEqual([["a"], ["a"]]);
});

test("a failure is not kept, and nothing is where nothing may be kept", async () => {
  const listed = createListedProducts({ keepMs: 30_000 });
  await expect(listed.get(us, ["a"], () => Promise.reject(new Error("away")))).rejects.toThrow("away");
  const { asked, read } = shelf();
  expect(await listed.get(us, ["a"], read)).toHaveLength(1);
  const none = createListedProducts({ keepMs: 0 });
  await none.get(us, ["a"], read);
  await none.get(us, ["a"], read);
  expect(asked).toEqual([["a"], ["a"], ["a"]]);
});
