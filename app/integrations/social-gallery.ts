import { loadScript } from "./load-script.ts";

/** The part of the gallery's script that the shop uses (social gallery, `crl8`). */
interface SocialGallery {
  ready(callback: () => void): void;
  createExperience(id: string): Promise<unknown>;
  destroyExperience(id: string): Promise<unknown>;
}

declare global {
  interface Window {
    crl8?: SocialGallery;
  }
}

/** An experience to be shown in a container that carries its id as `data-crl8-container-id`. */
export interface GalleryOptions {
  scriptUrl: string;
  experience: string;
  container: HTMLElement;
  /** Told once whether there is something to see. */
  onSettled: (shown: boolean) => void;
}

/** Longest wait for pictures; then the gallery counts as empty. */
const PATIENCE_MS = 5000;

/** Shows an experience of the social gallery; gives what takes it away again. */
export const showGallery = ({ scriptUrl, experience, container, onSettled }: GalleryOptions): (() => void) => {
  let isSettled = false;
  let isCreated = false;
  const settle = (shown: boolean) => {
    if (isSettled) return;
    isSettled = true;
    clearTimeout(timer);
    onSettled(shown);
  };
  const timer = setTimeout(() => settle(false), PATIENCE_MS);
  const create = async () => {
    await loadScript(scriptUrl, { globalName: "crl8", timeoutMs: PATIENCE_MS });
    const gallery = window.crl8;
    if (!gallery) return settle(false);
    await new Promise<void>((resolve) => gallery.ready(resolve));
    if (isSettled) return;
    isCreated = true;
    await gallery.createExperience(experience);
    settle(container.childElementCount > 0);
  };
  create().catch(() => settle(false));
  return () => {
    isSettled = true;
    clearTimeout(timer);
    if (isCreated) void window.crl8?.destroyExperience(experience).catch(() => undefined);
  };
};
