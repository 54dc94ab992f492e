import { newId } from '@skydeck/ids';
import { eventually } from '@skydeck/testing';
import { type Answer, count, type Person } from './auth-harness.js';
import { addApp, appCode, sessionOf } from './factor-people.js';
import { KycHarness } from './kyc-harness.js';

const kyc = new KycHarness();
let reviewers: string[];
beforeAll(async () => {
  await kyc.start();
  reviewers = [await reviewer(), await reviewer(), await reviewer()];
});
afterAll(() => kyc.stop());

/** The key of an admin of its own: keys that one account has made are one person. */
async function reviewer(): Promise<string> {
  const owner = await kyc.auth.member(kyc.project, 'admin');
  return keyOf(owner);
}
const keyOf = (owner: Person) =>
  kyc.auth.authKey({ id: kyc.project.id, owner }, { scopes: ['kyc:review', 'kyc:read'] });

/** A session that waits for a reviewer, and its review. */
async function waiting() {
  const begun = await kyc.begin({ checks: ['watchlist'], claims: { last_name: 'Musterfrau' } });
  await kyc.handIn(begun.secret);
  // Pictures are read meanwhile, as long as the machine takes.
  const review = await eventually(() => openReviewOf(begun.id), {
    timeoutMs: 25_000,
    everyMs: 200,
  });
  return { ...begun, review };
}

async function openReviewOf(session: string): Promise<string> {
  const { data } = await kyc.api(`/reviews?status=open&session_id=${session}`);
  expect(data.items).toHaveLength(1);
  return String(data.items[0]?.['id']);
}

const claim = (id: string, token = reviewers[0]) =>
  kyc.api(`/reviews/${id}/claim`, { method: 'POST', token: token ?? '' });
const decide = (id: string, body: object, token = reviewers[0], headers = {}) =>
  kyc.api(`/reviews/${id}/decide`, { body, token: token ?? '', headers });
const detail = (id: string, token = reviewers[0]) =>
  kyc.api(`/reviews/${id}`, { token: token ?? '' });
const imagesOf = ({ data }: Answer) =>
  data['images'] as unknown as { side: string; url: string; expires_at: string }[];

describe('reviews', () => {
  it('200: are claimed by one of 50, given back, and claimed again', async () => {
    const { review } = await waiting();
    const tokens = Array.from({ length: 50 }, (_, index) => reviewers[index % 3]);
    const answers = await Promise.all(tokens.map((token) => claim(review, token)));
    expect(count(answers)).toEqual({ 200: 1, 409: 49 });
    const winner = tokens[answers.findIndex(({ status }) => status === 200)];
    const loser = reviewers.find((token) => token !== winner) ?? '';
    const release = (token = '') =>
      kyc.api(`/reviews/${review}/release`, { method: 'POST', token });
    expect((await release(loser)).error.code).toBe('kyc.review_not_yours');
    expect((await release(winner)).data).toMatchObject({ status: 'open', claimed_by: null });
    expect((await claim(review, loser)).status).toBe(200);
  });

  it('200: approve once, 50 at once', async () => {
    const { id, review } = await waiting();
    await claim(review);
    const approve = () => decide(review, { decision: 'approve' });
    const answers = await Promise.all(Array.from({ length: 50 }, approve));
    expect(count(answers)).toEqual({ 200: 1, 409: 49 });
    expect((await kyc.api(`/sessions/${id}`)).data).toMatchObject({
      status: 'verified',
      outcome: 'verified',
    });
  });

  it('200: decline for good, with a reason for the person and one for the desk', async () => {
    const { id, secret, review } = await waiting();
    const claimed = await claim(review);
    expect((await decide(review, { decision: 'decline' })).status).toBe(422);
    const body = {
      decision: 'decline',
      reasons: ['forged'],
      comment: 'Please visit us.',
      internal_comment: 'Edges look cut.',
    };
    const stale = await decide(review, body, undefined, { 'if-match': 'W/"1.x"' });
    expect(stale.status).toBe(412);
    const etag = { 'if-match': claimed.headers.get('etag') ?? '' };
    expect((await decide(review, body, undefined, etag)).data).toMatchObject(body);
    const session = await kyc.api(`/sessions/${id}`);
    expect(session.data).toMatchObject({
      status: 'declined',
      reasons: ['forged'],
      comment: 'Please visit us.',
    });
    const shown = await kyc.capture(secret, '/session');
    expect(shown.data).toMatchObject({ status: 'declined', comment: 'Please visit us.' });
    expect(session.text + shown.text).not.toContain('Edges look cut.');
    expect((await kyc.submit(secret)).error.code).toBe('kyc.not_open');
  });

  it('200: ask for other pictures, with a day to hand them in', async () => {
    const { id, secret, review } = await waiting();
    await claim(review);
    kyc.auth.clock.advance(60_000);
    await decide(review, { decision: 'retry', reasons: ['document_incomplete'] });
    expect((await kyc.api(`/sessions/${id}`)).data).toMatchObject({
      status: 'requires_input',
      outcome: null,
      reasons: ['document_incomplete'],
      expires_at: new Date(kyc.auth.clock.now().getTime() + 86_400_000).toISOString(),
    });
    expect((await kyc.handIn(secret)).status).toBe(202);
    await eventually(() => openReviewOf(id));
  });

  it('are void when the session is called off', async () => {
    const { id, review } = await waiting();
    await claim(review);
    await kyc.api(`/sessions/${id}/cancel`, { method: 'POST' });
    expect((await decide(review, { decision: 'approve' })).error.code).toBe('kyc.review_not_yours');
    expect((await detail(review)).data).toMatchObject({ status: 'void' });
    expect(await kyc.status(id)).toBe('canceled');
  });

  it('403: need the scope of their own, which writing does not include', async () => {
    const writer = await kyc.auth.authKey(kyc.project, { scopes: ['kyc:write', 'kyc:read'] });
    const { id, review } = await waiting();
    for (const path of [`/reviews/${review}`, '/reviews', `/sessions/${id}/identity`]) {
      expect((await kyc.api(path, { token: writer })).error.code).toBe('insufficient_scope');
    }
    const developer = await kyc.auth.member(kyc.project, 'developer');
    const headers = { 'skydeck-project': kyc.project.id };
    const asked = await kyc.api('/reviews', { token: developer.token, headers });
    expect(asked.error.code).toBe('insufficient_scope');
  });

  it('404: of another project do not exist, as one that never did', async () => {
    const { review } = await waiting();
    const foreign = await kyc.auth.authKey(await kyc.auth.project());
    for (const token of [foreign, kyc.test]) {
      for (const [path, method] of [
        ['', 'GET'],
        ['/claim', 'POST'],
        ['/release', 'POST'],
      ] as const) {
        const theirs = await kyc.api(`/reviews/${review}${path}`, { token, method });
        const none = await kyc.api(`/reviews/${newId('krev')}${path}`, { token, method });
        expect([theirs.status, theirs.error]).toEqual([404, none.error]);
      }
    }
  });
});

describe('two reviewers', () => {
  beforeAll(async () => {
    const path = `/projects/${kyc.project.id}/auth-settings`;
    const body = { kyc: { reviewers: 2 } };
    const { token } = kyc.project.owner;
    const changed = await kyc.auth.api(path, { method: 'PATCH', body, token });
    if (changed.status !== 200) throw new Error(changed.text);
  });

  it('have to agree, and nobody counts twice', async () => {
    const { id, review } = await waiting();
    const [ada, bob, eve] = reviewers;
    await claim(review, ada);
    await decide(review, { decision: 'approve' }, ada);
    expect(await kyc.status(id)).toBe('needs_review');
    const second = await openReviewOf(id);
    const own = await claim(second, ada);
    expect([own.status, own.error.code]).toEqual([403, 'kyc.second_reviewer']);
    await claim(second, bob);
    await decide(second, { decision: 'decline', reasons: ['other'] }, bob);
    expect(await kyc.status(id)).toBe('needs_review');
    const third = await openReviewOf(id);
    expect((await detail(third, eve)).data).toMatchObject({ confirms: 'decline' });
    await claim(third, eve);
    await decide(third, { decision: 'decline', reasons: ['other'] }, eve);
    expect(await kyc.status(id)).toBe('declined');
  });

  it('403: are not one account and a key that it has made, nor two of its keys', async () => {
    const { id, review } = await waiting();
    const admin = await kyc.auth.member(kyc.project, 'admin');
    const [first, second] = [await keyOf(admin), await keyOf(admin)];
    await claim(review, first);
    await decide(review, { decision: 'approve' }, first);
    const next = await openReviewOf(id);
    const headers = { 'skydeck-project': kyc.project.id };
    const asAccount = { method: 'POST', token: admin.token, headers };
    for (const own of [
      await claim(next, second),
      await kyc.api(`/reviews/${next}/claim`, asAccount),
    ]) {
      expect([own.status, own.error.code]).toEqual([403, 'kyc.second_reviewer']);
    }
    expect((await claim(next)).status).toBe(200);
  });
});

describe('an account with a second factor', () => {
  it('403: decides only soon after it was given', async () => {
    const { review } = await waiting();
    const admin = await kyc.auth.member(kyc.project, 'admin');
    const base = '/auth/accounts';
    const { app, verified } = await addApp(kyc.auth, admin.token, `${base}/factors`);
    kyc.auth.clock.advance(15 * 60_000 + 1);
    const body = { refresh_token: sessionOf(verified).refreshToken };
    const refreshed = await kyc.auth.api(`${base}/refresh`, { body });
    const { token } = sessionOf(refreshed);
    const headers = { 'skydeck-project': kyc.project.id };
    const asAdmin = { token, headers };
    const claimed = await kyc.api(`/reviews/${review}/claim`, { method: 'POST', ...asAdmin });
    expect(claimed.status).toBe(200);
    const approve = () =>
      kyc.api(`/reviews/${review}/decide`, { body: { decision: 'approve' }, ...asAdmin });
    expect((await approve()).error.code).toBe('factor.step_up_required');
    const proof = { factor_id: app.id, code: appCode(kyc.auth, app.secret) };
    await kyc.auth.api(`${base}/step-up`, { token, body: proof });
    expect((await approve()).status).toBe(200);
  });
});

describe('pictures of a review', () => {
  it('are shown through links of a minute, are not stored, and each look is written down', async () => {
    const { id, review } = await waiting();
    const shown = await detail(review);
    expect(shown.headers.get('cache-control')).toBe('no-store');
    expect(shown.data).toMatchObject({ person: { claims: { last_name: 'Musterfrau' } } });
    const [image] = imagesOf(shown);
    const url = image?.url ?? '';
    const response = await fetch(url);
    const bytes = Buffer.from(await response.arrayBuffer());
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(response.headers.get('content-type')).toBe('image/jpeg');
    expect([...bytes.subarray(0, 3)]).toEqual([0xff, 0xd8, 0xff]);
    expect(bytes.includes('SECRET-OWNER')).toBe(false);
    for (const bad of [`${url}x`, url.replace('link=', 'link=a'), url.split('?')[0] ?? '']) {
      expect((await fetch(bad)).status).toBe(401);
    }
    kyc.auth.clock.advance(60_000);
    expect((await fetch(url)).status).toBe(401);

    const path = `/projects/${kyc.project.id}/audit?limit=100`;
    const audit = await kyc.auth.api(path, { token: kyc.live });
    const views = audit.data.items.filter(({ action }) => action === 'kyc_document.view');
    const mine = views.filter((view) => JSON.stringify(view).includes(id));
    expect(mine).toHaveLength(1);
    expect(mine[0]?.['actor']).toMatchObject({ kind: 'key' });
    const looks = audit.data.items.filter(({ action, target }) => {
      return action === 'kyc_session.view' && target === id;
    });
    expect(looks).toHaveLength(1);
    expect(audit.text).not.toContain('Musterfrau');
  });
});

describe('reviews that are held', () => {
  it('200: are taken over when nothing was decided for half an hour', async () => {
    const { review } = await waiting();
    await claim(review);
    kyc.auth.clock.advance(30 * 60_000);
    expect((await claim(review, reviewers[1])).error.code).toBe('kyc.review_taken');
    kyc.auth.clock.advance(1);
    expect((await claim(review, reviewers[1])).status).toBe(200);
    const late = await decide(review, { decision: 'approve' });
    expect(late.error.code).toBe('kyc.review_not_yours');
  });
});
