import * as hls from 'hls-parser';
import { Parser } from 'm3u8-parser';
import { type LiveManifest, liveMediaPlaylist, type LiveSegmentEntry } from '../index.js';

const STARTED = Date.UTC(2026, 0, 1);

const segment = (number: number, change: Partial<LiveSegmentEntry> = {}): LiveSegmentEntry => ({
  uri: `s${number}.m4s`,
  durationTicks: 180_000,
  startsAt: new Date(STARTED + number * 2000),
  initUri: 'init-a.mp4',
  breaks: 0,
  parts: [],
  ...change,
});

const part = (number: number, isIndependent = false) => ({
  uri: `p${number}.m4s`,
  durationTicks: 42_000,
  isIndependent,
});

const manifest = (change: Partial<LiveManifest> = {}): LiveManifest => ({
  timescale: 90_000,
  targetS: 3,
  partTargetS: 0.5,
  mediaSequence: 7,
  discontinuitySequence: 2,
  segments: [
    segment(7),
    segment(8, { breaks: 1, initUri: 'init-b.mp4', parts: [part(30, true), part(31)] }),
    segment(9, { uri: null, initUri: 'init-b.mp4', parts: [part(32, true)] }),
  ],
  hintUri: 'p33.m4s',
  isEnded: false,
  reports: [{ uri: 'audio-0.m3u8', lastSegment: 9, lastPart: 1 }],
  ...change,
});

/** What another reader understands. */
function understood(text: string) {
  const parser = new Parser();
  parser.push(text);
  parser.end();
  return parser.manifest as unknown as Record<string, unknown> & {
    segments: Record<string, unknown>[];
  };
}

describe('the playlist of a live rendition', () => {
  it('is understood by two readers', () => {
    const text = liveMediaPlaylist(manifest());
    const found = understood(text);
    expect(found).toMatchObject({
      mediaSequence: 7,
      discontinuitySequence: 2,
      targetDuration: 3,
      partTargetDuration: 0.5,
      serverControl: { canBlockReload: true, partHoldBack: 1.5, holdBack: 9 },
      preloadSegment: { preloadHints: [{ uri: 'p33.m4s', type: 'PART' }] },
      renditionReports: [{ uri: 'audio-0.m3u8', lastMsn: 9, lastPart: 1 }],
    });
    expect(found['endList']).not.toBe(true);
    expect(found.segments[1]).toMatchObject({
      uri: 's8.m4s',
      discontinuity: true,
      timeline: 3,
      map: { uri: 'init-b.mp4' },
      parts: [{ uri: 'p30.m4s', independent: true }, { uri: 'p31.m4s' }],
    });
    const second = hls.parse(text) as hls.types.MediaPlaylist;
    expect(second).toMatchObject({
      version: 9,
      mediaSequenceBase: 7,
      discontinuitySequenceBase: 2,
    });
    expect(second.lowLatencyCompatibility).toMatchObject({ canBlockReload: true });
    expect(second.segments[0]?.programDateTime).toEqual(new Date(STARTED + 14_000));
  });

  it('counts a break that scrolled out, and names no discontinuity before the first', () => {
    const text = liveMediaPlaylist(
      manifest({ segments: [segment(8, { breaks: 1 })], discontinuitySequence: 3 }),
    );
    expect(text).not.toContain('#EXT-X-DISCONTINUITY\n');
    expect(text).toContain('#EXT-X-DISCONTINUITY-SEQUENCE:3\n');
  });

  it('counts each break of the timeline, so that renditions stay together', () => {
    const text = liveMediaPlaylist(manifest({ segments: [segment(7), segment(8, { breaks: 2 })] }));
    expect(understood(text).segments[1]).toMatchObject({ timeline: 4 });
  });

  it('names nothing that comes after its end', () => {
    const text = liveMediaPlaylist(manifest({ isEnded: true, hintUri: null }));
    expect(text).toMatch(/#EXT-X-ENDLIST\n$/);
    expect(text).not.toMatch(/PRELOAD-HINT|RENDITION-REPORT/);
    expect(understood(text)).toMatchObject({ endList: true });
  });
});
