import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { writeAudioMjr } from '../fixtures/mjr-clip.js';
import { MjrRefused, readMjr } from './read-mjr.js';

const START_MS = 1_763_900_000_000;

describe('files that the engine wrote', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'skydeck-mjr-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  async function read(bytes: Buffer) {
    const file = path.join(folder, 'file.mjr');
    await writeFile(file, bytes);
    return readMjr(file, 1_500);
  }

  it('tell when somebody was heard, and when not', async () => {
    const file = path.join(folder, 'muted.mjr');
    const muted = [[1_000, 4_000]] as const;
    await writeAudioMjr(file, { source: 'sine=440:d=6', startsAtMs: START_MS, muted });
    const { kind, codec, spans } = await readMjr(file, 1_500);
    expect({ kind, codec }).toEqual({ kind: 'audio', codec: 'opus' });
    expect(spans).toEqual([
      { fromMs: START_MS, toMs: START_MS + 980 },
      { fromMs: START_MS + 4_000, toMs: START_MS + 6_000 },
    ]);
  });

  it('are read as far as they are whole', async () => {
    const frames = Buffer.concat([packet(0), packet(20), packet(40).subarray(0, 15)]);
    const bytes = Buffer.concat([head({ t: 'a', c: 'opus', s: 1, u: 1000 }), frames]);
    const track = await read(bytes);
    expect(track).toMatchObject({ packets: 2, wholeBytes: bytes.length - 15 });
  });

  const info = { t: 'a', c: 'opus', s: 1, u: 1000 };
  const refused: Record<string, Buffer> = {
    'that are empty': Buffer.alloc(0),
    'that begin otherwise': Buffer.concat([Buffer.from('MJR00001'), Buffer.alloc(100)]),
    'whose description is longer than they are': Buffer.from('MJR00002\u00ff\u00ff{', 'latin1'),
    'whose description is huge': headOf(' '.repeat(60_000) + JSON.stringify(info)),
    'whose description is no JSON': headOf('{"t":"a",'),
    'whose description is of something else': head({ t: 'd', c: 'text', s: 1, u: 1 }),
    'whose codec does not fit their kind': Buffer.concat([head({ ...info, c: 'vp8' }), packet(0)]),
    'whose time cannot be': Buffer.concat([head({ ...info, u: -5 }), packet(0)]),
    'without a packet': head(info),
    'with something else than packets': Buffer.concat([head(info), Buffer.alloc(1000, 'x')]),
    'with packets that are too short': Buffer.concat([head(info), packet(0, 3)]),
  };
  it.each(Object.entries(refused))('are refused %s', async (_what, bytes) => {
    await expect(read(bytes)).rejects.toThrow(MjrRefused);
  });
});

function head(info: object): Buffer {
  return headOf(JSON.stringify(info));
}

function headOf(text: string): Buffer {
  const length = Buffer.alloc(2);
  length.writeUInt16BE(text.length);
  return Buffer.concat([Buffer.from('MJR00002'), length, Buffer.from(text)]);
}

function packet(atMs: number, bytes = 20): Buffer {
  const header = Buffer.alloc(10);
  header.write('MEET');
  header.writeUInt32BE(atMs, 4);
  header.writeUInt16BE(bytes, 8);
  return Buffer.concat([header, Buffer.alloc(bytes, 0x80)]);
}
