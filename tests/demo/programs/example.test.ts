import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { createApiShopper } from "#tests/api-shopper.ts";
import { freePort } from "#tests/programs/built-shop.ts";
import { compileCopy } from "#tests/programs/known-types.ts";

jest.setTimeout(400_000);

/** The example is started by its one command, in a copy of its own that keeps what was built. */
const example = path.resolve("examples/harbor-and-rye");
const copy = path.resolve(".cache/examples/harbor-and-rye");
const data = mkdtempSync(path.join(tmpdir(), "example-"));
let shop: ChildProcess;
let origin: string;
let said = "";

const isReady = () =>
  fetch(`${origin}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );

beforeAll(async () => {
  const [port, sandboxPort, vendorsPort] = await Promise.all([freePort(), freePort(), freePort()]);
  origin = `http://localhost:${port}`;
  shop = spawn(process.execPath, ["build/example.mjs", path.basename(example), "--to", copy], {
    env: {
      ...process.env,
      NODE_ENV: "production",
      PORT: `${port}`,
      SANDBOX_PORT: `${sandboxPort}`,
      VENDORS_PORT: `${vendorsPort}`,
      SANDBOX_DATA: path.join(data, "data"),
      DATABASE_URL: "",
    },
  });
  for (const stream of [shop.stdout, shop.stderr])
    stream?.on("data", (chunk: Buffer) => {
      said += chunk.toString();
    });
  while (!(await isReady())) {
    if (shop.exitCode !== null) throw new Error(`The example did not start:\n${said}`);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
});
afterAll(async () => {
  if (shop.exitCode === null) {
    const ended = once(shop, "exit");
    shop.kill("SIGTERM");
    await ended;
  }
  rmSync(data, { recursive: true, force: true });
});

const page = async (place: string) => {
  const answer = await fetch(origin + place);
  // Names of tokens are the product's in every shop.
  return { status: answer.status, html: (await answer.text()).replaceAll(/--wp-[\w-]+/g, "") };
};

test("it is made of twenty files at most", () => {
  const files = readdirSync(example, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  expect(files.length).toBeLessThanOrEqual(20);
});

test("what is laid over the product has the right types", () => {
  expect(compileCopy(copy, "server", "worlds")).toEqual({ status: 0, output: "" });
});

const product = "/smokehouse/cold-smoked-salmon/200201.html";

/** Pages that a page leads to. */
const linksIn = (html: string) =>
  [...html.matchAll(/href="(\/[\w/.-]*)"/g)]
    .map(([, place = ""]) => place)
    .filter((place) => !/^\/(static|api)\/|\.(svg|png|webmanifest|ico|xml)$/.test(place));

test("home and product lead to pages that are there, with its brand and no word of the product's own shop", async () => {
  const { html } = await page("/");
  expect(html).toContain("<title>Bakers and smokers | Harbor &amp; Rye</title>");
  const places = [...new Set(["/", product, "/gift-finder", ...linksIn(html), ...linksIn((await page(product)).html)])];
  expect(places).toEqual(
    expect.arrayContaining(["/category/bread", "/help/shipping-rates", "/contact-us", "/company-info/terms"]),
  );
  for (const place of places) {
    const { status, html: text } = await page(place);
    expect([place, status, text.includes("Harbor &amp; Rye"), /wickett|plum\b|confectioner/i.exec(text)?.[0]]).toEqual([
      place,
      200,
      true,
      undefined,
    ]);
  }
});

test("a product's page shows its name, price and a picture that is there", async () => {
  const { html } = await page(product);
  expect(html).toContain("Cold-Smoked Salmon</h1>");
  expect(html).toContain("$14.00");
  const [picture = ""] = /http:[^"\s,]*salmon\.webp[^"\s,]*/.exec(html) ?? [];
  const answer = await fetch(picture.replaceAll("&amp;", "&"));
  expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "image/webp"]);
});

test("what is put into the bag is ordered and shipped by its own methods", async () => {
  const guest = await createApiShopper(origin, undefined, "HarborAndRye");
  const basketId = await guest.fillBag(
    { productId: "200101-whole", quantity: 2 },
    { productId: "200203", quantity: 1 },
  );
  await guest.prepare(basketId);
  const { status, body } = await guest.placeOrder(basketId);
  expect(status).toBe(200);
  expect(body).toMatchObject({
    orderNo: expect.stringMatching(/^HR/),
    siteId: "HarborAndRye",
    productSubTotal: 34.95,
    shippingTotal: 8.95,
  });
});
