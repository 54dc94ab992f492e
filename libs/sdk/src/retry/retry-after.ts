/**
 * How long a service asks to wait, in ms: seconds or a date.
 * @see https://www.rfc-editor.org/rfc/rfc9110#field.retry-after
 */
export function retryAfterMs(headers: Headers, nowMs: number): number | undefined {
  const text = headers.get('retry-after')?.trim();
  if (!text) return undefined;
  if (/^\d{1,9}$/.test(text)) return Number(text) * 1000;
  const atMs = Date.parse(text);
  return Number.isNaN(atMs) ? undefined : Math.max(0, atMs - nowMs);
}
