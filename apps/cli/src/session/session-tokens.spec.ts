import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ConfigFile, type StoredSession, withContext } from '../config/config-file.js';
import { SessionTokens } from './session-tokens.js';

const AUTH_URL = 'http://auth.test';

async function signedIn(session: Partial<StoredSession>) {
  const file = path.join(await mkdtemp(path.join(tmpdir(), 'skydeck-tokens-')), 'config.json');
  const stored = {
    token: 't0',
    refresh_token: 'r0',
    auth_url: AUTH_URL,
    expires_at_ms: 0,
    ...session,
  };
  await new ConfigFile(file).update((config) => withContext(config, 'local', { session: stored }));
  const used: (string | undefined)[] = [];
  const refresh = async (before: StoredSession): Promise<StoredSession> => {
    used.push(before.refresh_token);
    await new Promise((resolve) => setTimeout(resolve, 5));
    const next = used.length;
    return {
      ...before,
      token: `t${next}`,
      refresh_token: `r${next}`,
      expires_at_ms: Date.now() + 900_000,
    };
  };
  const tokens = () =>
    new SessionTokens({
      config: new ConfigFile(file),
      contextName: 'local',
      authUrl: async () => AUTH_URL,
      refresh,
    });
  return { tokens, used, config: new ConfigFile(file) };
}

describe('SessionTokens', () => {
  it('uses a token as long as it lasts', async () => {
    const { tokens, used } = await signedIn({ expires_at_ms: Date.now() + 60_000 });
    expect(await tokens().current()).toBe('t0');
    expect(used).toEqual([]);
  });

  it('renews a token that is about to end, and stores what it got', async () => {
    const { tokens, config } = await signedIn({ expires_at_ms: Date.now() + 10_000 });
    expect(await tokens().current()).toBe('t1');
    const { contexts } = await config.read();
    expect(contexts['local']?.session).toMatchObject({ token: 't1', refresh_token: 'r1' });
  });

  it('uses the refresh token once when 50 commands need it at once', async () => {
    const { tokens, used } = await signedIn({});
    const all = await Promise.all(Array.from({ length: 50 }, () => tokens().current()));
    expect(new Set(all)).toEqual(new Set(['t1']));
    expect(used).toEqual(['r0']);
  });

  it('renews a token that a service refused, unless another command did already', async () => {
    const { tokens, used } = await signedIn({ expires_at_ms: Date.now() + 600_000 });
    expect(await tokens().renew('t0')).toBe('t1');
    expect(await tokens().renew('t0')).toBe('t1');
    expect(used).toEqual(['r0']);
  });

  it('has no newer one for an API key', async () => {
    const { tokens } = await signedIn({ token: 'dk_live_x', refresh_token: undefined });
    expect(await tokens().renew('dk_live_x')).toBeUndefined();
  });

  it('sends a token to no other installation than the one that gave it', async () => {
    const { tokens } = await signedIn({ auth_url: 'http://elsewhere.test' });
    await expect(tokens().current()).rejects.toThrow('http://elsewhere.test');
  });
});
