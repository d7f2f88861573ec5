/**
 * The id of what ends a page's first view, where a page must not be painted before that has come: slides are as high as
 * the highest of them.
 */
export const FIRST_VIEW_END_ID = "first-view-end";
