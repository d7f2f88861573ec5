import path from "node:path";
import express, { type RequestHandler } from "express";
import { SHEETS_BASE } from "./sheet-address.ts";

/** The printed sheets of a folder, for pages of any origin. */
export const createSheetRouter = (folder: string): RequestHandler =>
  express.Router().use(
    SHEETS_BASE,
    express.static(path.resolve(folder), {
      index: false,
      redirect: false,
      maxAge: "1h",
      setHeaders: (response) => {
        response.setHeader("cross-origin-resource-policy", "cross-origin");
        response.setHeader("x-content-type-options", "nosniff");
      },
    }),
  );
