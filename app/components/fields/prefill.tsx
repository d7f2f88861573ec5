import { type FormikValues, useFormikContext } from "formik";
import { useEffect, useEffectEvent } from "react";

/**
 * Placed inside a Formik form: what is known of the shopper goes into fields that are still empty, once it is known.
 * What was typed stays.
 */
export function Prefill({ values }: { values: Readonly<Record<string, string>> | null }) {
  const { values: typed, setValues } = useFormikContext<FormikValues>();
  const fill = useEffectEvent(() => {
    const missing = Object.entries(values ?? {}).filter(([name, value]) => value !== "" && typed[name] === "");
    if (missing.length > 0) void setValues({ ...typed, ...Object.fromEntries(missing) }, false);
  });
  useEffect(() => fill(), [values]);
  return null;
}
