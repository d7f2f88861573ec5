import { type FormikValues, useFormikContext } from "formik";
import { useEffect, useRef } from "react";

/**
 * Placed inside a Formik form: what is known of the shopper goes into fields that are still empty, once it is known.
 * What was typed stays.
 */
export function Prefill({ values }: { values: Readonly<Record<string, string>> | null }) {
  const { values: typed, setValues } = useFormikContext<FormikValues>();
  const latest = useRef({ typed, setValues });
  useEffect(() => {
    latest.current = { typed, setValues };
  });
  useEffect(() => {
    if (!values) return;
    const form = latest.current;
    const wanted = Object.entries(values).filter(([name, value]) => value !== "" && form.typed[name] === "");
    if (wanted.length > 0) void form.setValues({ ...form.typed, ...Object.fromEntries(wanted) }, false);
  }, [values]);
  return null;
}
