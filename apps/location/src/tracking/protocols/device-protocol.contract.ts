import { seeded } from '../../roads/fixtures/seeded.js';
import type { DeviceProtocol } from './device-protocol.js';
import { bytesOf } from './fixtures/frames.js';
import type { Message, Report } from './report.js';

/** What a protocol is shown, in hexadecimal digits, and what it must read of it. */
export interface ProtocolFrames {
  readonly signIn: string;
  readonly place: string;
  readonly wanted: Partial<Report>;
}

export const reportsIn = (messages: readonly Message[]): Report[] =>
  messages.flatMap((one) => (one.kind === 'reports' ? one.reports : []));
export const whysIn = (messages: readonly Message[]) =>
  messages.flatMap((one) => (one.kind === 'broken' ? [one.why] : []));

/** What every protocol must do with bytes, whatever they are. */
export function describeDeviceProtocol(
  protocol: DeviceProtocol,
  { signIn, place, wanted }: ProtocolFrames,
): void {
  describe(`${protocol.name}: bytes`, () => {
    const [hello, frame] = [bytesOf(signIn), bytesOf(place)];
    const signedIn = () => {
      const stream = protocol.open();
      stream.push(hello);
      return stream;
    };

    it('reads what its document shows', () => {
      const stream = protocol.open();
      expect(stream.push(hello)).toMatchObject([
        { kind: 'sign_in', externalId: wanted.externalId },
      ]);
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
}
