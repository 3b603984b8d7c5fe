import ipaddr from 'ipaddr.js';

/** Of the eight groups of an IPv6 address: a /64. */
const GROUPS_OF_A_SUBSCRIBER = 4;

/** Some proxies add the port that a call came from, another one each time: 203.0.113.8:40001, [2001:db8::1]:443. */
const withoutPort = (entry: string): string =>
  /^\[([^\]]*)\](?::\d+)?$/.exec(entry)?.[1] ?? /^([\d.]+):\d+$/.exec(entry)?.[1] ?? entry;

/**
 * The network whose attempts are counted together, of an address as a proxy writes it: the /64 of an IPv6 address, all of which one
 * subscriber has, or the single IPv4 address, also where it is written as an IPv6 one. What is no address is answered as it is.
 */
export function networkOf(entry: string): string {
  const address = withoutPort(entry);
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  return parsed instanceof ipaddr.IPv6 ? parsed.parts.slice(0, GROUPS_OF_A_SUBSCRIBER).join(':') : parsed.toString();
}
