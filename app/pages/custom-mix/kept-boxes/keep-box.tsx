import { Formik } from "formik";
import { FormattedMessage, useIntl } from "react-intl";
import { useState } from "react";
import { FormBody } from "#app/components/fields/form-body.tsx";
import { TextField } from "#app/components/fields/text-field.tsx";
import { announce } from "#app/components/ui/announcer.tsx";
import { Note } from "#app/components/ui/note.tsx";
import { ShopperWords } from "#app/components/ui/shopper-words.tsx";
import c from "../box/box-parts.styles.ts";
import type { MixFlowState } from "../use-mix-flow.ts";
import { boxName, LONGEST_NAME } from "./kept-boxes.ts";
import { ShareBox } from "./share-box.tsx";
import { useKeptBoxes } from "./use-kept-boxes.ts";

/** Keeps the finished box under a name, to be ordered again; and a link to it for others. */
export const KeepBox = ({ state }: { state: MixFlowState }) => {
  const { flow, mix, box, size } = state;
  const intl = useIntl();
  const { keep, problem, hasRoom, isInAccount } = useKeptBoxes();
  const [keptAs, setKeptAs] = useState<string | null>(null);
  const problemOf = (typed: string): string | undefined => {
    const length = typed.trim().length;
    if (length === 0)
      return intl.formatMessage({ id: "mix.keep.required", defaultMessage: "Please give your box a name." });
    return length > LONGEST_NAME
      ? intl.formatMessage(
          { id: "mix.keep.tooLong", defaultMessage: "Please use {most} letters or fewer." },
          { most: LONGEST_NAME },
        )
      : undefined;
  };
  if (!box || !size) return null;
  const recipe = { productId: size.id, candies: mix.candySelections.filter(({ quantity }) => quantity > 0) };

  const send = async (typed: string) => {
    const name = boxName(typed);
    if (!(await keep({ name, recipe, unitType: box.rules.unitType }))) return;
    setKeptAs(name);
    announce(intl.formatMessage({ id: "mix.keep.done", defaultMessage: "{name} is kept." }, { name }));
  };

  return (
    <div className={c.keep}>
      {keptAs !== null ? (
        <Note tone="success">
          {isInAccount ? (
            <FormattedMessage
              id="mix.keep.inAccount"
              defaultMessage="{name} is kept in your account, at the start of Build a box."
              values={{ name: keptAs }}
            />
          ) : (
            <FormattedMessage
              id="mix.keep.inBrowser"
              defaultMessage="{name} is kept in this browser, at the start of Build a box."
              values={{ name: keptAs }}
            />
          )}
        </Note>
      ) : hasRoom ? (
        <Formik
          initialValues={{ name: "" }}
          validate={({ name }) => {
            const wrong = problemOf(name);
            return wrong === undefined ? {} : { name: wrong };
          }}
          validateOnBlur={false}
          onSubmit={({ name }) => send(name)}
        >
          {({ isSubmitting }) => (
            <FormBody className={c.form}>
              <TextField
                name="name"
                autoComplete="off"
                label={intl.formatMessage({ id: "mix.keep.name", defaultMessage: "Keep this box as" })}
                hint={intl.formatMessage({ id: "mix.keep.hint", defaultMessage: "To order it again later." })}
              />
              {problem && (
                <Note tone="error">
                  <ShopperWords message={problem} />
                </Note>
              )}
              <button type="submit" className={c.line} aria-busy={isSubmitting || undefined}>
                <FormattedMessage id="mix.keep" defaultMessage="Keep it" />
              </button>
            </FormBody>
          )}
        </Formik>
      ) : (
        <Note>
          <FormattedMessage
            id="mix.keep.full"
            defaultMessage="You keep as many boxes as fit. Remove one at the start of Build a box to keep this one."
          />
        </Note>
      )}
      <ShareBox
        flow={flow}
        recipe={recipe}
        name={intl.formatMessage({ id: "mix.copyLink.this", defaultMessage: "this box" })}
      />
    </div>
  );
};
