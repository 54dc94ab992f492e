import { eventually } from '@skydeck/testing';
import type { AssetHarness } from './asset-harness.js';
import { makeClip } from './clips.js';

/** A film on its way from the upload to the player, wherever its files are kept. */
export function describeSlice(harness: () => AssetHarness): void {
  let media: AssetHarness;
  let id: string;
  let asset: Record<string, unknown>;

  beforeAll(async () => {
    media = harness();
    id = await media.upload(await makeClip({ seconds: 9 }));
    asset = await media.ended(id);
  }, 90_000);

  describe('a film that is uploaded', () => {
    it('becomes an asset that is ready and can be played', () => {
      expect(asset).toMatchObject({
        id,
        name: 'clip.mp4',
        status: 'ready',
        playable: true,
        progress: 100,
        error: null,
        width: 320,
        height: 180,
        frame_rate: 25,
        generation: 1,
      });
      expect(asset['duration_ms']).toBeGreaterThan(8_900);
      expect(asset['duration_ms']).toBeLessThan(9_200);
      expect(String(asset['playable_at']) < String(asset['ready_at'])).toBe(true);
    });

    it('has every rendition with what a player must know', async () => {
      const { data } = await media.call(`/assets/${id}/renditions`);
      const names = data.items.map(({ name }) => name);
      expect(names).toContain('audio-0');
      expect(names.length).toBeGreaterThan(1);
      for (const rendition of data.items) {
        expect(rendition).toMatchObject({ status: 'ready', codecs: expect.any(String) });
        const { bandwidth_bps: peak, average_bandwidth_bps: average } = rendition;
        expect(Number(peak)).toBeGreaterThanOrEqual(Number(average));
        expect(Number(average)).toBeGreaterThan(0);
      }
    });

    it('has segments that are whole fragments of what is stored, without a gap', async () => {
      const segments = await media.segments(id);
      const lengths = new Map<string, number>();
      for (const [index, segment] of segments.entries()) {
        const object = await media.bytes(segment.object_key);
        const offset = Number(segment.offset_bytes);
        const size = Number(segment.size_bytes);
        expect(object.length).toBeGreaterThanOrEqual(offset + size);
        expect(boxesOf(object.subarray(offset, offset + size))).toEqual(['moof', 'mdat']);
        const former = segments[index - 1];
        const isSame = former?.object_key === segment.object_key;
        const expected = isSame ? Number(former.offset_bytes) + Number(former.size_bytes) : 0;
        expect(offset).toBe(expected);
        const seconds = segment.duration_ticks / segment.timescale;
        lengths.set(segment.rendition, (lengths.get(segment.rendition) ?? 0) + seconds);
      }
      for (const [, seconds] of lengths) expect(Math.abs(seconds - 9)).toBeLessThan(0.1);
    });

    it('stores nothing but its file, what segments name, and its pictures', async () => {
      const named = new Set((await media.segments(id)).map(({ object_key: key }) => key));
      const inits = await media.uploads.query<{ key: string }>(
        'select init_key as key from rendition where asset_id = $1',
        [id],
      );
      const made = (await media.keys()).filter((key) => key.startsWith('media/assets/'));
      const pictures = made.filter((key) => key.includes('/images/'));
      expect(pictures.map((key) => key.split('/').at(-1))).toEqual([
        'poster.jpg',
        'preview.webp',
        'storyboard.jpg',
        'storyboard.vtt',
      ]);
      const expected = [...named, ...inits.map(({ key }) => key), ...pictures];
      expect(new Set(made)).toEqual(new Set(expected));
      expect(made).toHaveLength(expected.length);
      const { bytes } = await media.uploads.store.usage(`media/assets/${id}/`);
      expect(asset['stored_bytes']).toBe(Number(asset['source_bytes']) + bytes);
    });

    it('tells what happened, in order', async () => {
      const types = await eventually(async () => {
        const told = await media.eventsOf(id);
        expect(told).toContain('asset.ready');
        return told;
      });
      expect(types).toEqual(['asset.created', 'asset.playable', 'asset.ready']);
    });

    it('200: shows what was in the file', async () => {
      const { data } = await media.call(`/assets/${id}/input-info`);
      expect(data).toMatchObject({
        container: 'mp4',
        video: { codec: 'h264', width: 320, height: 180, rotation: 0, is_hdr: false },
        audio: [{ codec: 'aac', channels: 1, sample_rate_hz: 48_000 }],
      });
    });

    it('measures what was encoded, and what is kept', async () => {
      const rows = await media.uploads.query(
        `select meter, sum(quantity)::int as quantity from usage_record
         where key like $1 group by meter`,
        [`${id}%`],
      );
      expect(rows).toContainEqual({
        meter: 'videos.encoded_seconds',
        quantity: expect.any(Number),
      });
    });
  });

  it('leaves nothing when it is deleted', async () => {
    expect((await media.call(`/assets/${id}`, undefined, { method: 'DELETE' })).status).toBe(200);
    await eventually(async () => expect(await media.keys()).toEqual([]), { timeoutMs: 20_000 });
  });
}

/** Types of the boxes that bytes are made of. */
function boxesOf(bytes: Buffer): string[] {
  const types: string[] = [];
  for (let at = 0; at < bytes.length; at += bytes.readUInt32BE(at)) {
    types.push(bytes.toString('latin1', at + 4, at + 8));
  }
  return types;
}
