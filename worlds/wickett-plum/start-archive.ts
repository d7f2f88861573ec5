import { startArchive } from "#sandbox/start-archive.ts";
import { wickettPlum } from "./world.ts";

startArchive(wickettPlum);
