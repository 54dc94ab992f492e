import { newId } from '@skydeck/ids';
import { AddressPolicy } from '@skydeck/outbound';
import { eventually } from '@skydeck/testing';
import type { DeliveredText } from '../../inbound/concatenation/delivered-text.js';
import type { DeliveryReport } from '../../providers/kinds/provider-kind.js';
import { SmppSettings } from '../../providers/kinds/smpp.kind.js';
import { describeChannelDriver } from '../channel-driver.contract.js';
import type { OutboundMessage } from '../channel.driver.js';
import { Smsc } from '../fixtures/smsc.js';
import { SmppDriver } from './smpp.driver.js';

let smsc: Smsc;
let reports: DeliveryReport[];
let delivered: DeliveredText[];
let driver: SmppDriver;

const soon = () => AbortSignal.timeout(10_000);
const of = (last: string) => delivered.filter(({ from }) => from === `+141555501${last}`);

function driverTo(port: number, more: object = {}, password = 'secret'): SmppDriver {
  const given = { host: '127.0.0.1', port, system_id: 'demo', from: 'Shop', ...more };
  const policy = new AddressPolicy(['127.0.0.0/8']);
  return new SmppDriver(
    SmppSettings.parse(given),
    { password },
    policy,
    async (report) => void reports.push(report),
    async (one) => void delivered.push(one),
  );
}

function text(content: string, recipient = '+14155550123'): OutboundMessage {
  const about = { tenant: null, channel: 'sms', sender: 'Skydeck', kind: 'otp' } as const;
  return { ...about, id: newId('msg'), recipient, content: { text: content } };
}

beforeEach(async () => {
  reports = [];
  delivered = [];
  smsc = await Smsc.start();
  driver = driverTo(smsc.port);
});

afterEach(async () => {
  await driver.close();
  smsc.stop();
});

describeChannelDriver('SmppDriver', async () => {
  const own = await Smsc.start();
  const tested = driverTo(own.port);
  return {
    driver: tested,
    prepare: async () => void own.told.splice(0),
    arrivals: async () => own.all('submit').length,
    close: async () => {
      await tested.close();
      own.stop();
    },
  };
});

describe('SmppDriver', () => {
  it('writes the default alphabet with its extension', async () => {
    await driver.send(text('A€[é@'), soon());
    expect(await smsc.submitted(1)).toMatchObject([
      {
        data_coding: 0,
        esm_class: 0,
        text: '411b651b3c0500',
        source_addr: 'Shop',
        source_addr_ton: 5,
        destination_addr: '14155550123',
        dest_addr_ton: 1,
        registered_delivery: 1,
      },
    ]);
  });

  it('writes UCS-2 where the alphabet has no such letters', async () => {
    await driver.send(text('Привет 😀'), soon());
    const utf16 = Buffer.from('Привет 😀', 'utf16le').swap16().toString('hex');
    expect(await smsc.submitted(1)).toMatchObject([{ data_coding: 8, text: utf16 }]);
  });

  it('cuts long messages into parts that say that they belong together', async () => {
    await driver.send(text(`${'a'.repeat(152)}€${'b'.repeat(152)}`), soon());
    const parts = await smsc.submitted(3);
    const [reference] = /^050003(..)/.exec(String(parts[0]?.['text']))?.slice(1) ?? [];
    expect(parts.map((part) => String(part['text']).slice(0, 12))).toEqual(
      ['01', '02', '03'].map((number) => `050003${reference}03${number}`),
    );
    expect(parts.map((part) => [part['esm_class'], part['registered_delivery']])).toEqual([
      [0x40, 0],
      [0x40, 0],
      [0x40, 1],
    ]);
    const whole = parts.map((part) => String(part['text']).slice(12)).join('');
    expect(whole).toBe(`${'61'.repeat(152)}1b65${'62'.repeat(152)}`);
  });

  it('numbers parts in fields of their own, or sends a text whole, where it is told to', async () => {
    const long = 'я'.repeat(71);
    const sar = driverTo(smsc.port, { concatenation: 'sar' });
    await driver.close();
    await sar.send(text(long), soon());
    expect(
      (await smsc.submitted(2)).map((part) => String(part['sar']).split('/').slice(1)),
    ).toEqual([
      ['02', '01'],
      ['02', '02'],
    ]);
    await sar.close();
    const payload = driverTo(smsc.port, { concatenation: 'payload' });
    await payload.send(text(long), soon());
    expect((await smsc.submitted(3)).at(-1)).toMatchObject({
      text: '',
      payload: '044f'.repeat(71),
    });
    await payload.close();
  });

  it('takes receipts, and acknowledges them', async () => {
    const sent = await driver.send(text('Hello'), soon());
    const lost = await driver.send(text('Hello', '+14155550103'), soon());
    await eventually(() => reports.length === 2, { timeoutMs: 20_000 });
    expect(reports).toEqual([
      { providerMessageId: sent.providerId, status: 'delivered' },
      { providerMessageId: lost.providerId, status: 'undelivered', failure: '034' },
    ]);
    await eventually(() => smsc.all('receipt taken').length === 2, { timeoutMs: 20_000 });
    expect(smsc.all('receipt taken').map(({ status }) => status)).toEqual([0, 0]);
  });

  it('reads what people send, and acknowledges it', async () => {
    for (const last of ['70', '71', '72', '73', '74', '75']) {
      await driver.send(text('Hello', `+141555501${last}`), soon());
    }
    await eventually(() => delivered.length === 10, { timeoutMs: 20_000 });
    expect(of('70')).toEqual([{ from: '+14155550170', to: 'Shop', text: 'Café 5€', part: null }]);
    expect(of('71').map(({ text: said, part }) => [said, part?.number, part?.reference])).toEqual([
      ['\uDE00!', 2, 200],
      ['Пр\uD83D', 1, 200],
      ['\uDE00!', 2, 200],
    ]);
    expect(of('72').map(({ part }) => part)).toEqual(
      [3, 1, 2].map((number) => ({ reference: 777, total: 3, number })),
    );
    expect(of('73')).toMatchObject([{ text: null, part: null }]);
    expect(of('74')).toMatchObject([{ text: 'a'.repeat(400), part: null }]);
    expect(of('75')).toMatchObject([
      { text: 'the middle', part: { reference: 300, total: 3, number: 2 } },
    ]);
    await eventually(() => smsc.all('receipt taken').length === 10, { timeoutMs: 20_000 });
    expect(reports).toEqual([]);
  });

  it.each([
    ['+14155550100', 'invalid_recipient', 'smpp_0x0b'],
    ['+14155550101', 'rate_limited', 'smpp_0x58'],
    ['+14155550102', 'outcome_unknown', null],
  ])('tells what became of a message to %s', async (recipient, code, detail) => {
    const sending = driver.send(text('Hello', recipient), soon());
    await expect(sending).rejects.toMatchObject({ code, detail });
    await driver.send(text('Hello'), soon());
  });

  it('says that the account is refused', async () => {
    const wrong = driverTo(smsc.port, {}, 'wrong');
    await expect(wrong.check(soon())).rejects.toMatchObject({
      code: 'account_refused',
      detail: 'smpp_0x0e',
    });
    await wrong.close();
  });

  it('binds once, however many messages go at once', async () => {
    await Promise.all(Array.from({ length: 50 }, () => driver.send(text('Hello'), soon())));
    await eventually(() => smsc.all('submit').length === 50, { timeoutMs: 20_000 });
    expect(smsc.all('bind')).toHaveLength(1);
  });
});
