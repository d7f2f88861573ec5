import { createVendors, vendorOf } from "#emulators/create-vendors.ts";
import { startSandbox } from "#sandbox/start.ts";
import { wickettPlum } from "./world.ts";

startSandbox(wickettPlum, { create: createVendors, vendorOf });
