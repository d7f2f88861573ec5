import Ajv, { type ValidateFunction } from "ajv";
import addFormats from "ajv-formats";
import request from "supertest";
import type { TestSandbox } from "./test-sandbox.ts";

interface Described {
  paths: Record<
    string,
    Record<string, { responses: Record<string, { content?: Record<string, { schema: object }> }> }>
  >;
}

type Method = "get" | "post" | "put" | "delete";

/** The levers of a sandbox for tests; every answer is held against the document the control plane gives of itself. */
export interface TestControl {
  get(path: string): Promise<request.Response>;
  post(path: string, body?: object): Promise<request.Response>;
  put(path: string, body?: object): Promise<request.Response>;
  delete(path: string): Promise<request.Response>;
}

/** @param organizationId a test organization, where its private sandbox is meant */
export const testControl = async (sandbox: Pick<TestSandbox, "app">, organizationId?: string): Promise<TestControl> => {
  const { body: document } = (await request(sandbox.app).get("/__sandbox/openapi.json")) as { body: Described };
  const ajv = new Ajv({ strict: false, allErrors: true });
  addFormats(ajv);
  const compiled = new Map<object, ValidateFunction>();

  const check = (method: Method, path: string, answer: request.Response) => {
    const plain = path.split("?")[0] ?? "";
    const template = Object.keys(document.paths).find((known) =>
      new RegExp(`^${known.replace(/[.]/g, "\\.").replace(/\{\w+\}/g, "[^/]+")}$`).test(plain),
    );
    const operation = template === undefined ? undefined : document.paths[template]?.[method];
    if (!operation) {
      if (answer.status === 404) return;
      throw new Error(`${method} ${plain} is not described, but answers ${answer.status}.`);
    }
    const described = operation.responses[answer.status];
    if (!described) throw new Error(`${method} ${plain}: the answer ${answer.status} is not described. ${answer.text}`);
    const [type, content] = Object.entries(described.content ?? {})[0] ?? [];
    if (!content) {
      if (answer.text) throw new Error(`${method} ${plain}: an answer ${answer.status} should be empty.`);
      return;
    }
    if (answer.type !== type) throw new Error(`${method} ${plain}: ${answer.type} instead of ${type}.`);
    const validate = compiled.get(content.schema) ?? ajv.compile(content.schema);
    compiled.set(content.schema, validate);
    const body: unknown = JSON.parse(answer.text);
    if (!validate(body))
      throw new Error(`${method} ${plain}: ${ajv.errorsText(validate.errors)} in ${answer.text.slice(0, 500)}`);
  };

  const send = async (method: Method, path: string, body?: object) => {
    let call = request(sandbox.app)[method](`/__sandbox${path}`);
    if (organizationId) call = call.set("x-sandbox-organization", organizationId);
    const answer = await (body === undefined ? call : call.send(body));
    check(method, path, answer);
    return answer;
  };

  return {
    get: (path) => send("get", path),
    post: (path, body) => send("post", path, body),
    put: (path, body) => send("put", path, body),
    delete: (path) => send("delete", path),
  };
};
