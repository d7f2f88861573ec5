import type { FormikProps } from "formik";
import { type FormEvent, type Ref, type RefObject, useImperativeHandle, useRef } from "react";

/** What a page with several steps on it asks of one. */
export interface StepHandle {
  /**
   * Checks the step's form and saves it; false once the form has shown what is wrong. Asked twice at once it saves
   * once.
   */
  save: () => Promise<boolean>;
  /** Saves what is new since it was saved last, where the form is whole; else does nothing and shows nothing. */
  saveWhenWhole: () => Promise<void>;
}

/** A step of the checkout that stands on one page with others and has no button of its own. */
export interface EmbeddedStep {
  ref: Ref<StepHandle>;
  /** True while the step saves by itself, so that nothing may be asked that takes the shopper out of another field. */
  isQuiet: RefObject<boolean>;
  /** The shopper sent the form by its Enter key. */
  onEnter: (event: FormEvent) => void;
}

/**
 * Lets the page of an embedded step save it; gives the reference for its Formik form, whose `onSubmit` tells whether it
 * was saved.
 */
export const useEmbeddedStep = <Values>(embedded: EmbeddedStep | undefined): RefObject<FormikProps<Values> | null> => {
  const formik = useRef<FormikProps<Values>>(null);
  const running = useRef<Promise<boolean> | null>(null);
  const saved = useRef("");
  useImperativeHandle(
    embedded?.ref,
    (): StepHandle => {
      const draft = () => JSON.stringify(formik.current?.values);
      const submit = async (): Promise<boolean> => {
        const isSaved = (await (formik.current?.submitForm() as Promise<unknown>)) === true;
        if (isSaved) saved.current = draft();
        return isSaved;
      };
      const save = () => {
        running.current ??= submit().finally(() => {
          running.current = null;
        });
        return running.current;
      };
      return {
        save,
        saveWhenWhole: async () => {
          if (running.current || !formik.current || saved.current === draft()) return;
          const problems = await formik.current.validateForm();
          if (Object.keys(problems).length > 0 || !embedded) return;
          embedded.isQuiet.current = true;
          await save().finally(() => {
            embedded.isQuiet.current = false;
          });
          // The button asks what was left unasked.
          saved.current = draft();
        },
      };
    },
    [embedded],
  );
  return formik;
};
