import type { CommandInput } from '../../program/command-input.js';

/** Heights that renditions may be asked for. */
export const MAX_HEIGHTS = ['240', '360', '480', '720', '1080', '1440', '2160'] as const;
/** What encoding may cost. */
export const QUALITIES = ['standard', 'high'] as const;

const MOST_CONNECTIONS = 8;

/** What is wanted of the asset. */
export function assetFrom(input: CommandInput) {
  const height = input.text('maxHeight');
  const quality = input.text('quality');
  return {
    metadata: input.pairs('metadata'),
    ...(height !== undefined && { max_height: Number(height) }),
    ...(quality !== undefined && { quality }),
  };
}

/** Over how many connections a file is sent. */
export const connectionsFrom = (input: CommandInput): number =>
  input.count('parallel', { min: 1, max: MOST_CONNECTIONS }) ?? 1;
