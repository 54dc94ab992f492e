import { attributes } from './attributes.js';
import { iframeLine, type IframeVariant } from './iframe-playlist.js';
import type { Bandwidth } from './bandwidth.js';

/** A rung that can be played. */
export interface VideoVariant extends Bandwidth {
  readonly uri: string;
  readonly codecs: string;
  readonly width: number;
  readonly height: number;
  readonly framesPerSecond: number;
}

/** A sound that can be chosen. */
export interface AudioVariant extends Bandwidth {
  readonly uri: string;
  readonly codecs: string;
  /** Unique among them. */
  readonly label: string;
  readonly language: string | null;
  readonly channels: number;
  readonly isDefault: boolean;
}

/** A text that can be shown. */
export interface SubtitleVariant {
  readonly uri: string;
  readonly label: string;
  readonly language: string | null;
  readonly isDefault: boolean;
  readonly isForced: boolean;
  /** What it tells besides words, such as `public.accessibility.describes-music-and-sound`. */
  readonly characteristics?: string | undefined;
}

/** What can be played of a file now. */
export interface MasterManifest {
  readonly video: readonly VideoVariant[];
  readonly audio: readonly AudioVariant[];
  readonly subtitles: readonly SubtitleVariant[];
  /** Keyframes alone. */
  readonly iframes?: readonly IframeVariant[];
}

const AUDIO_GROUP = 'audio';
const SUBTITLE_GROUP = 'subtitles';

/** The playlist of all renditions (RFC 8216), written by ourselves: its bandwidths must hold. */
export function masterPlaylist(manifest: MasterManifest): string {
  const { video, audio, subtitles } = manifest;
  const lines = ['#EXTM3U', '#EXT-X-VERSION:7', '#EXT-X-INDEPENDENT-SEGMENTS'];
  if (video.length > 0) lines.push(...audio.map(audioLine));
  lines.push(...subtitles.map(subtitleLine));
  for (const variant of video) {
    lines.push(`#EXT-X-STREAM-INF:${videoAttributes(variant, manifest)}`, variant.uri);
  }
  lines.push(...(manifest.iframes ?? []).map(iframeLine));
  if (video.length === 0) for (const variant of audio) lines.push(...soundOnly(variant, manifest));
  return `${lines.join('\n')}\n`;
}

function videoAttributes(
  { peakBps, averageBps, codecs, width, height, framesPerSecond }: VideoVariant,
  { audio, subtitles }: MasterManifest,
): string {
  const most = (pick: (sound: AudioVariant) => number) => Math.max(0, ...audio.map(pick));
  const allCodecs = [...new Set([codecs, ...audio.map((sound) => sound.codecs)])];
  return attributes({
    BANDWIDTH: peakBps + most((sound) => sound.peakBps),
    'AVERAGE-BANDWIDTH': averageBps + most((sound) => sound.averageBps),
    CODECS: { quoted: allCodecs.join(',') },
    RESOLUTION: `${width}x${height}`,
    'FRAME-RATE': framesPerSecond.toFixed(3),
    AUDIO: audio.length > 0 ? { quoted: AUDIO_GROUP } : undefined,
    SUBTITLES: subtitles.length > 0 ? { quoted: SUBTITLE_GROUP } : undefined,
    'CLOSED-CAPTIONS': 'NONE',
  });
}

function soundOnly(
  { uri, peakBps, averageBps, codecs }: AudioVariant,
  { subtitles }: MasterManifest,
): string[] {
  const values = attributes({
    BANDWIDTH: peakBps,
    'AVERAGE-BANDWIDTH': averageBps,
    CODECS: { quoted: codecs },
    SUBTITLES: subtitles.length > 0 ? { quoted: SUBTITLE_GROUP } : undefined,
  });
  return [`#EXT-X-STREAM-INF:${values}`, uri];
}

function audioLine({ uri, label, language, channels, isDefault }: AudioVariant): string {
  return `#EXT-X-MEDIA:${attributes({
    TYPE: 'AUDIO',
    'GROUP-ID': { quoted: AUDIO_GROUP },
    NAME: { quoted: label },
    ...languageOf(language),
    DEFAULT: yesOrNo(isDefault),
    AUTOSELECT: 'YES',
    CHANNELS: { quoted: String(channels) },
    URI: { quoted: uri },
  })}`;
}

function subtitleLine(variant: SubtitleVariant): string {
  const { uri, label, language, isDefault, isForced, characteristics } = variant;
  return `#EXT-X-MEDIA:${attributes({
    TYPE: 'SUBTITLES',
    'GROUP-ID': { quoted: SUBTITLE_GROUP },
    NAME: { quoted: label },
    ...languageOf(language),
    DEFAULT: yesOrNo(isDefault),
    AUTOSELECT: 'YES',
    FORCED: yesOrNo(isForced),
    CHARACTERISTICS: characteristics === undefined ? undefined : { quoted: characteristics },
    URI: { quoted: uri },
  })}`;
}

function languageOf(language: string | null): { LANGUAGE?: { quoted: string } } {
  return language === null ? {} : { LANGUAGE: { quoted: language } };
}

function yesOrNo(value: boolean): string {
  return value ? 'YES' : 'NO';
}
