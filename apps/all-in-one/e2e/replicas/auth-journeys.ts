import { eventually } from '@skydeck/testing';
import { type Replicated, type Which } from './replicated.js';

const WALLETS = '/api/v1/wallets';
/** Shorter than a key is remembered for. */
const AT_ONCE = { timeoutMs: 900, everyMs: 10 };
/** A sixth of what a key may send in a minute comes at once. */
const RATE = { perMinute: 60, burst: 10, asked: 60 };

/** What of accounts, keys and codes goes across replicas. */
export function authJourneys(at: () => Replicated, { withRedis }: { withRedis: boolean }): void {
  const statusOf = async (which: Which, token: string) =>
    (await at().ask('pay', which, WALLETS, { token })).status;

  it('401: a key that is revoked at one replica is refused by all at once', async () => {
    const { id, secret } = await at().newKey('pay');
    for (const which of [0, 1] as const) {
      expect([await statusOf(which, secret), await statusOf(which, secret)]).toEqual([200, 200]);
    }
    const path = `/api/v1/projects/demo/keys/${id}`;
    await at().of('auth', 0, path, { token: at().owner, method: 'DELETE' });
    await eventually(async () => {
      expect([await statusOf(0, secret), await statusOf(1, secret)]).toEqual([401, 401]);
    }, AT_ONCE);
  });

  it('200: a code that one replica sent is good at the other, and only once', async () => {
    const phone = '+4915112345678';
    const asked = await at().of('auth', 0, '/api/v1/auth/otp/request', { body: { phone } });
    const body = { id: asked['id'], code: await at().codeTo(phone) };
    const answers = await Promise.all(
      ([1, 0, 1, 0] as const).map((which) =>
        at().ask('auth', which, '/api/v1/auth/otp/verify', { body }),
      ),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status >= 500)).toEqual([]);
  });

  it('401: who signs out at one replica is signed out at the other', async () => {
    const token = await at().cluster.signInOwner();
    const me = async (which: Which) =>
      (await at().ask('auth', which, '/api/v1/auth/accounts/me', { token })).status;
    const headers = { 'skydeck-project': 'demo', 'skydeck-mode': 'live' };
    const outbox = async (which: Which) =>
      (await at().ask('messaging', which, '/api/v1/outbox', { token, headers })).status;
    expect([await me(0), await me(1), await outbox(0), await outbox(1)]).toEqual(
      Array.from({ length: 4 }, () => 200),
    );
    const signOut = { token, method: 'POST' };
    await at().of('auth', 1, '/api/v1/auth/accounts/sign-out', signOut);
    await eventually(async () => {
      expect([await me(0), await me(1), await outbox(0), await outbox(1)]).toEqual(
        Array.from({ length: 4 }, () => 401),
      );
    }, AT_ONCE);
  });

  // Without Redis each process counts by itself.
  if (withRedis) {
    it('429: replicas count the requests of a key together', async () => {
      const { secret } = await at().newKey('pay', { rate_limit_per_minute: RATE.perMinute });
      const statuses = await Promise.all(
        Array.from({ length: RATE.asked }, (_, index) => statusOf((index % 2) as Which, secret)),
      );
      const letThrough = statuses.filter((status) => status === 200).length;
      expect(letThrough).toBeGreaterThanOrEqual(RATE.burst);
      expect(letThrough).toBeLessThan(2 * RATE.burst);
      expect(new Set(statuses)).toEqual(new Set([200, 429]));
    });
  }
}
