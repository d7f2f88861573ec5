/** The card processor's browser library (Flex Microform v2), as far as the shop uses it. */
interface FlexError extends Error {
  reason: string;
  correlationId?: string;
  details?: { location: string; message: string }[];
}

interface FlexFieldState {
  empty: boolean;
  valid: boolean;
  couldBeValid: boolean;
  /** Only on the number field: what the digits so far may be. */
  card?: { name: string; brandedName: string; cybsCardType: string; securityCode: { name: string; length: number } }[];
}

interface FlexFieldOptions {
  placeholder?: string;
  title?: string;
  description?: string;
  disabled?: boolean;
  maxLength?: number;
  autoformat?: boolean;
  styles?: FlexStyles;
  "aria-label"?: string;
  "aria-required"?: boolean;
}

type FlexStyles = Record<string, Record<string, string>>;

interface FlexField {
  load(container: string | HTMLElement): void;
  unload(): void;
  dispose(): void;
  clear(): void;
  focus(): void;
  update(options: FlexFieldOptions): void;
  on(
    event: "autocomplete" | "blur" | "change" | "error" | "focus" | "inputSubmitRequest" | "load" | "unload" | "update",
    listener: (data: FlexFieldState & FlexError) => void,
  ): void;
  off(event: string, listener: (data: never) => void): void;
}

interface FlexMicroform {
  createField(type: "number" | "securityCode", options?: FlexFieldOptions): FlexField;
  createToken(
    options: { expirationMonth?: string; expirationYear?: string; type?: string },
    callback: (error: FlexError | null, token?: string) => void,
  ): void;
}

interface FlexLibrary {
  new (captureContext: string): { microform(type: "card", options?: { styles?: FlexStyles }): FlexMicroform };
}

interface Window {
  Flex?: FlexLibrary;
}
