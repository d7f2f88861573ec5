import path from "node:path";
import express, { type RequestHandler } from "express";
import { staticBase } from "./static-address.ts";

/** The printed sheets of a folder as static files of a catalogue, for pages of any origin. */
export const createSheetRouter = (catalogId: string, folder: string): RequestHandler =>
  express.Router().use(
    `${staticBase(catalogId)}/sheets`,
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
