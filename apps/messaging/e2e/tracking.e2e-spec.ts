import { eventually, TestClock } from '@skydeck/testing';
import PostalMime from 'postal-mime';
import { SmtpRelay } from '../src/drivers/fixtures/smtp-relay.js';
import { MessagingHarness } from './messaging-harness.js';

const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36';
const HTML = `<body><p>Hello</p><a href="https://shop.example/order?id=1&amp;b=2">Order</a>
  <a href="mailto:help@example.com">Help</a></body>`;

let clock: TestClock;
let messaging: MessagingHarness;
let relay: SmtpRelay;
let key: string;

beforeAll(async () => {
  clock = new TestClock();
  messaging = await MessagingHarness.start({ clock }, { MESSAGING_ALLOW_CIDRS: '127.0.0.0/8' });
  relay = await SmtpRelay.start();
  key = messaging.auth.key('shop');
  const settings = { host: '127.0.0.1', port: relay.port, security: 'none', from: 'a@example.com' };
  await messaging.call(key, '/providers', { kind: 'smtp', settings });
});

afterAll(async () => {
  await messaging.close();
  await relay?.close();
});

const follow = (changes: object) => messaging.call(key, '/tracking', changes, { method: 'PATCH' });

/** Sends a mail; gives its id and the HTML that the relay took. */
async function mail(more: object = {}): Promise<{ id: string; html: string }> {
  const to = `ada${relay.taken.length}@example.com`;
  const content = { subject: 'Hi', text: 'https://shop.example/order', html: HTML };
  const body = { channel: 'email', to, content, ...more };
  const { status, data } = await messaging.call(key, '/messages', body);
  expect(status).toBe(202);
  const taken = await eventually(() => relay.taken.find((one) => one.to === to) ?? false, {
    timeoutMs: 30_000,
  });
  const { html = '', text } = await PostalMime.parse(taken.raw);
  expect(text).toContain('https://shop.example/order');
  const id = String(data['id']);
  const isSent = async () =>
    (await messaging.call(key, `/messages/${id}`)).data['status'] === 'sent';
  await eventually(isSent, { timeoutMs: 30_000 });
  return { id, html };
}

const here = (url: string) => {
  const { pathname } = new URL(url);
  return `${messaging.service.url}${pathname}`;
};
const linkOf = (html: string) => here(/href="([^"]*\/t\/[^"]*)"/.exec(html)?.[1] ?? '');
const pixelOf = (html: string) => here(/src="([^"]*\/o\/[^"]*\.gif)"/.exec(html)?.[1] ?? '');
const visit = (url: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(url, { method, redirect: 'manual', headers: { 'user-agent': BROWSER, ...headers } });
const visits = async (id: string) =>
  (await messaging.call(key, `/messages/${id}/visits?limit=100`)).data.items;

describe('mail', () => {
  it('is sent as it was written until the project says otherwise', async () => {
    expect((await mail()).html).toContain('href="https://shop.example/order?id=1&amp;b=2"');
    const { data } = await messaging.call(key, '/tracking');
    expect(data).toEqual({ opens: false, clicks: false, updated_at: null });
  });

  it('tells of opens and clicks where that is wanted, and leads where it said', async () => {
    expect(await follow({ opens: true, clicks: true })).toMatchObject({ status: 200 });
    const { id, html } = await mail();
    expect(html).not.toContain('shop.example');
    expect(html).toContain('mailto:help@example.com');
    clock.advance(60_000);

    const picture = await visit(pixelOf(html));
    expect(picture.headers.get('content-type')).toBe('image/gif');
    expect(picture.headers.get('cache-control')).toBe('no-store');
    clock.advance(1000);
    const answer = await visit(linkOf(html));
    expect(answer.status).toBe(302);
    expect(answer.headers.get('location')).toBe('https://shop.example/order?id=1&b=2');
    expect(await visits(id)).toMatchObject([
      { kind: 'open', url: null, is_automatic: false },
      { kind: 'click', url: 'https://shop.example/order?id=1&b=2', is_automatic: false },
    ]);
    // What is kept, and shown, is what was written.
    const { data } = await messaging.call(key, `/messages/${id}`);
    expect(data['content']).toMatchObject({ html: HTML });
  });

  it('is opened once, however often and fast it is looked at', async () => {
    const { id, html } = await mail();
    clock.advance(60_000);
    await Promise.all(Array.from({ length: 50 }, () => visit(pixelOf(html))));
    expect(await visits(id)).toHaveLength(50);
    const { data } = await messaging.call(key, '/events?type=message.opened&limit=100');
    expect(data.items.filter((event) => (event['data'] as { id: string }).id === id)).toHaveLength(
      1,
    );
    expect((await messaging.call(key, '/insight')).data).toMatchObject({
      counts: { opened: 2, clicked: 1 },
    });
  });

  it('marks what programs do, and counts it not', async () => {
    const { id, html } = await mail();
    await visit(linkOf(html));
    clock.advance(60_000);
    await visit(linkOf(html), { 'sec-purpose': 'prefetch' });
    await visit(linkOf(html), {}, 'HEAD');
    await visit(pixelOf(html), { 'user-agent': 'Slackbot 1.0' });
    const all = await visits(id);
    expect(all.map((one) => one['is_automatic'])).toEqual([true, true, true, true]);
    expect((await messaging.call(key, '/insight')).data).toMatchObject({
      counts: { opened: 2, clicked: 1 },
    });
  });

  it('is followed or not as the message says', async () => {
    const { html } = await mail({ tracking: { opens: false } });
    expect(html).not.toContain('.gif');
    expect(linkOf(html)).toContain('/t/');
    await follow({ opens: false, clicks: false });
    expect((await mail({ tracking: { clicks: true } })).html).toContain('/t/msg_');
    const body = { channel: 'sms', to: '+14155550123', content: { text: 'a' }, tracking: {} };
    const { status, error } = await messaging.call(key, '/messages', body);
    expect([status, error.errors[0]?.location]).toEqual([422, 'body.tracking']);
  });

  it('of other services leads where it did: sign-in must not go through us', async () => {
    await follow({ opens: true, clicks: true });
    const inside = {
      project_id: 'prj_shop',
      channel: 'email',
      to: 'signing-in@example.com',
      content: { subject: 'Sign in', html: HTML },
      kind: 'transactional',
      validity_s: 60,
    };
    expect((await messaging.callInside('/messages', inside)).status).toBe(202);
    const taken = await eventually(
      () => relay.taken.find(({ to }) => to === 'signing-in@example.com') ?? false,
      { timeoutMs: 30_000 },
    );
    expect((await PostalMime.parse(taken.raw)).html).toContain('https://shop.example/order?id=1');
  });
});

describe('an address that was not made here', () => {
  it('404: leads nowhere', async () => {
    const { html } = await mail();
    const good = linkOf(html);
    const spoiled = `${good.slice(0, -1)}${good.endsWith('0') ? '1' : '0'}`;
    const other = good.replace(/\.0\.(?=\w{32}$)/, '.1.');
    const paths = ['/t/https:%2F%2Fevil.example', '/t/x', '/o/x.gif', '/o/x'];
    const all = [spoiled, other, ...paths.map((path) => `${messaging.service.url}${path}`)];
    for (const url of all) {
      const answer = await visit(url);
      expect([url, answer.status, answer.headers.get('location')]).toEqual([url, 404, null]);
    }
    const asPixel = pixelOf(html).replace('/o/', '/t/').replace('.gif', '');
    expect((await visit(asPixel)).status).toBe(404);
  });
});

describe('the settings', () => {
  it('412: are not changed by who saw older ones, and are no business of others', async () => {
    const headers = { 'if-match': '"0"' };
    const stale = { method: 'PATCH', headers };
    expect((await messaging.call(key, '/tracking', { opens: true }, stale)).status).toBe(412);
    const other = messaging.auth.key('other');
    expect((await messaging.call(other, '/tracking')).data).toMatchObject({ opens: false });
    const { data } = await messaging.call(key, '/messages');
    const id = String(data.items[0]?.['id']);
    expect((await messaging.call(other, `/messages/${id}/visits`)).status).toBe(404);
  });
});
