import { AddressPolicy } from '@skydeck/outbound';
import { newId } from '@skydeck/ids';
import { type Exchange, MailResolver } from '../../domains/mail-resolver.js';
import { DirectMxSettings } from '../../providers/kinds/direct-mx.kind.js';
import { PlainDressing } from '../../providers/plain-dressing.js';
import { describeChannelDriver } from '../channel-driver.contract.js';
import type { OutboundMessage } from '../channel.driver.js';
import { SmtpRelay } from '../fixtures/smtp-relay.js';
import { DirectMxDriver } from './direct-mx.driver.js';
import { TransportPolicies } from './mta-sts/transport-policies.js';

const LOOPBACK = ['127.0.0.0/8'];

/** Every name has these hosts, and every host these addresses. */
class OneAnswer extends MailResolver {
  constructor(
    private readonly found: readonly Exchange[] | Error,
    private readonly at: readonly string[] = ['127.0.0.1'],
  ) {
    super();
  }

  override async exchanges(): Promise<Exchange[]> {
    if (this.found instanceof Error) throw this.found;
    return [...this.found];
  }

  override async addresses(): Promise<string[]> {
    return [...this.at];
  }

  override async txt(): Promise<string[]> {
    return [];
  }

  override async records(): Promise<string[][]> {
    return [];
  }
}

class NoPolicies extends TransportPolicies {
  override async policyOf(): Promise<null> {
    return null;
  }

  override came(): void {}
}

const MX = [{ host: 'mx.example.com', preference: 10 }];

function driverTo(port: number, resolver: MailResolver = new OneAnswer(MX)): DirectMxDriver {
  const settings = DirectMxSettings.parse({ from: 'shop@example.org', port });
  const ways = {
    resolver,
    policy: new AddressPolicy(LOOPBACK),
    transportPolicies: new NoPolicies(),
  };
  return new DirectMxDriver(settings, new PlainDressing(), ways);
}

function mailTo(recipient: string): OutboundMessage {
  return {
    id: newId('msg'),
    tenant: null,
    channel: 'email',
    recipient,
    sender: 'shop@example.org',
    content: { subject: 'Hi', text: 'Hello' },
    kind: 'transactional',
  };
}

const send = (driver: DirectMxDriver) => driver.send(mailTo('ada@example.com'), soon());
const soon = () => AbortSignal.timeout(10_000);

describeChannelDriver('DirectMxDriver', async () => {
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

describe('DirectMxDriver', () => {
  let relay: SmtpRelay;

  beforeEach(async () => {
    relay = await SmtpRelay.start();
  });

  afterEach(() => relay.close());

  it.each([
    ['unknown', 'undelivered', '5.1.1'],
    ['forbidden', 'undelivered', '5.7.1'],
    ['spam', 'undelivered', '5.6.0'],
    ['busy', 'deferred', '4.3.0'],
    ['full', 'deferred', '4.2.2'],
    ['hangup', 'deferred', '4.4.1'],
    ['vanish', 'outcome_unknown', null],
  ])('tells what the server of the recipient says of a mail to %s', async (who, code, detail) => {
    const driver = driverTo(relay.port);
    const sending = driver.send(mailTo(`${who}@example.com`), soon());
    await expect(sending).rejects.toMatchObject({ code, detail });
    await driver.close();
  });

  it('comes again when no name server answers, and gives up where none takes mail', async () => {
    const unclear = driverTo(relay.port, new OneAnswer(new Error('ETIMEOUT')));
    await expect(send(unclear)).rejects.toMatchObject({ code: 'deferred', detail: '4.4.3' });
    await expect(unclear.check()).rejects.toMatchObject({ code: 'provider_unavailable' });
    const nobody = driverTo(relay.port, new OneAnswer([{ host: '', preference: 0 }]));
    await expect(send(nobody)).rejects.toMatchObject({ code: 'undelivered', detail: '5.1.10' });
    const inside = driverTo(relay.port, new OneAnswer(MX, ['10.0.0.1', '169.254.169.254', '::1']));
    await expect(send(inside)).rejects.toMatchObject({ detail: 'address_not_allowed' });
    expect(relay.connections).toBe(0);
  });

  it('sends in the clear where a server offers encryption and cannot do it', async () => {
    const broken = await SmtpRelay.start({
      disabledCommands: ['AUTH'],
      // Its key is RSA: no cipher is left, and every handshake fails.
      ciphers: 'ECDHE-ECDSA-AES128-SHA',
      maxVersion: 'TLSv1.2',
      logger: false,
    });
    const driver = driverTo(broken.port);
    await driver.send(mailTo('ada@example.com'), soon());
    expect(broken.taken).toHaveLength(1);
    await driver.close();
    await broken.close();
  });

  it('sends those away that find a domain busy, for longer the more they are', async () => {
    const driver = driverTo(relay.port);
    const mails = Array.from({ length: 20 }, () => mailTo('silent@example.com'));
    const stop = new AbortController();
    const stuck = mails.slice(0, 2).map((mail) => driver.send(mail, stop.signal).catch(() => null));
    while (relay.whole < 2) await new Promise((resolve) => setImmediate(resolve));
    const waits = mails.map((mail) => driver.waitMs(mail));
    expect(waits[0]).toBeGreaterThan(0);
    expect(waits.at(-1)).toBeGreaterThan(waits[0] ?? 0);
    expect(driver.waitMs(mailTo('ada@example.net'))).toBe(0);
    stop.abort();
    await Promise.all(stuck);
    expect(driver.waitMs(mailTo('ada@example.com'))).toBe(0);
    await driver.close();
  });
});
