import { eventually } from '@skydeck/testing';
import twilio from 'twilio';
import { DataSource } from 'typeorm';
import { Smsc } from '../src/drivers/fixtures/smsc.js';
import { SmsApi } from '../src/drivers/fixtures/sms-api.js';
import { InboundTexts } from '../src/inbound/concatenation/inbound-texts.js';
import type { InboundMessageEntity } from '../src/inbound/inbound-message.entity.js';
import { InboundReader, InboundReaders } from '../src/inbound/inbound-reader.js';
import { ProviderListeners } from '../src/providers/provider-listeners.js';
import { MessagingHarness } from './messaging-harness.js';

const SID = `AC${'0123456789abcdef'.repeat(2)}`;
const TOKEN = 'a-token-of-this-test';
const WAIT = { timeoutMs: 30_000 };

/** Writes down what it reads in the same transaction, and refuses one word. */
class Witness extends InboundReader {
  readonly later: string[] = [];

  async read(
    manager: { query(sql: string, values: unknown[]): Promise<unknown> },
    { id, text }: InboundMessageEntity,
  ) {
    await manager.query('insert into inbound_witness values ($1)', [id]);
    if (text === 'fail') throw new Error('This reader does not like it.');
    return async () => void this.later.push(id);
  }
}

const witness = new Witness();
let messaging: MessagingHarness;
let api: SmsApi;
let key: string;
let now = new Date();

beforeAll(async () => {
  api = await SmsApi.start();
  messaging = await MessagingHarness.start(
    { clock: { now: () => now } },
    { MESSAGING_ALLOW_CIDRS: '127.0.0.0/8', MESSAGING_URL: 'https://messaging.example.com' },
  );
  key = messaging.auth.key('demo');
  await query('create table inbound_witness (id text primary key)');
  messaging.service.app.get(InboundReaders).add(witness);
});

afterAll(async () => {
  await messaging.close();
  await api.close();
});

const query = (sql: string): Promise<{ count: string }[]> =>
  messaging.service.app.get(DataSource).query(sql);
const count = async (table: string) =>
  Number((await query(`select count(*) from ${table}`))[0]?.count);

async function provider(settings: object, own = key, kind = 'http-sms'): Promise<string> {
  const secrets = kind === 'smpp' ? { password: 'secret' } : { token: TOKEN };
  const { data } = await messaging.call(own, '/providers', { kind, settings, secrets });
  return String(data['webhook_url']);
}

const twilioLike = { flavour: 'twilio', account_sid: SID, from: 'Shop' };
const jsonLike = () => ({ flavour: 'json', url: `${api.url}/send`, from: 'Shop' });

const form = (sid: string, more: object = {}) => ({
  MessageSid: sid,
  AccountSid: SID,
  From: '+14155550123',
  To: '+15005550006',
  Body: 'Grüße & 50 % “off” 😀',
  NumMedia: '0',
  ...more,
});

/** Posts as Twilio does; its own SDK signs. */
function postForm(address: string, fields: Record<string, string>, token = TOKEN) {
  const signature = twilio.getExpectedTwilioSignature(token, address, fields);
  return fetch(`${messaging.service.url}${new URL(address).pathname}`, {
    method: 'POST',
    headers: { 'x-twilio-signature': signature },
    body: new URLSearchParams(fields),
  });
}

function postJson(address: string, body: unknown) {
  return fetch(`${messaging.service.url}${new URL(address).pathname}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}

const list = async (filter = '', own = key) =>
  (await messaging.call(own, `/inbound?limit=100${filter}`)).data.items;

const partOfFifty = (number: number) => ({
  from: '+14155550177',
  to: 'Shop',
  text: `${number},`,
  part: { reference: 7, total: 50, number },
});

describe('inbound messages', () => {
  it('come signed by Twilio, once however often they are posted, with one event', async () => {
    const address = await provider(twilioLike);
    expect(address).toMatch(
      /^https:\/\/messaging\.example\.com\/p\/inbound\/mpr_\w+\/[0-9a-f]{32}$/,
    );
    const media = {
      NumMedia: '1',
      MediaUrl0: 'https://api.twilio.com/media/ME1',
      MediaContentType0: 'image/jpeg',
    };
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => postForm(address, form('SM1', media))),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await answers[0]?.text()).toBe('<Response/>');
    expect(answers[0]?.headers.get('content-type')).toMatch(/^text\/xml/);
    const items = await list();
    expect(items).toMatchObject([
      {
        channel: 'sms',
        mode: 'live',
        from: '+14155550123',
        to: '+15005550006',
        kind: 'text',
        text: 'Grüße & 50 % “off” 😀',
        provider_message_id: 'SM1',
        attachments: [{ content_type: 'image/jpeg', filename: null }],
        in_reply_to: null,
      },
    ]);
    const id = String(items[0]?.['id']);
    const events = async () =>
      (await messaging.call(key, '/events?type=inbound.received')).data.items;
    await eventually(async () => (await events()).length > 0, WAIT);
    expect(await events()).toMatchObject([{ data: { id, channel: 'sms', kind: 'text' } }]);
    expect(JSON.stringify(await events())).not.toMatch(/4155550123|Grüße/);
    expect([await count('inbound_witness'), witness.later]).toEqual([1, [id]]);
    const metrics = await (await fetch(`${messaging.service.internalUrl}/metrics`)).text();
    expect(metrics).toContain(
      'skydeck_inbound_messages_total{channel="sms",kind="text",outcome="repeated"} 49',
    );

    const { data } = await messaging.call(key, `/inbound/${id}`);
    expect(new URLSearchParams(String(data['raw'])).get('AccountSid')).toBe(SID);
    const other = await messaging.call(messaging.auth.key('other'), `/inbound/${id}`);
    expect([other.status, other.error.code]).toEqual([404, 'inbound.not_found']);
  });

  it('404: are not taken from anybody else', async () => {
    const address = await provider(twilioLike);
    const before = await count('inbound_message');
    const other = await provider(twilioLike);
    const [, , , own = '', mac = ''] = new URL(address).pathname.split('/');
    const statuses = [
      await postForm(address, form('SM2'), 'another token'),
      await postForm(`${address}0`, form('SM2')),
      await postForm(other.replace(/[0-9a-f]{32}$/, mac), form('SM2')),
      await postJson(address, form('SM2')),
    ].map(({ status }) => status);
    expect(statuses).toEqual([404, 404, 404, 404]);
    expect(own).toMatch(/^mpr_/);
    expect(await count('inbound_message')).toBe(before);
  });

  it('are not stored when a reader fails, so that they are sent again', async () => {
    const address = await provider(jsonLike());
    const [messages, read] = [await count('inbound_message'), await count('inbound_witness')];
    const body = { id: 'm-1', from: '+14155550124', to: 'Shop', text: 'fail' };
    expect((await postJson(address, body)).status).toBe(500);
    expect([await count('inbound_message'), await count('inbound_witness')]).toEqual([
      messages,
      read,
    ]);
    expect((await postJson(address, { ...body, text: 'STOP' })).status).toBe(200);
    expect(await count('inbound_message')).toBe(messages + 1);
  });

  it('come as JSON from other APIs, with what phones may send and stores cannot keep', async () => {
    const address = await provider(jsonLike());
    const at = '2020-01-02T03:04:05.000Z';
    const body = {
      id: 'm-2',
      from: '+14155550125',
      to: 'Shop',
      text: 'a\0b\uD83D',
      received_at: at,
    };
    expect(await (await postJson(address, body)).json()).toMatchObject({ received: true });
    expect(await list('&from=%2B14155550125')).toMatchObject([{ text: 'ab�', received_at: at }]);
    const wrong = await postJson(address, { id: 'm-3', from: '+14155550125', text: 4 });
    expect(wrong.status).toBe(422);
    const large = await postJson(address, { ...body, text: 'x'.repeat(3 * 1024 * 1024) });
    expect(large.status).toBe(413);
  });

  it('are listed by channel, by whom they are from and to, and from a time on', async () => {
    const own = messaging.auth.key('listing');
    const address = await provider(jsonLike(), own);
    for (const number of [1, 2, 3]) {
      const to = number === 3 ? 'Other' : 'Shop';
      await postJson(address, { id: `l-${number}`, from: `+1415555000${number}`, to, text: 'hi' });
      now = new Date(now.getTime() + 1000);
    }
    const texts = async (filter: string) =>
      (await list(filter, own)).map((item) => item['provider_message_id']);
    expect(await texts('')).toEqual(['l-3', 'l-2', 'l-1']);
    expect(await texts('&channel=whatsapp')).toEqual([]);
    expect(await texts('&from=%2B14155550002')).toEqual(['l-2']);
    expect(await texts('&to=Other')).toEqual(['l-3']);
    const since = new Date(now.getTime() - 2000).toISOString();
    expect(await texts(`&since=${since}`)).toEqual(['l-3', 'l-2']);
    const wrong = await messaging.call(own, '/inbound?since=yesterday');
    expect(wrong.status).toBe(422);
  });

  it('come over the connection to a message centre, long ones put together', async () => {
    const smsc = await Smsc.start();
    try {
      const own = messaging.auth.key('centre');
      const settings = { host: '127.0.0.1', port: smsc.port, system_id: 'demo', from: 'Shop' };
      await provider(settings, own, 'smpp');
      await messaging.service.app.get(ProviderListeners).listen();
      await eventually(() => smsc.all('bind').length === 1, WAIT);
      for (const last of ['70', '71', '72', '75']) {
        const to = `+141555501${last}`;
        await messaging.call(own, '/messages', { channel: 'sms', to, content: { text: 'Hello' } });
      }
      await eventually(async () => (await list('', own)).length === 3, WAIT);
      await eventually(() => smsc.all('receipt taken').length === 8, WAIT);
      const texts = (await list('', own)).map((item) => [item['from'], item['text']]);
      expect(new Map(texts as [string, string][])).toEqual(
        new Map([
          ['+14155550170', 'Café 5€'],
          ['+14155550171', 'Пр😀!'],
          ['+14155550172', 'part 1 part 2 part 3 '],
        ]),
      );
      // Parts whose others never come are not kept back for ever.
      const texting = messaging.service.app.get(InboundTexts);
      await texting.giveUpWaiting();
      expect(await list('&from=%2B14155550175', own)).toEqual([]);
      now = new Date(now.getTime() + 3_700_000);
      await texting.giveUpWaiting();
      expect(await list('&from=%2B14155550175', own)).toMatchObject([
        { text: ' […] the middle […] ' },
      ]);
    } finally {
      smsc.stop();
    }
  });

  it('puts a long message together once, though its parts come in at the same time', async () => {
    const own = messaging.auth.key('racing');
    const settings = { host: '127.0.0.1', port: 1, system_id: 'demo', from: 'Shop' };
    const body = { kind: 'smpp', settings, secrets: { password: 'secret' } };
    const { data } = await messaging.call(own, '/providers', body);
    const owner = { id: String(data['id']), tenant: 'prj_racing' as never };
    const texts = messaging.service.app.get(InboundTexts);
    await Promise.all(
      Array.from({ length: 50 }, (_, index) => texts.receive(owner, partOfFifty(index + 1))),
    );
    const rows = await query("select text from inbound_message where sender = '+14155550177'");
    const whole = Array.from({ length: 50 }, (_, index) => `${index + 1},`).join('');
    expect(rows).toEqual([{ text: whole }]);
  });
});
