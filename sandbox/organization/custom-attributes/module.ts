import type { Database } from "#sandbox/core/database/connection.ts";
import { defineModule } from "#sandbox/core/module.ts";
import type { ObjectAttributes } from "./attribute-definition.ts";
import { createCustomAttributes } from "./attribute-service.ts";

export { attributeExchange, type AttributeExchange } from "./attribute-service.ts";

/** Custom attributes of the objects that shoppers write. */
export const customAttributesModule = defineModule({
  services: (given: { database: Database; world: { cartridge?: { attributes?: ObjectAttributes } } }) => ({
    customAttributes: createCustomAttributes(given.database, given.world.cartridge?.attributes ?? {}),
  }),
});
