import * as hls from 'hls-parser';
import { Parser } from 'm3u8-parser';
import {
  type AudioVariant,
  fromTheStart,
  masterPlaylist,
  type MediaManifest,
  mediaPlaylist,
  type MediaSegment,
  type VideoVariant,
} from '../index.js';

const segment = (number: number, durationTicks = 180_000): MediaSegment => ({
  uri: `c${Math.floor(number / 4)}.mp4`,
  range: { offsetBytes: (number % 4) * 1000, sizeBytes: 1000 },
  durationTicks,
});
const segments = Array.from({ length: 8 }, (_, number) => segment(number));
const manifest = (change: Partial<MediaManifest> = {}): MediaManifest => ({
  timescale: 90_000,
  initUri: 'init.mp4',
  segments,
  isComplete: true,
  ...change,
});

const chunk = (position: number) => ({ position, segments: [segment(position)] });

/** What another reader understands. */
function understood(text: string) {
  const parser = new Parser();
  parser.push(text);
  parser.end();
  return parser.manifest;
}

describe('the playlist of a rendition', () => {
  it('is understood by two readers', () => {
    const text = mediaPlaylist(manifest());
    const found = understood(text);
    expect(found.segments).toHaveLength(8);
    expect(found).toMatchObject({ endList: true, playlistType: 'VOD', targetDuration: 2 });
    expect(found.segments?.[5]).toMatchObject({
      uri: 'c1.mp4',
      byterange: { offset: 1000, length: 1000 },
      map: { uri: 'init.mp4' },
    });
    const second = hls.parse(text) as hls.types.MediaPlaylist;
    expect(second).toMatchObject({ version: 7, endlist: true, independentSegments: true });
    expect(second.segments.map(({ duration }) => duration)).toEqual(segments.map(() => 2));
  });

  it('only grows at its end', () => {
    let former = '';
    for (let count = 0; count <= segments.length; count++) {
      const text = mediaPlaylist(
        manifest({ segments: segments.slice(0, count), isComplete: false }),
      );
      expect(text).toContain('#EXT-X-PLAYLIST-TYPE:EVENT');
      expect(text).not.toContain('ENDLIST');
      expect(text.startsWith(former)).toBe(true);
      former = text;
    }
  });

  it('has a target that no segment is above when it is rounded', () => {
    const long = [segment(0, 180_000), segment(1, 225_000), segment(2, 360_000)];
    expect(understood(mediaPlaylist(manifest({ segments: long }))).targetDuration).toBe(4);
    const last = [segment(0), segment(1, 2.49 * 90_000)];
    expect(understood(mediaPlaylist(manifest({ segments: last }))).targetDuration).toBe(2);
  });

  it('names the key after the map, so that the init segment is read without it', () => {
    const found = understood(mediaPlaylist(manifest({ keyUri: 'https://a.test/key?token=1' })));
    expect(found.segments?.[0]?.key).toMatchObject({
      method: 'AES-128',
      uri: 'https://a.test/key?token=1',
    });
    const [first] = (hls.parse(mediaPlaylist(manifest({ keyUri: 'k' }))) as hls.types.MediaPlaylist)
      .segments;
    expect(first).toMatchObject({ key: { method: 'AES-128' }, map: { uri: 'init.mp4' } });
  });
});

describe('what may be named', () => {
  it('ends before the first chunk that is missing', () => {
    const found = fromTheStart([chunk(3), chunk(1), chunk(0)], 4);
    expect(found).toEqual({ segments: [segment(0), segment(1)], isComplete: false });
  });

  it('is nothing without the first', () => {
    expect(fromTheStart([chunk(1), chunk(2)], 3)).toEqual({ segments: [], isComplete: false });
  });

  it('is complete with the last', () => {
    expect(fromTheStart([chunk(2), chunk(1), chunk(0)], 3).isComplete).toBe(true);
  });
});

const video: VideoVariant = {
  uri: '720p.m3u8',
  codecs: 'avc1.64001f',
  width: 1280,
  height: 720,
  framesPerSecond: 30_000 / 1001,
  peakBps: 3_000_000,
  averageBps: 2_000_000,
};
const audio: AudioVariant = {
  uri: 'audio-0.m3u8',
  codecs: 'mp4a.40.2',
  label: 'Deutsch',
  language: 'deu',
  channels: 2,
  isDefault: true,
  peakBps: 140_000,
  averageBps: 128_000,
};
const text = {
  uri: 's.m3u8',
  label: 'English',
  language: 'eng',
  isDefault: false,
  isForced: false,
};

describe('the playlist of a file', () => {
  it('is understood by two readers', () => {
    const other = { ...audio, label: 'Say "hi"\n#EXT-X-ENDLIST', language: null, isDefault: false };
    const master = masterPlaylist({ video: [video], audio: [audio, other], subtitles: [text] });
    const found = understood(master);
    expect(found.playlists?.[0]?.attributes).toMatchObject({
      BANDWIDTH: 3_140_000,
      'AVERAGE-BANDWIDTH': '2128000',
      CODECS: 'avc1.64001f,mp4a.40.2',
      RESOLUTION: { width: 1280, height: 720 },
      'FRAME-RATE': 29.97,
      AUDIO: 'audio',
      SUBTITLES: 'subtitles',
    });
    expect(Object.keys(found.mediaGroups?.['AUDIO']?.['audio'] ?? {})).toEqual([
      'Deutsch',
      'Say hi#EXT-X-ENDLIST',
    ]);
    const second = hls.parse(master) as hls.types.MasterPlaylist;
    expect(second.variants[0]).toMatchObject({ bandwidth: 3_140_000, uri: '720p.m3u8' });
    expect(second.variants[0]?.audio).toHaveLength(2);
    expect(second.variants[0]?.subtitles[0]).toMatchObject({ language: 'eng', uri: 's.m3u8' });
  });

  it('has the sound itself where there is no picture', () => {
    const found = understood(masterPlaylist({ video: [], audio: [audio], subtitles: [] }));
    expect(found.playlists).toEqual([
      expect.objectContaining({
        uri: 'audio-0.m3u8',
        attributes: expect.objectContaining({ BANDWIDTH: 140_000, CODECS: 'mp4a.40.2' }),
      }),
    ]);
  });
});
