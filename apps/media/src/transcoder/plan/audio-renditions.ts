import type { AudioTrack, ProbeReport } from '../probe-report.js';
import type { AudioRendition } from '../transcode-plan.js';

const STEREO_BPS = 128_000;
const MONO_BPS = 80_000;
/** Rates that are kept; others become the ordinary one. */
const KEPT_RATES = new Set([44_100, 48_000, 32_000]);
const ORDINARY_RATE = 48_000;

/** The sounds of a stream: each track of the file as AAC, in one or two channels. */
export function audioRenditions({ audio }: ProbeReport): AudioRendition[] {
  const chosen = Math.max(
    0,
    audio.findIndex(({ isDefault }) => isDefault),
  );
  const labels = new Set<string>();
  return audio.map((track, position) => {
    const label = unique(labelOf(track, position), labels);
    const channels = track.channels === 1 ? 1 : 2;
    return {
      name: `audio-${position}`,
      kind: 'audio',
      streamIndex: track.index,
      channels,
      sampleRateHz: KEPT_RATES.has(track.sampleRateHz) ? track.sampleRateHz : ORDINARY_RATE,
      bitrateBps: channels === 1 ? MONO_BPS : STEREO_BPS,
      language: track.language,
      label,
      isDefault: position === chosen,
    };
  });
}

/** What a menu shows. Quotes would end the attribute of a playlist. */
function labelOf(track: AudioTrack, position: number): string {
  const title = track.title?.replaceAll(/["\r\n]/g, '').trim();
  return title || track.language || `Track ${position + 1}`;
}

function unique(label: string, labels: Set<string>): string {
  let free = label;
  for (let number = 2; labels.has(free); number++) free = `${label} (${number})`;
  labels.add(free);
  return free;
}
