import { usageError } from '../../failures/cli-error.js';
import type { CommandInput } from '../../program/command-input.js';

/** Heights that renditions may be asked for. */
export const MAX_HEIGHTS = ['240', '360', '480', '720', '1080', '1440', '2160'] as const;
/** What encoding may cost. */
export const QUALITIES = ['standard', 'high'] as const;

/** Codecs that the picture can be made in, beside H.264. */
export const CODECS = ['hevc', 'vp9', 'av1'] as const;
/** What is worked on first. */
export const PRIORITIES = ['low', 'normal', 'high'] as const;
/** Longest time that an asset is kept for, where it is not kept for ever. */
const MOST_DAYS = 36_500;

const MOST_CONNECTIONS = 8;

/** What is wanted of the asset. */
export function assetFrom(input: CommandInput) {
  const height = input.text('maxHeight');
  const quality = input.text('quality');
  const codecs = codecsFrom(input);
  const days = retentionFrom(input);
  const watermark = input.text('watermark');
  return {
    metadata: input.pairs('metadata'),
    ...(height !== undefined && { max_height: Number(height) }),
    ...(quality !== undefined && { quality }),
    ...(codecs.length > 0 && { codecs: ['h264', ...codecs] }),
    ...(input.text('priority') !== undefined && { priority: input.choice('priority', PRIORITIES) }),
    ...(days !== undefined && { retention_days: days }),
    ...(input.flag('dropSource') && { keep_source: false }),
    ...(watermark !== undefined && { watermark }),
  };
}

/** Over how many connections a file is sent. */
export const connectionsFrom = (input: CommandInput): number =>
  input.count('parallel', { min: 1, max: MOST_CONNECTIONS }) ?? 1;

/** After how many days an asset is deleted; null for never. */
export function retentionFrom(input: CommandInput): number | null | undefined {
  if (input.text('retentionDays') === 'none') return null;
  return input.count('retentionDays', { min: 1, max: MOST_DAYS });
}

function codecsFrom(input: CommandInput): readonly string[] {
  const codecs = [...new Set(input.list('codec'))];
  const wrong = codecs.find((codec) => !CODECS.some((known) => known === codec));
  if (wrong !== undefined) throw usageError(`--codec must be one of ${CODECS.join(', ')}.`);
  return codecs;
}
