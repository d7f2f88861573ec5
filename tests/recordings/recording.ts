import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

/** One call as nock's recorder writes it, without what differs from one recording to the next. */
export interface RecordedCall {
  /** Origin of the service, a stand-in such as `http://commerce.localhost`. */
  scope: string;
  method: string;
  /** With its query. */
  path: string;
  /** JSON, or the fields of a form; absent where nothing was sent. */
  body?: unknown;
  status: number;
  /** Only headers that the storefront reads. */
  headers: Record<string, string>;
  /** JSON where it is JSON, else text. */
  response: unknown;
  /** Why no answer came, in place of one. */
  unanswered?: "timeout" | "reset";
}

/** What a walk did, and the calls the storefront's server made for it. */
export interface RecordedStep {
  step: string;
  calls: RecordedCall[];
}

/** A token by its name: what it says, without its signature. */
export interface TokenStandIn {
  header: Record<string, unknown>;
  claims: Record<string, unknown>;
}

/** One journey of a shopper, as the services behind the storefront saw it. */
export interface Recording {
  journey: string;
  /** What clocks show while it is played. */
  moment: string;
  /** Configuration that belongs to it: origins of services and public ids. */
  environment: Record<string, string>;
  /** What the browser gave to the walk, by its name. */
  brought: Record<string, string>;
  tokens: Record<string, TokenStandIn>;
  steps: RecordedStep[];
}

/** Where recordings lie. */
export const recordingsFolder = path.resolve(__dirname);

const fileOf = (journey: string) => path.join(recordingsFolder, `${journey}.json`);

/** The recording of a journey. @throws Error when there is none yet */
export const readRecording = (journey: string): Recording => {
  const file = fileOf(journey);
  if (!existsSync(file)) throw new Error(`${journey} is not recorded: npm run record -- --journey ${journey}`);
  return JSON.parse(readFileSync(file, "utf8")) as Recording;
};

const line = (value: unknown) => JSON.stringify(value);

/** Writes a recording with a line for each call, so that a change of one answer is one line. */
export const writeRecording = ({ steps, ...about }: Recording): void => {
  const members = Object.entries(about).map(([key, value]) => `${line(key)}: ${line(value)}`);
  const written = steps.map(
    ({ step, calls }) => `{"step": ${line(step)}, "calls": [\n${calls.map(line).join(",\n")}\n]}`,
  );
  writeFileSync(fileOf(about.journey), `{\n${members.join(",\n")},\n"steps": [\n${written.join(",\n")}\n]\n}\n`);
};
