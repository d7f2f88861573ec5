// The survey's library as its public description has it: it says when it is there, and shows a form by its id.
(() => {
  const ORIGIN = "@ORIGIN@";
  const account = new URL(document.currentScript.src).pathname.split("/")[2];

  const element = (name, properties = {}, children = []) => {
    const made = Object.assign(document.createElement(name), properties);
    made.append(...children);
    return made;
  };

  const styles = {
    dialog: { border: "0", borderRadius: "14px", padding: "28px", maxWidth: "26rem", width: "calc(100% - 32px)" },
    block: { display: "grid", gap: "10px", marginBlockEnd: "18px" },
    rating: { display: "flex", gap: "16px", flexWrap: "wrap", minHeight: "44px", alignItems: "center" },
    text: { font: "inherit", padding: "10px", width: "100%", boxSizing: "border-box" },
    button: { font: "inherit", minHeight: "44px", padding: "8px 20px", marginInlineEnd: "10px" },
  };
  const styled = (made, name) => {
    Object.assign(made.style, styles[name]);
    return made;
  };

  const showForm = (formId) => {
    const fieldset = styled(element("fieldset"), "block");
    fieldset.style.border = "0";
    fieldset.style.padding = "0";
    const ratings = [1, 2, 3, 4, 5].map((value) =>
      element("label", {}, [
        element("input", { type: "radio", name: "md-rating", value: String(value), required: true }),
        ` ${value}`,
      ]),
    );
    fieldset.append(element("legend", { textContent: "@QUESTION@" }), styled(element("div", {}, ratings), "rating"));
    const comment = styled(element("textarea", { rows: 4, maxLength: 2000 }), "text");
    const label = styled(element("label", {}, ["What could be better?", comment]), "block");
    const send = styled(element("button", { type: "submit", textContent: "Send feedback" }), "button");
    const close = styled(element("button", { type: "button", textContent: "Close" }), "button");
    const status = element("p", { role: "status" });
    const form = element("form", {}, [
      styled(element("h2", { id: "md-title", textContent: "Give feedback" }), "block"),
      fieldset,
      label,
      send,
      close,
      status,
    ]);
    const dialog = styled(element("dialog", {}, [form]), "dialog");
    dialog.setAttribute("aria-labelledby", "md-title");
    close.addEventListener("click", () => dialog.close());
    dialog.addEventListener("close", () => dialog.remove());
    form.addEventListener("submit", async (event) => {
      event.preventDefault();
      send.disabled = true;
      const rating = Number(form.querySelector("input:checked").value);
      const answer = await fetch(`${ORIGIN}/wdcus/${account}/feedback/${encodeURIComponent(formId)}`, {
        method: "POST",
        body: JSON.stringify({ rating, comment: comment.value, page: location.pathname }),
      }).catch(() => ({ ok: false }));
      status.textContent = answer.ok ? "Thank you. We read every one." : "That did not reach us. Please try again.";
      send.disabled = answer.ok;
      if (answer.ok) window.dispatchEvent(new CustomEvent("MDigital_Submit_Feedback", { detail: { Form_ID: formId } }));
    });
    document.body.append(dialog);
    dialog.showModal();
    return true;
  };

  window.KAMPYLE_ONSITE_SDK = { showForm };
  window.dispatchEvent(new Event("neb_OnsiteLoaded"));
})();
