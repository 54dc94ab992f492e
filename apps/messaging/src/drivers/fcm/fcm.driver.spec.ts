import { newId } from '@skydeck/ids';
import { Outbound } from '@skydeck/outbound';
import { TestClock } from '@skydeck/testing';
import { FcmSecrets, FcmSettings } from '../../providers/kinds/fcm.kind.js';
import { describeChannelDriver } from '../channel-driver.contract.js';
import type { OutboundMessage } from '../channel.driver.js';
import type { ScriptedAnswer } from '../fixtures/fcm-refusal.js';
import { FcmService } from '../fixtures/fcm-service.js';
import { firebaseAdmin } from '../fixtures/firebase-admin.js';
import { FcmDriver } from './fcm.driver.js';

const outbound = new Outbound(['127.0.0.0/8']);
const HOUR_MS = 3_600_000;
let service: FcmService;
let clock: TestClock;

beforeAll(async () => {
  service = await FcmService.start();
});

beforeEach(() => {
  clock = new TestClock(new Date());
  service.taken.length = 0;
  service.answers.length = 0;
  service.grants = 0;
});

afterAll(async () => {
  await outbound.close();
  await service.close();
});

function make(more: object = {}, at = service): FcmDriver {
  const settings = FcmSettings.parse({ base_url: at.origin });
  const account = { ...at.keyFile(), ...more };
  const secrets = FcmSecrets.parse({ service_account: JSON.stringify(account) });
  return new FcmDriver(settings, secrets, outbound, clock);
}

function notice(more: Partial<OutboundMessage> = {}): OutboundMessage {
  const content = { subject: 'Grüße', text: 'Your order is on its way 📦' };
  const about = { tenant: null, channel: 'push', sender: 'Skydeck' } as const;
  const recipient = service.token;
  return { ...about, kind: 'transactional', id: newId('msg'), recipient, content, ...more };
}

const soon = () => AbortSignal.timeout(10_000);

describeChannelDriver('fcm', async () => {
  const firebase = await FcmService.start();
  clock = new TestClock(new Date());
  return {
    driver: make({}, firebase),
    recipient: firebase.token,
    prepare: async () => undefined,
    arrivals: async (id) => firebase.taken.filter(({ data }) => data?.['skydeck_id'] === id).length,
    close: () => firebase.close(),
  };
});

describe('a notification by FCM', () => {
  it('arrives as one that the SDK of Google sends', async () => {
    const admin = firebaseAdmin(service);
    const expiresAt = new Date(clock.now().getTime() + HOUR_MS);
    const until = String(Math.floor(expiresAt.getTime() / 1000));
    const content = {
      subject: 'Grüße',
      text: 'On its way 📦',
      data: { order: '7' },
      collapse_key: 'order-7',
    };
    const message = notice({ content, expiresAt, kind: 'otp' });
    await make().send(message, soon());
    await admin.messaging.send({
      token: service.token,
      notification: { title: 'Grüße', body: 'On its way 📦' },
      data: { order: '7', skydeck_id: message.id },
      android: { ttl: HOUR_MS, collapseKey: 'order-7', priority: 'high' },
      apns: {
        headers: {
          'apns-expiration': until,
          'apns-priority': '10',
          'apns-collapse-id': 'order-7',
        },
      },
      webpush: { headers: { TTL: '3600', Urgency: 'high' } },
    });
    await admin.close();
    const [ours, theirs] = service.taken;
    expect({ ...ours, android: { ...ours?.android, priority: 'high' } }).toEqual(theirs);
    expect(ours?.android?.priority).toBe('HIGH');
  });

  it('is given a name by Google', async () => {
    const { providerId } = await make().send(notice(), soon());
    expect(providerId).toMatch(/^0:[0-9a-f]{16}$/);
  });

  const failures: [ScriptedAnswer, string, string, string][] = [
    [
      { status: 400, grpc: 'INVALID_ARGUMENT', code: 'INVALID_ARGUMENT' },
      'rejected',
      'INVALID_ARGUMENT',
      'invalid-argument',
    ],
    [
      { status: 404, grpc: 'NOT_FOUND', code: 'UNREGISTERED' },
      'invalid_recipient',
      'UNREGISTERED',
      'registration-token-not-registered',
    ],
    [
      { status: 403, grpc: 'PERMISSION_DENIED', code: 'SENDER_ID_MISMATCH' },
      'invalid_recipient',
      'SENDER_ID_MISMATCH',
      'mismatched-credential',
    ],
    [
      { status: 429, grpc: 'RESOURCE_EXHAUSTED', code: 'QUOTA_EXCEEDED' },
      'rate_limited',
      'QUOTA_EXCEEDED',
      'message-rate-exceeded',
    ],
    [
      { status: 401, grpc: 'UNAUTHENTICATED', code: 'THIRD_PARTY_AUTH_ERROR' },
      'account_refused',
      'THIRD_PARTY_AUTH_ERROR',
      'third-party-auth-error',
    ],
    [
      { status: 500, grpc: 'INTERNAL', code: 'INTERNAL' },
      'outcome_unknown',
      'INTERNAL',
      'internal-error',
    ],
    [
      { status: 403, grpc: 'PERMISSION_DENIED' },
      'account_refused',
      'PERMISSION_DENIED',
      'mismatched-credential',
    ],
  ];

  it.each(failures)('fails as %j tells: %s', async (answer, code, detail, sdkCode) => {
    service.answers.push(answer);
    const sent = make().send(notice(), soon());
    await expect(sent).rejects.toMatchObject({ code, detail });
    // What the counterpart says is what the SDK of Google understands.
    const admin = firebaseAdmin(service);
    service.answers.push(answer, answer, answer, answer, answer);
    const theirs = admin.messaging.send({ token: service.token });
    await expect(theirs).rejects.toMatchObject({ code: `messaging/${sdkCode}` });
    await admin.close();
  });

  it('fails as 503 tells, and says for how long to wait', async () => {
    const headers = { 'retry-after': '30' };
    service.answers.push({ status: 503, grpc: 'UNAVAILABLE', code: 'UNAVAILABLE', headers });
    const sent = make().send(notice(), soon());
    const wanted = { code: 'provider_unavailable', retryAfterMs: 30_000, isTemporary: true };
    await expect(sent).rejects.toMatchObject(wanted);
  });

  it('tells an app that is gone from a token that never was one', async () => {
    const gone = make().send(notice({ recipient: service.goneToken }), soon());
    await expect(gone).rejects.toMatchObject({ code: 'invalid_recipient', gone: { since: null } });
    const never = make().send(notice({ recipient: 'never-a-token' }), soon());
    await expect(never).rejects.toMatchObject({ code: 'invalid_recipient', gone: null });
  });

  it('is neither sent nor not sent when the connection breaks', async () => {
    service.answers.push({ status: 0 });
    const sent = make().send(notice(), soon());
    await expect(sent).rejects.toMatchObject({ code: 'outcome_unknown' });
  });

  it('goes to no address inside', async () => {
    const closed = new Outbound();
    const settings = FcmSettings.parse({ base_url: service.origin });
    const secrets = FcmSecrets.parse({ service_account: service.keyFile() });
    const driver = new FcmDriver(settings, secrets, closed, clock);
    const sent = driver.send(notice(), soon());
    await expect(sent).rejects.toMatchObject({ detail: 'address_not_allowed' });
    await closed.close();
    expect(service.grants).toBe(0);
  });
});

describe('the account at Google', () => {
  it('is asked for a token once, however many send at once, and again near its end', async () => {
    const driver = make();
    await Promise.all(Array.from({ length: 50 }, () => driver.send(notice(), soon())));
    expect([service.taken.length, service.grants]).toEqual([50, 1]);
    clock.advance(54 * 60_000);
    await driver.send(notice(), soon());
    expect(service.grants).toBe(1);
    clock.advance(60_000);
    await driver.send(notice(), soon()).catch(() => undefined);
    expect(service.grants).toBe(2);
  });

  it('is asked once more when a token was taken back', async () => {
    const driver = make();
    await driver.send(notice(), soon());
    service.revoke();
    await driver.send(notice(), soon());
    expect([service.taken.length, service.grants]).toEqual([2, 2]);
  });

  it('is refused when its key is not known', async () => {
    const other = await FcmService.start();
    const driver = make({ private_key: other.keyFile().private_key });
    await other.close();
    const wanted = { code: 'account_refused', detail: 'token_http_400' };
    await expect(driver.send(notice(), soon())).rejects.toMatchObject(wanted);
  });

  it('is tested without a message to anybody', async () => {
    await make().check();
    await expect(make({ project_id: 'another-project' }).check()).rejects.toMatchObject({
      code: 'account_refused',
    });
    expect(service.taken).toEqual([]);
  });
});

describe('the key file', () => {
  it.each([
    'nothing',
    '{}',
    { type: 'authorized_user' },
    { private_key: 'no key' },
    { token_uri: 'http://token.example.com/' },
    { token_uri: 'https://user:secret@token.example.com/' },
  ])('is that of a service account, not %j', (more) => {
    const given = typeof more === 'string' ? more : { ...service.keyFile(), ...more };
    expect(FcmSecrets.safeParse({ service_account: given }).success).toBe(false);
  });
});
