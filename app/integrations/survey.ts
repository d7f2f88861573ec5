import type { SurveyConfig } from "#config/sites.ts";
import { loadScript } from "./load-script.ts";

/** The parts of the vendors' libraries that the shop uses. */
interface SurveyWindow {
  KAMPYLE_ONSITE_SDK?: { showForm(formId: string): unknown };
  QSI?: { API: { unload(): void; load(): { done(callback: unknown): void }; run(): unknown } };
}

const library = () => window as unknown as SurveyWindow;

const openMedallia = async ({ scriptUrl, formId }: SurveyConfig): Promise<boolean> => {
  await loadScript(scriptUrl, { globalName: "KAMPYLE_ONSITE_SDK" });
  const sdk = library().KAMPYLE_ONSITE_SDK;
  return Boolean(sdk) && sdk?.showForm(formId) !== false;
};

/** Its intercepts look for an element named after the zone, and are weighed anew on every call. */
const openQualtrics = async ({ scriptUrl, formId: zone }: SurveyConfig): Promise<boolean> => {
  if (!document.getElementById(zone)) {
    const place = document.createElement("div");
    place.id = zone;
    document.body.append(place);
  }
  await loadScript(scriptUrl, { globalName: "QSI" });
  const api = library().QSI?.API;
  if (!api) return false;
  api.unload();
  api.load().done(api.run());
  return true;
};

/** Opens the feedback survey; its script is asked for by the first call. False when it could not be opened. */
export const openSurvey = async (survey: SurveyConfig): Promise<boolean> => {
  try {
    return await (survey.provider === "qualtrics" ? openQualtrics(survey) : openMedallia(survey));
  } catch {
    return false;
  }
};

/** Marks the link that opens the survey. */
const LINK = "a[data-survey]";

const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/**
 * Lets the link GIVE FEEDBACK open the survey. Where none is configured, its script is blocked or another tab is asked
 * for, the link leads where it leads (navigation-30). Gives the way to stop.
 */
export const startSurvey = (survey: SurveyConfig | undefined, follow: (path: string) => void): (() => void) => {
  if (!survey) return () => undefined;
  const hear = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>(LINK) : null;
    if (!link || !isPlainClick(event)) return;
    event.preventDefault();
    // The page's own handling of links would lead away.
    event.stopPropagation();
    if (link.hasAttribute("aria-busy")) return;
    link.setAttribute("aria-busy", "true");
    void openSurvey(survey).then((isOpen) => {
      link.removeAttribute("aria-busy");
      if (!isOpen) follow(link.pathname);
    });
  };
  document.addEventListener("click", hear, true);
  return () => document.removeEventListener("click", hear, true);
};
