import ipaddr from 'ipaddr.js';

/** The first four of the eight groups of an IPv6 address are its /64, which belongs to one subscriber. */
const GROUPS_OF_A_SUBSCRIBER = 4;

/** Some proxies add the caller's port, which differs from call to call: 203.0.113.8:40001, [2001:db8::1]:443. */
const withoutPort = (entry: string): string =>
  /^\[([^\]]*)\](?::\d+)?$/.exec(entry)?.[1] ?? /^([\d.]+):\d+$/.exec(entry)?.[1] ?? entry;

/**
 * The network whose attempts are counted together: the /64 of an IPv6 address, all of which belongs to one subscriber, or a single IPv4
 * address, also where it is written as an IPv6 one. `entry` is an address as a proxy writes it; anything that is not an address is returned
 * as it is.
 */
export function networkOf(entry: string): string {
  const address = withoutPort(entry);
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  return parsed instanceof ipaddr.IPv6 ? parsed.parts.slice(0, GROUPS_OF_A_SUBSCRIBER).join(':') : parsed.toString();
}
