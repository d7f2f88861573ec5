import type { ConsoleRoute } from "#sandbox/console/console-route.ts";
import { Fault } from "#sandbox/core/fault.ts";
import type { SleeveLogoService } from "./sleeve-logo-service.ts";

/** A logo of an order: drawn beside its line, and for the press to save. */
export const sleeveLogoPages = (logos: SleeveLogoService): ConsoleRoute[] => {
  const found = async (id = "") => {
    const logo = await logos.find(id);
    if (!logo) throw new Fault(404, "logo-not-found", "There is no such logo.");
    return logo;
  };
  const file = (content: Uint8Array) => ({
    contentType: "image/png",
    content: Buffer.from(content),
    policy: "default-src 'none'; sandbox",
  });
  return [
    {
      method: "get",
      path: "/console/sleeve-logos/:id/mark",
      handle: async ({ params }) => file((await found(params.id)).mark),
    },
    {
      method: "get",
      path: "/console/sleeve-logos/:id/picture",
      handle: async ({ params }) => ({ ...file((await found(params.id)).picture), fileName: "logo.png" }),
    },
  ];
};
