import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { type DashAudio, dashManifest, type DashVideo } from './dash-manifest.js';
import { xmlText } from './xml.js';

const segments = (ticks: readonly number[]) =>
  ticks.map((durationTicks, at) => ({
    uri: `1/720p/c0-1.mp4`,
    range: { offsetBytes: at * 100, sizeBytes: 100 },
    durationTicks,
  }));

const video: DashVideo = {
  id: '720p',
  codecs: 'avc1.64001f',
  bandwidthBps: 2_800_000,
  timescale: 90_000,
  initUri: '1/720p/init-abc.mp4',
  segments: segments([180_000, 180_000, 90_000]),
  isComplete: true,
  width: 1280,
  height: 720,
  framesPerSecond: 30_000 / 1001,
};
const audio: DashAudio = {
  id: 'audio-0',
  codecs: 'mp4a.40.2',
  bandwidthBps: 128_000,
  timescale: 48_000,
  initUri: '1/audio-0/init-abc.mp4',
  segments: segments([96_256, 95_232, 48_000]),
  isComplete: true,
  label: 'English',
  language: 'eng',
  channels: 2,
  sampleRateHz: 48_000,
  isDefault: true,
};

const LISTS = new Set(['AdaptationSet', 'Representation', 'SegmentURL']);
const read = (text: string) =>
  new XMLParser({
    ignoreAttributes: false,
    attributeNamePrefix: '',
    isArray: (name) => LISTS.has(name),
  }).parse(text) as { MPD: Record<string, never> };

describe('a manifest of DASH', () => {
  it('has what the schema asks for, of the right types', () => {
    const text = dashManifest({ baseUrl: 'public/', video: [video], audio: [audio] });
    expect(XMLValidator.validate(text)).toBe(true);
    expect(read(text).MPD).toMatchObject({
      xmlns: 'urn:mpeg:dash:schema:mpd:2011',
      profiles: 'urn:mpeg:dash:profile:isoff-main:2011',
      type: 'static',
      mediaPresentationDuration: 'PT5.000S',
      minBufferTime: 'PT4S',
      BaseURL: 'public/',
      Period: {
        AdaptationSet: [
          {
            mimeType: 'video/mp4',
            segmentAlignment: 'true',
            Representation: [
              {
                id: '720p',
                codecs: 'avc1.64001f',
                bandwidth: '2800000',
                width: '1280',
                height: '720',
                frameRate: '30000/1001',
                SegmentList: {
                  timescale: '90000',
                  duration: '180000',
                  Initialization: { sourceURL: '1/720p/init-abc.mp4' },
                  SegmentURL: [
                    { media: '1/720p/c0-1.mp4', mediaRange: '0-99' },
                    { mediaRange: '100-199' },
                    { mediaRange: '200-299' },
                  ],
                },
              },
            ],
          },
          { mimeType: 'audio/mp4', lang: 'eng', Label: 'English' },
        ],
      },
    });
  });

  it('has its parts in the order of the schema', () => {
    const text = dashManifest({ baseUrl: 'public/', video: [], audio: [audio] });
    const names = [...text.matchAll(/<([A-Z]\w*)/g)].map(([, name]) => name);
    expect([...new Set(names)]).toEqual([
      'MPD',
      'BaseURL',
      'Period',
      'AdaptationSet',
      'Role',
      'Label',
      'Representation',
      'AudioChannelConfiguration',
      'SegmentList',
      'Initialization',
      'SegmentURL',
    ]);
  });

  it('has a set for each codec, the least first', () => {
    const small = { ...video, id: '360p', bandwidthBps: 800_000 };
    const vp9 = { ...video, id: '720p-vp9', codecs: 'vp09.00.31.08' };
    const text = dashManifest({ baseUrl: '', video: [video, small, vp9], audio: [] });
    const sets = [...text.matchAll(/<AdaptationSet.*?<\/AdaptationSet>/g)].map(([set]) =>
      [...set.matchAll(/<Representation id="([^"]+)/g)].map(([, id]) => id),
    );
    expect(sets).toEqual([['360p', '720p'], ['720p-vp9']]);
  });

  it('stays what it is, whatever tracks are called', () => {
    const label = `"/><Period/>&'\u0000\u0007\uD800\n</Label>`;
    const language = '"><x>';
    const text = dashManifest({ baseUrl: '', video: [], audio: [{ ...audio, label, language }] });
    expect(XMLValidator.validate(text)).toBe(true);
    expect(text.match(/<Period/g)).toHaveLength(1);
    expect(text).not.toContain('lang=');
    expect(xmlText('<&>\u0000')).toBe('&#60;&#38;&#62;');
  });
});
