import { newId } from '@skydeck/ids';
import { KycSweeper } from '@skydeck/auth';
import { eventually } from '@skydeck/testing';
import { count } from './auth-harness.js';
import { type Asked, KycCounterpart, type Reply } from './kyc-counterpart.js';
import { KycHarness, photo } from './kyc-harness.js';

const kyc = new KycHarness();
const counterpart = new KycCounterpart();
let provider: string;

beforeAll(async () => {
  await kyc.start({ WEBHOOK_ALLOW_CIDRS: '127.0.0.0/8' });
  const url = await counterpart.start();
  const body = { name: 'Faces', checks: ['face_match'], url, timeout_ms: 500 };
  const made = await kyc.api('/providers', { body });
  if (made.status !== 201) throw new Error(made.text);
  provider = String(made.data['id']);
  counterpart.secret = String(made.data['secret']);
});
afterAll(async () => {
  await counterpart.stop();
  await kyc.stop();
});

/** Hands in and tells what the provider was asked. */
async function ask(...replies: Reply[]): Promise<{ id: string; asked: Asked }> {
  counterpart.replies = replies;
  const before = counterpart.asked.length;
  const { id, secret } = await kyc.begin({ checks: ['face_match'] });
  await kyc.upload(secret, await photo());
  await kyc.upload(secret, await photo(), '/selfie');
  await kyc.submit(secret);
  const asked = await eventually(() => {
    const one = counterpart.asked[before];
    if (!one) throw new Error('Nothing was asked.');
    return one;
  });
  return { id, asked };
}

const becomes = (id: string, status: string, reasons: string[] = []) =>
  eventually(async () => {
    const { data } = await kyc.api(`/sessions/${id}`);
    expect([data['status'], data['reasons']]).toEqual([status, reasons]);
  });

describe('a provider of checks', () => {
  it('is asked with signed requests and pictures by link, and its answer counts', async () => {
    const { id, asked } = await ask([200, { status: 'passed' }]);
    await becomes(id, 'verified');
    expect(counterpart.problems).toBe(0);
    expect(asked).toMatchObject({ type: 'face_match', session_id: id, identity: null });
    expect(asked.images.map(({ side }) => side)).toEqual(['front', 'selfie']);
    const url = asked.images[0]?.url ?? '';
    const picture = await fetch(url);
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    kyc.auth.clock.advance(10 * 60_000);
    expect((await fetch(url)).status).toBe(401);
    kyc.auth.clock.advance(-10 * 60_000);
  });

  it.each<[string, Reply, string]>([
    ['says no', [200, { status: 'failed', reasons: ['face_mismatch'] }], 'face_mismatch'],
    ['has its own reasons', [200, { status: 'failed', reasons: ['aliens'] }], 'other'],
    ['talks nonsense', [200, 'not JSON'], 'driver_refused'],
    ['is generous', [200, { status: 'pending' }], 'driver_refused'],
    ['refuses', [403, {}], 'driver_refused'],
    ['is broken', [500, {}], 'driver_failed'],
    ['says nothing', 'silence', 'driver_timeout'],
  ])('never passes what it did not: it %s', async (_name, reply, reason) => {
    const { id } = await ask(reply);
    await becomes(id, 'needs_review', [reason]);
  });

  it('is asked again when it was busy, under the same name', async () => {
    const before = counterpart.asked.length;
    const { id } = await ask([503, {}], [429, {}], [200, { status: 'passed' }]);
    await becomes(id, 'verified');
    const names = counterpart.asked.slice(before).map((one) => one.id);
    expect([names.length, new Set(names).size]).toEqual([3, 1]);
  });

  it('may answer later, once, with its signature', async () => {
    const reference = newId('ref');
    const { id, asked } = await ask([202, { reference }]);
    const answer = { reference, status: 'passed' };
    const at = kyc.auth.clock.now();
    const other = `whsec_${Buffer.alloc(32, 1).toString('base64')}`;
    expect(await counterpart.reply(asked.reply_to, answer, { secret: other, at })).toBe(401);
    const old = new Date(at.getTime() - 6 * 60_000);
    expect(await counterpart.reply(asked.reply_to, answer, { at: old })).toBe(401);
    const elsewhere = asked.reply_to.replace(provider, newId('kpr'));
    expect(await counterpart.reply(elsewhere, answer, { at })).toBe(401);
    expect(await counterpart.reply(asked.reply_to, { ...answer, reference: 'x' }, { at })).toBe(
      404,
    );
    expect(await kyc.status(id)).toBe('processing');
    const replies = await eventually(async () => {
      const all = Array.from({ length: 50 }, () =>
        counterpart.reply(asked.reply_to, answer, { at }),
      );
      const statuses = await Promise.all(all);
      expect(statuses).toContain(200);
      return statuses.filter((status) => status === 200).length;
    });
    expect(replies).toBe(1);
    await becomes(id, 'verified');
  });

  it('is given up when it never answers', async () => {
    const { id, asked } = await ask([202, { reference: 'never' }]);
    const sweeper = kyc.auth.service.app.get(KycSweeper, { strict: false });
    let laterMs = 0;
    await eventually(async () => {
      // Further each time: that it waits may be written while the clock is ahead.
      laterMs += 2 * 86_400_000;
      kyc.auth.clock.advance(laterMs);
      await sweeper.sweep();
      kyc.auth.clock.advance(-laterMs);
      expect(await kyc.status(id)).toBe('needs_review');
    });
    const at = kyc.auth.clock.now();
    const late = { reference: 'never', status: 'passed' };
    expect(await counterpart.reply(asked.reply_to, late, { at })).toBe(404);
    await becomes(id, 'needs_review', ['driver_timeout']);
  });

  it('is not reached on addresses of our own unless they are allowed', async () => {
    const inside = { url: 'http://169.254.169.254/latest' };
    const change = (body: object) => kyc.api(`/providers/${provider}`, { method: 'PATCH', body });
    expect((await change(inside)).status).toBe(200);
    counterpart.replies = [[200, { status: 'passed' }]];
    const { id, secret } = await kyc.begin({ checks: ['face_match'] });
    await kyc.upload(secret, await photo());
    await kyc.upload(secret, await photo(), '/selfie');
    await kyc.submit(secret);
    await becomes(id, 'needs_review', ['driver_failed']);
    expect((await change({ url: counterpart.url })).status).toBe(200);
  });

  it('409: does a check alone, 50 at once', async () => {
    const { url } = counterpart;
    const body = { name: 'Lists', checks: ['watchlist'], url };
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => kyc.api('/providers', { body })),
    );
    expect(count(answers)).toEqual({ 201: 1, 409: 49 });
    const made = answers.find(({ status }) => status === 201);
    const own = await kyc.api(`/providers/${String(made?.data['id'])}`);
    expect(own.data).not.toHaveProperty('secret');
    const foreign = await kyc.auth.authKey(await kyc.auth.project());
    const theirs = await kyc.api(`/providers/${provider}`, { token: foreign });
    expect([theirs.status, theirs.error.code]).toEqual([404, 'kyc.provider_not_found']);
  });

  it('404: is removed, and a person looks again', async () => {
    const gone = await kyc.api(`/providers/${provider}`, { method: 'DELETE' });
    expect(gone.data).toEqual({ id: provider, deleted: true });
    expect((await kyc.api(`/providers/${provider}`)).status).toBe(404);
    const { id, secret } = await kyc.begin({ checks: ['face_match'] });
    await kyc.upload(secret, await photo());
    await kyc.upload(secret, await photo(), '/selfie');
    await kyc.submit(secret);
    await becomes(id, 'needs_review', ['no_driver']);
  });
});
