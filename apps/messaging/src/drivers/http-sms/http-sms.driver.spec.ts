import { newId } from '@skydeck/ids';
import { Outbound } from '@skydeck/outbound';
import twilio from 'twilio';
import { HttpSmsSettings } from '../../providers/kinds/http-sms.kind.js';
import { describeChannelDriver } from '../channel-driver.contract.js';
import type { OutboundMessage } from '../channel.driver.js';
import { SmsApi } from '../fixtures/sms-api.js';
import { HttpSmsDriver } from './http-sms.driver.js';

const SID = `AC${'0123456789abcdef'.repeat(2)}`;
const TOKEN = 'a-token-of-this-test';
const CALLBACK = 'https://messaging.example.com/p/reports/mpr_1/msg_1/abc';

const outbound = new Outbound(['127.0.0.0/8']);
let api: SmsApi;

beforeAll(async () => {
  api = await SmsApi.start();
});

beforeEach(() => {
  api.requests.length = 0;
});

afterAll(async () => {
  await outbound.close();
  await api.close();
});

const twilioLike = (url: string, through = outbound) =>
  make({ flavour: 'twilio', base_url: url, account_sid: SID, from: '+15005550006' }, through);
const jsonApi = (url: string, more: object = {}) =>
  make({ flavour: 'json', url, from: 'Shop', id_field: 'data.id', ...more });

function make(settings: object, through = outbound): HttpSmsDriver {
  const parsed = HttpSmsSettings.parse(settings);
  return new HttpSmsDriver(parsed, { token: TOKEN }, through, () => CALLBACK);
}

function textTo(recipient: string): OutboundMessage {
  const content = { text: 'Grüße & 50 % off: “now” + 😀' };
  const about = { tenant: null, channel: 'sms', sender: 'Skydeck', kind: 'otp' } as const;
  return { ...about, id: newId('msg'), recipient, content };
}

const soon = () => AbortSignal.timeout(10_000);

describe.each([
  ['twilio', (url: string) => twilioLike(url)],
  ['json', (url: string) => jsonApi(url, { idempotency_header: 'Idempotency-Key' })],
])('%s', (_flavour, makeDriver) => {
  describeChannelDriver('HttpSmsDriver', async () => {
    const own = await SmsApi.start();
    return {
      driver: makeDriver(own.url),
      prepare: async () => own.taken.clear(),
      arrivals: async () => own.taken.size,
      close: () => own.close(),
    };
  });
});

describe('HttpSmsDriver', () => {
  it('asks for just what the SDK of Twilio asks for', async () => {
    let wanted: {
      method: string;
      uri: string;
      username?: string;
      password?: string;
      data?: object;
    };
    const client = twilio(SID, TOKEN, {
      httpClient: {
        request: async (options: typeof wanted) => {
          wanted = options;
          return { statusCode: 201, body: { sid: 'SM1' }, headers: {} };
        },
      } as never,
    });
    const message = textTo('+14155550123');
    await client.messages.create({
      to: message.recipient,
      from: '+15005550006',
      body: message.content?.text ?? '',
      statusCallback: CALLBACK,
    });
    await twilioLike(api.url).send(message, soon());
    const [seen] = api.requests;
    expect(seen?.method.toLowerCase()).toBe(wanted!.method.toLowerCase());
    expect(`https://api.twilio.com${seen?.path}`).toBe(wanted!.uri);
    expect(Object.fromEntries(new URLSearchParams(seen?.body))).toEqual(wanted!.data);
    const basic = Buffer.from(`${wanted!.username}:${wanted!.password}`).toString('base64');
    expect(seen?.headers.authorization).toBe(`Basic ${basic}`);
  });

  it('posts JSON, with the token where it is wanted and the name of the message', async () => {
    const driver = jsonApi(`${api.url}/send`, { token_header: 'X-Key', token_prefix: '' });
    const message = textTo('+14155550123');
    const { providerId } = await driver.send(message, soon());
    expect(providerId).toMatch(/^SM/);
    const [seen] = api.requests;
    expect(seen).toMatchObject({ method: 'POST', path: '/send', headers: { 'x-key': TOKEN } });
    expect(JSON.parse(seen?.body ?? '')).toEqual({
      id: message.id,
      to: '+14155550123',
      from: 'Shop',
      text: message.content?.text,
      callback_url: CALLBACK,
    });
  });

  it.each([
    ['00', 'invalid_recipient', '21211'],
    ['01', 'account_refused', '20003'],
    ['02', 'unsubscribed', '21610'],
    ['03', 'rate_limited', '20429'],
    ['04', 'provider_unavailable', 'http_503'],
    ['05', 'outcome_unknown', 'http_500'],
    ['06', 'rejected', 'http_400'],
    ['07', 'outcome_unknown', 'connection_reset'],
  ])('tells what an answer means: %s', async (last, code, detail) => {
    const sending = twilioLike(api.url).send(textTo(`+1415555${last}${last}`), soon());
    const failure: unknown = await sending.catch((error: unknown) => error);
    expect(failure).toMatchObject({ code, detail });
    expect(String(failure)).not.toMatch(/\+1415|off/);
  });

  it('asks again after a broken connection only where the API knows a repeated message', async () => {
    const knowing = jsonApi(api.url, { idempotency_header: 'Idempotency-Key' });
    expect([knowing.isRepeatable, jsonApi(api.url).isRepeatable]).toEqual([true, false]);
    await expect(knowing.send(textTo('+14155550007'), soon())).rejects.toMatchObject({
      code: 'provider_unavailable',
    });
  });

  it('never calls an address inside', async () => {
    const guarded = new Outbound();
    const sending = twilioLike(api.url, guarded).send(textTo('+14155550123'), soon());
    await expect(sending).rejects.toMatchObject({ detail: 'address_not_allowed' });
    expect(api.requests).toEqual([]);
    await guarded.close();
  });

  it('sees whether the API is there, and sends nothing for it', async () => {
    const before = api.taken.size;
    await twilioLike(api.url).check(soon());
    await jsonApi(api.url).check(soon());
    await expect(twilioLike('http://127.0.0.1:1').check(soon())).rejects.toMatchObject({
      code: 'provider_unavailable',
    });
    expect(api.taken.size).toBe(before);
  });
});
