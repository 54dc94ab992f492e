import type { ToolRunner } from '@skydeck/ffmpeg-sandbox';
import type { AudioTrack, Fraction, ProbeReport, VideoTrack } from '../../probe-report.js';
import type { FileOutput } from './ffprobe-output.js';
import { INDEXED_CONTAINERS } from '../../plan/seek-margin.js';
import { type PacketScan, scanPackets } from './scan-packets.js';
import { fractionOf, valueOf } from './stream-facts.js';

/** Larger files are not read from end to end before they are taken. */
const MAX_SCANNED_BYTES = 1024 ** 3;
const S_MS = 1000;

/** Adds what only the packets tell: where keyframes are, whether the rate varies, a missing length. */
export async function withPackets(
  report: ProbeReport,
  output: FileOutput,
  runner: ToolRunner,
  signal: AbortSignal,
): Promise<ProbeReport> {
  const { video, audio, durationMs, bytes } = report;
  const index = video?.index ?? audio[0]?.index;
  const isWanted =
    durationMs === 0 ||
    (video !== null && (video.codec === 'h264' || !INDEXED_CONTAINERS.has(report.container)));
  if (index === undefined || !isWanted || bytes > MAX_SCANNED_BYTES) return report;
  const scan = await scanPackets(runner, index, signal);
  if (scan === null) return report;
  const startMs = (output.format.start_time ?? 0) * S_MS;
  const scanned = durationMs > 0 ? durationMs : Math.ceil(scan.endMs - startMs);
  return {
    ...report,
    durationMs: scanned,
    video: video && withScan(video, scan, durationMs === 0, startMs),
    audio: durationMs > 0 ? audio : audio.map((track) => endingAt(track, scanned)),
  };
}

const endingAt = (track: AudioTrack, endMs: number): AudioTrack => ({ ...track, endMs });

function withScan(
  video: VideoTrack,
  scan: PacketScan,
  isUnknownLength: boolean,
  startMs: number,
): VideoTrack {
  const { keyframes, hasVariableRate, count } = scan;
  const seconds = (scan.endMs - scan.firstMs) / S_MS;
  const measured: Fraction = [count * S_MS, Math.max(1, Math.round(seconds * S_MS))];
  const isOff = Math.abs(valueOf(video.averageFrameRate) / valueOf(measured) - 1) > 0.05;
  const averageFrameRate =
    isUnknownLength || isOff
      ? (fractionOf(measured.join('/')) ?? measured)
      : video.averageFrameRate;
  return {
    ...video,
    keyframes,
    hasVariableRate,
    averageFrameRate,
    endMs: isUnknownLength ? Math.ceil(scan.endMs - startMs) : video.endMs,
  };
}
