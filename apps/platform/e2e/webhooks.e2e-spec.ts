import { eventually } from '@skydeck/testing';
import { Webhook } from 'standardwebhooks';
import { LaunchpadHarness } from './launchpad-harness.js';
import { type Received, Receiver } from './receiver.js';

function verify(secret: string, { body, headers }: Received): unknown {
  return new Webhook(secret).verify(body, headers as Record<string, string>);
}

describe('webhooks', () => {
  let harness: LaunchpadHarness;
  let receiver: Receiver;
  let id: string;
  let secret: string;

  beforeAll(async () => {
    harness = await LaunchpadHarness.start({ WEBHOOK_ALLOW_CIDRS: '127.0.0.0/8' });
  });

  beforeEach(async () => {
    receiver = await Receiver.start();
    const body = { url: receiver.url, event_types: ['app.*'] };
    const { data } = await harness.post('/webhooks', body);
    [id, secret] = [String(data['id']), String(data['secret'])];
  });

  afterEach(async () => {
    await harness.call('DELETE', `/webhooks/${id}`);
    await receiver[Symbol.asyncDispose]();
  });

  afterAll(() => harness.close());

  const deliveries = async () => (await harness.get(`/webhooks/${id}/deliveries`)).data.items;
  const makeApp = (name: string) => harness.post('/apps', { name, repo: '/nowhere/at/all' });

  it('sends the events that it is for, signed, and shows the secret once', async () => {
    await makeApp('signed');
    await eventually(() => expect(receiver.received).toHaveLength(1));
    const [first] = receiver.received;
    const event = verify(secret, first as Received);
    expect(event).toMatchObject({ type: 'app.created', data: { name: 'signed' } });
    expect(first?.headers['webhook-id']).toBe((event as { id: string }).id);
    await eventually(async () =>
      expect(await deliveries()).toMatchObject([
        { status: 'delivered', attempts: 1, response_status: 200, response_body: 'taken' },
      ]),
    );
    const shown = JSON.stringify((await harness.get(`/webhooks/${id}`)).data);
    expect(shown).not.toContain('whsec_');
  });

  it('signs with both secrets while one takes the place of the other', async () => {
    const { data } = await harness.post(`/webhooks/${id}/rotate-secret`, { overlap_s: 60 });
    await harness.post(`/webhooks/${id}/test`);
    await eventually(() => expect(receiver.received).toHaveLength(1));
    const [first] = receiver.received;
    for (const one of [secret, String(data['secret'])]) {
      expect(verify(one, first as Received)).toMatchObject({ type: 'webhook.test' });
    }
  });

  it('tries again after a failure, and once more when asked to', async () => {
    receiver.status = 500;
    await makeApp('retried');
    await eventually(async () =>
      expect(await deliveries()).toMatchObject([
        { status: 'pending', attempts: 1, response_status: 500, problem: 'status' },
      ]),
    );
    receiver.status = 204;
    await eventually(() => expect(receiver.received).toHaveLength(2));
    await eventually(async () => expect((await deliveries())[0]?.['status']).toBe('delivered'));
    const [delivery] = await deliveries();
    await harness.post(`/webhooks/${id}/deliveries/${String(delivery?.['id'])}/replay`);
    await eventually(() => expect(receiver.received).toHaveLength(3));
    const ids = receiver.received.map(({ headers }) => headers['webhook-id']);
    expect(new Set(ids).size).toBe(1);
  });

  it('is disabled when its receiver is gone, and tells so', async () => {
    receiver.status = 410;
    await harness.post(`/webhooks/${id}/test`);
    await eventually(async () =>
      expect((await harness.get(`/webhooks/${id}`)).data['enabled']).toBe(false),
    );
    await eventually(async () => {
      const { data } = await harness.get('/events?type=webhook.*');
      expect(data.items).toMatchObject([{ data: { id, reason: 'gone' } }]);
    });
    expect((await harness.post(`/webhooks/${id}/test`)).error.code).toBe('webhook.disabled');
  });

  it('delivers 50 events made at once, each once', async () => {
    const body = { event_types: ['app.updated'] };
    await harness.call('PATCH', `/webhooks/${id}`, body);
    await makeApp('busy');
    await Promise.all(
      Array.from({ length: 50 }, (_, number) =>
        harness.call('PATCH', '/apps/busy', { branch: `branch-${number}` }),
      ),
    );
    await eventually(() => expect(receiver.received.length).toBeGreaterThanOrEqual(50));
    const ids = receiver.received.map(({ headers }) => headers['webhook-id']);
    expect([ids.length, new Set(ids).size]).toEqual([50, 50]);
  });

  it.each([
    ['http://10.0.0.1/', 'webhook.url_not_allowed'],
    ['http://0xa9fea9fe/latest', 'webhook.url_not_allowed'],
    ['https://user:word@example.com/', 'webhook.url_not_allowed'],
    ['ftp://example.com/', 'validation_failed'],
    ['no address', 'validation_failed'],
  ])('422: refuses %s', async (url, code) => {
    const { status, error } = await harness.post('/webhooks', { url });
    expect([status, error.code]).toEqual([422, code]);
  });

  it('404: a webhook of another project does not exist', async () => {
    const { authUrl } = harness.installation;
    await harness.post(`${authUrl}/api/v1/projects`, { name: 'Other', slug: 'other-hooks' });
    const base = harness.address('').replace('/demo', '/other-hooks');
    for (const [method, path] of [
      ['GET', ''],
      ['PATCH', ''],
      ['DELETE', ''],
      ['POST', '/test'],
      ['POST', '/rotate-secret'],
      ['GET', '/deliveries'],
      ['POST', '/deliveries/dlv_x/replay'],
    ] as const) {
      const body = method === 'GET' || method === 'DELETE' ? undefined : {};
      const { error } = await harness.call(method, `${base}/webhooks/${id}${path}`, body);
      expect(error.code).toBe('webhook.not_found');
    }
  });
});
