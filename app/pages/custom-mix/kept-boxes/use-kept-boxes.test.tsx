import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { fakeAccount, refusal, type FakeAnswer } from "#tests/fake-account.ts";
import { renderPages, settle } from "#tests/render-pages.tsx";
import { KEPT_BOXES_KEY, readKept, type KeptBox } from "./kept-boxes.ts";
import { useKeptBoxes } from "./use-kept-boxes.ts";
import { ShopperWords } from "#app/components/ui/shopper-words.tsx";

const box = (name: string): KeptBox => ({
  id: `id-${name}`,
  name,
  unitType: "percent",
  recipe: { productId: "keepsake-1", candies: [{ id: "bear", quantity: 100 }] },
});

const Boxes = () => {
  const { kept, keep, remove, problem } = useKeptBoxes();
  return (
    <>
      <ul>
        {kept?.map((each) => (
          <li key={each.id}>
            <button type="button" onClick={() => void remove(each)}>
              {each.name}
            </button>
          </li>
        ))}
      </ul>
      <button type="button" onClick={() => void keep(box("New"))}>
        Keep
      </button>
      {problem && (
        <p role="alert">
          <ShopperWords message={problem} />
        </p>
      )}
    </>
  );
};

/** A customer's lists at the backend, kept in memory. */
const fakeLists = (): Record<string, FakeAnswer> => {
  let items: Record<string, unknown>[] = [];
  let lists: Record<string, unknown>[] = [{ id: "wishes", type: "wish_list" }];
  return {
    getCustomerProductLists: () => ({
      data: lists.map((list) => (list.id === "boxes" ? { ...list, customerProductListItems: items } : list)),
    }),
    createCustomerProductList: ({ body }) => {
      lists = [...lists, { ...(body as object), id: "boxes" }];
      return lists.at(-1);
    },
    createCustomerProductListItem: ({ body }) => {
      items = [...items, { ...(body as object), id: `item-${items.length}` }];
      return items.at(-1);
    },
    deleteCustomerProductListItem: ({ parameters }) => {
      items = items.filter(({ id }) => id !== parameters?.itemId);
    },
  };
};

const open = async (scapi: Record<string, FakeAnswer> | null) => {
  const account = fakeAccount(scapi && { customerId: "june", firstName: "June" }, { scapi: scapi ?? {} });
  const shown = await renderPages("/boxes", { "/boxes": { default: Boxes } }, { api: account.api });
  await settle();
  return { ...account, ...shown, user: userEvent.setup() };
};

const names = () => screen.queryAllByRole("listitem").map(({ textContent }) => textContent);

beforeEach(() => localStorage.clear());

test("a customer's boxes are in the account, in a list of their own", async () => {
  const { user, calls } = await open(fakeLists());
  await user.click(screen.getByRole("button", { name: "Keep" }));
  expect(names()).toEqual(["New"]);
  expect(calls.find(({ name }) => name === "createCustomerProductList")?.body).toEqual({
    type: "custom_1",
    name: "custom-mix-boxes",
  });
  expect(calls.find(({ name }) => name === "createCustomerProductListItem")?.body).toMatchObject({
    productId: "keepsake-1",
    c_boxName: "New",
    c_customMix: JSON.stringify({ boxList: [{ pid: "bear", qty: 10000 }], unitType: "percent" }),
  });
  expect(localStorage.getItem(KEPT_BOXES_KEY)).toBeNull();
  await user.click(screen.getByRole("button", { name: "New" }));
  expect(names()).toEqual([]);
});

test("a login takes the boxes of the browser along, each of them once", async () => {
  localStorage.setItem(KEPT_BOXES_KEY, JSON.stringify([box("One"), box("Two")]));
  const { calls } = await open(fakeLists());
  await act(settle);
  expect(names()).toEqual(["One", "Two"]);
  expect(calls.filter(({ name }) => name === "createCustomerProductListItem")).toHaveLength(2);
  expect(localStorage.getItem(KEPT_BOXES_KEY)).toBeNull();
});

test("what the account refuses is said, and a box of the browser stays there", async () => {
  const noise = jest.spyOn(console, "error").mockImplementation(() => undefined);
  localStorage.setItem(KEPT_BOXES_KEY, JSON.stringify([box("One")]));
  const { user } = await open({ ...fakeLists(), createCustomerProductListItem: refusal(500, "unknown", "") });
  expect(readKept(localStorage.getItem(KEPT_BOXES_KEY))).toHaveLength(1);
  await user.click(screen.getByRole("button", { name: "Keep" }));
  expect(screen.getByRole("alert")).toHaveTextContent("Oh fudge!");
  noise.mockRestore();
});

test.each([
  ["nothing", null],
  ["no JSON", "{"],
  ["no list", '{"a":1}'],
  ["somebody's making", '[{"id":"x","name":"<b>","recipe":{"productId":"../","candies":[]}}]'],
  ["a box without sweets", '[{"id":"x","name":"A","unitType":"percent","recipe":{"productId":"k","candies":[null]}}]'],
])("the browser keeping %s keeps no box", (_, text) => {
  expect(readKept(text)).toEqual([]);
});
