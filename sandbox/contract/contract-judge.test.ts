import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { createContractJudge } from "./contract-judge.ts";

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
              schema: { type: object, required: [id], properties: { id: { type: string } } }
components: { schemas: {} }
`;

describe("the judge of contracts", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "judge-"));
  writeFileSync(path.join(folder, "jars.yaml"), document);
  afterAll(() => rmSync(folder, { recursive: true }));
  const judge = createContractJudge(folder);
  const call = (address: string, body: string, status = 200) =>
    judge({
      method: "GET",
      url: `/test/${address}?siteId=a`,
      operation: undefined,
      status,
      contentType: "application/json; charset=utf-8",
      body: Buffer.from(body),
    });

  test.each([
    ["as documented", "jars/v1/organizations/o/jars/1", '{"id":"1"}', "conforms", 0],
    ["of another type", "jars/v1/organizations/o/jars/1", '{"id":1}', "violates", 1],
    ["no JSON", "jars/v1/organizations/o/jars/1", "<html>", "violates", 1],
    ["no body", "jars/v1/organizations/o/jars/1", "", "violates", 1],
    ["from an address nobody documents", "lids/v1/organizations/o/lids/1", '{"id":1}', "undocumented", 0],
  ])("an answer that is %s", (_, address, body, verdict, problems) => {
    expect(call(address, body)).toMatchObject({ verdict, problems: expect.any(Array) });
    expect(call(address, body)?.problems).toHaveLength(problems);
  });
});
