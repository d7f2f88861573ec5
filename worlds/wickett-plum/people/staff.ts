import type { WorldPerson } from "./world-person.ts";

/** People who look after the shop. */
export const staff: readonly WorldPerson[] = [
  {
    email: "editor@example.test",
    firstName: "Clementine",
    lastName: "Ashby",
    phone: "4155550116",
    purpose: "an editor of the shop's pages (group Editors)",
    groups: ["Editors"],
    addresses: [],
  },
  {
    email: "admin@example.test",
    firstName: "Solomon",
    lastName: "Wickett",
    phone: "4155550120",
    purpose: "an administrator of the shop (group Editors), for the pages only those may see",
    groups: ["Editors"],
    addresses: [],
  },
];
