import { type RefObject, useCallback, useEffect, useEffectEvent, useRef, useState } from "react";
import type { CardFieldState } from "#app/domain/payment/card-entry.ts";
import {
  type CardFieldName,
  type CardFields,
  type CardFieldsStatus,
  createCardFields,
} from "#app/integrations/card-fields.ts";
import colors from "./card-frame.colors.ts";

const untouched: CardFieldState = { empty: true, valid: false, couldBeValid: true };

/** Plain values, since no style sheet of the shop reaches into the processor's frames. */
const frameStyles: FlexStyles = {
  input: {
    "font-size": "16px",
    "line-height": "1.4",
    "font-family": "'Avenir Next', 'Segoe UI', system-ui, sans-serif",
    color: colors.text,
  },
  "::placeholder": { color: colors.hint },
  ":disabled": { color: colors.disabled, cursor: "not-allowed" },
};

interface CardFieldsWishes {
  loadCaptureContext: () => Promise<string>;
  titles: Record<CardFieldName, string>;
  onChange: (field: CardFieldName) => void;
  onSubmitRequest: () => void;
  /** Digits of the security code, where only that is asked for. */
  codeLength?: number;
}

interface CardFieldsView {
  status: CardFieldsStatus;
  containers: Record<CardFieldName, RefObject<HTMLDivElement | null>>;
  /** What the frames reported last, with the card's type code when they know it. */
  states: () => Record<CardFieldName, CardFieldState> & { cardCode: string | null };
  fields: RefObject<CardFields | null>;
}

/** Keeps the processor's fields in the page as long as the component is mounted. */
export const useCardFields = (wishes: CardFieldsWishes): CardFieldsView => {
  const [status, setStatus] = useState<CardFieldsStatus>("loading");
  const number = useRef<HTMLDivElement>(null);
  const securityCode = useRef<HTMLDivElement>(null);
  const fields = useRef<CardFields | null>(null);
  const reported = useRef({ number: untouched, securityCode: untouched, cardCode: null as string | null });
  const begin = useEffectEvent(() => wishes);
  const loadCaptureContext = useEffectEvent(() => wishes.loadCaptureContext());
  const tellChange = useEffectEvent((field: CardFieldName) => wishes.onChange(field));
  const tellSubmitRequest = useEffectEvent(() => wishes.onSubmitRequest());

  useEffect(() => {
    if (!securityCode.current) return;
    const { codeLength, titles } = begin();
    const created = createCardFields({
      loadCaptureContext: () => loadCaptureContext(),
      containers: { ...(number.current && { number: number.current }), securityCode: securityCode.current },
      ...(codeLength && { codeLength }),
      titles,
      styles: frameStyles,
      onStatus: (next) => {
        if (next === "loading") reported.current = { number: untouched, securityCode: untouched, cardCode: null };
        setStatus(next);
      },
      onChange: (field, state, cardCode) => {
        reported.current = {
          ...reported.current,
          [field]: state,
          ...(field === "number" && { cardCode }),
        };
        tellChange(field);
      },
      onSubmitRequest: () => tellSubmitRequest(),
    });
    fields.current = created;
    return () => {
      fields.current = null;
      created.dispose();
    };
  }, []);

  const states = useCallback(() => reported.current, []);
  return { status, containers: { number, securityCode }, states, fields };
};
