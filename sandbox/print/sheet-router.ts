import path from "node:path";
import express, { type RequestHandler } from "express";
import { SHEETS_BASE, SHEETS_FOLDER } from "./sheet-address.ts";

const files = express.static(path.join(process.cwd(), SHEETS_FOLDER), {
  index: false,
  redirect: false,
  maxAge: "1h",
  setHeaders: (response) => {
    response.setHeader("cross-origin-resource-policy", "cross-origin");
    response.setHeader("x-content-type-options", "nosniff");
  },
});

/** The printed sheets of the sales materials, for pages of any origin. */
export const sheetRouter: RequestHandler = express.Router().use(SHEETS_BASE, files);
