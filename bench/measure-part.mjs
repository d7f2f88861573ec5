// Measures one part of the bench once, in this process: node bench/measure-part.mjs PART FILE [SHOP]
import { writeFileSync } from "node:fs";
import { partsAlone } from "./parts-alone.mjs";
import { partsOfShop, partsOnOrdinaryDay } from "./parts-of-shop.mjs";
import { rowsOf } from "./rows.mjs";

/** FILE gets the rows as JSON; SHOP is what is known of the running shop, as JSON. */
const [part, file, shop = "null"] = process.argv.slice(2);
const measure = { ...partsAlone, ...partsOnOrdinaryDay, ...partsOfShop }[part];
const rows = await rowsOf(part, (record) => measure(record, JSON.parse(shop)));
writeFileSync(file, JSON.stringify(rows));
process.exit();
