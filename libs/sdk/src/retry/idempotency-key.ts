const BYTES = 16;

/** A new `Idempotency-Key`; `randomUUID` is not there on pages without TLS. */
export function newIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Whether services look for an `Idempotency-Key` with this method. */
export function takesIdempotencyKey(method: string): boolean {
  return method === 'POST' || method === 'PATCH';
}
