import { Fault } from "#sandbox/core/fault.ts";

/**
 * A single form or query value; an empty one counts as absent. @throws Fault 400 for one that is too long or comes
 * twice.
 */
export type Read = (name: string) => string | undefined;

/** Where members of a call are read from. */
interface Call {
  query: URLSearchParams;
  body: unknown;
}

/** Longest value of each member (Shopper Login document). */
const limits: Record<string, number> = {
  client_id: 40,
  channel_id: 100,
  redirect_uri: 256,
  state: 512,
  scope: 256,
  usid: 256,
  hint: 256,
  ui_locales: 256,
  code: 256,
  refresh_token: 256,
  user_id: 128,
  login_id: 128,
  email: 128,
  email_id: 128,
  first_name: 100,
  last_name: 100,
  phone_number: 48,
  customer_no: 100,
  callback_uri: 256,
};

/** Longest value of a member the document sets no limit to. */
const DEFAULT_LIMIT = 4096;

/** A request the login service does not understand. */
export const badRequest = (detail: string): Fault => new Fault(400, "invalid_request", detail);

const checked = (name: string, value: string | undefined): string | undefined => {
  const limit = limits[name] ?? DEFAULT_LIMIT;
  if (value !== undefined && value.length > limit) throw badRequest(`${name} must have at most ${limit} characters.`);
  return value || undefined;
};

/** Reads the query of a call. */
export const queryReader =
  ({ query }: Pick<Call, "query">): Read =>
  (name) => {
    const values = query.getAll(name);
    if (values.length > 1) throw badRequest(`${name} is given more than once.`);
    return checked(name, values[0]);
  };

/** Reads the form a call sends as its body. */
export const formReader =
  ({ body }: Pick<Call, "body">): Read =>
  (name) =>
    checked(name, (body as Record<string, string> | undefined)?.[name]);

/** The form of a call, else its query: the official client sends some members either way. */
export const formOrQueryReader = (request: Call): Read => {
  const [form, query] = [formReader(request), queryReader(request)];
  return (name) => form(name) ?? query(name);
};

/** A member that must be there. @throws Fault 400. */
export const needed = (read: Read, name: string): string => {
  const value = read(name);
  if (value === undefined) throw badRequest(`${name} is required.`);
  return value;
};

/** Whether the shopper does not want to be tracked; nothing when the request does not say. @throws Fault 400. */
export const doNotTrackOf = (read: Read): boolean | undefined => {
  const value = read("dnt");
  if (value !== undefined && value !== "true" && value !== "false") throw badRequest("dnt must be true or false.");
  return value === undefined ? undefined : value === "true";
};
