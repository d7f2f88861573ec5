import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { contractFolder, createOasValidator, type Exchange } from "./oas-validator.ts";

/** A small document of the same form as the published ones. */
const document = `
openapi: 3.0.3
servers:
  - url: https://{shortCode}.api.example.test/test/jars/v1
paths:
  '/organizations/{organizationId}/jars/{jarId}':
    get:
      operationId: getJar
      responses:
        '200':
          content:
            application/json:
              schema: { $ref: '#/components/schemas/Jar' }
        '404': { $ref: '#/components/responses/Problem' }
    delete:
      operationId: deleteJar
      responses:
        '204': { description: Gone }
  '/organizations/{organizationId}/jars/open':
    get:
      operationId: getOpenJars
      responses:
        '204': { description: None }
components:
  responses:
    Problem:
      content:
        application/problem+json:
          schema: { type: object, required: [title], properties: { title: { type: string } } }
  schemas:
    Jar:
      type: object
      required: [id]
      allOf:
        - properties: { label: { type: string, maxLength: 5 } }
      properties:
        id: { type: string }
        filledAt: { type: string, format: date-time }
        fruits: { type: array, items: { type: object, properties: { name: { type: string } } } }
        anything: { type: object }
`;

describe("the comparison with the published documents", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "oas-"));
  writeFileSync(path.join(folder, "jars.yaml"), document);
  afterAll(() => rmSync(folder, { recursive: true }));

  const validator = createOasValidator(folder, { isDeep: true });
  const url = "http://127.0.0.1:1/test/jars/v1/organizations/o/jars";
  const exchange = (changes: Partial<Exchange>): Exchange => ({
    method: "GET",
    url: `${url}/a`,
    status: 200,
    contentType: "application/json; charset=utf-8",
    body: { id: "a" },
    ...changes,
  });

  test.each<[string, Partial<Exchange>]>([
    ["a full answer", { body: { id: "a", label: "plum", filledAt: "2026-11-20T10:00:00Z", c_own: 1 } }],
    [
      "what an open object and a list hold",
      { body: { id: "a", anything: { lid: 1 }, fruits: [{ name: "plum", c_a: 1 }] } },
    ],
    ["a documented problem", { status: 404, contentType: "application/problem+json", body: { title: "x" } }],
    ["an answer without body", { method: "DELETE", status: 204, contentType: "", body: undefined }],
    [
      "the gateway's refusal",
      { status: 401, contentType: "application/problem+json", body: { title: "x", type: "y", detail: "z" } },
    ],
  ])("%s passes", (_, changes) => {
    expect(validator.problems(exchange(changes))).toEqual([]);
  });

  test.each<[string, Partial<Exchange>, RegExp]>([
    ["a missing member", { body: { label: "plum" } }, /required property 'id'/],
    ["a number for a text", { body: { id: 7 } }, /\/id must be string/],
    ["a text that is too long", { body: { id: "a", label: "plumjam" } }, /\/label must NOT have more than 5/],
    ["a time that is none", { body: { id: "a", filledAt: "today" } }, /\/filledAt must match format/],
    ["a member nobody documented", { body: { id: "a", lid: true } }, /'lid' is not documented/],
    [
      "a member nobody documented, further in",
      { body: { id: "a", fruits: [{ name: "plum", skin: 1 }] } },
      /'fruits\[\].skin' is not/,
    ],
    ["another content type", { contentType: "text/html" }, /content type is text\/html/],
    ["a status nobody documented", { status: 418 }, /getJar 418: it is not documented/],
    ["a refusal that is no problem document", { status: 401, body: "no" }, /no title/],
    ["a body where none belongs", { method: "DELETE", status: 204 }, /no body is documented/],
    ["an unknown address", { url: "http://127.0.0.1:1/test/jars/v1/lids" }, /not a documented operation/],
  ])("%s is found", (_, changes, problem) => {
    expect(validator.problems(exchange(changes)).join("\n")).toMatch(problem);
  });

  test("an address with fixed words is not mistaken for one with a parameter", () => {
    expect(validator.operationOf({ method: "GET", url: `${url}/open` })).toBe("getOpenJars");
    expect(validator.operationOf({ method: "GET", url: `${url}/other` })).toBe("getJar");
  });
});

describe("the official documents", () => {
  const before = process.env.SCAPI_CONTRACT_DIR;
  afterEach(() => {
    if (before === undefined) delete process.env.SCAPI_CONTRACT_DIR;
    else process.env.SCAPI_CONTRACT_DIR = before;
  });

  test("travel with the sandbox, their license beside them", () => {
    delete process.env.SCAPI_CONTRACT_DIR;
    const files = readdirSync(contractFolder());
    expect(contractFolder()).toBe(path.resolve("sandbox/contract/oas"));
    expect(files).toContain("LICENSE");
    expect(files.filter((file) => file.endsWith("-public.yaml"))).toHaveLength(17);
  });

  test("fail whoever asks for them where they are not", () => {
    const empty = mkdtempSync(path.join(tmpdir(), "no-contract-"));
    process.env.SCAPI_CONTRACT_DIR = empty;
    expect(contractFolder).toThrow("There are no OpenAPI documents");
    rmSync(empty, { recursive: true });
  });
});
