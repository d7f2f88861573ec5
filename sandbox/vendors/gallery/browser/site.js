// The social gallery's script: `crl8` with the calls that a shop uses. The router writes the gallery's address into it.
(() => {
  const origin = "@ORIGIN@";

  const element = (name, styles, children = []) => {
    const made = document.createElement(name);
    Object.assign(made.style, styles);
    made.append(...children);
    return made;
  };

  const cardOf = ({ source, media }) => {
    const picture = element("img", { width: "100%", aspectRatio: "1 / 1", objectFit: "cover", borderRadius: "16px" });
    picture.src = media.medium.link;
    picture.alt = source.caption;
    picture.loading = "lazy";
    const user = element("figcaption", { fontWeight: "600", fontSize: "14px", marginTop: "8px" }, [`@${source.user}`]);
    return element("li", { listStyle: "none", minWidth: "0" }, [element("figure", { margin: "0" }, [picture, user])]);
  };

  const containerOf = (id) =>
    [...document.querySelectorAll("[data-crl8-container-id]")].find((node) => node.dataset.crl8ContainerId === id);

  const createExperience = async (id) => {
    const container = containerOf(id);
    if (!container) throw new Error(`There is no container for ${id}.`);
    const filter = container.dataset.crl8Filter;
    const query = new URLSearchParams({ limit: "6", ...(filter && { filter }) });
    const response = await fetch(`${origin}/v1/media/${encodeURIComponent(id)}?${query}`);
    if (!response.ok) throw new Error(`The gallery answered ${response.status}.`);
    const { items } = (await response.json()).data;
    if (items.length === 0) return;
    const list = element(
      "ul",
      {
        display: "grid",
        gridTemplateColumns: "repeat(auto-fill, minmax(150px, 1fr))",
        gap: "20px",
        margin: "0",
        padding: "0",
      },
      items.map(cardOf),
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
