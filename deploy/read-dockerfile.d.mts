/** An instruction of a Dockerfile. */
export interface DockerStep {
  does: string;
  words: string[];
  text: string;
  /** The stage that files are copied from. */
  from?: string;
}

/** The stages of a Dockerfile. @throws Error for an instruction it does not know */
export function readDockerfile(text: string): { name: string; base: string; steps: DockerStep[] }[];
