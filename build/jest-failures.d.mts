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
export function failuresOf(report: JestReport): TestFailure[];
export function noteFailures(step: string, failures: TestFailure[], lasting: TestFailure[]): string[];
export function printFailures(): void;
