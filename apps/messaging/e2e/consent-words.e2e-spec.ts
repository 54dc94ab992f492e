import { tenantOf } from '@skydeck/auth-guard';
import { newId } from '@skydeck/ids';
import { eventually } from '@skydeck/testing';
import { InboundMessages } from '../src/inbound/inbound-messages.js';
import { ConsentDelivery } from '../src/consent/gate/consent-delivery.js';
import { MessagingHarness } from './messaging-harness.js';

const TENANT = tenantOf('prj_demo', 'live');
const SHOP = '+14155550001';
const BANK = '+14155550002';

let messaging: MessagingHarness;
let key: string;
let providerId: string;

beforeAll(async () => {
  messaging = await MessagingHarness.start();
  key = messaging.auth.key('demo');
  providerId = newId('mpr');
}, 60_000);

afterAll(() => messaging.close());

const call = (path: string, body?: unknown, how = {}) => messaging.call(key, path, body, how);

/** What a phone sends to a number of the project, as a provider hands it on. */
async function says(from: string, text: string, to = SHOP, name = newId('sid')): Promise<void> {
  await messaging.service.app.get(InboundMessages, { strict: false }).receive({
    tenant: TENANT,
    channel: 'sms',
    providerId,
    providerMessageId: name,
    from,
    to,
    kind: 'text',
    text,
    raw: '{}',
  });
}

const answersTo = async (phone: string) => {
  const { data } = await call(`/messages?to=${encodeURIComponent(phone)}`);
  return data.items.filter(({ from }) => from === SHOP || from === BANK);
};
const provider = (from: string) => ({ settings: { from } }) as never;
const rowsOf = async (phone: string) =>
  (await call(`/suppressions?address=${encodeURIComponent(phone)}`)).data.items;

describe('words that recipients send', () => {
  it('STOP 50 times at once: is obeyed and answered once, START lifts it, HELP tells', async () => {
    const phone = '+14155550110';
    await Promise.all(Array.from({ length: 50 }, () => says(phone, ' Stop ', SHOP, 'the same')));
    expect(await rowsOf(phone)).toMatchObject([
      { reason: 'stop_word', sender: SHOP, added_by: 'recipient', channel: 'sms' },
    ]);
    await eventually(async () => {
      expect(await answersTo(phone)).toMatchObject([{ status: 'delivered', from: SHOP }]);
    });
    await Promise.all(Array.from({ length: 50 }, () => says(phone, 'STOP')));
    expect(await rowsOf(phone)).toHaveLength(1);
    expect(await answersTo(phone)).toHaveLength(1);

    await says(phone, 'unstop');
    expect(await rowsOf(phone)).toEqual([]);
    expect(await answersTo(phone)).toHaveLength(2);
    await says(phone, 'yes');
    expect(await answersTo(phone)).toHaveLength(2);
    await says(phone, 'Hilfe');
    const [help] = await answersTo(phone);
    expect(JSON.stringify(help)).toContain('Mit STOP');
  });

  it('a sentence with such a word, or one of another kind, is nothing', async () => {
    const phone = '+14155550111';
    for (const text of ['Please stop', 'STOP!', 'When do you start?']) await says(phone, text);
    expect([await rowsOf(phone), await answersTo(phone)]).toEqual([[], []]);
  });

  it('answers with the texts of the project, or not at all', async () => {
    const path = '/consent-settings';
    const before = await call(path);
    expect(before.data).toMatchObject({ is_answering: true, quiet_hours: null, answers: {} });
    const answers = { help: { en: 'Call us.', de: 'Rufen Sie an.' } };
    const changed = await call(path, { answers }, { method: 'PATCH' });
    expect(changed.data['answers']).toEqual(answers);
    await says('+14155550112', 'AYUDA');
    expect((await answersTo('+14155550112'))[0]?.['content']).toEqual({ text: 'Call us.' });
    await call(path, { is_answering: false }, { method: 'PATCH' });
    await says('+14155550112', 'STOP');
    expect(await answersTo('+14155550112')).toHaveLength(1);
    expect(await rowsOf('+14155550112')).toHaveLength(1);
    const stale = { method: 'PATCH', headers: { 'if-match': '"1"' } };
    expect((await call(path, { is_answering: true }, stale)).status).toBe(412);
  });

  it('a word ends the messages of the number that it was sent to, and of no other', async () => {
    const phone = '+14155550113';
    await says(phone, 'STOP', SHOP);
    const delivery = messaging.service.app.get(ConsentDelivery, { strict: false });
    const message = {
      id: newId('msg'),
      tenant: TENANT,
      channel: 'sms' as const,
      recipient: phone,
      sender: 'Skydeck',
      content: { text: 'Hello' },
      kind: 'transactional' as const,
    };
    const both = [provider(SHOP), provider(BANK)];
    expect(await delivery.permit(message, both)).toEqual([provider(BANK)]);
    await expect(delivery.permit(message, [provider(SHOP)])).rejects.toMatchObject({
      code: 'suppressed',
      detail: 'stop_word',
    });
    const code = { ...message, kind: 'otp' as const };
    expect(await delivery.permit(code, both)).toEqual(both);
  });
});
