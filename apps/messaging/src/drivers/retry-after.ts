const MOST_MS = 3_600_000;

/** What `Retry-After` asks for (RFC 9110, 10.2.3), an hour at most; null when it says nothing. */
export function retryAfterMs(header: string | null | undefined, now: Date): number | null {
  if (!header) return null;
  const ms = /^\d{1,9}$/.test(header)
    ? Number(header) * 1000
    : new Date(header).getTime() - now.getTime();
  return Number.isNaN(ms) ? null : Math.min(Math.max(ms, 0), MOST_MS);
}
