import { videoTrack } from '../fixtures/video-track.js';
import { type AudioTrack, planRenditions, type ProbeReport, TRANSCODE_SETTINGS } from '../index.js';
import { outputRate } from './frame-rate.js';

const sound = (change: Partial<AudioTrack> = {}): AudioTrack => ({
  index: 1,
  codec: 'aac',
  profile: 'LC',
  channels: 2,
  channelLayout: 'stereo',
  sampleRateHz: 48_000,
  bitrateBps: 128_000,
  language: null,
  title: null,
  isDefault: false,
  startMs: 0,
  endMs: 60_000,
  ...change,
});
const report = (change: Partial<ProbeReport> = {}): ProbeReport => ({
  container: 'mp4',
  bytes: 30_000_000,
  bitrateBps: 4_000_000,
  durationMs: 60_000,
  video: videoTrack(),
  audio: [sound()],
  subtitles: [],
  ...change,
});
const plan = (change?: Partial<ProbeReport>) => planRenditions(report(change), TRANSCODE_SETTINGS);

const margin = (container: string, keyframes = videoTrack().keyframes) =>
  plan({ container, video: videoTrack({ keyframes }) }).treatment?.seekMarginMs;

describe('a plan', () => {
  it('is the same for the same report, also after it was stored', () => {
    const stored = JSON.parse(JSON.stringify(report())) as ProbeReport;
    expect(planRenditions(stored, TRANSCODE_SETTINGS)).toEqual(plan());
  });

  it('has no picture for sound alone', () => {
    expect(plan({ video: null })).toMatchObject({ video: [], treatment: null, chunks: [] });
    expect(plan({ video: null }).audio).toHaveLength(1);
  });

  it('tells sounds apart and has one that is played unasked', () => {
    const audio = [sound({ title: 'A "B"\n' }), sound({ title: 'A B', channels: 6 }), sound()];
    const planned = plan({ audio }).audio;
    expect(planned.map(({ name, label }) => [name, label])).toEqual([
      ['audio-0', 'A B'],
      ['audio-1', 'A B (2)'],
      ['audio-2', 'Track 3'],
    ]);
    expect(planned.map(({ isDefault }) => isDefault)).toEqual([true, false, false]);
    expect(planned[1]).toMatchObject({ channels: 2 });
  });

  it('assumes colours of HD for HD that says nothing', () => {
    expect(plan().treatment?.sourceMatrix).toBe('bt709');
    const small = videoTrack({ codedHeight: 480 });
    expect(plan({ video: small }).treatment?.sourceMatrix).toBe('smpte170m');
  });

  it('reads further back where files have no index', () => {
    expect(margin('mp4')).toBe(2000);
    expect(margin('mpegts')).toBe(4000);
    expect(margin('mpegts', null)).toBe(30_000);
  });
});

describe('the source as a rendition', () => {
  it.each([
    ['as it is', {}, true],
    ['with long groups', { keyframes: { count: 2, maxDistanceMs: 8333, areClosed: true } }, false],
    [
      'with open groups',
      { keyframes: { count: 30, maxDistanceMs: 2000, areClosed: false } },
      false,
    ],
    ['not looked through', { keyframes: null }, false],
    ['in HEVC', { codec: 'hevc' }, false],
    ['in ten bits', { profile: 'High 10', pixelFormat: 'yuv420p10le' }, false],
    ['turned', { rotation: 90 as const }, false],
    ['with other pixels', { sampleAspect: [4, 3] as const }, false],
    ['too fast for networks', { bitrateBps: 40_000_000 }, false],
  ])('%s', (_, change, canCopy) => {
    expect(plan({ video: videoTrack(change) }).canCopyVideo).toBe(canCopy);
  });
});

describe('the rate of pictures', () => {
  it.each([
    ['stays', [30_000, 1001], [30_000, 1001], false, [30_000, 1001]],
    ['is that of the grid', [2997, 100], [30_000, 1001], false, [30_000, 1001]],
    ['is halved above sixty', [120, 1], [120, 1], false, [60, 1]],
    ['is halved exactly', [120_000, 1001], [120_000, 1001], false, [60_000, 1001]],
    ['is a fraction of many', [144, 1], [144, 1], false, [48, 1]],
    ['is doubled below ten', [5, 1], [5, 1], false, [10, 1]],
    ['becomes constant', [123, 10], [60, 1], true, [30, 1]],
    ['becomes constant and fast', [55, 1], [90_000, 1], true, [60, 1]],
    [
      'is small enough for a clock',
      [99_999_999, 4_000_003],
      [99_999_999, 4_000_003],
      false,
      [25_000, 1000],
    ],
  ] as const)('%s', (_, averageFrameRate, realFrameRate, hasVariableRate, rate) => {
    expect(outputRate(videoTrack({ averageFrameRate, realFrameRate, hasVariableRate }))).toEqual(
      rate,
    );
  });
});
