import { createHash } from 'node:crypto';

const RANGE = 50_000;

/**
 * The user id that an app's builds and replicas run under: the same each time, so that its caches stay
 * its own. Two apps may share one by chance; neither sees the other's files or processes.
 * Undefined without root, where everything runs as ourselves.
 */
export function sandboxUid(appId: string, base: number): number | undefined {
  if (process.getuid?.() !== 0) return undefined;
  return base + (createHash('sha256').update(appId).digest().readUInt32BE(0) % RANGE);
}
