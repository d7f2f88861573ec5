import { refuse, unreachable, UpstreamProblem } from "#server/problem.ts";
import { createBreakers } from "./breakers.ts";

const silence = () => Promise.reject(unreachable(new DOMException("late", "TimeoutError")));

test("a part that was silent three times is left alone, then tried once; others are asked as ever", async () => {
  const breakers = createBreakers({ restMs: 60 });
  let calls = 0;
  const ask = (answer: () => Promise<unknown>) =>
    breakers.ask("preferences", () => {
      calls += 1;
      return answer();
    });
  for (let index = 0; index < 3; index += 1) await expect(ask(silence)).rejects.toMatchObject({ status: 504 });
  await expect(ask(silence)).rejects.toMatchObject({ status: 503 });
  expect(calls).toBe(3);
  expect(await breakers.ask("products", () => Promise.resolve("truffles"))).toBe("truffles");
  await new Promise((resolve) => setTimeout(resolve, 80));
  await expect(ask(silence)).rejects.toMatchObject({ status: 504 });
  await expect(ask(silence)).rejects.toMatchObject({ status: 503 });
  expect(calls).toBe(4);
  await new Promise((resolve) => setTimeout(resolve, 80));
  expect(await ask(() => Promise.resolve("there"))).toBe("there");
  expect(await ask(() => Promise.resolve("there"))).toBe("there");
  expect(calls).toBe(6);
});

test.each([
  ["a refusal", refuse(404, "not-found", "Not Found", "")],
  ["an overload that is told", refuse(503, "load", "Load", "")],
  ["maintenance", new UpstreamProblem(502, {}, { maintenance: true })],
  ["a mistake of ours", new TypeError("undefined")],
])("%s is an answer: the part is asked again each time", async (_name, error) => {
  const breakers = createBreakers();
  let calls = 0;
  for (let index = 0; index < 8; index += 1)
    await expect(
      breakers.ask("products", () => {
        calls += 1;
        return Promise.reject(error);
      }),
    ).rejects.toBe(error);
  expect(calls).toBe(8);
});
