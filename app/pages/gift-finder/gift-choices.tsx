import type { ReactNode } from "react";
import c from "./gift-finder-page.styles.ts";

/** One question of the gift finder: real radios or checkboxes, which a form sends without any script. */
export const GiftChoices = ({
  legend,
  name,
  type,
  choices,
  chosen,
  any,
  note,
}: {
  legend: string;
  name: string;
  type: "radio" | "checkbox";
  choices: readonly { value: string; label: string }[];
  chosen: readonly string[];
  /** What a radio says that asks for nothing. */
  any?: string;
  note?: ReactNode;
}) => (
  <fieldset className={c.question}>
    <legend className={c.legend}>{legend}</legend>
    <div className={c.choices}>
      {[...(any === undefined ? [] : [{ value: "", label: any }]), ...choices].map(({ value, label }) => (
        <label key={value} className={c.choice}>
          <input
            type={type}
            name={name}
            value={value}
            defaultChecked={value === "" ? chosen.length === 0 : chosen.includes(value)}
          />
          {label}
        </label>
      ))}
    </div>
    {note && <p className={c.note}>{note}</p>}
  </fieldset>
);
