import { AddressPolicy } from '@skydeck/outbound';
import { newId } from '@skydeck/ids';
import PostalMime from 'postal-mime';
import { SmtpSettings } from '../../providers/kinds/smtp.kind.js';
import { PlainDressing } from '../../providers/plain-dressing.js';
import { describeChannelDriver } from '../channel-driver.contract.js';
import type { OutboundMessage } from '../channel.driver.js';
import { DriverError } from '../driver-error.js';
import { SmtpRelay } from '../fixtures/smtp-relay.js';
import { SmtpDriver } from './smtp.driver.js';

const LOOPBACK = ['127.0.0.0/8'];
const FROM = 'shop@example.com';

function driverTo(port: number, settings: object = {}, allow = LOOPBACK): SmtpDriver {
  const given = { host: '127.0.0.1', port, security: 'none', from: FROM, ...settings };
  const parsed = SmtpSettings.parse(given);
  return new SmtpDriver(parsed, {}, new AddressPolicy(allow), new PlainDressing());
}

function mailTo(recipient: string, change: Partial<OutboundMessage> = {}): OutboundMessage {
  return {
    id: newId('msg'),
    tenant: null,
    channel: 'email',
    recipient,
    sender: FROM,
    content: { subject: 'Grüße', text: 'Hello\n.\nfrom here', html: '<p>Hello</p>' },
    kind: 'transactional',
    ...change,
  };
}

const soon = () => AbortSignal.timeout(10_000);

describeChannelDriver('SmtpDriver', async () => {
  const relay = await SmtpRelay.start();
  const driver = driverTo(relay.port);
  return {
    driver,
    prepare: async () => undefined,
    arrivals: async (id) => relay.taken.filter(({ raw }) => raw.includes(`<${id}@`)).length,
    close: async () => {
      await driver.close();
      await relay.close();
    },
  };
});

describe('SmtpDriver', () => {
  let relay: SmtpRelay;
  let driver: SmtpDriver;

  beforeEach(async () => {
    relay = await SmtpRelay.start();
    driver = driverTo(relay.port, { from_name: 'Café', max_connections: 2 });
  });

  afterEach(async () => {
    await driver.close();
    await relay.close();
  });

  it('writes a mail that says what was wanted, dots and accents included', async () => {
    const message = mailTo('ada@example.com');
    await driver.send(message, soon());
    const [taken] = relay.taken;
    expect(taken).toMatchObject({ from: FROM, to: 'ada@example.com' });
    const mail = await PostalMime.parse(taken?.raw ?? '');
    expect(mail).toMatchObject({
      subject: 'Grüße',
      text: 'Hello\n.\nfrom here\n',
      html: '<p>Hello</p>\n',
      messageId: `<${message.id}@example.com>`,
      from: { name: 'Café', address: FROM },
    });
  });

  it('lets nobody write headers of their own', async () => {
    const subject = 'Hi\r\nBcc: eve@example.com';
    const sender = '"Shop\r\nX-Evil: 1" <no-reply@example.com>';
    const message = mailTo('ada@example.com', { content: { subject, text: 'x' }, sender });
    await driver.send(message, soon());
    const { headers } = await PostalMime.parse(relay.taken[0]?.raw ?? '');
    expect(headers.map(({ key }) => key)).not.toEqual(expect.arrayContaining(['bcc', 'x-evil']));
    expect(relay.taken).toHaveLength(1);
  });

  it.each([
    ['unknown', 'invalid_recipient', '5.1.1'],
    ['busy', 'provider_unavailable', '4.3.0'],
    ['greylisted', 'deferred', '4.2.0'],
    ['forbidden', 'account_refused', '5.7.1'],
    ['spam', 'rejected', '5.6.0'],
    ['full', 'deferred', '4.2.2'],
    ['hangup', 'provider_unavailable', null],
    ['vanish', 'outcome_unknown', null],
  ])('tells what became of a mail to %s', async (who, code, detail) => {
    const failure = await driver
      .send(mailTo(`${who}@example.com`), soon())
      .catch((e: unknown) => e);
    expect(failure).toBeInstanceOf(DriverError);
    expect(failure).toMatchObject({ code, detail });
    expect(String(failure)).not.toContain('example.com');
    await driver.send(mailTo('ada@example.com'), soon());
    expect(relay.taken).toHaveLength(1);
  });

  it('does not know what became of a mail that was never acknowledged', async () => {
    const stop = new AbortController();
    const sending = driver.send(mailTo('silent@example.com'), stop.signal);
    sending.catch(() => undefined);
    while (relay.whole === 0) await new Promise((resolve) => setImmediate(resolve));
    stop.abort();
    await expect(sending).rejects.toMatchObject({ code: 'outcome_unknown' });
  });

  it('keeps its connections, and makes no more than it may', async () => {
    const many = Array.from({ length: 50 }, () => driver.send(mailTo('ada@example.com'), soon()));
    await Promise.all(many);
    expect(relay.taken).toHaveLength(50);
    expect(relay.connections).toBeLessThanOrEqual(2);
  });

  it('never hands mail to an address inside', async () => {
    const inside = driverTo(relay.port, {}, []);
    await expect(inside.send(mailTo('ada@example.com'), soon())).rejects.toMatchObject({
      code: 'provider_unavailable',
      detail: 'address_not_allowed',
    });
    expect(relay.connections).toBe(0);
  });

  it('never falls back to sending in the clear', async () => {
    const careful = driverTo(relay.port, { security: 'starttls' });
    await expect(careful.send(mailTo('ada@example.com'), soon())).rejects.toMatchObject({
      code: 'provider_unavailable',
    });
    expect(relay.taken).toEqual([]);
  });

  it('sees that a relay answers, and that it is gone', async () => {
    await driver.check(soon());
    await relay.close();
    await expect(driver.check(soon())).rejects.toBeInstanceOf(DriverError);
  });
});
