import { factsOf, shapeDifferences } from "./shape-facts.ts";

describe("facts about the shape of answers", () => {
  const published = factsOf([
    {
      id: "a",
      lines: [
        { price: 1, tax: null },
        { price: 2, tax: 0.5 },
      ],
      c_own: 1,
    },
  ]);

  it("are members and types by the object they belong to, without custom members", () => {
    expect(published).toEqual({
      "": { id: "string", lines: "array" },
      "lines[]": { price: "number", tax: "null|number" },
    });
  });

  it.each<[string, unknown, Record<string, string>]>([
    ["nothing for the same members", { id: "b", lines: [{ price: 3, tax: null }] }, {}],
    ["nothing for more members", { id: "b", lines: [{ price: 3, tax: 1, more: true }] }, {}],
    ["a member that is missing", { id: "b", lines: [{ price: 3 }] }, { "lines[].tax": "missing (null|number)" }],
    ["a list that is missing, once", { id: "b" }, { lines: "missing (array)" }],
    ["another type", { id: 7, lines: [{ price: 3, tax: 1 }] }, { id: "number, not string" }],
  ])("differ by %s", (_, answer, differences) => {
    expect(shapeDifferences(published, factsOf([answer]))).toEqual(differences);
  });
});
