import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";

const runner = pathToFileURL(path.join(__dirname, "run-programs.mjs")).href;
let folder: string;
beforeAll(() => (folder = mkdtempSync(path.join(tmpdir(), "programs-"))));
afterAll(() => rmSync(folder, { recursive: true }));

const program = (name: string, text: string): string => {
  const file = path.join(folder, `${name}.cjs`);
  writeFileSync(file, text);
  return file;
};

/** Runs them to their end; gives what was written, to either stream, and the code. */
const run = (programs: object[]): Promise<{ told: string; complained: string; code: number | null }> =>
  new Promise((resolve) => {
    const text = `import(${JSON.stringify(runner)}).then(({ runPrograms }) => runPrograms(${JSON.stringify(programs)}))`;
    const child = spawn(process.execPath, ["-e", text], { stdio: ["ignore", "pipe", "pipe"] });
    let told = "";
    let complained = "";
    child.stdout.on("data", (chunk) => (told += String(chunk)));
    child.stderr.on("data", (chunk) => (complained += String(chunk)));
    child.once("close", (code) => resolve({ told, complained, code }));
  });

const shop = () => program("shop", `console.log("shop begins"); setTimeout(() => process.exit(3), 50);`);

test("a shop begins once its backend has said that it is ready, and both end when one does", async () => {
  const backend = program(
    "backend",
    `process.on("SIGTERM", () => { console.log("backend ends"); process.exit(0); });
     setInterval(() => undefined, 1000);
     setTimeout(() => { console.log("backend is ready"); process.send("ready"); }, 300);`,
  );
  const { told, complained, code } = await run([
    { name: "backend", file: backend, announces: true },
    { name: "shop", file: shop() },
  ]);
  expect(told).toBe("backend is ready\nshop begins\nbackend ends\n");
  expect(complained).toBe("The shop stopped by itself (code 3).\n");
  expect(code).toBe(3);
});

test("a program is given what is its own beside what everybody has", async () => {
  const told = program("told", `console.log(process.env.NODE_ENV, process.env.HEAP); process.exit(0);`);
  const { told: words } = await run([{ name: "told", file: told, env: { HEAP: "512" } }]);
  expect(words).toMatch(/ 512\n$/);
});

test("a backend that cannot begin ends everything, and no shop is opened", async () => {
  const backend = program("broken", `console.error("No room on the disk."); process.exit(2);`);
  const { told, complained, code } = await run([
    { name: "backend", file: backend, announces: true },
    { name: "shop", file: shop() },
  ]);
  expect([told, complained]).toEqual(["", "No room on the disk.\nThe backend stopped by itself (code 2).\n"]);
  expect(code).toBe(2);
});
