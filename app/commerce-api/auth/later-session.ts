import type { BrowserSession, Session, SessionEvent } from "./session.ts";

interface LaterSessionOptions {
  /** What the browser remembers of a session; nothing for a visitor who has none. */
  hint: () => Promise<string | undefined>;
  /** The session itself, with its code. */
  load: () => Promise<BrowserSession>;
}

/** A session whose code comes with the first that is asked of it; a visitor without one needs none of it. */
export const createLaterSession = ({ hint, load }: LaterSessionOptions): BrowserSession => {
  const listeners = new Set<(event: SessionEvent, session: Session) => void>();
  let running: Promise<BrowserSession> | undefined;
  const begin = async () => {
    try {
      const session = await load();
      session.listen((event, about) => listeners.forEach((listener) => listener(event, about)));
      return session;
    } catch (error) {
      running = undefined;
      throw error;
    }
  };
  const start = () => (running ??= begin());
  return {
    current: async () => (running || (await hint()) ? (await start()).current() : null),
    ensure: async () => (await start()).ensure(),
    signIn: async (email, password) => (await start()).signIn(email, password),
    enter: async (path, body) => (await start()).enter(path, body),
    signOut: async () => (await start()).signOut(),
    // Whoever asks for the session next waits for the same start, and comes after this.
    forgetToken: () => void running?.then((session) => session.forgetToken()),
    listen: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};
