import apn from '@parse/node-apn';
import { newId } from '@skydeck/ids';
import { AddressPolicy } from '@skydeck/outbound';
import { eventually, TestClock } from '@skydeck/testing';
import { ApnsSecrets, ApnsSettings } from '../../providers/kinds/apns.kind.js';
import { describeChannelDriver } from '../channel-driver.contract.js';
import type { OutboundMessage } from '../channel.driver.js';
import type { ApnsRefusal } from '../fixtures/apns-checks.js';
import { ApnsService } from '../fixtures/apns-service.js';
import { ApnsDriver } from './apns.driver.js';

const MINUTE_MS = 60_000;
const loopback = new AddressPolicy(['127.0.0.0/8']);
let service: ApnsService;
let clock = new TestClock(new Date());
let driver: ApnsDriver;

beforeEach(async () => {
  service = await ApnsService.start();
  clock = new TestClock(new Date());
  driver = make();
});

afterEach(async () => {
  await driver.close();
  await service.close();
});

function make(more: object = {}, at = service, policy = loopback): ApnsDriver {
  const settings = ApnsSettings.parse({
    team_id: at.teamId,
    key_id: at.keyId,
    topic: at.topic,
    base_url: at.origin,
    ca_certificate: at.certificate,
    ...more,
  });
  return new ApnsDriver(settings, ApnsSecrets.parse({ private_key: at.signingKey }), policy, clock);
}

function notice(more: Partial<OutboundMessage> = {}): OutboundMessage {
  const content = { subject: 'Grüße', text: 'On its way 📦' };
  const about = { tenant: null, channel: 'push', sender: 'Skydeck' } as const;
  const recipient = service.token;
  return { ...about, kind: 'transactional', id: newId('msg'), recipient, content, ...more };
}

const soon = () => AbortSignal.timeout(10_000);
const send = (more: Partial<OutboundMessage> = {}) => driver.send(notice(more), soon());

describeChannelDriver('apns', async () => {
  const apple = await ApnsService.start();
  const tested = make({}, apple);
  return {
    driver: tested,
    recipient: apple.token,
    prepare: async () => undefined,
    arrivals: async (id) => apple.taken.filter((one) => one.payload['skydeck_id'] === id).length,
    async close() {
      await tested.close();
      await apple.close();
    },
  };
});

/** An independent client, so that the counterpart is no mirror of ours. */
async function sendByNodeApn(notification: apn.Notification, token = service.token) {
  const client = new apn.Provider({
    token: { key: service.signingKey, keyId: service.keyId, teamId: service.teamId },
    address: '127.0.0.1',
    port: service.port,
    ca: [service.certificate],
    production: false,
  });
  const result = await client.send(notification, token);
  await client.shutdown();
  return result;
}

describe('a notification by Apple', () => {
  it('arrives as one that another client sends', async () => {
    const expiresAt = new Date(clock.now().getTime() + 60 * MINUTE_MS);
    const about = { subject: 'Grüße', text: 'On its way 📦', data: { order: '7' } };
    const content = { ...about, collapse_key: 'order-7' };
    const message = notice({ content, expiresAt, kind: 'otp' });
    const { providerId } = await driver.send(message, soon());
    const notification = new apn.Notification({
      alert: { title: 'Grüße', body: 'On its way 📦' },
      sound: 'default',
      topic: service.topic,
      pushType: 'alert',
      priority: 10,
      expiry: Math.floor(expiresAt.getTime() / 1000),
      collapseId: 'order-7',
      id: providerId,
      payload: { order: '7', skydeck_id: message.id },
    });
    expect((await sendByNodeApn(notification)).failed).toEqual([]);
    const [ours, theirs] = service.taken;
    expect(ours?.payload).toEqual(theirs?.payload);
    const sent = (taken = ours) =>
      Object.entries(taken?.headers ?? {}).filter(([name]) => /^apns-|^:path/.test(name));
    expect(new Map(sent())).toEqual(new Map(sent(theirs)));
  });

  it('waits for nobody once its time is over', async () => {
    await send({ expiresAt: clock.now() });
    expect(service.taken[0]?.headers).toMatchObject({
      'apns-expiration': '0',
      'apns-priority': '5',
    });
  });

  it.each<[ApnsRefusal, string, boolean]>([
    [{ status: 400, reason: 'BadDeviceToken' }, 'invalid_recipient', false],
    [{ status: 400, reason: 'DeviceTokenNotForTopic' }, 'invalid_recipient', false],
    [{ status: 400, reason: 'TopicDisallowed' }, 'account_refused', true],
    [{ status: 403, reason: 'InvalidProviderToken' }, 'account_refused', true],
    [{ status: 413, reason: 'PayloadTooLarge' }, 'rejected', false],
    [{ status: 429, reason: 'TooManyRequests' }, 'deferred', true],
    [{ status: 429, reason: 'TooManyProviderTokenUpdates' }, 'rate_limited', true],
    [{ status: 500, reason: 'InternalServerError' }, 'outcome_unknown', false],
    [{ status: 503, reason: 'ServiceUnavailable' }, 'provider_unavailable', true],
  ])('fails as %j tells: %s', async (answer, code, isTemporary) => {
    service.answers.push(answer);
    await expect(send()).rejects.toMatchObject({ code, isTemporary, detail: answer.reason });
  });

  it('tells since when an app is gone, as another client reads it', async () => {
    const gone = { since: service.goneAt };
    const wanted = { code: 'invalid_recipient', detail: 'Unregistered', gone };
    await expect(send({ recipient: service.goneToken })).rejects.toMatchObject(wanted);
    const options = { alert: 'x', topic: service.topic, pushType: 'alert' } as const;
    const { failed } = await sendByNodeApn(new apn.Notification(options), service.goneToken);
    expect(failed).toMatchObject([
      { status: 410, response: { reason: 'Unregistered', timestamp: service.goneAt.getTime() } },
    ]);
  });

  it('is refused before it is sent when it is longer than 4096 bytes', async () => {
    const fits =
      4096 -
      Buffer.byteLength(
        JSON.stringify({
          aps: { alert: { body: '' }, sound: 'default' },
          skydeck_id: newId('msg'),
        }),
      );
    await send({ content: { text: 'x'.repeat(fits) } });
    const sent = send({ content: { text: 'x'.repeat(fits + 1) } });
    await expect(sent).rejects.toMatchObject({ code: 'rejected', detail: 'too_long' });
    expect([service.taken.length, service.requests]).toEqual([1, 1]);
  });

  it('goes to no address inside, and to nobody whose certificate is not trusted', async () => {
    const closed = make({}, service, new AddressPolicy());
    const wanted = { code: 'provider_unavailable' };
    await expect(closed.send(notice(), soon())).rejects.toMatchObject(wanted);
    const wary = make({ ca_certificate: undefined });
    await expect(wary.send(notice(), soon())).rejects.toMatchObject(wanted);
    expect(service.requests).toBe(0);
  });
});

describe('the signing key', () => {
  it('signs once for all, and again after 40 minutes', async () => {
    await Promise.all(Array.from({ length: 50 }, () => send()));
    clock.advance(39 * MINUTE_MS);
    await send();
    expect(service.tokens.size).toBe(1);
    clock.advance(MINUTE_MS);
    await send();
    expect(service.tokens.size).toBe(2);
  });

  it('signs anew, once, when Apple calls a token too old', async () => {
    await send();
    clock.advance(5 * MINUTE_MS);
    service.oldestIat = Math.floor(clock.now().getTime() / 1000);
    await send();
    expect([service.taken.length, service.tokens.size]).toEqual([2, 2]);
    service.oldestIat += 3600;
    const wanted = { code: 'account_refused', detail: 'ExpiredProviderToken' };
    await expect(send()).rejects.toMatchObject(wanted);
    expect(service.requests).toBe(5);
  });

  it('is tested without a message to anybody', async () => {
    await driver.check();
    const other = make({ key_id: 'ANOTHERKEY' });
    await expect(other.check()).rejects.toMatchObject({ code: 'account_refused' });
    await other.close();
    expect(service.taken).toEqual([]);
  });

  it.each(['', 'no key', 'rsa'])('is one of P-256, not "%s"', (key) => {
    expect(ApnsSecrets.safeParse({ private_key: key }).success).toBe(false);
  });
});

describe('the connection', () => {
  it('is one for all who send, and kept', async () => {
    await Promise.all(Array.from({ length: 50 }, () => send()));
    await send();
    expect([service.taken.length, service.connections]).toEqual([51, 1]);
  });

  it('is made anew after a good-bye, and what was not looked at is sent again', async () => {
    await send();
    service.answers.push('go away');
    await send();
    expect([service.taken.length, service.connections, service.requests]).toEqual([2, 2, 3]);
  });

  it('is made anew when it was cut', async () => {
    await send();
    service.cut();
    await eventually(async () => expect((await send()).status).toBe('sent'));
    expect(service.connections).toBe(2);
  });

  it('is neither sent nor not sent when it breaks over a message', async () => {
    service.answers.push('hang up');
    await expect(send()).rejects.toMatchObject({ code: 'outcome_unknown' });
    await send();
    expect(service.connections).toBe(2);
  });

  it('is looked at before it is used after a minute', async () => {
    await send();
    clock.advance(MINUTE_MS);
    await send();
    expect(service.connections).toBe(1);
  });
});
