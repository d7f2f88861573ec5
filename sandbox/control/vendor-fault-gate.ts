import { Fault } from "#sandbox/fault.ts";
import type { DisturbVendor } from "#sandbox/vendors/create-vendors.ts";
import type { Faults } from "./faults.ts";

/** Lets the fault rules that name a third party happen to the calls it gets. */
export const createVendorFaultGate =
  (faults: () => Pick<Faults, "isIdle" | "apply">): DisturbVendor =>
  async (vendor, request, response) => {
    if (faults().isIdle()) return undefined;
    const call = {
      api: undefined,
      vendor,
      operation: undefined,
      method: request.method,
      path: request.path,
      siteId: undefined,
    };
    try {
      await faults().apply(
        { call, customerId: () => Promise.resolve(undefined), grantType: () => undefined, response, own: [] },
        [],
      );
      return undefined;
    } catch (error) {
      if (error instanceof Fault) return { status: error.status, message: error.detail };
      throw error;
    }
  };
