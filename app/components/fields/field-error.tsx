import { Icon } from "#app/components/ui/icon.tsx";
import c from "./field.styles.ts";

/** A field's message, tied to its control by `id`; renders nothing while there is none. */
export function FieldError({ id, message }: { id: string; message: string | undefined }) {
  return message ? (
    <p className={c.error} id={id}>
      <Icon name="warning" size="xs" />
      {message}
    </p>
  ) : null;
}
