import type { ChildProcess } from "node:child_process";

export function renewedProgram(
  start: () => ChildProcess,
  onEnd: (code: number | null) => void,
): { renew: () => void; stop: () => void };
