import { readFileSync } from "node:fs";
import { expect, test as base } from "@playwright/test";
import type { Page, Request } from "@playwright/test";
import type { AxeResults } from "axe-core";
import { startOwnShop } from "./own-shop.ts";
import { desktop, phone, resize } from "./widths.ts";

const axeSource = readFileSync(require.resolve("axe-core/axe.min.js"), "utf8");

interface ShopFixtures {
  /** Listens to the console of every tab; a journey during which it says anything fails. */
  quietConsole: void;
  /**
   * Announces a request that the shop is going to refuse, which the browser always writes to the console. Each
   * announced refusal must happen; every other one fails the journey. What the shop's own log says of one is expected
   * with it.
   */
  expectRefusal: (status: number, address: RegExp) => void;
  /** Announces what the shop itself will write to the console (its log of problems); each announced line must come. */
  expectLogged: (what: string) => void;
  /** Announces that the connection will be away: what cannot be fetched then is written to the console too. */
  expectOffline: () => void;
  /**
   * After a failure, prints where every open tab stood: its address, messages, refused fields and focus. Unanswered
   * calls are told where the journey waits for them: Playwright speaks of a page's calls only to whoever listens.
   */
  scene: void;
  /** The calls of the open tabs that have no answer yet. */
  unanswered: ReadonlyMap<Request, string>;
  /** Waits until every call of the open tabs is answered, those included that the page is about to make as it draws. */
  answered: () => Promise<void>;
  /**
   * Looks at the page as it stands; in a journey without a mark, which runs on a phone alone, at the desktop's width
   * too. What is open stays open.
   */
  atEachWidth: (look: (width: string) => Promise<void>) => Promise<void>;
  /** Runs axe over a page as it stands, at each width, and expects no violation. */
  expectAccessible: (where: string) => Promise<void>;
}

interface WorkerFixtures {
  /** When it is in that shop, as an ISO date; the machine's time where it is empty. */
  shopTime: string;
  /** The shop that this worker's journeys visit. */
  shop: string;
}

interface Refusal {
  /** Of the answer; 0 where none came, and the first words where it is a line of the shop's own. */
  status: number | string;
  address: RegExp;
  happened: boolean;
}

/** Journeys that say themselves at which width they run. */
const marks = ["@phone", "@desktop", "@both"];

const offline = new WeakSet<object>();

/**
 * Where a page was looked at in a wider window. From then on the browser has some pictures in a larger size, takes
 * those again in the small window too, and says five seconds after the load that the small ones were asked for in vain.
 */
const widened = new WeakSet<object>();

const refusals = new WeakMap<object, Refusal[]>();

/** Whether the page shows a picture in another size than the one that was asked for. */
const hasOtherSize = (asked: string) =>
  [...document.images].some(
    ({ currentSrc }) => currentSrc !== asked && currentSrc.split("?")[0] === asked.split("?")[0],
  );

/** The unanswered calls of the tabs, where a journey waits for them. */
const heard = new WeakMap<object, ReadonlyMap<Request, string>>();

/** Whether the shop's own log tells of an announced refusal, or of a connection that is announced to be away. */
const isLoggedRefusal = (text: string, expected: readonly Refusal[], context: object): boolean => {
  const [, status] = /\bCommerceApiError (\d+)\b/.exec(text) ?? [];
  if (status === undefined) return false;
  return expected.some((refusal) => refusal.status === Number(status)) || (status === "0" && offline.has(context));
};

/** What somebody who looks at a page sees of its state, for the report of a failure. */
const describeScene = (page: Page) =>
  page.evaluate(() => {
    const texts = (selector: string) =>
      [...document.querySelectorAll(selector)].map((element) => element.textContent.trim()).filter(Boolean);
    const fields = [...document.querySelectorAll<HTMLInputElement>("[aria-invalid=true]")];
    const form = [...document.querySelectorAll<HTMLSelectElement>("main select")];
    return {
      address: location.href,
      messages: texts("[role=alert], [role=status]"),
      refused: fields.map(({ name, value }) => `${name}=${value}`),
      chosen: form.map(({ name, value }) => `${name}=${value}`),
      busy: texts("[aria-busy=true]"),
      focus: document.activeElement?.outerHTML.slice(0, 160),
    };
  });

/** Waits until a page has been drawn, with what its last answers have changed. */
const untilDrawn = (page: Page) =>
  page.evaluate(
    () => new Promise<void>((drawn) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(drawn)))),
  );

const describeViolations = (violations: AxeResults["violations"]) =>
  violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(" | ")}`);

type Axe = { run(options: object): Promise<AxeResults> };

/** What axe finds wrong on a page as it stands; what it finds right is neither described nor handed over. */
const violationsOn = async (page: Page): Promise<AxeResults["violations"]> => {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axeSource);
  return page.evaluate(async () => {
    // What fades in has too little contrast until it stands.
    const moving = document
      .getAnimations()
      .filter(
        ({ playState, effect }) => playState === "running" && Number.isFinite(effect?.getComputedTiming().endTime),
      );
    await Promise.allSettled(moving.map(({ finished }) => finished));
    const { violations } = await (window as unknown as { axe: Axe }).axe.run({ resultTypes: ["violations"] });
    return violations;
  });
};

/** A test in the browser that also listens to the console and can look at accessibility. */
export const test = base.extend<ShopFixtures, WorkerFixtures>({
  shopTime: ["", { scope: "worker", option: true }],
  shop: [
    async ({ shopTime }, provide, { parallelIndex }) => {
      const { origin, stop } = await startOwnShop(parallelIndex, shopTime);
      await provide(origin);
      await stop();
    },
    { scope: "worker", timeout: 120_000 },
  ],
  baseURL: async ({ shop }, provide) => provide(shop),
  quietConsole: [
    async ({ context }, provide) => {
      const expected: Refusal[] = [];
      refusals.set(context, expected);
      const said: string[] = [];
      const looks: Promise<void>[] = [];
      context.on("console", (message) => {
        const text = message.text();
        const { url } = message.location();
        const refusal = expected.find(({ status, address }) =>
          typeof status === "string"
            ? text.startsWith(status)
            : text.includes(status === 0 ? "net::ERR_" : `responded with a status of ${status}`) && address.test(url),
        );
        if (text === "Service Worker registration blocked by Playwright") return;
        if (offline.has(context) && /net::ERR_(INTERNET_DISCONNECTED|FAILED)|Loading chunk/.test(text)) return;
        const [, unused] = /^The resource (\S+\/i\/\S+) was preloaded using link preload but not used/.exec(text) ?? [];
        if (unused && widened.has(context)) {
          const told = `${message.type()}: ${text} (${url})`;
          const look = message
            .page()
            ?.evaluate(hasOtherSize, unused)
            .then((has) => void (has || said.push(told)));
          if (look) looks.push(look);
          return;
        }
        if (refusal) refusal.happened = true;
        else if (isLoggedRefusal(text, expected, context)) return;
        else said.push(`${message.type()}: ${text} (${url})`);
      });
      context.on("weberror", (error) => said.push(`pageerror: ${error.error().message}`));
      await provide();
      // Of a page that is gone by now nothing can be learned.
      await Promise.allSettled(looks);
      expect(said, "what the console said").toEqual([]);
      const missing = expected.filter(({ happened }) => !happened);
      expect(missing, "refusals that did not happen").toEqual([]);
    },
    { auto: true },
  ],
  unanswered: async ({ context }, provide) => {
    const calls = new Map<Request, string>();
    heard.set(context, calls);
    context.on("request", (request) => calls.set(request, `${request.method()} ${request.url()}`));
    const close = (request: Request) => calls.delete(request);
    context.on("requestfinished", close);
    context.on("requestfailed", close);
    // A call whose answer nobody reads, such as one that only tells of something, never comes to an end.
    context.on("response", (response) => {
      if (response.request().resourceType() === "fetch") close(response.request());
    });
    await provide(calls);
  },
  answered: async ({ context, unanswered }, provide) => {
    await provide(() =>
      expect
        .poll(
          async () => {
            await Promise.all(context.pages().map(untilDrawn));
            return [...unanswered.values()];
          },
          { message: "calls without an answer", intervals: [50] },
        )
        .toEqual([]),
    );
  },
  scene: [
    async ({ context }, provide, testInfo) => {
      await provide();
      if (testInfo.status === testInfo.expectedStatus) return;
      const scenes = await Promise.all(context.pages().map((page) => describeScene(page).catch(String)));
      process.stdout.write(
        `where it stood: ${JSON.stringify({ scenes, unanswered: [...(heard.get(context)?.values() ?? [])] }, null, 1)}\n`,
      );
    },
    { auto: true },
  ],
  expectRefusal: async ({ context }, provide) => {
    await provide((status, address) => refusals.get(context)?.push({ status, address, happened: false }));
  },
  expectLogged: async ({ context }, provide) => {
    await provide((what) => refusals.get(context)?.push({ status: what, address: /./, happened: false }));
  },
  expectOffline: async ({ context }, provide) => {
    await provide(() => void offline.add(context));
  },
  atEachWidth: async ({ page }, provide, { tags }) => {
    await provide(async (look) => {
      if (tags.some((tag) => marks.includes(tag))) return look("");
      await look(" on a phone");
      widened.add(page.context());
      await resize(page, desktop);
      await look(" on a desktop");
      await resize(page, phone);
    });
  },
  expectAccessible: async ({ page, atEachWidth }, provide) => {
    await provide(async (where) => {
      // While the next page is on its way there may be none for a moment.
      await expect(page.locator("main").first(), where).toBeVisible();
      await atEachWidth(async (width) => {
        expect(describeViolations(await violationsOn(page)), `${where}${width}`).toEqual([]);
      });
    });
  },
});

/** Looked at in each frame, which is usual, a page would be drawn all the time. */
const polling = 50;

/** Waits until the page answers to clicks: React has taken over the server's markup. */
export const hydrated = (page: Page) =>
  page.waitForFunction(() => document.documentElement.dataset.hydrated === "true", undefined, { polling });

/** Waits until all is there that can wait until the page stands (`app/shell/start-conveniences.ts`). */
export const settled = (page: Page) =>
  page.waitForFunction(() => document.documentElement.dataset.settled === "true", undefined, { polling });

export { expect };
