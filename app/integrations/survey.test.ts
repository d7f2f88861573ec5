import { waitFor } from "@testing-library/dom";
import type { SurveyConfig } from "#config/sites.ts";
import { openSurvey, startSurvey } from "./survey.ts";

const shop = window as unknown as Record<string, unknown>;
let count = 0;
const surveyOf = (provider: SurveyConfig["provider"] = "medallia"): SurveyConfig => ({
  provider,
  scriptUrl: `https://survey.test/${(count += 1)}/embed.js`,
  formId: "form-7",
});

/** Answers the next script that is asked for. */
const answer = async (event: "load" | "error", define?: () => void) => {
  const script = await waitFor(() => {
    const found = document.head.querySelector<HTMLScriptElement>(`script[src*="survey.test/${count}/"]`);
    if (!found) throw new Error("No script yet.");
    return found;
  });
  define?.();
  script.dispatchEvent(new Event(event));
};

let followed: string[];
let stop: () => void = () => undefined;
beforeEach(() => {
  followed = [];
  document.body.innerHTML = '<a data-survey href="/contact-us"><b>GIVE FEEDBACK</b></a><a href="/other">Other</a>';
  // The page's own handling of links.
  document.body.addEventListener("click", (event) => event.preventDefault());
});
afterEach(() => {
  stop();
  delete shop["KAMPYLE_ONSITE_SDK"];
  delete shop["QSI"];
  document.head.innerHTML = "";
});

const click = (selector: string, init: MouseEventInit = {}) => {
  const event = new MouseEvent("click", { bubbles: true, cancelable: true, ...init });
  document.querySelector(selector)?.dispatchEvent(event);
  return event;
};

describe("GIVE FEEDBACK", () => {
  it("opens the survey's form, whose script is asked for by the first press and not before", async () => {
    const showForm = jest.fn();
    stop = startSurvey(surveyOf(), (path) => void followed.push(path));
    expect(document.head.querySelector("script")).toBeNull();
    click("b");
    await answer("load", () => (shop["KAMPYLE_ONSITE_SDK"] = { showForm }));
    await waitFor(() => expect(showForm).toHaveBeenCalledWith("form-7"));
    expect(followed).toEqual([]);
    await waitFor(() => expect(document.querySelector("[aria-busy]")).toBeNull());
    click("b");
    await waitFor(() => expect(showForm).toHaveBeenCalledTimes(2));
    expect(document.head.querySelectorAll("script")).toHaveLength(1);
  });

  it.each([
    ["is blocked", "error" as const],
    ["is empty, as ad blockers answer", "load" as const],
  ])("leads to the contact page when the script %s", async (_, event) => {
    stop = startSurvey(surveyOf(), (path) => void followed.push(path));
    click("b");
    click("b");
    await answer(event);
    await waitFor(() => expect(followed).toEqual(["/contact-us"]));
    expect(document.querySelector("[data-survey]")).not.toHaveAttribute("aria-busy", "true");
  });

  it("is a link like any other where nobody asks, in another tab, and elsewhere", () => {
    stop = startSurvey(undefined, (path) => void followed.push(path));
    click("b");
    stop();
    stop = startSurvey(surveyOf(), (path) => void followed.push(path));
    click("b", { ctrlKey: true });
    click('a[href="/other"]');
    expect(document.head.querySelector("script")).toBeNull();
    expect(followed).toEqual([]);
  });
});

it("a survey of Qualtrics is weighed anew on every call, in an element of its zone", async () => {
  const api = { unload: jest.fn(), run: jest.fn(() => "run"), load: () => ({ done: jest.fn() }) };
  const opened = openSurvey(surveyOf("qualtrics"));
  await answer("load", () => (shop["QSI"] = { API: api }));
  expect(await opened).toBe(true);
  expect(document.getElementById("form-7")).not.toBeNull();
  expect([api.unload.mock.calls.length, api.run.mock.calls.length]).toEqual([1, 1]);
});
