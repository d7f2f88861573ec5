/**
 * The place of a part that comes late and about which nothing is said: the page's footer, and what else must not be
 * seen pushed away, waits for it (`data-waiting`).
 */
export const LoadingPlace = () => <div data-waiting="" />;
