// Klarna Payments' library as its public description has it: init, load, authorize, finalize.
(() => {
  const ORIGIN = "@ORIGIN@";
  let session = null;

  const sessionOf = (clientToken) => {
    try {
      const [, text] = clientToken.split(".");
      return JSON.parse(atob(text.replaceAll("-", "+").replaceAll("_", "/"))).session_id;
    } catch {
      throw Object.assign(new Error("The client token is not valid."), { name: "InvalidClientTokenError" });
    }
  };

  const ask = (tell) => {
    const dialog = document.createElement("dialog");
    const frame = document.createElement("iframe");
    frame.title = "Klarna";
    frame.style.width = "min(400px, 100vw - 4rem)";
    frame.height = "560";
    frame.style.border = "0";
    frame.src = `${ORIGIN}/klarna/authorize?${new URLSearchParams({ session, origin: window.location.origin })}`;
    dialog.setAttribute("aria-label", "Klarna");
    dialog.append(frame);
    const end = (answer) => {
      window.removeEventListener("message", hear);
      dialog.remove();
      tell(answer);
    };
    const hear = ({ origin, source, data }) => {
      if (origin !== ORIGIN || source !== frame.contentWindow || data?.source !== "klarna") return;
      if (data.token)
        end({ approved: true, show_form: true, authorization_token: data.token, finalize_required: false });
      else if (data.action === "close") end({ approved: false, show_form: true });
      else if (data.action === "decline") end({ approved: false, show_form: false });
      else end({ approved: false, show_form: true, error: { error_code: data.action } });
    };
    dialog.addEventListener("close", () => end({ approved: false, show_form: true }), { once: true });
    window.addEventListener("message", hear);
    document.body.append(dialog);
    dialog.showModal();
  };

  window.Klarna = {
    ...window.Klarna,
    Payments: {
      init: ({ client_token: clientToken }) => {
        session = sessionOf(clientToken);
      },
      load: ({ container }, _data, tell) => {
        const place = document.querySelector(container);
        if (!place || !session) return tell({ show_form: false });
        place.textContent = "4 interest-free payments, every two weeks.";
        tell({ show_form: true });
      },
      authorize: (_options, _data, tell) => ask(tell),
      finalize: (_options, _data, tell) => ask(tell),
    },
  };
  window.klarnaAsyncCallback?.();
})();
