export { createPageCache } from "#server/page-cache/page-cache.ts";
