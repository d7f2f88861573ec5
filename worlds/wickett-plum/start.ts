import { startSandbox } from "#sandbox/start.ts";
import { runnableWorlds } from "./programs.ts";

startSandbox(...runnableWorlds);
