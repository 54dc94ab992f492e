import { readEventStream } from '@skydeck/sdk';
import { MessagingHarness } from './messaging-harness.js';

let messaging: MessagingHarness;

beforeAll(async () => {
  messaging = await MessagingHarness.start();
});

afterAll(() => messaging.close());

const sms = (text: string) => ({ channel: 'sms', to: '+14155550123', content: { text } });

interface Seen {
  readonly id: string | undefined;
  readonly text: string;
  readonly status: string;
}

/** Reads that many events of a stream, then leaves. */
async function read(
  count: number,
  { path = '/api/v1/outbox/stream', token = '', url = messaging.service.url, after = '' },
): Promise<Seen[]> {
  const controller = new AbortController();
  const seen: Seen[] = [];
  const stream = readEventStream({
    url: url + path,
    token,
    ...(after && { after }),
    signal: AbortSignal.any([controller.signal, AbortSignal.timeout(8000)]),
  });
  for await (const { id, data } of stream) {
    const { content, status } = data as { content: { text: string }; status: string };
    seen.push({ id, text: content.text, status });
    if (seen.length === count) break;
  }
  controller.abort();
  return seen;
}

describe('GET /api/v1/outbox', () => {
  it('200: pages through what was delivered, newest first', async () => {
    const token = messaging.auth.key('pages');
    for (const text of ['one', 'two', 'three']) {
      await messaging.call(token, '/messages', sms(text));
      await read(1, { token, after: String(['one', 'two', 'three'].indexOf(text)) });
    }
    const first = await messaging.call(token, '/outbox?limit=2');
    const rest = await messaging.call(
      token,
      `/outbox?limit=2&cursor=${String(first.meta.page.next_cursor)}`,
    );
    const items = [...first.data.items, ...rest.data.items];
    expect(items.map(({ content }) => content)).toEqual([
      { text: 'three' },
      { text: 'two' },
      { text: 'one' },
    ]);
    expect(items.map(({ status }) => status)).toEqual(['delivered', 'delivered', 'delivered']);
  });

  it('200: shows a project its own messages only', async () => {
    const { status, data } = await messaging.call(messaging.auth.key('empty'), '/outbox');
    expect([status, data.items]).toEqual([200, []]);
  });

  it('403: needs the scope outbox:read', async () => {
    const key = messaging.auth.key('demo', { scopes: ['messages:*'] });
    expect((await messaging.call(key, '/outbox')).error.code).toBe('insufficient_scope');
    expect((await messaging.call(key, '/outbox/stream')).error.code).toBe('insufficient_scope');
  });
});

describe('GET /api/v1/outbox/stream', () => {
  it('200: shows what stands there, then what arrives', async () => {
    const token = messaging.auth.key('live');
    await messaging.call(token, '/messages', sms('before'));
    const reading = read(2, { token });
    await read(1, { token });
    await messaging.call(token, '/messages', sms('after'));
    const seen = await reading;
    expect(seen).toEqual([
      { id: '1', text: 'before', status: 'delivered' },
      { id: '2', text: 'after', status: 'delivered' },
    ]);
  });

  it('200: resumes after the last event seen, with none left out or repeated', async () => {
    const token = messaging.auth.key('resume');
    const texts = Array.from({ length: 50 }, (_, index) => `message ${index}`);
    const sending = Promise.all(texts.map((text) => messaging.call(token, '/messages', sms(text))));
    const first = await read(20, { token, after: '0' });
    const rest = await read(30, { token, after: String(first.at(-1)?.id) });
    await sending;

    const seen = [...first, ...rest];
    expect(seen.map(({ id }) => id)).toEqual(texts.map((_, index) => String(index + 1)));
    expect(seen.map(({ text }) => text).toSorted()).toEqual(texts.toSorted());
  });

  it('200: follows messages that another process delivers', async () => {
    const other = await messaging.add();
    const token = messaging.auth.key('two');
    const readings = [
      read(10, { token, after: '0' }),
      read(10, { token, after: '0', url: other.url }),
    ];
    for (let count = 0; count < 10; count++) await messaging.call(token, '/messages', sms('x'));
    const [here, there] = await Promise.all(readings);
    expect(there).toEqual(here);
  });

  it('422: refuses a resume point that is none of its own', async () => {
    const token = messaging.auth.key('demo');
    for (const [path, headers, location] of [
      ['/outbox/stream', { 'last-event-id': 'x' }, 'header.last-event-id'],
      ['/outbox/stream?after=-1', {}, 'query.after'],
    ] as const) {
      const response = await fetch(`${messaging.service.url}/api/v1${path}`, {
        headers: { authorization: `Bearer ${token}`, ...headers },
      });
      const { error } = (await response.json()) as { error: object };
      expect(error).toMatchObject({ status: 422, errors: [{ location }] });
    }
  });
});

describe('the internal routes', () => {
  const code = {
    ...sms('Your code is 123456'),
    project_id: null,
    kind: 'otp',
    validity_s: 300,
    reference: 'sgn_1',
  };

  it('202: takes codes of the installation and streams them by reference', async () => {
    const token = await messaging.auth.serviceToken();
    const reading = read(1, {
      token,
      url: messaging.service.internalUrl,
      path: '/internal/v1/outbox/stream?reference=sgn_1',
    });
    await messaging.callInside('/messages', { ...code, reference: 'sgn_2' });
    const { status, data } = await messaging.callInside('/messages', code);
    expect(status).toBe(202);
    expect(data).toMatchObject({ project_id: null, kind: 'otp', reference: 'sgn_1' });
    expect(await reading).toMatchObject([{ text: 'Your code is 123456', status: 'delivered' }]);
  });

  it('202: takes codes of a project, which then owns them', async () => {
    const { data } = await messaging.callInside('/messages', { ...code, project_id: 'prj_owner' });
    const owner = await messaging.call(
      messaging.auth.key('owner'),
      `/messages/${String(data['id'])}`,
    );
    expect(owner).toMatchObject({ status: 200, data: { project_id: 'prj_owner', kind: 'otp' } });
  });

  it.each([
    ['a validity of nothing', { validity_s: 0 }, 'body.validity_s'],
    ['a validity of more than a day', { validity_s: 86_401 }, 'body.validity_s'],
    ['an unknown kind', { kind: 'spam' }, 'body.kind'],
    ['a reference with spaces', { reference: 'a b' }, 'body.reference'],
    ['no project', { project_id: undefined }, 'body.project_id'],
  ])('422: refuses %s', async (_name, change, location) => {
    const { status, error } = await messaging.callInside('/messages', { ...code, ...change });
    expect([status, error.errors[0]?.location]).toEqual([422, location]);
  });

  it('401: refuses keys and tokens for accounts', async () => {
    const url = `${messaging.service.internalUrl}/internal/v1/messages`;
    for (const token of [
      messaging.auth.key('demo'),
      await messaging.auth.serviceToken('platform'),
    ]) {
      const response = await fetch(url, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify(code),
      });
      expect(response.status).toBe(401);
    }
  });

  it('404: are not on the public listener, nor public ones on theirs', async () => {
    const headers = { authorization: `Bearer ${await messaging.auth.serviceToken()}` };
    for (const url of [
      `${messaging.service.url}/internal/v1/outbox/stream?reference=sgn_1`,
      `${messaging.service.internalUrl}/api/v1/messages`,
    ]) {
      expect((await fetch(url, { headers })).status).toBe(404);
    }
  });
});
