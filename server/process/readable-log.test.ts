import { createLogger } from "#server/middleware/logger.ts";
import { readableLog } from "./readable-log.ts";

/** What the log of a developer says to the terminal. */
const linesOf = (write: (log: ReturnType<typeof createLogger>) => void): string => {
  const said: string[] = [];
  const terminal = jest.spyOn(process.stdout, "write").mockImplementation((text) => {
    said.push(String(text));
    return true;
  });
  write(createLogger("info", readableLog(process.stdout)));
  terminal.mockRestore();
  return said.join("");
};

test("a request is one line", () => {
  const line = linesOf((log) =>
    log.info(
      {
        req: { id: "1", method: "GET", host: "localhost:3000", url: "/cart" },
        res: { status: 200 },
        responseTime: 34,
      },
      "request completed",
    ),
  );
  expect(line).toMatch(/^\[\d\d:\d\d:\d\d\] INFO: GET localhost:3000\/cart 200 34 ms\n$/);
});

test("an error keeps its stack, and secrets stay hidden", () => {
  const lines = linesOf((log) =>
    log.error({ err: new Error("The till jams."), password: "sugar" }, "The page failed."),
  );
  expect(lines).toMatch(/ERROR: The page failed\.\n/);
  expect(lines).toContain("The till jams.");
  expect(lines).toContain("readable-log.test.ts");
  expect(lines).not.toContain("sugar");
});
