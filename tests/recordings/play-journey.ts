import { fixClock } from "./fixed-clock.ts";
import { playWalk } from "./play-walk.ts";
import { readRecording } from "./recording.ts";
import type { Walk } from "./walks.ts";

/** Plays a recorded walk once for all tests of a file; the clock shows the moment of the recording. */
export const playJourney = <Answers>(walk: Walk<Answers>): (() => Answers) => {
  let answers: Answers | undefined;
  beforeAll(async () => {
    fixClock(readRecording(walk.journey).moment);
    answers = await playWalk(walk);
  }, 60_000);
  afterAll(() => void jest.useRealTimers());
  return () => {
    if (answers === undefined) throw new Error(`${walk.journey} was not played.`);
    return answers;
  };
};
