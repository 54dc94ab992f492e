import { ApiRequestError } from '@skydeck/sdk';
import type { IssuedSession } from '../auth/auth-api.js';
import { SessionKeeper } from './session-keeper.js';

/** Auth as far as refreshing goes: each refresh token works once. */
class Auth {
  readonly used: string[] = [];
  problem: Error | undefined;

  issue(number: number): IssuedSession {
    return {
      access_token: `at_${number}`,
      expires_in: 900,
      refresh_token: `rt_${number}`,
      session_id: 'ses_1',
    };
  }

  async refresh(refreshToken: string): Promise<IssuedSession> {
    await new Promise((resolve) => setImmediate(resolve));
    if (this.problem) throw this.problem;
    if (this.used.includes(refreshToken)) throw new ApiRequestError(401, {});
    this.used.push(refreshToken);
    return this.issue(this.used.length + 1);
  }
}

let auth: Auth;
let nowMs: number;
let keeper: SessionKeeper;

beforeEach(() => {
  auth = new Auth();
  nowMs = 0;
  keeper = new SessionKeeper(auth, () => nowMs);
});

describe('SessionKeeper', () => {
  it('asks auth nothing while the access token is fresh', async () => {
    const cookie = keeper.begin(auth.issue(1));
    nowMs = 719_000;
    expect(await keeper.open(cookie)).toEqual({ accessToken: 'at_1', cookie: undefined });
    expect(auth.used).toEqual([]);
  });

  it('refreshes once for 50 requests at the same time', async () => {
    const cookie = keeper.begin(auth.issue(1));
    nowMs = 720_000;
    const opened = await Promise.all(Array.from({ length: 50 }, () => keeper.open(cookie)));
    expect(auth.used).toEqual(['rt_1']);
    expect(new Set(opened.map((session) => session?.accessToken))).toEqual(new Set(['at_2']));
    expect(opened.every((session) => session?.cookie?.refreshToken === 'rt_2')).toBe(true);
  });

  it('goes on from the cookie after a restart', async () => {
    const cookie = keeper.begin(auth.issue(1));
    const restarted = new SessionKeeper(auth, () => nowMs);
    expect(await restarted.open(cookie)).toMatchObject({
      accessToken: 'at_2',
      cookie: { refreshToken: 'rt_2' },
    });
  });

  it('serves a browser that missed the newest cookie', async () => {
    const first = keeper.begin(auth.issue(1));
    nowMs = 720_000;
    await keeper.open(first);
    expect(await keeper.open(first)).toMatchObject({
      accessToken: 'at_2',
      cookie: { refreshToken: 'rt_2' },
    });
    expect(auth.used).toEqual(['rt_1']);
  });

  it('ends a session that auth refuses to go on with', async () => {
    const cookie = keeper.begin(auth.issue(1));
    auth.problem = new ApiRequestError(401, {});
    keeper.distrust('ses_1');
    expect(await keeper.open(cookie)).toBeUndefined();
  });

  it.each([503, 429])('keeps a session through a %i of auth', async (status) => {
    const cookie = keeper.begin(auth.issue(1));
    auth.problem = new ApiRequestError(status, {});
    keeper.distrust('ses_1');
    await expect(keeper.open(cookie)).rejects.toBe(auth.problem);
    auth.problem = undefined;
    expect(await keeper.open(cookie)).toMatchObject({ accessToken: 'at_2' });
  });
});
