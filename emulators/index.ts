import { emulatorsOf } from "./emulators-of.ts";
import { noVendorData } from "./vendor-data.ts";

/** Third parties that know no shop by name, for a world without any of its own. */
export default emulatorsOf(noVendorData);
