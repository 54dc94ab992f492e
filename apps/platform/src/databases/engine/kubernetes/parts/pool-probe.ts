import { Client } from 'pg';
import type { InstanceAddress } from '../../instance-spec.js';

const CONNECT_MS = 5_000;
/** Nobody signs in with it: that it is refused by name tells that clients are heard. */
const NOBODY = 'skydeck_probe';

/**
 * Whether a pool hears clients, with a certificate of its name.
 * @returns why not; undefined when it does
 */
export async function poolAnswers(
  { host, port, caPem }: InstanceAddress,
  database: string,
): Promise<string | undefined> {
  const client = new Client({
    host,
    port,
    database,
    user: NOBODY,
    password: NOBODY,
    ssl: { ca: caPem },
    connectionTimeoutMillis: CONNECT_MS,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return undefined;
  } catch (error) {
    const { code = '', message } = error as Error & { code?: string };
    // An answer of the protocol, but for one that the server behind it is not there yet.
    const isRefusal = /^(28\w{3}|08P01)$/.test(code);
    return isRefusal && !/server|connect/i.test(message) ? undefined : message;
  } finally {
    await client.end().catch(() => undefined);
  }
}
