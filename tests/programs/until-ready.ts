import type { ChildProcess } from "node:child_process";

/** What a sandbox prints until it is ready. @throws Error with it when the program ends before */
export const untilReady = (child: ChildProcess): Promise<string> =>
  new Promise((resolve, reject) => {
    let said = "";
    const read = (chunk: Buffer) => {
      said += chunk.toString();
      if (said.includes("Sandbox ready")) resolve(said);
    };
    child.stdout?.on("data", read);
    child.stderr?.on("data", read);
    child.once("exit", (code) => reject(new Error(`It ended with ${code}: ${said}`)));
  });
