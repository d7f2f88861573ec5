import { startSandbox } from "#sandbox/start.ts";
import harborAndRye from "./index.ts";

startSandbox(harborAndRye);
