import { execFileSync } from 'node:child_process';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import type { Page } from 'playwright-core';

/** A code of an authenticator app, made by oathtool; `laterS` moves it to another time step. */
export function appCode(secret: string, laterS = 0): string {
  const now = new Date(Date.now() + laterS * 1000).toISOString();
  const at = now.replace('T', ' ').replace(/\..*/, ' UTC');
  const args = ['--totp', '--base32', `--now=${at}`, secret];
  return execFileSync('oathtool', args, { encoding: 'utf8' }).trim();
}

/** A code that no app shows now. */
export function wrongCode(secret: string): string {
  const near = new Set([-60, -30, 0, 30, 60].map((laterS) => appCode(secret, laterS)));
  return ['000000', '000001', '000002', '000003', '000004', '000005'].find(
    (code) => !near.has(code),
  ) as string;
}

/** Gives a page a fingerprint reader that says yes. */
export async function addPasskeyReader(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

/** Settings of a dashboard at `localhost`: passkeys do not work at numbers. */
export async function dashboardAtLocalhost(): Promise<NodeJS.ProcessEnv> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return { DASHBOARD_PORT: String(port), DASHBOARD_URL: `http://localhost:${port}` };
}
