/** A stand-in for the processor's library; a test says what its frames would. */
export interface FakeFlex {
  /** What every `Flex` was made with, in order. */
  contexts: string[];
  /** The field of that type that was made last. */
  field(type: "number" | "securityCode"): FakeField;
  /** How the next `createToken` ends. */
  answer: { token: string } | { reason: string; details?: { location: string }[] };
  /** Expiry and type each `createToken` was called with. */
  asked: unknown[];
  /** Whether fields report `load` at once; otherwise they never do. */
  loads: boolean;
}

export interface FakeField {
  options: Record<string, unknown>;
  isFocused: boolean;
  isDisposed: boolean;
  tell(event: string, data?: unknown): void;
}

/** Puts the stand-in on `window.Flex`. */
export const installFakeFlex = (token: string): FakeFlex => {
  const fields = new Map<string, FakeField>();
  const fake: FakeFlex = {
    contexts: [],
    answer: { token },
    asked: [],
    loads: true,
    field: (type) => {
      const field = fields.get(type);
      if (!field) throw new Error(`There is no ${type} field.`);
      return field;
    },
  };

  const createField = (type: string, options: Record<string, unknown>) => {
    const listeners: [string, (data: unknown) => void][] = [];
    const field: FakeField = {
      options: { ...options },
      isFocused: false,
      isDisposed: false,
      tell: (event, data) => listeners.filter(([name]) => name === event).forEach(([, listener]) => listener(data)),
    };
    fields.set(type, field);
    return {
      on: (event: string, listener: (data: unknown) => void) => void listeners.push([event, listener]),
      load: (container: HTMLElement) => {
        container.textContent = `frame of ${type}`;
        if (fake.loads) field.tell("load");
      },
      dispose: () => {
        field.isDisposed = true;
      },
      focus: () => {
        field.isFocused = true;
      },
      update: (more: Record<string, unknown>) => void Object.assign(field.options, more),
    };
  };

  class Flex {
    constructor(context: string) {
      fake.contexts.push(context);
    }

    microform() {
      return {
        createField,
        createToken: (options: unknown, callback: (error: unknown, token?: string) => void) => {
          fake.asked.push(options);
          if ("token" in fake.answer) callback(null, fake.answer.token);
          else callback(fake.answer);
        },
      };
    }
  }
  window.Flex = Flex as never;
  return fake;
};

/** A signed text as a test needs it: readable, not genuine. */
export const unsignedJwt = (payload: unknown): string =>
  ["{}", JSON.stringify(payload), "signature"].map((part) => Buffer.from(part).toString("base64url")).join(".");

/** A capture context that ends after that many seconds. */
export const testCaptureContext = (libraryUrl: string, lifetimeSeconds = 900): string =>
  unsignedJwt({
    ctx: [{ data: { clientLibrary: libraryUrl, clientLibraryIntegrity: "sha256-abc" } }],
    exp: Date.now() / 1000 + lifetimeSeconds,
  });

/** A transient token of a card with that type code. */
export const testCardToken = (code = "001"): string =>
  unsignedJwt({ content: { paymentInformation: { card: { number: { detectedCardTypes: [code] } } } } });

/** Lets the script tags that wait in the page load. */
export const answerScripts = (event: "load" | "error" = "load"): void =>
  document.head.querySelectorAll("script").forEach((tag) => tag.dispatchEvent(new Event(event)));
