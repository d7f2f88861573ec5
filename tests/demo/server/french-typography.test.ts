import french from "../../../translations/fr-CA.json";

test("Canadian French sets no space before ?, ! and ; (Office québécois de la langue française)", () => {
  const spaced = Object.entries(french).filter(([, text]) => /[ \u00a0\u202f][?!;]/u.test(text));
  expect(spaced.map(([id]) => id)).toEqual([]);
});
