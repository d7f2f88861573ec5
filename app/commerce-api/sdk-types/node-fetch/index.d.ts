/**
 * What the SDK's types want of `node-fetch`, as a browser has it; the package's own types bring all of Node's with
 * them.
 */
export type BodyInit = globalThis.BodyInit;
export type RequestInit = globalThis.RequestInit;
export type Response = globalThis.Response;
