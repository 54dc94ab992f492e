import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'undici';

const CONNECTIONS = 8;
const PAUSE_MS = 2;

/**
 * Keeps requests coming on kept-alive connections while `act` runs, and goes on until there were
 * enough of them. An answer that is not 200 counts as failed, and so does a broken connection.
 */
export async function underLoad(appUrl, leastRequests, act) {
  const { hostname, port, host } = new URL(appUrl);
  const seen = { sent: 0, failed: 0, versions: new Set() };
  let isActing = true;
  const goOn = () => isActing || seen.sent < leastRequests;
  const loops = Array.from({ length: CONNECTIONS }, () => send({ host, port }, seen, goOn));
  await act().finally(() => (isActing = false));
  await Promise.all(loops);
  if (!hostname.endsWith('localhost')) throw new Error('Load goes to this machine only.');
  return { sent: seen.sent, failed: seen.failed, versions: [...seen.versions] };
}

async function send({ host, port }, seen, goOn) {
  const client = new Client(`http://127.0.0.1:${port}`);
  while (goOn()) {
    seen.sent += 1;
    try {
      const { statusCode, body } = await client.request({
        path: '/',
        method: 'GET',
        headers: { host },
      });
      const { greeting } = await body.json();
      if (statusCode === 200) seen.versions.add(greeting);
      else seen.failed += 1;
    } catch {
      seen.failed += 1;
    }
    // Load, not starvation: the build must share two cores with it.
    await sleep(PAUSE_MS);
  }
  await client.close();
}
