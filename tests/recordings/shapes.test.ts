import type { RecordedCall } from "./recording.ts";
import { driftOf } from "./shapes.ts";

const call = (over: Partial<RecordedCall> = {}): RecordedCall => ({
  scope: "http://commerce.localhost",
  method: "GET",
  path: "/baskets/0000000000000000000000000007?siteId=WickettPlumUS",
  status: 200,
  headers: {},
  response: { basketId: "7", orderTotal: 27.35, productItems: [{ price: 20.4 }, { price: 3, gift: true }] },
  ...over,
});

const recorded = { steps: [{ step: "opens the bag", calls: [call()] }] };
const driftTo = (...calls: RecordedCall[]) => driftOf(recorded, { steps: [{ step: "opens the bag", calls }] });

describe("drift between recordings and what services say now", () => {
  it("other values and other ids are none", () => {
    expect(
      driftTo(
        call({
          path: "/baskets/0000000000000000000000000012?siteId=Other",
          response: { basketId: "8", orderTotal: 1, productItems: [{ price: 2, gift: false }] },
        }),
      ),
    ).toEqual([]);
  });

  it.each<[string, RecordedCall[], string[]]>([
    [
      "a member of another type",
      [call({ response: { basketId: "7", orderTotal: "27.35", productItems: [{ price: 20.4, gift: true }] } })],
      [".orderTotal was number and is string"],
    ],
    [
      "a member that is gone, and one that is new",
      [call({ response: { basketId: "7", orderTotal: 27.35, productItems: [{ price: 20.4, weight: 1 }] } })],
      [".productItems[].gift is gone", ".productItems[].weight is new"],
    ],
  ])("names %s", (_, calls, lines) => {
    expect(driftTo(...calls)).toEqual(lines.map((line) => `opens the bag: GET /baskets/*: ${line}`));
  });

  it("names another status, a call that is not made and one that is new", () => {
    expect(driftTo(call({ status: 404 }))).toEqual(["opens the bag: GET /baskets/* answered 200 and answers 404"]);
    expect(driftTo(call({ path: "/carts/1" }))).toEqual([
      "opens the bag: GET /baskets/* is not called any more",
      "opens the bag: GET /carts/1 is called now",
    ]);
  });

  it("names a step that is not done, and none for a step that nobody recorded", () => {
    expect(driftOf(recorded, { steps: [] })).toEqual(["opens the bag: is not done any more"]);
    expect(driftOf({ steps: [] }, recorded)).toEqual([]);
  });
});
