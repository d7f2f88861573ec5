/** Read while the file prepares itself: the worker's last test, of whatever file, must not be told. */
let duringPreparation: string | undefined;

beforeAll(() => {
  duringPreparation = expect.getState().currentTestName;
});

test("what a file prepares belongs to no test", () => {
  expect(duringPreparation).toBe("");
});

test("what a test does belongs to it", () => {
  expect(expect.getState().currentTestName).toBe("what a test does belongs to it");
});
