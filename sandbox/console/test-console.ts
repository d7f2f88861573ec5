import { within } from "@testing-library/dom";
import { JSDOM } from "jsdom";
import request from "supertest";
import type { TestSandbox } from "#sandbox/test-sandbox.ts";

/** Somebody who uses the console's pages by their labels, headings and forms; for tests. */
// oxlint-disable-next-line typescript/explicit-module-boundary-types -- the queries of the testing library are its return type
export const consoleVisitor = (sandbox: () => Pick<TestSandbox, "app">) => {
  /** A page as those see it who use its labels and headings. */
  const look = async (path: string, status = 200) => {
    const answer = await request(sandbox().app).get(path);
    expect([path, answer.status, answer.type]).toEqual([path, status, "text/html"]);
    const { document } = new JSDOM(answer.text).window;
    const page = within(document.body);
    return { answer, document, page, ...page };
  };

  const post = (path: string, fields: Record<string, string> = {}) =>
    request(sandbox().app).post(path).type("form").send(fields);

  /** Sends a form and gives what the next page says. */
  const act = async (path: string, fields: Record<string, string> = {}): Promise<string> => {
    const answer = await post(path, fields);
    expect([answer.status, answer.text]).toEqual([303, expect.any(String)]);
    return (await look(answer.headers.location ?? "")).getByRole("status").textContent ?? "";
  };

  /** Sends a form that is refused and gives why. */
  const refused = async (path: string, fields: Record<string, string>, status = 400): Promise<string> => {
    const answer = await post(path, fields);
    expect(answer.status).toBe(status);
    const { document } = new JSDOM(answer.text).window;
    return within(document.body).getByRole("alert").textContent ?? "";
  };

  return { look, post, act, refused };
};
