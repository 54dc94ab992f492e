import { eventually } from '@skydeck/testing';
import webpush from 'web-push';
import { PushService } from '../src/drivers/fixtures/push-service.js';
import { MessagingHarness } from './messaging-harness.js';

let messaging: MessagingHarness;
let service: PushService;
let key: string;

beforeAll(async () => {
  messaging = await MessagingHarness.start({}, { MESSAGING_ALLOW_CIDRS: '127.0.0.0/8' });
  service = await PushService.start();
  key = messaging.auth.key('shop');
  const { publicKey, privateKey } = webpush.generateVAPIDKeys();
  const settings = { subject: 'mailto:ops@example.com', public_key: publicKey };
  const secrets = { private_key: privateKey };
  const made = await messaging.call(key, '/providers', { kind: 'webpush', settings, secrets });
  if (made.status !== 201) throw new Error(made.error.code);
});

afterAll(async () => {
  await messaging.close();
  await service.close();
});

async function send(to: string): Promise<string> {
  const body = { channel: 'push', to, content: { subject: 'Order 7', text: 'On its way' } };
  const { status, data } = await messaging.call(key, '/messages', body);
  expect(status).toBe(202);
  return String(data['id']);
}

const becomes = (id: string, wanted: object) =>
  eventually(async () => {
    expect((await messaging.call(key, `/messages/${id}`)).data).toMatchObject(wanted);
  });

describe('messages to browsers', () => {
  it('sent: arrives encrypted at the push service that the page chose', async () => {
    const id = await send(service.subscription());
    await becomes(id, { status: 'sent' });
    expect(service.pushed).toMatchObject([
      { payload: { id, title: 'Order 7', body: 'On its way' }, contact: 'mailto:ops@example.com' },
    ]);
  });

  it('failed: tells that a page is subscribed no more', async () => {
    service.answers.push(410);
    await becomes(await send(service.subscription()), { status: 'failed' });
  });

  it('failed: never calls an address inside, however the subscription names it', async () => {
    const inside = 'http://10.0.0.1/push';
    await becomes(await send(service.subscription(inside)), { status: 'failed' });
    expect(service.pushed).toHaveLength(1);
  });
});
