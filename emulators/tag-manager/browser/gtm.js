/* The tag manager's container: reads the data layer, says that it is there, and tells where events go. */
(() => {
  const id = "@ID@";
  const collect = "@ORIGIN@" + "/tag-manager/collect";
  const layer = (window.dataLayer = window.dataLayer || []);

  const read = (entry) => {
    if (!entry || typeof entry.event !== "string" || entry.event === "gtm.js") return;
    // Functions, such as the callback itself, are left out of what is sent.
    navigator.sendBeacon(collect, JSON.stringify({ container: id, ...entry, eventTimeout: undefined }));
    if (typeof entry.eventCallback === "function") setTimeout(() => entry.eventCallback(id), 0);
  };

  const push = layer.push.bind(layer);
  layer.push = (...entries) => {
    const length = push(...entries);
    entries.forEach(read);
    return length;
  };
  layer.slice().forEach(read);
  window.google_tag_manager = { ...window.google_tag_manager, [id]: { dataLayer: { name: "dataLayer" } } };
})();
