import type { RateLimitPluginOptions } from '@fastify/rate-limit';

/**
 * Counts the requests of each address, in this process, for routes that ask for it. An IPv6
 * network of 64 bits counts as one address, as a customer gets that many or more; an IPv4 address
 * counts as such in either notation.
 */
export const rateLimitOptions: RateLimitPluginOptions = {
  global: false,
  timeWindow: '1 minute',
  ipv6Subnet: 64,
  // Whoever has more addresses than this gets through anyhow, and must not fill the memory: the
  // address that was silent for longest is forgotten, which takes 6 MB at most.
  cache: 20_000,
};
