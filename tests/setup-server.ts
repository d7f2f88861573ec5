// A test that speaks with whole programs takes up to a second; a busy machine needs some ten times as long.
jest.setTimeout(15_000);

/** Tests reach only this machine, and the hosts a developer names to check a vendor's contract (docs/vendors.md). */
const realFetch = globalThis.fetch;
const contractHosts = (process.env.CONTRACT_HOSTS ?? "").split(",");
globalThis.fetch = (input, init) => {
  const url = new URL(input instanceof Request ? input.url : String(input));
  if (!["localhost", "127.0.0.1", "[::1]", ...contractHosts].includes(url.hostname) && !url.hostname.endsWith(".test"))
    throw new Error(`A test tried to reach ${url.host}`);
  return realFetch(input, init);
};

const noisy = (level: "error" | "warn") => {
  const original = console[level];
  console[level] = (...args: unknown[]) => {
    original(...args);
    throw new Error(`console.${level} was called: ${args.map(String).join(" ").slice(0, 400)}`);
  };
};
noisy("error");
noisy("warn");
