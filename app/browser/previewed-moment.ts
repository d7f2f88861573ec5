/** How far the moment that an editor looks at is ahead of the browser's time; nothing for everybody else. */
export const previewed: { aheadMs?: number } = {};
