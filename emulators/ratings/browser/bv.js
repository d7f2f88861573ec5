// Fills the containers of the ratings service on a page, now and later, and calls `bvCallback`.
(() => {
  const { origin, passkey, locale } = "@SETTINGS@";
  const listeners = {};
  const tell = (event, data) => (listeners[event] ?? []).forEach((listener) => listener(data));
  const nothing = () => undefined;

  const element = (tag, text = "", attributes = {}) => {
    const made = document.createElement(tag);
    made.textContent = text;
    for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
    return made;
  };

  const ask = async (resource, parameters) => {
    const query = new URLSearchParams({ apiversion: "5.4", passkey, ...parameters });
    const answer = await fetch(`${origin}/data/${resource}.json?${query}`);
    if (!answer.ok) throw new Error(`status ${answer.status}`);
    return answer.json();
  };

  const stars = (average, count) => {
    const said = `${average.toFixed(1)} of 5 stars${count === undefined ? "" : `, ${count} reviews`}`;
    const full = Math.round(average);
    return element("span", "★".repeat(full) + "☆".repeat(5 - full), { role: "img", "aria-label": said });
  };

  const showSummary = async (container, productId) => {
    const { Results } = await ask("statistics", { Filter: `ProductId:eq:${productId}`, Stats: "Reviews" });
    const { AverageOverallRating, TotalReviewCount } = Results[0].ProductStatistics.ReviewStatistics;
    const average = AverageOverallRating ?? 0;
    container.replaceChildren(
      stars(average, TotalReviewCount),
      element("span", ` ${average.toFixed(1)} (${TotalReviewCount})`, { "aria-hidden": "true" }),
    );
  };

  const showReviews = async (container, productId) => {
    const parameters = { Filter: `ProductId:eq:${productId}`, Sort: "SubmissionTime:desc", Limit: "20" };
    const { Results } = await ask("reviews", parameters);
    const list = element("ol", "", { lang: locale.replace("_", "-") });
    for (const { Rating, Title, ReviewText, UserNickname } of Results) {
      const item = element("li");
      item.append(stars(Rating), element("h3", Title), element("p", ReviewText), element("p", UserNickname));
      list.append(item);
    }
    container.replaceChildren(list);
    tell("show", { productId });
  };

  const show = (container) => {
    const { bvShow, bvProductId, bvShown } = container.dataset;
    if (!bvProductId || bvShown === bvProductId) return;
    container.dataset.bvShown = bvProductId;
    if (bvShow === "reviews") void showReviews(container, bvProductId).catch(nothing);
    else if (bvShow === "rating_summary" || bvShow === "inline_rating")
      void showSummary(container, bvProductId).catch(nothing);
  };

  const scan = () => document.querySelectorAll("[data-bv-show]").forEach(show);
  const track = (kind) => (data) => tell(`pixel:${kind}`, data);
  window.BV = {
    reviews: { on: (event, listener) => (listeners[event] ??= []).push(listener) },
    pixel: {
      trackTransaction: track("transaction"),
      trackConversion: track("conversion"),
      trackEvent: track("event"),
      trackPageView: track("pageView"),
    },
  };
  new MutationObserver(scan).observe(document.documentElement, { childList: true, subtree: true });
  scan();
  window.bvCallback?.(window.BV);
})();
