import type { Page } from "./console-route.ts";
import { Html, html } from "./html.ts";

/** The rooms of the console in the order of its menu; those of a cartridge stand before the outbox. */
const ownRooms: readonly (readonly [string, string])[] = [
  ["/", "Overview"],
  ["/console/products", "Products"],
  ["/console/stock", "Stock"],
  ["/console/promotions", "Promotions"],
  ["/console/orders", "Orders"],
  ["/console/customers", "Customers"],
  ["/console/content", "Content"],
  ["/console/slots", "Slots"],
  ["/console/reviews", "Reviews"],
  ["/console/entries", "Entries"],
  ["/console/contact", "Contact"],
  ["/console/chats", "Chats"],
  ["/console/assistants", "Assistants"],
  ["/console/playground", "Playground"],
  ["/console/outbox", "Outbox"],
  ["/console/clock", "Clock"],
  ["/console/faults", "Faults"],
  ["/console/journal", "Journal"],
  ["/console/worlds", "Worlds"],
  ["/console/coverage", "Coverage"],
];

/** A page with the console's frame around it. */
export const framed = (
  { title, body }: Page,
  {
    path,
    said,
    furtherRooms,
  }: { path: string; said?: string | undefined; furtherRooms: readonly { path: string; name: string }[] },
): string => {
  const rooms = ownRooms.flatMap((room) =>
    room[0] === "/console/outbox" ? [...furtherRooms.map((each) => [each.path, each.name] as const), room] : [room],
  );
  const isIn = (room: string) => (room === "/" ? path === "/" : path === room || path.startsWith(`${room}/`));
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <title>${title} · Sweetshop sandbox</title>
        <link rel="icon" href="data:," />
        <link rel="preload" href="/console/fonts/figtree-latin-wght.woff2" as="font" type="font/woff2" crossorigin />
        <link rel="stylesheet" href="/console/style.css" />
        <script src="/console/script.js" defer></script>
      </head>
      <body>
        <header class="side">
          <a class="skip" href="#content">Skip to content</a>
          <a class="brand" href="/"
            ><i aria-hidden="true">&amp;</i><span>Sweetshop <small>sandbox console</small></span></a
          >
          <nav class="rooms" aria-label="Console">
            ${rooms.map(
              ([room, name]) =>
                html`<a href="${room}" ${new Html(isIn(room) ? ' aria-current="page"' : "")}>${name}</a>`,
            )}
          </nav>
        </header>
        <main id="content" tabindex="-1">
          <h1>${title}</h1>
          ${said !== undefined && html`<p class="said" role="status">${said}</p>`}${body}
        </main>
      </body>
    </html>`.text;
};
