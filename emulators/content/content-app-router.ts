import { type Request, Router } from "express";
import { fileOfPackage } from "../package-folder.ts";
import type { Clock } from "#sandbox/core/clock.ts";
import type { ContentItem } from "./content-item.ts";
import { createContentRepository } from "./content-repository.ts";

interface ContentAppOptions {
  clock: Clock;
  /** Where the third parties are reached. */
  origin: string;
  /** Origins of the storefront; pages of the first one are shown. */
  storefrontOrigins: readonly string[];
  items: (now: Date) => readonly ContentItem[];
}

const channelFile = fileOfPackage("message-event-channel");

const attribute = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");

const styles = `
body { margin: 0; min-height: 100vh; display: grid; grid-template-columns: 22rem minmax(0, 1fr); font: 400 1rem/1.5 system-ui, sans-serif; color: #222; }
form { padding: 20px; display: grid; grid-template-columns: minmax(0, 1fr); gap: 14px; align-content: start; background: #f2f2f4; overflow-y: auto; max-height: 100vh; box-sizing: border-box; }
h1 { margin: 0; font-size: 1.25rem; } label { display: grid; grid-template-columns: minmax(0, 1fr); gap: 4px; font-weight: 600; }
select, textarea, input { font: inherit; padding: 8px; border: 1px solid #777; border-radius: 6px; width: 100%; min-width: 0; box-sizing: border-box; } textarea { min-height: 4.5rem; }
fieldset { display: grid; grid-template-columns: minmax(0, 1fr); gap: 12px; margin: 0; min-width: 0; padding: 12px; border: 1px solid #bbb; border-radius: 6px; } legend { font-weight: 600; }
form > fieldset { padding: 0; border: 0; }
iframe { width: 100%; height: 100vh; border: 0; }
@media (max-width: 48rem) { body { grid-template-columns: minmax(0, 1fr); } form { max-height: none; } }
`;

/** Holds the item as it is edited and answers the page in the frame, by the vendor's own message channel. */
const script = `
const { ServerConnection } = window.mc;
const { origin, staging, page } = JSON.parse(document.currentScript.dataset.about);
const frame = document.querySelector("iframe");
const picker = document.querySelector("select");
const fields = document.querySelector("fieldset");
let item = null;
let connection = null;
let listeners = [];
let turn = 0;

const tell = () => { for (const id of listeners) connection?.emit("visualization-sdk:form:change", { model: item, handlerId: id }); };

const isGroup = (value) => typeof value === "object" && value !== null;

/** The value with another one at the end of the path; what is not on the path stays the same. */
const withAt = (value, [name, ...rest], next) => {
  const copy = Array.isArray(value) ? [...value] : { ...value };
  copy[name] = rest.length === 0 ? next : withAt(value[name], rest, next);
  return copy;
};

/** A field for every word of a value, and a group for every list and part that has words. */
const fieldsOf = (value, path) => Object.entries(value).flatMap(([name, inner]) => {
  const at = [...path, name];
  const title = Array.isArray(value) ? String(Number(name) + 1) : name;
  if (name === "_meta" || !(typeof inner === "string" || isGroup(inner))) return [];
  if (isGroup(inner)) {
    if (inner._meta?.schema?.endsWith("#/definitions/image-link")) return [];
    const within = fieldsOf(inner, at);
    if (within.length === 0) return [];
    const group = document.createElement("fieldset");
    const legend = document.createElement("legend");
    legend.textContent = title;
    group.append(legend, ...within);
    return [group];
  }
  const label = document.createElement("label");
  label.textContent = title;
  const text = document.createElement("textarea");
  text.value = inner;
  text.addEventListener("input", () => { item = withAt(item, at, text.value); tell(); });
  label.append(text);
  return [label];
});

const show = async () => {
  const mine = ++turn;
  const chosen = picker.value;
  const answer = await fetch("/staging/content/id/" + chosen + "?depth=all&format=inlined&locale=en-US,*");
  const { content } = await answer.json();
  // Another item has been picked meanwhile.
  if (mine !== turn) return;
  item = content;
  fields.replaceChildren(...fieldsOf(item, []));
  listeners = [];
  connection?.close();
  const query = new URLSearchParams({ isPreviewMode: "true", vseDomain: staging, contentId: chosen, locale: "en-US" });
  frame.src = page + "/admin/visualization?" + query;
  connection = new ServerConnection(frame, { targetOrigin: page, clientInitiates: true, onload: false, timeout: false, connectionTimeout: false });
  connection.on("visualization-sdk:form:get", (_config, resolve) => resolve(item));
  connection.on("visualization-sdk:form:changed-config", ({ id }) => { listeners.push(id); });
};
picker.addEventListener("change", show);
show();
`;

const LOOPBACK = /^(127\.\d+\.\d+\.\d+|localhost|\[::1\])$/;

/**
 * Where the content app is of one site with the shop, whose cookies reach the frame then: this machine has several
 * names, and browsers take each for a site of its own. Null where it is there already.
 */
const besideShop = (request: Request, page: string): string | null => {
  const shop = new URL(page).hostname;
  const host = `http://${request.get("host") ?? ""}`;
  if (!URL.canParse(host)) return null;
  const here = new URL(host);
  if (here.hostname === shop || !LOOPBACK.test(shop) || !LOOPBACK.test(here.hostname)) return null;
  return `http://${shop}:${here.port}${request.originalUrl}`;
};

/**
 * A small content app: it frames the storefront's `/admin/visualization` and shows there what is being typed, by the
 * messages of the vendor's software kit, under the name of this machine that the storefront has.
 */
export const contentAppRouter = ({ clock, origin, storefrontOrigins, items }: ContentAppOptions): Router => {
  const router = Router();
  router.get("/content-app/channel.js", (_request, response) => {
    response.type("text/javascript").sendFile(channelFile);
  });
  router.get("/content-app/app.js", (_request, response) => {
    response.type("text/javascript").send(script);
  });
  router.get("/content-app/app.css", (_request, response) => {
    response.type("text/css").send(styles);
  });
  router.get("/content-app", (request, response) => {
    const now = clock.now();
    const [page = origin] = storefrontOrigins;
    const elsewhere = besideShop(request, page);
    if (elsewhere) return response.redirect(302, elsewhere);
    const blocks = createContentRepository(items(now), now).blocks();
    const options = blocks.map(
      ({ _meta: { deliveryId, name } }) => `<option value="${attribute(deliveryId)}">${attribute(name)}</option>`,
    );
    const about = attribute(JSON.stringify({ origin, staging: `${new URL(origin).host}/staging`, page }));
    response.set(
      "content-security-policy",
      `default-src 'self'; img-src data:; frame-src ${page}; frame-ancestors 'none'`,
    );
    response
      .type("text/html")
      .send(
        `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Content app</title><link rel="icon" href="data:,"><link rel="stylesheet" href="/content-app/app.css"></head><body><form><h1>Content app</h1><label>Item<select>${options.join("")}</select></label><fieldset aria-label="Fields"></fieldset></form><iframe title="Visualization"></iframe><script src="/content-app/channel.js"></script><script src="/content-app/app.js" data-about="${about}"></script></body></html>`,
      );
  });
  return router;
};
