import type {} from "#app/integrations/captcha.ts";
import type { CaptchaWidget } from "#config/sites.ts";

/** A captcha that only tests know. */
export const testCaptcha: CaptchaWidget = { scriptUrl: "https://captcha.test/enterprise.js", siteKey: "test-key" };

/** What a shopper, or a bad day, does to the box. */
export interface FakeCaptcha {
  /** What the boxes were shown with, in order. */
  shown: { sitekey: string; action: string; size: string }[];
  /** How often a tick was taken away. */
  resets: number;
  tick: (token: string) => void;
  expire: () => void;
  fail: () => void;
}

let observer: MutationObserver | undefined;

type Told = "callback" | "expired-callback" | "error-callback";

/**
 * Stands for the captcha's script: defines `grecaptcha` when it is asked for, unless it is blocked for so many times.
 */
export const fakeCaptcha = ({ blockedTimes = 0 }: { blockedTimes?: number } = {}): FakeCaptcha => {
  let blocked = blockedTimes;
  let options: Record<Told, (token?: string) => void> | undefined;
  const fake: FakeCaptcha = {
    shown: [],
    resets: 0,
    tick: (token) => options?.callback(token),
    expire: () => options?.["expired-callback"](),
    fail: () => options?.["error-callback"](),
  };
  const library = {
    ready: (callback: () => void) => callback(),
    render: (
      _element: HTMLElement,
      given: Record<Told, () => void> & { sitekey: string; action: string; size: "normal" | "compact" },
    ) => {
      options = given;
      return fake.shown.push({ sitekey: given.sitekey, action: given.action, size: given.size }) - 1;
    },
    reset: () => {
      fake.resets += 1;
    },
  };
  observer?.disconnect();
  observer = new MutationObserver(() => {
    for (const script of document.querySelectorAll<HTMLScriptElement>('script[src*="captcha.test"]:not([data-seen])')) {
      script.setAttribute("data-seen", "");
      if ((blocked -= 1) >= 0) script.dispatchEvent(new Event("error"));
      else {
        window.grecaptcha = { enterprise: library };
        script.dispatchEvent(new Event("load"));
      }
    }
  });
  // A script that is there from an earlier test has defined its global already.
  window.grecaptcha = blockedTimes > 0 ? undefined : { enterprise: library };
  if (blockedTimes > 0) delete window.grecaptcha;
  observer.observe(document, { childList: true, subtree: true });
  return fake;
};
