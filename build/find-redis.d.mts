/** The name of a server of the Redis protocol; installs one where none is found and that is possible. */
export function findRedis(): string;
