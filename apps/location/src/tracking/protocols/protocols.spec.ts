import { seeded } from '../../roads/fixtures/seeded.js';
import { crcArc, crcX25 } from './crc16.js';
import { gt06 } from './gt06/gt06.js';
import type { Message, Report, StreamProtocol } from './report.js';
import { readTeltonikaDatagram } from './teltonika/teltonika-datagram.js';
import { teltonika } from './teltonika/teltonika.js';

const bytesOf = (hex: string) => Buffer.from(hex.replaceAll(' ', ''), 'hex');
const hexOf = (bytes: Uint8Array | null) => bytes && Buffer.from(bytes).toString('hex');
const reportsIn = (messages: readonly Message[]): Report[] =>
  messages.flatMap((one) => (one.kind === 'reports' ? one.reports : []));
const whysIn = (messages: readonly Message[]) =>
  messages.flatMap((one) => (one.kind === 'broken' ? [one.why] : []));

/** A place that Traccar tests with; the sign-in and the alarm have the form of the protocol's, and fit their checksums. */
const GT06 = {
  signIn: '78780d01012345678901234500018cdd0d0a',
  place: '787822220f0c1d023305c9027ac8180c46586000140001cc00287d001f71000001000820860d0a',
  alarm: '787825160b0b0f0e241dcf027ac8870c4657e60014020901cc00287d001f726506040101003656a40d0a',
};
/** A place that Traccar tests with; the others have the form of the codecs, and those with checksums fit them. */
const TELTONIKA = {
  signIn: '000f333536333037303432343431303133',
  noFix:
    '000000000000003608010000016b40d8ea30010000000000000000000000000000000105021503010101425e0f01f10000601a014e0000000000000000010000c7cf',
  extendedNoFix:
    '000000000000004a8e010000016b412cee000100000000000000000000000000000000010005000100010100010011001d00010010015e2c880002000b000000003544c87a000e000000001dd7e06a00000100002994',
  place:
    '000000000000004508010000015eb70a86d00024089d4d21dee3860137005f12005f000e06ef01f00150011503c800450108b5000bb6000642382718005fcd057ace19d3430f57440000000001000002bf',
  datagram:
    '003dcafe0105000f33353230393330383634303336353508010000016b4f815b30010000000000000000000000000000000103021503010101425dbc000001',
};

const STREAMS: [string, StreamProtocol, { signIn: string; place: string }, Partial<Report>][] = [
  [
    'gt06',
    gt06,
    GT06,
    {
      externalId: '123456789012345',
      recordedAtMs: Date.UTC(2015, 11, 29, 2, 51, 5),
      lat: 0x027ac818 / 1_800_000,
      lon: 0x0c465860 / 1_800_000,
      speedMps: 0,
      headingDeg: 0,
    },
  ],
  [
    'teltonika',
    teltonika,
    TELTONIKA,
    {
      externalId: '356307042441013',
      recordedAtMs: 0x015eb70a86d0,
      lat: 0x21dee386 * 1e-7,
      lon: 0x24089d4d * 1e-7,
      altitudeM: 0x137,
      headingDeg: 95,
      speedMps: 95 / 3.6,
    },
  ],
];

describe.each(STREAMS)('%s', (_name, protocol, { signIn, place }, wanted) => {
  const [hello, frame] = [bytesOf(signIn), bytesOf(place)];
  const signedIn = () => {
    const stream = protocol.open();
    stream.push(hello);
    return stream;
  };

  it('reads what its document shows', () => {
    const stream = protocol.open();
    expect(stream.push(hello)).toMatchObject([{ kind: 'sign_in', externalId: wanted.externalId }]);
    expect(reportsIn(stream.push(frame))).toEqual([expect.objectContaining(wanted)]);
    expect(stream.end()).toEqual([]);
  });

  it('says the same for pieces of any size', () => {
    const all = Buffer.concat([hello, frame, frame, frame]);
    const whole = protocol.open().push(all);
    expect(reportsIn(whole)).toHaveLength(3);
    const below = seeded(3);
    for (let run = 0; run < 60; run++) {
      const stream = protocol.open();
      const said: Message[] = [];
      for (let at = 0; at < all.length;) {
        const size = run === 0 ? 1 : 1 + below(25);
        said.push(...stream.push(all.subarray(at, at + size)));
        at += size;
      }
      expect(said).toEqual(whole);
    }
  });

  it('leaves out what has a wrong checksum, and goes on', () => {
    const bad = Buffer.from(frame);
    bad[12]! ^= 1;
    const said = signedIn().push(Buffer.concat([bad, frame]));
    expect(whysIn(said)).toContain('checksum');
    expect(reportsIn(said)).toEqual([expect.objectContaining(wanted)]);
  });

  it('finds its way back out of garbage', () => {
    const garbage = Buffer.from('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
    const said = signedIn().push(Buffer.concat([garbage, frame]));
    expect(whysIn(said)).toEqual(['garbage']);
    expect(reportsIn(said)).toHaveLength(1);
  });

  it('says that something was cut off', () => {
    const stream = signedIn();
    expect(stream.push(frame.subarray(0, -3))).toEqual([]);
    expect(stream.end()).toMatchObject([{ kind: 'broken', why: 'truncated' }]);
    expect(stream.push(frame)).toEqual([]);
  });

  it('takes no places before it knows whose', () => {
    expect(reportsIn(protocol.open().push(frame))).toEqual([]);
    expect(whysIn(protocol.open().push(frame))).toContain('not_signed_in');
  });

  it('holds little, whatever is sent, and never throws', () => {
    const below = seeded(11);
    for (let run = 0; run < 400; run++) {
      const stream = run % 2 ? signedIn() : protocol.open();
      const sent = Buffer.concat([frame, frame]);
      for (let change = 0; change <= run % 7; change++) sent[below(sent.length)] = below(256);
      const noise = Buffer.from(Array.from({ length: below(80) }, () => below(256)));
      for (const message of [...stream.push(noise), ...stream.push(sent), ...stream.end()]) {
        for (const { lat, lon, recordedAtMs } of reportsIn([message])) {
          expect(Math.abs(lat) <= 90 && Math.abs(lon) <= 180).toBe(true);
          expect(Number.isSafeInteger(recordedAtMs)).toBe(true);
        }
      }
    }
  });
});

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
