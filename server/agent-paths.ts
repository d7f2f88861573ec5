/** Where a shop says what it does for platforms. */
export const PROFILE_PATH = "/.well-known/ucp";

/** Where the endpoints for platforms lie, below a shop's address. */
export const REST_PATH = "/ucp/v1";
export const MCP_PATH = "/ucp/mcp";

/** Where a person goes on with what a platform has begun. */
export const CONTINUE_PATH = "/ucp/continue";
