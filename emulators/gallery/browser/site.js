// The social gallery's script: `crl8` with the calls that a shop uses. The router writes the gallery's address into it.
(() => {
  const origin = "@ORIGIN@";

  const element = (name, styles, children = []) => {
    const made = document.createElement(name);
    Object.assign(made.style, styles);
    made.append(...children);
    return made;
  };

  /** How a merchant has set the experiences up: as many as there is room for, and on product pages one row without names. */
  const usual = { columns: "repeat(auto-fill, minmax(150px, 1fr))", gap: "20px", limit: "6", hasNames: true };
  const layouts = { product: { columns: "repeat(3, minmax(0, 1fr))", gap: "14px", limit: "3", hasNames: false } };

  const cardOf = ({ source, media }, hasNames) => {
    const picture = element("img", {
      display: "block",
      width: "100%",
      aspectRatio: "1 / 1",
      objectFit: "cover",
      borderRadius: "16px",
    });
    picture.src = media.medium.link;
    picture.alt = hasNames ? source.caption : `${source.caption} @${source.user}`;
    picture.loading = "lazy";
    const user = element("figcaption", { fontWeight: "600", fontSize: "14px", marginTop: "8px" }, [`@${source.user}`]);
    const parts = hasNames ? [picture, user] : [picture];
    return element("li", { listStyle: "none", minWidth: "0" }, [element("figure", { margin: "0" }, parts)]);
  };

  const containerOf = (id) =>
    [...document.querySelectorAll("[data-crl8-container-id]")].find((node) => node.dataset.crl8ContainerId === id);

  const createExperience = async (id) => {
    const container = containerOf(id);
    if (!container) throw new Error(`There is no container for ${id}.`);
    const filter = container.dataset.crl8Filter;
    const { columns, gap, limit, hasNames } = layouts[id] ?? usual;
    const query = new URLSearchParams({ limit, ...(filter && { filter }) });
    const response = await fetch(`${origin}/v1/media/${encodeURIComponent(id)}?${query}`);
    if (!response.ok) throw new Error(`The gallery answered ${response.status}.`);
    const { items } = (await response.json()).data;
    if (items.length === 0) return;
    const list = element(
      "ul",
      {
        display: "grid",
        gridTemplateColumns: columns,
        gap,
        margin: "0",
        padding: "0",
      },
      items.map((item) => cardOf(item, hasNames)),
    );
    container.replaceChildren(list);
  };

  const destroyExperience = async (id) => containerOf(id)?.replaceChildren();

  window.crl8 = {
    ready: (callback) => queueMicrotask(() => callback()),
    createExperience,
    destroyExperience,
    pixel: () => undefined,
  };
})();
