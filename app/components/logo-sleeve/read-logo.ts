import { LOGO_MAX_BYTES, logoProblemOf } from "#app/domain/logo-sleeve/logo-file.ts";
import type { ChosenLogo } from "#app/domain/logo-sleeve/logo-sleeve.ts";

const base64Of = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener("load", () =>
      resolve(typeof reader.result === "string" ? reader.result.replace(/^[^,]*,?/, "") : ""),
    );
    reader.addEventListener("error", () => reject(reader.error ?? new Error("The file could not be read.")));
    reader.readAsDataURL(file);
  });

/** Reads a chosen file; one that cannot be taken, as `problemOf` says, comes without its content. */
export const readLogo = async (file: File, problemOf = logoProblemOf): Promise<ChosenLogo> => {
  const { name, size } = file;
  if (size > LOGO_MAX_BYTES) return { name, content: "", problem: "size" };
  try {
    const content = await base64Of(file);
    const problem = problemOf(content);
    return { name, content: problem === null ? content : "", problem };
  } catch {
    return { name, content: "", problem: "unreadable" };
  }
};
