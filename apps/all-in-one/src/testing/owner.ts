import { randomBytes } from 'node:crypto';
import { chmod, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A folder for an installation, with the token that makes whoever can read it its owner. */
export async function makeHome(parent = tmpdir()): Promise<{ home: string; ownerToken: string }> {
  const home = await mkdtemp(path.join(parent, 'skydeck-'));
  await chmod(home, 0o755);
  const ownerToken = randomBytes(32).toString('base64url');
  await writeFile(path.join(home, 'owner.token'), ownerToken, { mode: 0o600 });
  return { home, ownerToken };
}

/** Signs the machine's owner in and gives the access token. */
export async function signInOwner(authUrl: string, token: string): Promise<string> {
  const response = await fetch(`${authUrl}/api/v1/auth/accounts/local`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token }),
  });
  const { data } = (await response.json()) as { data: { session: { access_token: string } } };
  return data.session.access_token;
}
