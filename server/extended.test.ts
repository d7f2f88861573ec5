import loadable from "@loadable/component";
import request from "supertest";
import { loadConfig } from "#config/load-config.ts";
import { createSiteRouter } from "#server/api/site-router.ts";
import type { SiteOperation } from "#server/api/site/site-operation.ts";
import { pageAddress } from "#server/page-cache/page-address.ts";
import { loadSecrets } from "#server/secrets.ts";
import { createTestStorefront } from "#server/test-storefront.ts";
import express from "express";
import { extendServer, whatIsAdded } from "./extended.ts";

const config = loadConfig({});
const [site] = config.sites;
const host = site?.hosts[0];

const answering = (method: SiteOperation["method"], path: string, answer: object): SiteOperation => ({
  method,
  path,
  handle: () => Promise.resolve(answer),
});

test("a call of one's own is there, and answers in the place of one of the product's", async () => {
  const { operations } = extendServer({
    operations: [answering("GET", "rewards", { stamps: 3 }), answering("POST", "vitals", { isOurs: true })],
  });
  const { services } = createTestStorefront(config);
  const app = express().use("/api/:site", express.json(), createSiteRouter(services, operations));
  const own = await request(app).get(`/api/${site?.id}/rewards`);
  expect([own.status, own.body]).toEqual([200, { stamps: 3 }]);
  const replaced = await request(app).post(`/api/${site?.id}/vitals`).send({});
  expect([replaced.status, replaced.body]).toEqual([200, { isOurs: true }]);
});

test("a third party of one's own takes the place of the product's, and the others stay", async () => {
  const addressValidation = {
    suggest: () => Promise.resolve({ suggestions: [], confidence: "No matches" as const }),
    format: () => Promise.resolve(null),
    verify: () => Promise.reject(new Error("not asked")),
  };
  const { createVendors } = extendServer({ vendors: () => ({ addressValidation }) });
  const vendors = createVendors({ config, secrets: loadSecrets({}) });
  expect(vendors.addressValidation).toBe(addressValidation);
  expect(vendors.content).toHaveProperty("byKey");
});

test("a page of one's own reads its parameter, and one that belongs to a shopper is never kept", () => {
  const addressOf = (url: string) => pageAddress(config.sites, host, url);
  expect(addressOf("/stamps?card=7&utm=x")).toMatchObject({ url: "/stamps" });
  expect(addressOf("/my-stamps")).toMatchObject({ key: expect.any(String) });
  extendServer({ pageParameters: [[/^\/stamps$/, /^card$/]], personalPages: ["my-stamps"] });
  expect(addressOf("/stamps?card=7&utm=x")).toMatchObject({ url: "/stamps?card=7" });
  expect(addressOf("/my-stamps")).toMatchObject({ key: null });
});

test("the log of the start says what is added, and what stands in the place of the product's", () => {
  const page = loadable(() => Promise.resolve({ default: () => null }));
  const Nothing = () => null;
  expect(
    whatIsAdded(
      {
        pages: [
          { path: "/rewards", page },
          { path: "/gift-finder", page },
        ],
        blocks: { "customer-quote": Nothing, "thin-banner": Nothing, recipe: Nothing },
        sheets: { "need-help": Nothing },
      },
      {
        operations: [answering("GET", "rewards", {}), answering("POST", "vitals", {})],
        vendors: () => ({}),
      },
    ),
  ).toEqual([
    "page /rewards",
    "page /gift-finder (in place of the product's)",
    "block customer-quote",
    "block thin-banner (in place of the product's)",
    "block recipe (in place of the product's)",
    "side sheet need-help (in place of the product's)",
    "call GET rewards",
    "call POST vitals (in place of the product's)",
    "third parties",
  ]);
});
