import { CommerceApiError } from "#app/commerce-api/commerce-api-error.ts";
import type { Customer } from "#app/commerce-api/customers.ts";
import type { SiteRequest } from "#app/commerce-api/site-api-client.ts";
import type { PartialCommerceApi } from "./fake-commerce-api.ts";

/** An answer of the fake backend, or the refusal it throws. */
export type FakeAnswer = (request: { parameters?: Record<string, string>; body?: unknown }) => unknown;

/** A refusal of the backend. */
export const refusal = (
  status: number,
  type: string,
  detail: string,
  words: { title?: string; statusMessage?: string } = {},
): FakeAnswer => {
  return () => {
    throw new CommerceApiError(status, type, detail, [], words);
  };
};

/** A customer who is logged in; `null` is a guest. */
export const fakeAccount = (
  start: Customer | null,
  {
    scapi = {},
    site = {},
    more = {},
  }: {
    /** Answers by operation: `updateCustomer`. */
    scapi?: Record<string, FakeAnswer>;
    /** Answers by method and path: `POST validate-customer-password`. */
    site?: Record<string, FakeAnswer>;
    more?: PartialCommerceApi;
  } = {},
) => {
  let customer = start;
  const calls: { name: string; parameters?: Record<string, string>; body?: unknown }[] = [];

  const patch = (change: (before: Customer) => Partial<Customer>) => {
    if (customer) customer = { ...customer, ...change(customer) };
  };
  const addresses = () => customer?.addresses ?? [];
  const asAddress = (body: unknown) => body as NonNullable<Customer["addresses"]>[number];
  const demoted = (body: unknown) =>
    asAddress(body).preferred ? addresses().map((each) => ({ ...each, preferred: false })) : addresses();

  const answers: Record<string, FakeAnswer> = {
    createCustomerAddress: ({ body }) => {
      patch(() => ({ addresses: [...demoted(body), asAddress(body)] }));
      return body;
    },
    updateCustomerAddress: ({ parameters, body }) => {
      patch(() => ({
        addresses: demoted(body).map((each) =>
          each.addressId === parameters?.addressName ? { ...each, ...asAddress(body) } : each,
        ),
      }));
      return addresses().find(({ addressId }) => addressId === (asAddress(body).addressId ?? parameters?.addressName));
    },
    removeCustomerAddress: ({ parameters }) =>
      patch(() => ({ addresses: addresses().filter(({ addressId }) => addressId !== parameters?.addressName) })),
    updateCustomer: ({ body }) => {
      patch(() => body as Partial<Customer>);
      return customer;
    },
    updateCustomerPassword: () => undefined,
    deleteCustomerPaymentInstrument: ({ parameters }) =>
      patch((before) => ({
        paymentInstruments: before.paymentInstruments?.filter(
          ({ paymentInstrumentId }) => paymentInstrumentId !== parameters?.paymentInstrumentId,
        ),
      })),
    updateCustomerPaymentInstrument: ({ parameters }) =>
      patch((before) => ({
        paymentInstruments: before.paymentInstruments?.map((each) => ({
          ...each,
          default: each.paymentInstrumentId === parameters?.paymentInstrumentId,
        })),
      })),
    ...scapi,
  };

  const ask = async (known: Record<string, FakeAnswer>, name: string, request: Parameters<FakeAnswer>[0]) => {
    calls.push({ name, ...request });
    const answer = known[name];
    if (!answer) throw new Error(`The test did not expect ${name}.`);
    return Promise.resolve(answer(request));
  };

  const session = { customerId: customer?.customerId ?? "guest", registered: customer !== null, expiresAt: Infinity };
  const api: PartialCommerceApi = {
    session: {
      current: () => Promise.resolve(session),
      listen: () => () => undefined,
      signIn: (email, password) => {
        calls.push({ name: "signIn", body: { email, password } });
        return Promise.resolve(session);
      },
      signOut: () => {
        calls.push({ name: "signOut" });
        return Promise.resolve({ customerId: "guest", registered: false, expiresAt: Infinity });
      },
    },
    customers: { get: () => Promise.resolve(customer ?? {}) },
    transports: {
      scapi: (_family, method, args) => ask(answers, method, args[0] as Parameters<FakeAnswer>[0]),
      site: ({ method, path, query, body }: SiteRequest) =>
        ask(site, `${method} ${path}`, { ...(query && { parameters: query }), body }),
    },
    ...more,
  };
  return { api, calls, named: (name: string) => calls.filter((call) => call.name === name) };
};
