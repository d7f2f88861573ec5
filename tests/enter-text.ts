import type { UserEvent } from "@testing-library/user-event";

/**
 * Puts a text into a field at once, as a browser that knows it does: for what is not about typing. Typed letter by
 * letter, the forms of the page suites would be drawn some thousand times.
 */
export const enterText = async (user: UserEvent, field: HTMLElement, text: string): Promise<void> => {
  await user.click(field);
  await user.paste(text);
};
