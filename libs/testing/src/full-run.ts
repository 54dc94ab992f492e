/** A test of `npm run test:full`, in which what takes long has its place; else it is named as skipped. */
export function inFull(name: string, test: () => Promise<void>, timeoutMs?: number): void {
  const isFull = process.env['TEST_FULL'] === '1';
  (isFull ? it : it.skip)(name, test, timeoutMs);
}
