import { businessBuyers } from "./business-buyers.ts";
import { checkPeople } from "./check-people.ts";
import { fundraisingLeaders } from "./fundraising-leaders.ts";
import { shoppers } from "./shoppers.ts";
import { staff } from "./staff.ts";
import type { WorldPerson } from "./world-person.ts";

/** Every account's password; these people exist in the sandbox only. */
export const demoPassword = "Plum-1234";

/** The demo accounts (how many there are of which kind: `people.test.ts`). */
export const people: readonly WorldPerson[] = checkPeople([
  { file: "shoppers.ts", people: shoppers },
  { file: "business-buyers.ts", people: businessBuyers },
  { file: "fundraising-leaders.ts", people: fundraisingLeaders },
  { file: "staff.ts", people: staff },
]);
