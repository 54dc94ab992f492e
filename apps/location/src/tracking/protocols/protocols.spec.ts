import { crcArc, crcX25 } from './crc16.js';
import { describeDeviceProtocol, reportsIn, whysIn } from './device-protocol.contract.js';
import { DEVICE_PROTOCOLS_BY_NAME } from './device-protocol.js';
import { bytesOf, GT06, PROTOCOL_FRAMES, TELTONIKA } from './fixtures/frames.js';
import { gt06 } from './gt06/gt06.js';
import { readTeltonikaDatagram } from './teltonika/teltonika-datagram.js';
import { teltonika } from './teltonika/teltonika.js';

const hexOf = (bytes: Uint8Array | null) => bytes && Buffer.from(bytes).toString('hex');

for (const protocol of Object.values(DEVICE_PROTOCOLS_BY_NAME)) {
  describeDeviceProtocol(protocol, PROTOCOL_FRAMES[protocol.name]);
}

describe('gt06', () => {
  it('is answered as its document says', () => {
    const stream = gt06.open();
    const [hello] = stream.push(bytesOf(GT06.signIn));
    expect(hello?.kind === 'sign_in' && hexOf(hello.accept)).toBe('787805010001d9dc0d0a');
    const [place] = stream.push(bytesOf(GT06.place));
    expect(place).toMatchObject({ kind: 'reports', answer: null });
  });

  it('says alarms, the battery, and when there is no fix', () => {
    const stream = gt06.open();
    stream.push(bytesOf(GT06.signIn));
    const alarm = bytesOf(GT06.alarm);
    const [message] = stream.push(alarm);
    expect(reportsIn([message!])).toMatchObject([
      { batteryPercent: 100, attributes: { signal: 4, charging: true, alarm: 'sos' } },
    ]);
    expect(message?.kind === 'reports' && hexOf(message.answer)).toMatch(/^787805160036/);
    alarm.writeUInt16BE(0x0402, 20);
    alarm.writeUInt16BE(crcX25(alarm.subarray(2, -4)), alarm.length - 4);
    expect(stream.push(alarm)).toMatchObject([{ kind: 'reports', reports: [], withoutFix: 1 }]);
  });

  it('refuses a length that none has', () => {
    const stream = gt06.open();
    expect(whysIn(stream.push(bytesOf('7979ffff00000000')))).toContain('oversize');
    expect(stream.push(bytesOf(GT06.signIn)).at(-1)).toMatchObject({ kind: 'sign_in' });
  });
});

describe('teltonika', () => {
  it.each([
    ['codec 8', TELTONIKA.noFix],
    ['codec 8 extended', TELTONIKA.extendedNoFix],
  ])('confirms the records of %s that have no fix', (_what, hex) => {
    const stream = teltonika.open();
    const [hello] = stream.push(bytesOf(TELTONIKA.signIn));
    expect(hello).toMatchObject({ accept: Uint8Array.of(1), refuse: Uint8Array.of(0) });
    expect(stream.push(bytesOf(hex))).toEqual([
      { kind: 'reports', reports: [], withoutFix: 1, answer: Buffer.from([0, 0, 0, 1]) },
    ]);
  });

  it('makes a device send again what came wrong', () => {
    const stream = teltonika.open();
    stream.push(bytesOf(TELTONIKA.signIn));
    const bad = bytesOf(TELTONIKA.noFix);
    bad[20]! ^= 1;
    expect(stream.push(bad)).toMatchObject([{ why: 'checksum', answer: Buffer.alloc(4) }]);
  });

  it('keeps elements that have no name of their own, as numbers or as they are', () => {
    const stream = teltonika.open();
    stream.push(bytesOf(TELTONIKA.signIn));
    const [report] = reportsIn(stream.push(bytesOf(TELTONIKA.place)));
    expect(report!.attributes).toMatchObject({ satellites: 18, io239: 1, io66: 0x3827 });
  });

  it('ends a connection that would send without end', () => {
    const stream = teltonika.open();
    stream.push(bytesOf(TELTONIKA.signIn));
    expect(stream.push(bytesOf('0000000000ffffff'))).toMatchObject([
      { why: 'oversize', endsConnection: true },
    ]);
  });

  it('answers datagrams as its document says', () => {
    const message = readTeltonikaDatagram(bytesOf(TELTONIKA.datagram));
    expect(message.kind === 'reports' && hexOf(message.answer)).toBe('0005cafe010501');
    for (let size = 0; size < 63; size++) {
      const cut = readTeltonikaDatagram(bytesOf(TELTONIKA.datagram).subarray(0, size));
      expect(whysIn([cut])).toEqual(['truncated']);
    }
  });
});

it('checksums are those of the catalogue', () => {
  // https://reveng.sourceforge.io/crc-catalogue/16.htm
  expect(crcX25(Buffer.from('123456789'))).toBe(0x906e);
  expect(crcArc(Buffer.from('123456789'))).toBe(0xbb3d);
});
