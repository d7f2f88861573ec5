/** One test that failed: its file, its title, and why. */
export interface TestFailure {
  file: string;
  title: string;
  why: string;
}
/** What of Jest's report is read. */
export interface JestReport {
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
  }[];
}
/** What of Playwright's report is read. */
export interface JourneysReport {
  suites?: JourneysReport[];
  specs?: {
    file: string;
    title: string;
    tests: { projectName: string; status: string; results: { error?: { message: string } }[] }[];
  }[];
}
export function failuresOf(report: JestReport): TestFailure[];
export function failedJourneysOf(report: JourneysReport): (TestFailure & { isLasting: boolean })[];
export function noteFailures(step: string, failures: TestFailure[], lasting: TestFailure[]): string[];
export function printFailures(): void;
export const MOST_SECOND_TRIES: number;
export function verdictOf(
  stats: { expected: number; unexpected: number; flaky: number },
  code: number | null,
): { passed: number; failed: number };
