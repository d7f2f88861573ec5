import { FieldArray, useFormikContext } from "formik";
import { useRef } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { SelectField } from "#app/components/fields/select-field.tsx";
import { TextField } from "#app/components/fields/text-field.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import c from "./people.styles.ts";
import { MOST_DATES, noDate, type PersonValues } from "./person-values.ts";

const MONTHS = 12;
const DAYS = 31;
const upTo = (most: number) => Array.from({ length: most }, (_, index) => index + 1);

/** Month and day of something that comes every year. */
function MonthAndDay({ month, day, isOptional }: { month: string; day: string; isOptional: boolean }) {
  const intl = useIntl();
  const months = upTo(MONTHS).map((number) => ({
    code: String(number),
    name: intl.formatDate(new Date(Date.UTC(2000, number - 1, 15)), { month: "long", timeZone: "UTC" }),
  }));
  const days = upTo(DAYS).map((number) => ({ code: String(number), name: intl.formatNumber(number) }));
  return (
    <>
      <SelectField
        name={month}
        isOptional={isOptional}
        label={intl.formatMessage({ id: "people.month", defaultMessage: "Month" })}
        placeholder={intl.formatMessage({ id: "people.choose", defaultMessage: "Choose" })}
        options={months}
      />
      <SelectField
        name={day}
        isOptional={isOptional}
        label={intl.formatMessage({ id: "people.day", defaultMessage: "Day" })}
        placeholder={intl.formatMessage({ id: "people.choose", defaultMessage: "Choose" })}
        options={days}
      />
    </>
  );
}

/** The birthday and the other days of somebody. */
export function DayFields() {
  const intl = useIntl();
  const { values } = useFormikContext<PersonValues>();
  const add = useRef<HTMLButtonElement>(null);
  return (
    <>
      <fieldset className={c.group}>
        <legend>
          <FormattedMessage id="people.birthday" defaultMessage="Birthday" />
        </legend>
        <div className={c.three}>
          <MonthAndDay month="birthMonth" day="birthDay" isOptional />
          <TextField
            name="birthYear"
            isOptional
            inputMode="numeric"
            autoComplete="off"
            label={intl.formatMessage({ id: "people.year", defaultMessage: "Year" })}
          />
        </div>
      </fieldset>
      <fieldset className={c.group}>
        <legend>
          <FormattedMessage id="people.otherDays" defaultMessage="Other days" />
        </legend>
        <FieldArray name="dates">
          {(list) => (
            <>
              {values.dates.map((date, index) => (
                <div className={c.date} key={date.dateId || index}>
                  <TextField
                    name={`dates.${index}.name`}
                    autoComplete="off"
                    label={intl.formatMessage({ id: "people.dayName", defaultMessage: "What’s the occasion?" })}
                  />
                  <MonthAndDay month={`dates.${index}.month`} day={`dates.${index}.day`} isOptional={false} />
                  <button
                    type="button"
                    className={`${c.link} ${c.dateTool}`}
                    onClick={() => {
                      list.remove(index);
                      add.current?.focus();
                    }}
                  >
                    <FormattedMessage
                      id="people.removeDay"
                      defaultMessage="Remove<hidden> {name}</hidden>"
                      values={{ name: date.name, hidden: (words) => <span className="vh">{words}</span> }}
                    />
                  </button>
                </div>
              ))}
              {values.dates.length < MOST_DATES ? (
                <div>
                  <button type="button" className={c.line} ref={add} onClick={() => list.push(noDate)}>
                    <Icon name="plus" size="xs" />
                    <FormattedMessage id="people.addDay" defaultMessage="Add a day" />
                  </button>
                </div>
              ) : null}
            </>
          )}
        </FieldArray>
      </fieldset>
    </>
  );
}
