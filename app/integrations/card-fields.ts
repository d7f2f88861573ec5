import type { CardFieldState } from "#app/domain/payment/card-entry.ts";
import { readCaptureContext, readCardCodes } from "#app/domain/payment/card-jwt.ts";
import { loadScript } from "./load-script.ts";

export type CardFieldsStatus = "loading" | "ready" | "failed";

/** The two fields that live in the card processor's frames; the page never sees their digits. */
export type CardFieldName = "number" | "securityCode";

/** A card the processor keeps: the token and the context it belongs to, both as signed text. */
export interface CardToken {
  transientToken: string;
  captureContext: string;
}

/** Why a token could not be made. */
export class CardFieldsError extends Error {
  /**
   * @param reason   the processor's reason code, for example `CREATE_TOKEN_XHR_ERROR`
   * @param fields   fields the processor refused
   * @param renewed  true when fresh, empty fields were loaded, so the shopper must type again
   */
  constructor(
    readonly reason: string,
    readonly fields: string[] = [],
    readonly renewed = false,
  ) {
    super(`The card could not be read: ${reason}`);
    this.name = "CardFieldsError";
  }
}

export interface CardFieldsOptions {
  /** Asks the server for a fresh capture context. */
  loadCaptureContext: () => Promise<string>;
  /** Without `number`, only the security code of a card that is known already is asked for. */
  containers: { securityCode: HTMLElement; number?: HTMLElement };
  /** Digits of the security code, where the card is known already. */
  codeLength?: number;
  /** Accessible names of the fields. */
  titles: Record<CardFieldName, string>;
  /** Look of the text inside the frames. */
  styles: FlexStyles;
  onStatus: (status: CardFieldsStatus) => void;
  onChange: (field: CardFieldName, state: CardFieldState, cardCode: string | null) => void;
  /** Enter was pressed inside a frame. */
  onSubmitRequest: () => void;
}

export interface CardFields {
  /** @throws CardFieldsError */
  createToken: (expiry?: { expirationMonth: string; expirationYear: string }) => Promise<CardToken>;
  focus: (field: CardFieldName) => void;
  /** Text read out with the field, for example its error; empty removes it. */
  describe: (field: CardFieldName, description: string) => void;
  /** Starts again after a failure. */
  retry: () => void;
  dispose: () => void;
}

const FRAME_TIMEOUT_MS = 8000;
/** Fields nobody has typed in are renewed this long before their context ends. */
const RENEW_BEFORE_END_MS = 30_000;

const contextReasons = new Set([
  "CAPTURE_CONTEXT_INVALID",
  "CAPTURE_CONTEXT_EXPIRED",
  "CREATE_TOKEN_CAPTURE_CONTEXT_USED_TOO_MANY_TIMES",
  "CREATE_TOKEN_CAPTURE_CONTEXT_NOT_FOUND",
  "IFRAME_JWT_VALIDATION_FAILED",
  "BROWSER_ENCRYPTION_FAILED",
  "CREATE_TOKEN_DECRYPTION",
  "API_JWE_PARSING_ERROR",
  "API_JSON_PARSER_ERROR",
]);

interface LoadedFields {
  captureContext: string;
  microform: FlexMicroform;
  fields: { securityCode: FlexField; number?: FlexField };
  renewTimer: ReturnType<typeof setTimeout>;
}

const loaded = (fields: FlexField[]): Promise<unknown> =>
  Promise.all(
    fields.map(
      (field) =>
        new Promise<void>((resolve, reject) => {
          const timer = setTimeout(() => reject(new Error("The card fields did not load in time")), FRAME_TIMEOUT_MS);
          const settle = (done: () => void) => () => {
            clearTimeout(timer);
            done();
          };
          field.on("load", settle(resolve));
          field.on(
            "error",
            settle(() => reject(new Error("The card fields could not be loaded"))),
          );
        }),
    ),
  );

/**
 * Puts the processor's number and security-code fields into the page (Flex Microform v2). Nothing is loaded
 * before this is called. A context that ends is replaced once without a word while the fields are untouched;
 * one that is refused on use brings fresh fields and a `CardFieldsError` with `renewed`.
 */
export const createCardFields = (options: CardFieldsOptions): CardFields => {
  let current: LoadedFields | null = null;
  let generation = 0;
  let untouched = true;
  let renewals = 0;

  const unload = () => {
    if (!current) return;
    clearTimeout(current.renewTimer);
    current.fields.number?.dispose();
    current.fields.securityCode.dispose();
    current = null;
  };

  const start = async (): Promise<void> => {
    generation += 1;
    const mine = generation;
    options.onStatus("loading");
    try {
      const captureContext = await options.loadCaptureContext();
      const { libraryUrl, libraryIntegrity, expiresAtMs } = readCaptureContext(captureContext);
      await loadScript(libraryUrl, { globalName: "Flex", integrity: libraryIntegrity });
      if (mine !== generation || !window.Flex) return;
      unload();
      untouched = true;
      const microform = new window.Flex(captureContext).microform("card", { styles: options.styles });
      const createField = (name: CardFieldName): FlexField => {
        const title = options.titles[name];
        const field = microform.createField(name, {
          title,
          "aria-label": title,
          "aria-required": true,
          ...(name === "securityCode" && options.codeLength ? { maxLength: options.codeLength } : {}),
        });
        field.on("change", (state) => {
          untouched &&= state.empty;
          const { empty, valid, couldBeValid } = state;
          options.onChange(name, { empty, valid, couldBeValid }, state.card?.[0]?.cybsCardType ?? null);
        });
        field.on("inputSubmitRequest", options.onSubmitRequest);
        return field;
      };
      const { number } = options.containers;
      const fields = { ...(number && { number: createField("number") }), securityCode: createField("securityCode") };
      const renewTimer = setTimeout(renewSilently, Math.max(0, expiresAtMs - Date.now() - RENEW_BEFORE_END_MS));
      current = { captureContext, microform, fields, renewTimer };
      const bothLoaded = loaded([...(fields.number ? [fields.number] : []), fields.securityCode]);
      if (number) fields.number?.load(number);
      fields.securityCode.load(options.containers.securityCode);
      await bothLoaded;
      if (mine === generation) options.onStatus("ready");
    } catch {
      if (mine !== generation) return;
      unload();
      options.onStatus("failed");
    }
  };

  const renewSilently = () => {
    if (!untouched || renewals > 0) return;
    renewals += 1;
    void start();
  };

  const tokenOf = (
    { microform, captureContext, fields }: LoadedFields,
    expiry: Parameters<CardFields["createToken"]>[0],
  ) =>
    new Promise<CardToken>((resolve, reject) => {
      microform.createToken(expiry ?? {}, (error, transientToken) => {
        if (error)
          return reject(
            new CardFieldsError(
              error.reason,
              error.details?.map(({ location }) => location),
            ),
          );
        try {
          if (fields.number) readCardCodes(transientToken);
          resolve({ transientToken: transientToken as string, captureContext });
        } catch (malformed) {
          reject(malformed as Error);
        }
      });
    });

  void start();

  return {
    async createToken(expiry) {
      if (!current) throw new CardFieldsError("CREATE_TOKEN_NO_FIELDS_LOADED");
      try {
        const token = await tokenOf(current, expiry);
        renewals = 0;
        return token;
      } catch (error) {
        if (!(error instanceof CardFieldsError) || !contextReasons.has(error.reason)) throw error;
        await start();
        throw new CardFieldsError(error.reason, error.fields, true);
      }
    },
    focus: (field) => current?.fields[field]?.focus(),
    describe: (field, description) => current?.fields[field]?.update({ description }),
    retry: () => {
      renewals = 0;
      void start();
    },
    dispose: () => {
      generation += 1;
      unload();
    },
  };
};
