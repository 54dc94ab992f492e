import { SOURCE_PATH, type ToolRunner } from '@skydeck/ffmpeg-sandbox';
import type { KeyframeSpacing } from '../../probe-report.js';
import { guards, QUIET_PROBE } from '../input-options.js';

/** What the packets of a stream say without being decoded. Times in milliseconds, as in the file. */
export interface PacketScan {
  readonly count: number;
  readonly firstMs: number;
  /** End of the last one. */
  readonly endMs: number;
  readonly hasVariableRate: boolean;
  readonly keyframes: KeyframeSpacing;
}

/** Files with more packets are not looked through. */
const MAX_PACKETS = 500_000;
/** Timestamps in whole milliseconds make even frames look uneven by this much. */
const ROUNDING_MS = 1.5;

/** Reads all packets of a stream; null when there are none, or too many. */
export async function scanPackets(
  runner: ToolRunner,
  index: number,
  signal: AbortSignal,
): Promise<PacketScan | null> {
  const times: number[] = [];
  const keys: number[] = [];
  let isClosed = true;
  let hasUntimed = false;
  const enough = new AbortController();
  const take = (line: string): void => {
    const [pts = '', flags = ''] = line.split(',');
    const ms = Number(pts) * 1000;
    if (pts === '' || Number.isNaN(ms)) {
      hasUntimed = true;
      return;
    }
    if (flags.startsWith('K')) keys.push(ms);
    else if (ms < (keys.at(-1) ?? 0)) isClosed = false;
    if (times.push(ms) > MAX_PACKETS) enough.abort();
  };
  const command = ['ffprobe', ...QUIET_PROBE, ...guards(), '-select_streams', String(index)];
  command.push('-show_entries', 'packet=pts_time,flags', '-of', 'csv=p=0');
  command.push(`file:${SOURCE_PATH}`);
  try {
    await runner.run(command, AbortSignal.any([signal, enough.signal]), {
      onLine: (line, stream) => {
        if (stream === 'stdout' && line !== '') take(line);
      },
    });
  } catch (error) {
    if (!enough.signal.aborted) throw error;
    return null;
  }
  if (times.length === 0 || keys.length === 0) return null;
  return summary(times, keys, isClosed && !hasUntimed);
}

function summary(times: number[], keys: number[], areClosed: boolean): PacketScan {
  const ordered = times.toSorted((a, b) => a - b);
  const firstMs = ordered[0] ?? 0;
  const lastMs = ordered.at(-1) ?? 0;
  const stepMs = ordered.length > 1 ? (lastMs - firstMs) / (ordered.length - 1) : 40;
  const endMs = lastMs + stepMs;
  const steps = ordered.slice(1).map((ms, at) => ms - (ordered[at] ?? 0));
  const odd = steps.filter((ms) => Math.abs(ms - stepMs) > Math.max(ROUNDING_MS, stepMs * 0.2));
  const distances = keys.map((ms, at) => (keys[at + 1] ?? endMs) - ms);
  return {
    count: ordered.length,
    firstMs,
    endMs,
    // A single lost frame is no variable rate.
    hasVariableRate: odd.length > Math.max(1, steps.length / 100),
    keyframes: {
      count: keys.length,
      maxDistanceMs: Math.round(distances.reduce((a, b) => Math.max(a, b), 0)),
      areClosed,
    },
  };
}
