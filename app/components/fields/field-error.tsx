import type { ShopperMessage } from "#app/commerce-api/commerce-api-error.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import { ShopperWords } from "#app/components/ui/shopper-words.tsx";
import c from "./field.styles.ts";

/** A field's message, tied to its control by `id`; renders nothing while there is none. */
export function FieldError({ id, message }: { id: string; message: ShopperMessage | undefined }) {
  return message ? (
    <p className={c.error} id={id}>
      <Icon name="warning" size="xs" />
      <ShopperWords message={message} />
    </p>
  ) : null;
}
