import { eventually } from '@skydeck/testing';
import { DataSource } from 'typeorm';
import { SmtpRelay } from '../src/drivers/fixtures/smtp-relay.js';
import { TallyRollUp } from '../src/insight/tally/tally-roll-up.js';
import { MessagingHarness } from './messaging-harness.js';

const ASK = { timeoutMs: 30_000 };
let messaging: MessagingHarness;
let relay: SmtpRelay;
let key: string;
let providerId: string;
let templateId: string;

beforeAll(async () => {
  messaging = await MessagingHarness.start({}, { MESSAGING_ALLOW_CIDRS: '127.0.0.0/8' });
  relay = await SmtpRelay.start();
  key = messaging.auth.key('shop');
  const settings = { host: '127.0.0.1', port: relay.port, security: 'none', from: 'a@example.com' };
  const cost = { micros: 7500, currency: 'EUR' };
  const provider = { kind: 'smtp', name: 'Relay', settings, cost };
  providerId = await made('/providers', provider);
  const locales = { en: { email: { subject: 'Hi', text: 'Hello' } } };
  templateId = await made('/templates', { name: 'welcome', locales });
  await messaging.call(key, '/templates/welcome/publish', {});
});

afterAll(async () => {
  await messaging.close();
  await relay?.close();
});

async function made(path: string, body: object, status = 201): Promise<string> {
  const answer = await messaging.call(key, path, body);
  expect(answer).toMatchObject({ status });
  return String(answer.data['id']);
}

const mail = (to: string) =>
  made('/messages', { channel: 'email', to: `${to}@example.com`, template: 'welcome' }, 202);

const sms = () => {
  const body = { channel: 'sms', to: '+14155550123', content: { text: 'Hello' } };
  return made('/messages', body, 202);
};

const insight = async (query = '') => (await messaging.call(key, `/insight${query}`)).data;

describe('what messages came to', () => {
  it('is counted by channel, provider and template, with reasons, costs and times', async () => {
    const ids = await Promise.all([
      ...Array.from({ length: 5 }, (_, index) => mail(`ada${index}`)),
      mail('unknown'),
      sms(),
      sms(),
    ]);
    const later = { send_at: new Date(Date.now() + 3_600_000).toISOString() };
    const body = { channel: 'sms', to: '+14155550123', content: { text: 'Later' }, ...later };
    const canceled = await made('/messages', body, 202);
    await messaging.call(key, `/messages/${canceled}/cancel`, {});
    await eventually(async () => {
      expect(await insight()).toMatchObject({
        counts: { accepted: 9, sent: 7, delivered: 2, failed: 1, canceled: 1, undelivered: 0 },
      });
    }, ASK);

    const before = await insight('?by=provider');
    expect(before).toMatchObject({
      delivery_rate: 2 / 7,
      reasons: [{ code: '5.1.1', count: 1 }],
      costs: [{ provider_id: providerId, provider_name: 'Relay', micros: 37_500, currency: 'EUR' }],
    });
    expect(before['groups']).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          key: providerId,
          name: 'Relay',
          counts: expect.objectContaining({ sent: 5, failed: 1 }),
        }),
        expect.objectContaining({
          key: 'outbox',
          counts: expect.objectContaining({ sent: 2, delivered: 2 }),
          delivery_rate: 1,
        }),
      ]),
    );
    const { latency } = before as unknown as Record<string, Record<string, { p95_ms: number }>>;
    expect(latency?.['sent']?.p95_ms).toBeGreaterThanOrEqual(0);

    // Adding up changes nothing of what is told; 50 at once add nothing twice.
    const rollUp = messaging.service.app.get(TallyRollUp);
    await Promise.all(Array.from({ length: 50 }, () => rollUp.run()));
    await rollUp.run();
    const left = 'select count(*)::int as left from message_tally_change';
    expect(await messaging.service.app.get(DataSource).query(left)).toEqual([{ left: 0 }]);
    expect(await insight('?by=provider')).toEqual(before);
    expect(ids).toHaveLength(8);

    const metrics = await (await fetch(`${messaging.service.internalUrl}/metrics`)).text();
    expect(metrics).toMatch(
      /skydeck_messages_total\{.*channel="email",provider="smtp",status="sent".*\} 5/,
    );
    expect(metrics).toMatch(
      /skydeck_message_latency_seconds_count\{.*channel="email",stage="sent".*\} 5/,
    );
    expect(metrics).toMatch(/skydeck_template_renders_total\{.*outcome="rendered".*\} 6/);
  });

  it('is told for one channel, provider or template alone, and over time', async () => {
    const month = new Date(Date.now() - 30 * 86_400_000).toISOString();
    expect(await insight(`?from=${month}`)).toMatchObject({ counts: { accepted: 9, sent: 7 } });
    expect(await insight('?channel=sms')).toMatchObject({ counts: { accepted: 3, delivered: 2 } });
    expect(await insight(`?template=${templateId}`)).toMatchObject({ counts: { accepted: 6 } });
    expect(await insight(`?provider=${providerId}`)).toMatchObject({
      counts: { sent: 5, accepted: 0 },
    });
    const series = await insight('/series?by=channel&step=day');
    expect(series).toMatchObject({ step_s: 86_400 });
    const all = series['series'] as { key: string; points: { counts: { accepted: number } }[] }[];
    const accepted = Object.fromEntries(
      all.map(({ key: channel, points }) => [
        channel,
        points.reduce((sum, { counts }) => sum + counts.accepted, 0),
      ]),
    );
    expect(accepted).toEqual({ email: 6, sms: 3 });
  });

  it('is nothing to another project', async () => {
    const other = messaging.auth.key('other');
    const { data } = await messaging.call(other, '/insight');
    expect(data).toMatchObject({ counts: { accepted: 0 }, delivery_rate: null, groups: [] });
  });

  it.each([
    ['?from=2026-11-02T00:00:00Z&to=2026-11-01T00:00:00Z', 'query.to'],
    ['/series?from=2026-01-01T00:00:00Z&to=2026-11-01T00:00:00Z', 'query.from'],
    ['?by=colour', 'query.by'],
    ['?channel=fax', 'query.channel'],
  ])('422: refuses %s', async (query, location) => {
    const { status, error } = await messaging.call(key, `/insight${query}`);
    expect(status).toBe(422);
    expect(error.errors).toMatchObject([{ location }]);
  });
});

describe('the attempts of a message', () => {
  it('200: tell provider, outcome, code and duration, and are no business of others', async () => {
    const id = await mail('spam');
    await eventually(async () => {
      const { data } = await messaging.call(key, `/messages/${id}/attempts`);
      expect(data.items).toMatchObject([
        {
          number: 1,
          provider_id: providerId,
          provider_name: 'Relay',
          kind: 'smtp',
          outcome: 'failed',
          failure: '5.6.0',
          cost: null,
          duration_ms: expect.any(Number),
        },
      ]);
    }, ASK);
    const sent = await mail('bob');
    await eventually(async () => {
      const { data } = await messaging.call(key, `/messages/${sent}/attempts?outcome=sent`);
      expect(data.items).toMatchObject([{ cost: { micros: 7500, currency: 'EUR' } }]);
    }, ASK);
    const other = messaging.auth.key('other');
    expect(await messaging.call(other, `/messages/${id}/attempts`)).toMatchObject({ status: 404 });
  });
});

describe('a text message that is not sent', () => {
  it('200: is cut into parts, with the price of who would carry it', async () => {
    const settings = {
      flavour: 'twilio',
      account_sid: `AC${'0'.repeat(32)}`,
      from: '+14155550100',
    };
    const cost = { micros: 5000, currency: 'USD' };
    const secrets = { token: 'secret' };
    const body = { kind: 'http-sms', settings, secrets, cost, country_prefixes: ['+1'] };
    const shop = messaging.auth.key('texts');
    const { data } = await messaging.call(shop, '/providers', body);
    const text = 'a'.repeat(161);
    const asked = await messaging.call(shop, '/sms/segments', { text, to: '+14155550123' });
    expect(asked.status).toBe(200);
    expect(asked.data).toEqual({
      encoding: 'gsm7',
      units_per_part: 153,
      parts: [
        { text: 'a'.repeat(153), characters: 153, units: 153 },
        { text: 'a'.repeat(8), characters: 8, units: 8 },
      ],
      price: { provider_id: data['id'], micros: 10_000, currency: 'USD' },
    });
    const abroad = await messaging.call(shop, '/sms/segments', { text, to: '+4915112345678' });
    expect(abroad.data['price']).toBeNull();
  });
});

describe('the stream of messages', () => {
  it('tells of each that was sent or has ended, and goes on after the last one seen', async () => {
    const url = `${messaging.service.url}/api/v1/messages/stream?after=0`;
    const read = async (lastEventId: string | undefined, wanted: string) => {
      const controller = new AbortController();
      const headers = {
        authorization: `Bearer ${key}`,
        ...(lastEventId !== undefined && { 'last-event-id': lastEventId }),
      };
      const response = await fetch(url, { headers, signal: controller.signal });
      expect(response.headers.get('content-type')).toContain('text/event-stream');
      let text = '';
      const decoder = new TextDecoder();
      for await (const bytes of response.body ?? []) {
        text += decoder.decode(bytes, { stream: true });
        if (text.includes(wanted) && text.endsWith('\n\n')) break;
      }
      controller.abort();
      return [...text.matchAll(/id: (\d+)\nevent: message\ndata: (.*)\n/g)].map(
        ([, id = '', data = '{}']) => ({ id, message: JSON.parse(data) as { id: string } }),
      );
    };
    const first = await mail('carol');
    const seen = await read(undefined, first);
    expect(seen.at(-1)?.message).toMatchObject({ id: first, status: 'sent' });
    const second = await mail('dave');
    const next = await read(seen.at(-1)?.id, second);
    expect(next.map(({ message }) => message.id)).toEqual([second]);
  }, 60_000);
});
