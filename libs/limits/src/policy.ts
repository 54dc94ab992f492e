/** How many requests fit into a minute, and how many of them at once. */
export interface Policy {
  /** Named in the headers. */
  readonly name: string;
  readonly perMinute: number;
  /** Milliseconds that one request fills. */
  readonly intervalMs: number;
  /** Milliseconds that the bucket holds: `burst` intervals. */
  readonly depthMs: number;
  /** Value of the header `RateLimit-Policy`. */
  readonly header: string;
}

/** `burst` requests at once, refilled at `perMinute` requests a minute. */
export function policyOf(name: string, perMinute: number, burst: number): Policy {
  const intervalMs = 60_000 / perMinute;
  const depthMs = Math.max(1, burst) * intervalMs;
  return { name, perMinute, intervalMs, depthMs, header: `"${name}";q=${perMinute};w=60` };
}
