import { createECDH } from 'node:crypto';
import { newId } from '@skydeck/ids';
import { Outbound } from '@skydeck/outbound';
import { TestClock } from '@skydeck/testing';
import webpush from 'web-push';
import { WebpushSecrets, WebpushSettings } from '../../providers/kinds/webpush.kind.js';
import { describeChannelDriver } from '../channel-driver.contract.js';
import type { OutboundMessage } from '../channel.driver.js';
import { decryptPush } from '../fixtures/push-decrypt.js';
import { PushService } from '../fixtures/push-service.js';
import { WebpushDriver } from './webpush.driver.js';

const CONTACT = 'mailto:ops@example.com';
const { publicKey, privateKey } = webpush.generateVAPIDKeys();
const outbound = new Outbound(['127.0.0.0/8']);
const clock = new TestClock(new Date());
let service: PushService;

beforeAll(async () => {
  service = await PushService.start();
});

beforeEach(() => {
  service.pushed.length = 0;
  service.answers.length = 0;
});

afterAll(async () => {
  await outbound.close();
  await service.close();
});

function make(more: object = {}, through = outbound): WebpushDriver {
  const settings = WebpushSettings.parse({ subject: CONTACT, public_key: publicKey, ...more });
  const secrets = WebpushSecrets.parse({ private_key: privateKey });
  return new WebpushDriver(settings, secrets, through, clock);
}

function notice(recipient: string, more: Partial<OutboundMessage> = {}): OutboundMessage {
  const content = { subject: 'Grüße', text: 'Your order is on its way 📦' };
  const about = {
    tenant: null,
    channel: 'push',
    sender: 'Skydeck',
    kind: 'transactional',
  } as const;
  return { ...about, id: newId('msg'), recipient, content, ...more };
}

const soon = () => AbortSignal.timeout(10_000);

describeChannelDriver('webpush', async () => {
  const browser = await PushService.start();
  return {
    driver: make(),
    recipient: browser.subscription(),
    prepare: async () => undefined,
    arrivals: async (id) => browser.pushed.filter(({ payload }) => payload.id === id).length,
    close: () => browser.close(),
  };
});

describe('a notification of a browser', () => {
  it('is opened by the page alone, and names who sent it', async () => {
    const message = notice(service.subscription());
    expect(await make({ ttl_s: 60 }).send(message, soon())).toEqual({
      providerId: message.id,
      status: 'sent',
    });
    expect(service.pushed).toMatchObject([
      {
        payload: { id: message.id, title: 'Grüße', body: 'Your order is on its way 📦' },
        contact: CONTACT,
        headers: { ttl: '60', urgency: 'normal' },
      },
    ]);
  });

  it('is urgent when it holds a code', async () => {
    await make().send(notice(service.subscription(), { kind: 'otp' }), soon());
    expect(service.pushed).toMatchObject([{ headers: { urgency: 'high', ttl: '14400' } }]);
  });

  it('carries what the app is given, and takes the place of an earlier one', async () => {
    const content = { text: 'Now', data: { url: '/7' }, collapse_key: 'order-7' };
    const expiresAt = new Date(clock.now().getTime() + 90_000);
    await make().send(notice(service.subscription(), { content, expiresAt }), soon());
    await make().send(notice(service.subscription(), { content, kind: 'otp' }), soon());
    const [first, second] = service.pushed;
    expect(first?.payload).toMatchObject({ title: null, data: { url: '/7' }, tag: 'order-7' });
    expect(first?.headers).toMatchObject({ ttl: '90', topic: second?.headers['topic'] });
  });

  it('is signed once for each push service in eleven hours', async () => {
    const driver = make();
    const signed = () => new Set(service.pushed.map(({ headers }) => headers.authorization)).size;
    const send = () => driver.send(notice(service.subscription()), soon());
    await Promise.all(Array.from({ length: 20 }, send));
    expect([service.pushed.length, signed()]).toEqual([20, 1]);
    clock.advance(11 * 3_600_000);
    await send();
    expect(signed()).toBe(2);
  });

  it.each([
    [410, 'invalid_recipient', false],
    [404, 'invalid_recipient', false],
    [413, 'rejected', false],
    [429, 'rate_limited', true],
    [403, 'account_refused', true],
    [503, 'provider_unavailable', true],
    [500, 'outcome_unknown', false],
  ] as const)('fails as %i tells: %s', async (status, code, isTemporary) => {
    service.answers.push(status);
    const sent = make().send(notice(service.subscription()), soon());
    await expect(sent).rejects.toMatchObject({ code, isTemporary, detail: `http_${status}` });
  });

  it('is neither sent nor not sent when the connection breaks', async () => {
    service.answers.push(0);
    const sent = make().send(notice(service.subscription()), soon());
    await expect(sent).rejects.toMatchObject({ code: 'outcome_unknown' });
  });

  it.each([
    'a-token-of-a-device',
    '{"endpoint":"https://push.example.com/1"}',
    '{"endpoint":"http://push.example.com/1","keys":{"p256dh":"B","auth":"a"}}',
  ])('needs the subscription of a page, not %s', async (recipient) => {
    const sent = make().send(notice(recipient), soon());
    await expect(sent).rejects.toMatchObject({ code: 'invalid_recipient' });
  });

  it('goes to no address inside', async () => {
    const closed = new Outbound();
    const sent = make({}, closed).send(notice(service.subscription()), soon());
    await expect(sent).rejects.toMatchObject({ detail: 'address_not_allowed' });
    await closed.close();
    expect(service.pushed).toEqual([]);
  });

  it('is refused when it is longer than a record', async () => {
    const message = notice(service.subscription(), { content: { text: 'x'.repeat(4_000) } });
    const sent = make().send(message, soon());
    await expect(sent).rejects.toMatchObject({ code: 'rejected', detail: 'too_long' });
  });
});

// RFC 8291, Appendix A: what the counterpart opens is what the standard says.
it('opens the message of RFC 8291', () => {
  const ecdh = createECDH('prime256v1');
  ecdh.setPrivateKey('q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94', 'base64url');
  const auth = Buffer.from('BTBZMqHH6r4Tts7J_aSIgg', 'base64url');
  const body =
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN';
  expect(decryptPush(Buffer.from(body, 'base64url'), { ecdh, auth })).toBe(
    'When I grow up, I want to be a watermelon',
  );
});

describe('keys of a project', () => {
  it.each(['', 'short', 'A'.repeat(43)])('are keys of P-256, not "%s"', (key) => {
    expect(WebpushSecrets.safeParse({ private_key: key }).success).toBe(false);
  });
});
