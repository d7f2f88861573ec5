import type { ApiRoute } from "#sandbox/core/api-route.ts";
import { type BasketRouting, idOf, ownerOf } from "./basket-request-routes.ts";
import type { BasketService } from "./basket-service.ts";
import { presentNotes, withNote, withoutNote } from "./note.ts";

/** Notes of a basket, which only the Shop API has. */
export const basketNoteRoutes = (
  { change }: Pick<BasketRouting, "change">,
  { refuseForeign, newId, now }: Pick<BasketService, "refuseForeign" | "newId" | "now">,
): ApiRoute[] => [
  {
    operation: "Baskets.getNotes",
    method: "get",
    path: "/baskets/:basketId/notes",
    handle: async (request) => presentNotes((await refuseForeign(idOf(request, "basketId"), ownerOf(request))).notes),
  },
  {
    operation: "Baskets.addNote",
    method: "post",
    path: "/baskets/:basketId/notes",
    handle: (request) =>
      change(request, (basket) => ({
        ...basket,
        notes: withNote(basket.notes, request.body, { id: newId(), now: now() }),
      })),
  },
  {
    operation: "Baskets.removeNote",
    method: "delete",
    path: "/baskets/:basketId/notes/:noteId",
    handle: (request) =>
      change(request, (basket) => ({ ...basket, notes: withoutNote(basket.notes, idOf(request, "noteId")) })),
  },
];
