import type { Request } from "express";
import ipaddr from "ipaddr.js";

/** What a provider gives one customer: a whole network in IPv6, an address in IPv4. */
const IPV6_PREFIX = 64;

/**
 * By what an address is counted: itself in IPv4, mapped ones too; its /64 network in IPv6, of which one customer has
 * all. What is no address counts as one caller.
 */
export const clientNetwork = (address: string): string => {
  if (!ipaddr.isValid(address)) return "unknown";
  const parsed = ipaddr.process(address);
  if (parsed.kind() === "ipv4") return parsed.toString();
  return ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toString()}/${IPV6_PREFIX}`).toString();
};

/** Whether an address lies in one of some networks, each an address or a CIDR block. */
export const liesIn = (address: string, networks: readonly string[]): boolean => {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.process(address);
  return networks.some((network) => {
    const [range, bits] = network.includes("/")
      ? ipaddr.parseCIDR(network)
      : ([ipaddr.process(network), ipaddr.process(network).kind() === "ipv4" ? 32 : 128] as const);
    return range.kind() === parsed.kind() && parsed.match(range, bits);
  });
};

/** Where a request comes from, by the trusted proxies in front of the process (`TRUSTED_PROXIES`). */
export const clientAddress = (request: Request): string => request.ip ?? "";
