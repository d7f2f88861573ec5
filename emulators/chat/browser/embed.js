// The contact centre's client as its public description has it: it draws a window that stays hidden until the page shows it.
(() => {
  const ORIGIN = "@ORIGIN@";
  const WINDOW = "ie-div-position-customer-chat";

  const KEY = "icPatronChat";

  /** The chat of this tab; the page remembers it, because browsers forget what frames of others keep. */
  const conversationOfTab = () => {
    const made = window.crypto.randomUUID();
    try {
      const kept = window.sessionStorage.getItem(KEY) ?? made;
      window.sessionStorage.setItem(KEY, kept);
      return kept;
    } catch {
      return made;
    }
  };

  const init = async ({ bus_no: businessNo, poc, locale = "en-US" }) => {
    if (document.querySelector(`.${WINDOW}`)) return;
    const account = { bus_no: businessNo, poc };
    const profile = await fetch(`${ORIGIN}/inContact/ChatClient/profile?${new URLSearchParams(account)}`).catch(
      () => null,
    );
    if (!profile?.ok) return;
    const { origin: page } = window.location;
    const query = new URLSearchParams({ ...account, locale, page, conversation: conversationOfTab() });
    const frame = Object.assign(document.createElement("iframe"), {
      src: `${ORIGIN}/inContact/ChatClient/window?${query}`,
      title: locale.startsWith("fr") ? "Clavardage" : "Chat",
    });
    Object.assign(frame.style, { display: "block", width: "100%", height: "100%", border: "0" });
    const box = Object.assign(document.createElement("div"), { className: WINDOW });
    Object.assign(box.style, {
      display: "none",
      position: "fixed",
      right: "12px",
      bottom: "12px",
      zIndex: "62",
      width: "min(380px, calc(100vw - 24px))",
      height: "min(600px, calc(100dvh - 24px))",
      overflow: "hidden",
      border: "1px solid #b9a9b5",
      borderRadius: "18px",
      background: "#fff",
      boxShadow: "0 18px 48px rgb(37 16 31 / 28%)",
    });
    box.append(frame);
    window.addEventListener("message", ({ origin, source, data }) => {
      if (
        origin === ORIGIN &&
        source === frame.contentWindow &&
        data?.source === "icPatronChat" &&
        data.kind === "close"
      )
        box.style.display = "none";
    });
    document.body.append(box);
  };

  window.icPatronChat = { init };
})();
