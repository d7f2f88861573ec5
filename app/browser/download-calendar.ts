import { downloadText } from "./download-text.ts";

/** Gives the shopper a calendar file. */
export const downloadCalendar = (name: string, text: string): void => downloadText(name, text, "text/calendar");
