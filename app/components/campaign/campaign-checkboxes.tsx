import { useFormikContext } from "formik";
import { useId } from "react";
import { FormattedMessage } from "react-intl";
import { CheckboxField } from "#app/components/fields/checkbox-field.tsx";
import { FieldError } from "#app/components/fields/field-error.tsx";
import { MarkdownLine } from "#app/components/ui/markdown.tsx";
import type { CampaignCheckbox, CampaignForm } from "#app/domain/campaign/campaign-form.ts";
import type { CampaignValues } from "#app/domain/campaign/campaign-values.ts";
import c from "./campaign.styles.ts";

interface Errors {
  checkboxes?: Record<string, string>;
  group?: string;
}

const Box = ({
  box,
  error,
  group,
}: {
  box: CampaignCheckbox;
  error?: string | undefined;
  group?: string | undefined;
}) => {
  const id = useId();
  return (
    <div className={c.box}>
      <CheckboxField name={`checkboxes.${box.id}`} isRequired={box.isRequired} describedBy={error ? id : group}>
        <MarkdownLine text={box.text} />
      </CheckboxField>
      <FieldError id={id} message={error} />
    </div>
  );
};

/**
 * A campaign's checkboxes: the single ones, and the group of which some are to be chosen, each with its own message.
 */
export const CampaignCheckboxes = ({ form }: { form: CampaignForm }) => {
  const groupId = useId();
  const { errors, touched } = useFormikContext<CampaignValues>();
  const { checkboxes: wrong = {}, group } = errors as Errors;
  const left = (touched.checkboxes ?? {}) as Record<string, boolean>;
  const errorOf = (id: string) => (left[id] ? wrong[id] : undefined);
  const single = form.checkboxes.filter(({ isGrouped }) => !isGrouped);
  const grouped = form.checkboxes.filter(({ isGrouped }) => isGrouped);
  const groupError = grouped.some(({ id }) => left[id]) ? group : undefined;
  return (
    <>
      {grouped.length > 0 && (
        <fieldset className={c.boxes} aria-describedby={groupError ? groupId : undefined}>
          <legend className={c.legend}>
            <FormattedMessage
              id="campaign.options"
              defaultMessage="{least, plural, =0 {Choose what you like} one {Choose at least one} other {Choose at least #}}"
              values={{ least: form.minOptionsSelection }}
            />
          </legend>
          {grouped.map((box) => (
            <Box key={box.id} box={box} error={errorOf(box.id)} group={groupError ? groupId : undefined} />
          ))}
          <div role="alert">
            <FieldError id={groupId} message={groupError} />
          </div>
        </fieldset>
      )}
      {single.length > 0 && (
        <div className={c.boxes}>
          {single.map((box) => (
            <Box key={box.id} box={box} error={errorOf(box.id)} />
          ))}
        </div>
      )}
    </>
  );
};
