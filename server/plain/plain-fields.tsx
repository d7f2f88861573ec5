import type { ReactNode } from "react";

/** What was typed and what is wrong with it, field by field. */
export interface Entries {
  values: Readonly<Record<string, string>>;
  problems: Readonly<Record<string, string>>;
}

/** A form as it is shown first. */
export const fresh = (values: Readonly<Record<string, string>> = {}): Entries => ({ values, problems: {} });

interface FieldProps extends Entries {
  name: string;
  label: ReactNode;
}

const described = (name: string, { problems }: Entries) =>
  problems[name] ? ({ "aria-invalid": true, "aria-describedby": `${name}-problem` } as const) : {};

const Problem = ({ name, problems }: Pick<FieldProps, "name" | "problems">) =>
  problems[name] ? (
    <p className="problem" id={`${name}-problem`}>
      {problems[name]}
    </p>
  ) : null;

/** One line of text with its label above and its problem below. */
export function PlainField({
  name,
  label,
  values,
  problems,
  ...attributes
}: FieldProps & { type?: string; autoComplete?: string; inputMode?: "numeric" | "tel" | "email"; maxLength?: number }) {
  return (
    <div className="field">
      <label htmlFor={name}>{label}</label>
      <input
        id={name}
        name={name}
        defaultValue={values[name] ?? ""}
        {...attributes}
        {...described(name, { values, problems })}
      />
      <Problem name={name} problems={problems} />
    </div>
  );
}

/** A choice from a list. */
export function PlainSelect({
  name,
  label,
  values,
  problems,
  options,
  placeholder,
  autoComplete,
}: FieldProps & {
  options: readonly { code: string; name: string }[];
  placeholder: string;
  autoComplete: string;
}) {
  return (
    <div className="field">
      <label htmlFor={name}>{label}</label>
      <select
        id={name}
        name={name}
        defaultValue={values[name] ?? ""}
        autoComplete={autoComplete}
        {...described(name, { values, problems })}
      >
        <option value="">{placeholder}</option>
        {options.map((option) => (
          <option key={option.code} value={option.code}>
            {option.name}
          </option>
        ))}
      </select>
      <Problem name={name} problems={problems} />
    </div>
  );
}

/** One of several things to choose. */
export const PlainChoice = ({
  name,
  value,
  isChosen,
  children,
  beside,
}: {
  name: string;
  value: string;
  isChosen: boolean;
  children: ReactNode;
  beside?: ReactNode;
}) => (
  <label className="choice">
    <input type="radio" name={name} value={value} defaultChecked={isChosen} />
    <span>{children}</span>
    <span>{beside}</span>
  </label>
);
