import express, { Router } from "express";
import type { ContactMessage } from "#sandbox/platform/contact-cases/contact-case.ts";
import { VendorError } from "../vendor-error.ts";
import { textAt } from "../wallets/text-at.ts";

/** The published organization of the emulator, as forms name it by `orgid`. */
export const serviceDeskOrganization = "00D000000000001EAA";

/** What the service desk is made from; the keeper is asked for at the first message. */
export interface CaseRouterOptions {
  cases: () => { take(message: ContactMessage): Promise<void> };
}

/** The form's fields by the names of the service's own forms, and the most characters of each. */
const most = {
  first_name: 50,
  last_name: 50,
  email: 50,
  phone: 25,
  order_number: 40,
  type: 80,
  description: 4000,
  priority: 20,
  status: 20,
} as const;

const needed: readonly (keyof typeof most)[] = ["first_name", "last_name", "email", "description"];

const refused = (message: string) => new VendorError(400, { message });

/**
 * The address a form wants to come back to. @throws VendorError 400 unless it is a page of a shop that is known here
 */
const wayBackOf = (body: unknown, storefrontOrigins: readonly string[]): URL => {
  const back = URL.parse(textAt(body, "retURL"));
  if (!back || !storefrontOrigins.includes(back.origin)) throw refused("'retURL' leads to no page of the shop.");
  return back;
};

const messageOf = (body: unknown, back: URL): ContactMessage => {
  if (textAt(body, "orgid") !== serviceDeskOrganization) throw refused("'orgid' names no organization.");
  const texts = Object.fromEntries(
    Object.entries(most).map(([name, longest]) => {
      const text = textAt(body, name).trim();
      if (text.length > longest) throw refused(`'${name}' holds at most ${longest} characters.`);
      return [name, text];
    }),
  ) as Record<keyof typeof most, string>;
  for (const name of needed) if (texts[name] === "") throw refused(`'${name}' is required.`);
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(texts.email)) throw refused("'email' is no e-mail address.");
  return {
    organizationId: serviceDeskOrganization,
    cameFrom: `${back.host}${back.pathname}`,
    firstName: texts.first_name,
    lastName: texts.last_name,
    email: texts.email.toLowerCase(),
    phone: texts.phone || null,
    orderNo: texts.order_number || null,
    topic: texts.type || "General Information",
    comment: texts.description.replaceAll("\r\n", "\n"),
    priority: texts.priority || "Medium",
    status: texts.status || "Open",
  };
};

/**
 * The service desk's door for forms on web pages (Web-to-Case): a plain form is posted here, becomes a case, and the
 * browser is led back to the page the form names, which has to be one of the shop's own.
 */
export const caseRouter = ({
  cases,
  storefrontOrigins,
}: CaseRouterOptions & { storefrontOrigins: readonly string[] }): Router => {
  const router = Router();
  router.post(
    "/servlet/servlet.WebToCase",
    express.urlencoded({ extended: false, limit: "64kb", parameterLimit: 60 }),
    async ({ body }, response) => {
      const back = wayBackOf(body, storefrontOrigins);
      await cases().take(messageOf(body, back));
      response.redirect(302, back.href);
    },
  );
  return router;
};
