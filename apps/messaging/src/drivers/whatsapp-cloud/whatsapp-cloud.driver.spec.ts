import { newId } from '@skydeck/ids';
import { Outbound } from '@skydeck/outbound';
import { WhatsAppClient } from '@kapso/whatsapp-cloud-api';
import type { MessageContent } from '../../messages/message-content.schema.js';
import { WhatsappCloudSettings } from '../../providers/kinds/whatsapp-cloud.kind.js';
import { describeChannelDriver } from '../channel-driver.contract.js';
import type { OutboundMessage } from '../channel.driver.js';
import {
  ACCOUNT_ID,
  PHONE_NUMBER_ID,
  TOKEN,
  WhatsappPlatform,
} from '../fixtures/whatsapp-platform.js';
import { WhatsappCloudDriver } from './whatsapp-cloud.driver.js';
import type { WhatsappRecords } from './whatsapp-records.js';
import type { WhatsappTemplate } from './whatsapp-template.schema.js';

const RECIPIENT = '+14155550123';
const outbound = new Outbound(['127.0.0.0/8']);
const closed: string[] = [];
let statuses: Record<string, string> = {};
let isOpen = true;
let platform: WhatsappPlatform;

const records: WhatsappRecords = {
  isOpen: async () => isOpen,
  close: async (recipient) => void closed.push(recipient),
  statusOf: async ({ name }) => statuses[name] ?? null,
  nameOf: async (id) => (id.endsWith('0') ? 'wamid.THEIRS' : null),
};

beforeAll(async () => {
  platform = await WhatsappPlatform.start();
});

beforeEach(() => {
  platform.taken.splice(0);
  platform.templates.splice(0, Infinity, {
    name: 'order_shipped',
    language: 'en_US',
    status: 'APPROVED',
    category: 'UTILITY',
    components: [
      { type: 'HEADER', text: 'Order {{1}}' },
      { type: 'BODY', text: 'Hello {{1}}, it comes on {{2}}.' },
    ],
  });
  platform.heard.clear();
  platform.heard.set(RECIPIENT.slice(1), Date.now());
  closed.splice(0);
  statuses = {};
  isOpen = true;
});

afterAll(async () => {
  await outbound.close();
  await platform.close();
});

function driverOf(url: string, through = outbound, token = TOKEN): WhatsappCloudDriver {
  const settings = WhatsappCloudSettings.parse({
    phone_number_id: PHONE_NUMBER_ID,
    business_account_id: ACCOUNT_ID,
    from: '+15550783881',
    base_url: url,
  });
  const secrets = { access_token: token, app_secret: 'secret' };
  return new WhatsappCloudDriver(settings, secrets, through, records);
}

function message(content: MessageContent, recipient = RECIPIENT): OutboundMessage {
  const about = { tenant: null, channel: 'whatsapp', sender: 'Skydeck', kind: 'otp' } as const;
  return { ...about, id: newId('msg'), recipient, content };
}

const shipped: WhatsappTemplate = {
  name: 'order_shipped',
  language: 'en_US',
  components: [
    { type: 'header', parameters: [{ type: 'text', text: '4711' }] },
    {
      type: 'body',
      parameters: [
        { type: 'text', text: 'Ada “A” & Co' },
        { type: 'text', text: 'Friday 😀' },
      ],
    },
    {
      type: 'button',
      sub_type: 'quick_reply',
      index: 0,
      parameters: [{ type: 'payload', payload: 'WHERE_IS_IT' }],
    },
  ],
};

const failureOf = (sending: Promise<unknown>) => sending.catch((error: unknown) => error);

describeChannelDriver('WhatsappCloudDriver', async () => {
  const own = await WhatsappPlatform.start();
  own.heard.set(RECIPIENT.slice(1), Date.now());
  return {
    driver: driverOf(own.url),
    prepare: async () => void own.taken.splice(0),
    arrivals: async () => own.taken.length,
    close: () => own.close(),
  };
});

describe('WhatsappCloudDriver', () => {
  it('asks for just what an independent client of the platform asks for', async () => {
    const client = new WhatsAppClient({
      accessToken: TOKEN,
      baseUrl: platform.url,
      graphVersion: 'v23.0',
    });
    const driver = driverOf(platform.url);
    const link = 'https://example.com/receipt.pdf';
    const to = RECIPIENT.slice(1);
    const pairs: [MessageContent, (shared: Shared) => Promise<unknown>][] = [
      [
        { text: 'Grüße 😀', preview_url: true, in_reply_to: 'wamid.THEIRS' },
        (shared) =>
          client.messages.sendText({
            ...shared,
            body: 'Grüße 😀',
            previewUrl: true,
            contextMessageId: 'wamid.THEIRS',
          }),
      ],
      [
        { text: 'Yours', media: { kind: 'document', link, filename: 'receipt.pdf' } },
        (shared) =>
          client.messages.sendDocument({
            ...shared,
            document: { link, filename: 'receipt.pdf', caption: 'Yours' },
          }),
      ],
      [
        { media: { kind: 'image', id: '1037543291543636' }, text: 'Look' },
        (shared) =>
          client.messages.sendImage({
            ...shared,
            image: { id: '1037543291543636', caption: 'Look' },
          }),
      ],
      [
        { media: { kind: 'video', link } },
        (shared) => client.messages.sendVideo({ ...shared, video: { link } }),
      ],
      [
        { media: { kind: 'audio', id: '42' } },
        (shared) => client.messages.sendAudio({ ...shared, audio: { id: '42' } }),
      ],
      [
        { whatsapp_template: shipped },
        (shared) =>
          client.messages.sendTemplate({
            ...shared,
            template: {
              name: 'order_shipped',
              language: { policy: 'deterministic', code: 'en_US' },
              components: shipped.components?.map((part) =>
                part.type === 'button'
                  ? { ...part, subType: part.sub_type, index: '0' }
                  : { ...part },
              ),
            },
          }),
      ],
    ];
    for (const [content, sendByClient] of pairs) {
      platform.taken.splice(0);
      const ours = message(content);
      await driver.send(ours);
      await sendByClient({ phoneNumberId: PHONE_NUMBER_ID, to, bizOpaqueCallbackData: ours.id });
      const [seen, theirs] = platform.taken;
      expect(seen).toBeDefined();
      expect({ recipient_type: 'individual', ...theirs }).toEqual(seen);
    }
    expect(new Set(platform.paths)).toEqual(new Set([`POST /v23.0/${PHONE_NUMBER_ID}/messages`]));
  });

  it('sends no text while the window is closed, but a template that is given', async () => {
    isOpen = false;
    const driver = driverOf(platform.url);
    const failure = await failureOf(driver.send(message({ text: 'Hello' })));
    expect(failure).toMatchObject({ code: 'window_closed', isTemporary: false });
    expect(platform.taken).toEqual([]);
    const both = { text: 'Hello', whatsapp_template: shipped };
    expect(await driver.send(message(both))).toMatchObject({ status: 'sent', note: 'template' });
    isOpen = true;
    expect(await driver.send(message(both))).toMatchObject({ note: 'window_open' });
    expect(platform.taken.map(({ type }) => type)).toEqual(['template', 'text']);
  });

  it('believes WhatsApp that a window is closed, and sends the template then', async () => {
    const driver = driverOf(platform.url);
    const to = '+14155550104';
    const failure = await failureOf(driver.send(message({ text: 'Hello' }, to)));
    expect(failure).toMatchObject({ code: 'window_closed', detail: 'window_closed' });
    expect(closed).toEqual([to]);
    const both = { text: 'Hello', whatsapp_template: shipped };
    expect(await driver.send(message(both, to))).toMatchObject({ note: 'template' });
    expect(platform.taken.map(({ type }) => type)).toEqual(['template']);
  });

  it.each(['PAUSED', 'REJECTED', 'PENDING'])('sends no template that is %s', async (status) => {
    statuses = { order_shipped: status };
    const sending = driverOf(platform.url).send(message({ whatsapp_template: shipped }));
    await expect(sending).rejects.toMatchObject({
      code: 'rejected',
      detail: `template_${status.toLowerCase()}`,
    });
    expect(platform.taken).toEqual([]);
  });

  it.each([
    ['+14155550100', 'invalid_recipient', '131026', false],
    ['+14155550101', 'rate_limited', '130429', true],
    ['+14155550102', 'deferred', '131056', true],
    ['+14155550103', 'account_refused', '190', true],
    ['+14155550105', 'rate_limited', '80007', true],
    ['+14155550106', 'provider_unavailable', '131016', true],
    ['+14155550107', 'unsubscribed', '131050', false],
    ['+14155550108', 'outcome_unknown', 'connection_reset', false],
  ])('tells what an answer means: %s', async (to, code, detail, isTemporary) => {
    const failure = await failureOf(driverOf(platform.url).send(message({ text: 'Secret' }, to)));
    expect(failure).toMatchObject({ code, detail, isTemporary });
    expect(String(failure)).not.toMatch(/1415|Secret|EAAG/);
  });

  it.each([
    ['another number of parameters', { ...shipped, components: [] }, '132000'],
    ['a template that is not there', { ...shipped, name: 'nothing' }, '132001'],
    ['another language', { ...shipped, language: 'de' }, '132001'],
  ])('rejects %s', async (_name, template, detail) => {
    const sending = driverOf(platform.url).send(message({ whatsapp_template: template }));
    await expect(sending).rejects.toMatchObject({ code: 'rejected', detail, isTemporary: false });
  });

  it('answers a message that came in, by its name at WhatsApp', async () => {
    const driver = driverOf(platform.url);
    await driver.send(message({ text: 'Yes', in_reply_to: `inb_${'0'.repeat(26)}` }));
    expect(platform.taken).toMatchObject([{ context: { message_id: 'wamid.THEIRS' } }]);
    const sending = driver.send(message({ text: 'Yes', in_reply_to: `inb_${'1'.repeat(26)}` }));
    await expect(sending).rejects.toMatchObject({ detail: 'in_reply_to_not_found' });
  });

  it('sees whether the account is taken, and never calls an address inside', async () => {
    const soon = AbortSignal.timeout(10_000);
    await driverOf(platform.url).check(soon);
    const wrong = driverOf(platform.url, outbound, 'wrong').check(soon);
    await expect(wrong).rejects.toMatchObject({ code: 'account_refused' });
    const guarded = new Outbound();
    const inside = driverOf(platform.url, guarded).check(soon);
    await expect(inside).rejects.toMatchObject({ detail: 'address_not_allowed' });
    await guarded.close();
  });
});

/** What each request of the independent client has. */
interface Shared {
  readonly phoneNumberId: string;
  readonly to: string;
  readonly bizOpaqueCallbackData: string;
}
