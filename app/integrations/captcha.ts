import { loadScript } from "./load-script.ts";

/** The part of the vendor's library that the shop uses (`grecaptcha.enterprise`). */
interface CaptchaLibrary {
  ready(callback: () => void): void;
  render(
    element: HTMLElement,
    options: {
      sitekey: string;
      action: string;
      size: "normal" | "compact";
      callback: (token: string) => void;
      "expired-callback": () => void;
      "error-callback": () => void;
    },
  ): number;
  reset(id: number): void;
}

declare global {
  interface Window {
    grecaptcha?: { enterprise?: CaptchaLibrary };
  }
}

/** A box to be shown in an element, and who hears what came of it. */
export interface CaptchaOptions {
  /** Without query. */
  scriptUrl: string;
  siteKey: string;
  /** What the token is for; the server asks for the same word. */
  action: string;
  /** `en` or `fr-CA`, for example. */
  language: string;
  container: HTMLElement;
  onReady: () => void;
  onToken: (token: string) => void;
  onExpired: () => void;
  /** The script, the box or the vendor could not be reached. */
  onError: () => void;
}

/** A box that is shown. */
export interface ShownCaptcha {
  /** Takes the tick away: its token is used up. */
  reset: () => void;
  remove: () => void;
}

/** Width of the vendor's usual box, which does not shrink; the compact one stands upright. */
const BOX_WIDTH = 304;

/**
 * Shows the vendor's box ("I'm not a robot") once its script is there; the script is asked for by this call and not
 * before.
 */
export const showCaptcha = (options: CaptchaOptions): ShownCaptcha => {
  const { scriptUrl, siteKey, action, language, container, onReady, onToken, onExpired, onError } = options;
  let isGone = false;
  let id: number | undefined;
  // The library refuses an element that it has rendered into before.
  const place = document.createElement("div");
  container.append(place);

  const show = async () => {
    await loadScript(`${scriptUrl}?render=explicit&hl=${encodeURIComponent(language)}`, { globalName: "grecaptcha" });
    const library = window.grecaptcha?.enterprise;
    if (!library) throw new Error("The captcha's library is of another kind.");
    await new Promise<void>((resolve) => library.ready(resolve));
    if (isGone) return;
    const ifThere =
      <Given extends unknown[]>(tell: (...given: Given) => void) =>
      (...given: Given) => {
        if (!isGone) tell(...given);
      };
    id = library.render(place, {
      sitekey: siteKey,
      action,
      size: place.getBoundingClientRect().left + BOX_WIDTH > window.innerWidth ? "compact" : "normal",
      callback: ifThere(onToken),
      "expired-callback": ifThere(onExpired),
      "error-callback": ifThere(onError),
    });
    onReady();
  };
  show().catch(() => {
    if (!isGone) onError();
  });

  return {
    reset: () => {
      if (id !== undefined) window.grecaptcha?.enterprise?.reset(id);
    },
    remove: () => {
      isGone = true;
      place.remove();
    },
  };
};
