import "./own-settings.mjs";
import { buildWhatIsStale } from "./build-what-is-stale.mjs";
import { runShop } from "./run-shop.mjs";

/** `npm start`: builds what is missing or stale, then runs the shop. */
await buildWhatIsStale().catch((error) => {
  console.error(error.message);
  process.exit(1);
});
await runShop();
