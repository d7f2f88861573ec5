/** What the browser needs to know from a capture context, the signed permission to enter one card. */
export interface CaptureContext {
  /** Address of the card-field library. */
  libraryUrl: string;
  /** Subresource integrity value of the library. */
  libraryIntegrity: string;
  expiresAtMs: number;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

const payloadOf = (jwt: unknown, message: string): Record<string, unknown> => {
  const segments = typeof jwt === "string" ? jwt.split(".") : [];
  if (segments.length !== 3) throw new Error(message);
  try {
    const binary = atob((segments[1] ?? "").replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0));
    const payload: unknown = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
    if (isRecord(payload)) return payload;
  } catch {
    throw new Error(message);
  }
  throw new Error(message);
};

/**
 * Reads a capture context without verifying it; the server has done so before handing it out.
 * @throws Error "Invalid microform context JWT token payload" (payment-11)
 */
export const readCaptureContext = (jwt: unknown): CaptureContext => {
  const message = "Invalid microform context JWT token payload";
  const { ctx, exp } = payloadOf(jwt, message);
  const first: unknown = Array.isArray(ctx) ? ctx[0] : undefined;
  const library = isRecord(first) && isRecord(first.data) ? first.data : {};
  if (typeof library.clientLibrary !== "string" || !URL.canParse(library.clientLibrary)) throw new Error(message);
  if (typeof library.clientLibraryIntegrity !== "string" || typeof exp !== "number") throw new Error(message);
  return {
    libraryUrl: library.clientLibrary,
    libraryIntegrity: library.clientLibraryIntegrity,
    expiresAtMs: exp * 1000,
  };
};

/**
 * The card type codes a transient token reports, best guess first; unverified, for display only.
 * @throws Error "Invalid credit card JWT token payload" (payment-11)
 */
export const readCardCodes = (jwt: unknown): string[] => {
  const message = "Invalid credit card JWT token payload";
  const dig = (value: unknown, key: string): unknown => (isRecord(value) ? value[key] : undefined);
  const codes = ["content", "paymentInformation", "card", "number", "detectedCardTypes"].reduce<unknown>(
    dig,
    payloadOf(jwt, message),
  );
  if (!Array.isArray(codes) || codes.length === 0 || !codes.every((code) => typeof code === "string"))
    throw new Error(message);
  return codes as string[];
};
