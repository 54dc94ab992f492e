import { execFile } from 'node:child_process';
import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { promisify } from 'node:util';
import { findSandbox, type SandboxKind } from '@skydeck/ffmpeg-sandbox';
import { avcConfigOf, flvHeader, flvTag, type MediaMessage, payloadKind } from '@skydeck/rtmp';
import { flvClip } from '@skydeck/rtmp/testing';
import { eventually } from '@skydeck/testing';
import { H264Assembler } from '../rtp/h264-assembler.js';
import { avcParameters, h264Payloads, unitsOf } from '../rtp/h264-packets.js';
import { ivfFrame, ivfHead } from '../rtp/ivf-frames.js';
import type { CodedPicture, PictureAssembler } from '../rtp/picture-assembler.js';
import { ReorderBuffer } from '../rtp/reorder-buffer.js';
import { readRtp, type RtpPacket } from '../rtp/rtp-packet.js';
import { Vp8Assembler } from '../rtp/vp8-assembler.js';
import { SAMPLE_RATE, SOUND_BYTES } from './av-formats.js';
import { FlvEncoder } from './flv-encoder.js';
import { OpusEncoder } from './opus-encoder.js';
import { PictureDecoder } from './picture-decoder.js';
import { SoundDecoder } from './sound-decoder.js';

const run = promisify(execFile);
const SOON = { timeoutMs: 30_000 };
const FORMAT = { width: 320, height: 180 };

/** What FFmpeg sends of a clip over RTP, as packets. */
async function packetsOf(codec: readonly string[], seconds: number): Promise<RtpPacket[]> {
  const socket = createSocket({ type: 'udp4', recvBufferSize: 2 ** 22 }).bind(0, '127.0.0.1');
  await once(socket, 'listening');
  const packets: RtpPacket[] = [];
  socket.on('message', (bytes) => {
    const packet = readRtp(bytes);
    if (packet) packets.push(packet);
  });
  const { port } = socket.address();
  const source = ['-f', 'lavfi', '-i', `testsrc2=s=640x360:r=25:d=${seconds}`];
  // The end of the line is the RTP of the internet: 1,200 bytes a packet.
  const target = `rtp://127.0.0.1:${port}?pkt_size=1200`;
  await run('ffmpeg', ['-nostdin', '-v', 'error', '-re', ...source, ...codec, '-f', 'rtp', target]);
  socket.close();
  return packets;
}

function assembled(assembler: PictureAssembler, packets: readonly RtpPacket[]): CodedPicture[] {
  return packets.flatMap((packet) => assembler.push(packet) ?? []);
}

const isFrame = (one: MediaMessage) => payloadKind(one).endsWith('frame');

const VP8 = ['-c:v', 'libvpx', '-deadline', 'realtime', '-g', '25', '-b:v', '1M'];
const H264 = ['-c:v', 'libx264', '-preset', 'ultrafast', '-tune', 'zerolatency', '-g', '25'];

describe('pictures and sound of packets', () => {
  let kind: SandboxKind;
  let vp8: RtpPacket[];
  let h264: RtpPacket[];
  let clip: MediaMessage[];

  beforeAll(async () => {
    kind = await findSandbox(false);
    vp8 = await packetsOf(VP8, 2);
    h264 = await packetsOf([...H264, '-pix_fmt', 'yuv420p'], 2);
    clip = await flvClip({ seconds: 2, gop: 30 });
  }, 60_000);

  it('decodes VP8 and H.264 to the size that is asked for, each picture at once', async () => {
    const forms = [
      ['ivf', assembled(new Vp8Assembler(), vp8)],
      ['h264', assembled(new H264Assembler(), h264)],
    ] as const;
    for (const [form, pictures] of forms) {
      expect(pictures).toHaveLength(50);
      expect(pictures.filter(({ isKey }) => isKey)).toHaveLength(2);
      const seen: Buffer[] = [];
      const decoder = new PictureDecoder(kind, form, FORMAT, (one) => void seen.push(one));
      if (form === 'ivf') decoder.feed(ivfHead());
      for (const { bytes, timestamp } of pictures) {
        decoder.feed(form === 'ivf' ? ivfFrame(bytes, timestamp) : bytes);
      }
      // The input is open: what waits for more of it are a few pictures at most.
      await eventually(() => expect(`${form} ${seen.length}`).toMatch(/ (4[7-9]|50)$/), SOON);
      expect(new Set(seen[20]).size).toBeGreaterThan(20);
      await decoder.kill();
    }
  }, 60_000);

  it('waits for a key picture after packets were lost', () => {
    for (const [assembler, packets] of [
      [new Vp8Assembler(), vp8],
      [new H264Assembler(), h264],
    ] as const) {
      const first = packets.slice(0, Math.floor(packets.length / 4));
      assembled(assembler, first);
      assembler.lost();
      const after = assembled(assembler, packets.slice(first.length + 3));
      expect(after[0]?.isKey).toBe(true);
      expect(after.length).toBeLessThan(30);
    }
  });

  it('passes pictures of RTMP on in packets, unit by unit as they were', () => {
    const config = clip.find((one) => one.kind === 'video' && payloadKind(one) === 'config');
    const { sets, lengthBytes } = avcParameters(avcConfigOf(config?.payload ?? Buffer.alloc(0)))!;
    expect(sets).toHaveLength(2);
    const assembler = new H264Assembler();
    const frames = clip.filter((one) => one.kind === 'video' && isFrame(one));
    let sequence = 65_500;
    let isWhole = true;
    const found = frames.flatMap((frame) => {
      const units = unitsOf(avcConfigOf(frame.payload), lengthBytes);
      isWhole &&= units.length > 0;
      const payloads = [...h264Payloads([...sets, ...units])];
      return payloads.flatMap((payload, at) => {
        const marker = at === payloads.length - 1;
        const timestamp = frame.timestampMs * 90;
        const packet = {
          payload,
          marker,
          timestamp,
          sequence: sequence++,
          ssrc: 1,
          payloadType: 96,
        };
        return assembler.push(packet) ?? [];
      });
    });
    expect(isWhole).toBe(true);
    expect(found).toHaveLength(frames.length);
  });

  it('makes Opus of AAC, and sound of Opus', async () => {
    const packets: Buffer[] = [];
    const encoder = new OpusEncoder(kind, (packet) => void packets.push(packet));
    for (const one of clip) if (one.kind === 'audio') encoder.feed(one);
    await eventually(() => expect(packets.length).toBeGreaterThan(80), SOON);
    await encoder.kill();
    const sound: Buffer[] = [];
    const decoder = new SoundDecoder(kind, (bytes) => void sound.push(bytes));
    for (const packet of packets) decoder.feed(packet);
    const least = (packets.length - 10) * 0.02 * SAMPLE_RATE * SOUND_BYTES;
    await eventually(() => expect(Buffer.concat(sound).length).toBeGreaterThan(least), SOON);
    const peak = Math.max(...new Int16Array(Buffer.concat(sound).buffer.slice(0, 200_000)));
    expect(peak).toBeGreaterThan(2_000);
    await decoder.kill();
  }, 60_000);

  it('encodes pictures and sound to what media servers take', async () => {
    const messages: MediaMessage[] = [];
    const how = { ...FORMAT, framesPerSecond: 25, bitrateBps: 500_000 };
    const encoder = new FlvEncoder(kind, how, (one) => void messages.push(one));
    const sound = Buffer.alloc((SAMPLE_RATE / 25) * SOUND_BYTES);
    const picture = Buffer.alloc((FORMAT.width * FORMAT.height * 3) / 2, 90);
    for (let at = 0; at < 60; at++) encoder.feed(picture, sound, () => undefined);
    await eventually(() => {
      const kinds = messages.map((one) => `${one.kind} ${payloadKind(one)}`);
      expect(kinds.filter((one) => one === 'video keyframe')).toHaveLength(2);
      expect(kinds).toEqual(expect.arrayContaining(['video config', 'audio config']));
    }, SOON);
    await encoder.kill();
    const tags = messages.map((one) => flvTag(one.kind, one.timestampMs, one.payload));
    const file = Buffer.concat([flvHeader({ audio: true, video: true }), ...tags]);
    const probe = run('ffprobe', [
      '-v',
      'error',
      '-show_entries',
      'stream=codec_name',
      '-of',
      'csv=p=0',
      '-',
    ]);
    probe.child.stdin?.end(file);
    expect((await probe).stdout.split('\n').toSorted().join(' ').trim()).toBe('aac h264');
  }, 60_000);
});

/** A packet of a number. */
const packet = (sequence: number): RtpPacket => {
  const rest = {
    payloadType: 96,
    timestamp: 0,
    ssrc: 1,
    marker: false,
    payload: Buffer.alloc(1),
  };
  return { ...rest, sequence: sequence & 0xffff };
};

const sequencesOf = (buffer: ReorderBuffer, given: readonly number[]) =>
  given.flatMap((one) => buffer.push(packet(one)).packets.map(({ sequence }) => sequence));

describe('packets that come out of order', () => {
  it('are put back, also where numbers begin anew', () => {
    const buffer = new ReorderBuffer(4);
    const given = [65_533, 65_535, 65_534, 65_537, 65_536, 65_535];
    expect(sequencesOf(buffer, given)).toEqual([65_533, 65_534, 65_535, 0, 1]);
  });

  it('are waited for no longer than so many others', () => {
    const buffer = new ReorderBuffer(2);
    expect(sequencesOf(buffer, [1, 3, 4])).toEqual([1]);
    expect(buffer.push(packet(5))).toMatchObject({ hasGap: true, packets: { length: 3 } });
    expect(sequencesOf(buffer, [2, 6])).toEqual([6]);
  });

  it('that all seem late are those of another stream', () => {
    const buffer = new ReorderBuffer(4);
    const given = [500, ...Array.from({ length: 40 }, (_, at) => 300 + at)];
    expect(sequencesOf(buffer, given).slice(-10)).toEqual(given.slice(-10));
    expect(buffer.push({ ...packet(10), ssrc: 2 })).toMatchObject({ hasGap: true });
    expect(sequencesOf(buffer, [])).toEqual([]);
  });

  it('of a stream that begins anew are taken at once', () => {
    const buffer = new ReorderBuffer(4);
    expect(sequencesOf(buffer, [40_000, 40_001, 7, 8])).toEqual([40_000, 40_001, 7, 8]);
  });
});
