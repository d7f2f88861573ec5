import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { renewedProgram } from "./renewed-program.mjs";

/** Runs until it is ended. */
const patient = "setInterval(() => undefined, 1000); process.send('here')";

const all: ChildProcess[] = [];
afterEach(() => {
  for (const child of all.splice(0)) child.kill("SIGKILL");
});

/** A program that says when it is there, and every process that it has been. */
const programOf = (source: string) => {
  const started: ChildProcess[] = [];
  const onEnd = jest.fn();
  const program = renewedProgram(() => {
    const child = spawn(process.execPath, ["-e", source], { stdio: ["ignore", "ignore", "ignore", "ipc"] });
    started.push(child);
    all.push(child);
    return child;
  }, onEnd);
  const last = () => started.at(-1) as ChildProcess;
  return { program, started, onEnd, last };
};

it("ends the one that runs before the next one starts, and says nothing of it", async () => {
  const { program, started, onEnd, last } = programOf(patient);
  program.renew();
  await once(last(), "message");
  const before = last();
  const gone = once(before, "exit");
  program.renew();
  await gone;
  await once(last(), "message");
  expect(before.signalCode).toBe("SIGTERM");
  expect(started).toHaveLength(2);
  expect(onEnd).not.toHaveBeenCalled();
  const ended = once(last(), "exit");
  program.stop();
  await ended;
});

it("starts one next time it is asked to, twice while the old one ends", async () => {
  const { program, started, last } = programOf(patient);
  program.renew();
  await once(last(), "message");
  const ended = once(last(), "exit");
  program.renew();
  program.renew();
  await ended;
  await once(last(), "message");
  expect(started).toHaveLength(2);
});

it.each([
  ["by itself", "process.send('here', () => process.exit(3))", undefined, 3],
  ["by a signal", patient, "SIGKILL", null],
] as const)("starts again after one that ended %s, which is told", async (_how, source, signal, code) => {
  const { program, started, onEnd, last } = programOf(source);
  program.renew();
  const ended = once(last(), "exit");
  await once(last(), "message");
  if (signal) last().kill(signal);
  await ended;
  expect(onEnd.mock.calls).toEqual([[code, signal ?? null]]);
  program.renew();
  expect(started).toHaveLength(2);
  await once(last(), "message");
});
