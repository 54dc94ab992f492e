import type { MediaManifest, MediaSegment } from '../playlists/media-manifest.js';
import { element, xmlText } from './xml.js';

/** A rendition that is whole, as DASH needs to know it. */
export interface DashRendition extends MediaManifest {
  /** Unique among them. */
  readonly id: string;
  readonly codecs: string;
  readonly bandwidthBps: number;
}

/** A size of the picture. */
export interface DashVideo extends DashRendition {
  readonly width: number;
  readonly height: number;
  readonly framesPerSecond: number;
}

/** A track of sound. */
export interface DashAudio extends DashRendition {
  readonly label: string;
  readonly language: string | null;
  readonly channels: number;
  readonly sampleRateHz: number;
  readonly isDefault: boolean;
}

/** What can be played of a file that is whole. */
export interface DashContents {
  /** Folder that all addresses begin at. */
  readonly baseUrl: string;
  readonly video: readonly DashVideo[];
  readonly audio: readonly DashAudio[];
}

const PROFILES = 'urn:mpeg:dash:profile:isoff-main:2011';
const CHANNELS = 'urn:mpeg:dash:23003:3:audio_channel_configuration:2011';
const ROLES = 'urn:mpeg:dash:role:2011';
const MIN_BUFFER = 'PT4S';
/** RFC 5646, as far as files have it. */
const LANGUAGE = /^[a-z]{2,8}(?:-[a-z\d]{1,8})*$/i;

/** A manifest of MPEG-DASH (ISO/IEC 23009-1) over ranges of the same files that HLS names. */
export function dashManifest({ baseUrl, video, audio }: DashContents): string {
  const all = [...video, ...audio];
  const duration = durationText(Math.max(0, ...all.map(secondsOf)));
  const sets = [...Map.groupBy(video, ({ codecs }) => codecs.split('.', 1)[0] ?? '').values()].map(
    videoSet,
  );
  const period = element('Period', { id: '0', start: 'PT0S', duration }, [
    ...sets,
    ...audio.map(audioSet),
  ]);
  const mpd = element(
    'MPD',
    {
      xmlns: 'urn:mpeg:dash:schema:mpd:2011',
      profiles: PROFILES,
      type: 'static',
      mediaPresentationDuration: duration,
      minBufferTime: MIN_BUFFER,
    },
    [element('BaseURL', {}, [xmlText(baseUrl)]), period],
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n${mpd}\n`;
}

/** Sizes of one codec: a player changes between them. */
function videoSet(sizes: readonly DashVideo[]): string {
  const sorted = sizes.toSorted((one, other) => one.bandwidthBps - other.bandwidthBps);
  const common = { contentType: 'video', mimeType: 'video/mp4', ...ALIGNED };
  return element(
    'AdaptationSet',
    common,
    sorted.map((one) => {
      const { width, height, framesPerSecond } = one;
      const frameRate = rateText(framesPerSecond);
      return representation(one, { width, height, frameRate, sar: '1:1' });
    }),
  );
}

function audioSet(track: DashAudio): string {
  const { label, language, channels, sampleRateHz, isDefault } = track;
  const lang = language !== null && LANGUAGE.test(language) ? language : undefined;
  return element(
    'AdaptationSet',
    { lang, contentType: 'audio', mimeType: 'audio/mp4', ...ALIGNED },
    [
      element('Role', { schemeIdUri: ROLES, value: isDefault ? 'main' : 'alternate' }),
      element('Label', {}, [xmlText(label)]),
      representation(track, { audioSamplingRate: sampleRateHz }, [
        element('AudioChannelConfiguration', { schemeIdUri: CHANNELS, value: channels }),
      ]),
    ],
  );
}

const ALIGNED = { segmentAlignment: true, startWithSAP: 1 };

function representation(
  one: DashRendition,
  about: Readonly<Record<string, string | number>>,
  children: readonly string[] = [],
): string {
  const { id, codecs, bandwidthBps: bandwidth, timescale, initUri, segments } = one;
  const list = element('SegmentList', { timescale, duration: usualTicks(segments) }, [
    element('Initialization', { sourceURL: initUri }),
    ...segments.map(({ uri, range }) =>
      element('SegmentURL', { media: uri, mediaRange: range ? rangeText(range) : undefined }),
    ),
  ]);
  return element('Representation', { id, codecs, bandwidth, ...about }, [...children, list]);
}

/** The last one may be shorter, or a little longer. */
function usualTicks(segments: readonly MediaSegment[]): number {
  const usual = segments.length > 1 ? segments.slice(0, -1) : segments;
  const ticks = usual.reduce((sum, { durationTicks }) => sum + durationTicks, 0);
  return Math.max(1, Math.round(ticks / Math.max(1, usual.length)));
}

const rangeText = ({ offsetBytes, sizeBytes }: NonNullable<MediaSegment['range']>): string =>
  `${offsetBytes}-${offsetBytes + sizeBytes - 1}`;

function secondsOf({ segments, timescale }: DashRendition): number {
  return segments.reduce((sum, { durationTicks }) => sum + durationTicks, 0) / timescale;
}

/** As `xs:duration`. */
const durationText = (seconds: number): string => `PT${seconds.toFixed(3)}S`;

/** Rates of television are fractions of 1001. */
function rateText(framesPerSecond: number): string {
  const whole = Math.round(framesPerSecond);
  if (Math.abs(framesPerSecond - whole) < 0.001) return String(whole);
  const over = Math.round(framesPerSecond * 1001);
  return `${over}/1001`;
}
