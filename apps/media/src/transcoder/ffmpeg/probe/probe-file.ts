import { stat } from 'node:fs/promises';
import { type SandboxKind, ToolRunner } from '@skydeck/ffmpeg-sandbox';
import { MediaRejected } from '../../media-rejected.js';
import type { ProbeLimits } from '../../probe-limits.js';
import type { ProbeReport } from '../../probe-report.js';
import { checkLimits } from './check-limits.js';
import { checkReadable } from './check-readable.js';
import { lookAtFile } from './look-at-file.js';
import { rejectionOf } from './rejection-of.js';
import { reportOf } from './tracks-of.js';
import { withPackets } from './with-packets.js';

/** What a reader of headers, or of a few pictures, may take. */
const PROBE_VIEW = { cpuS: 30, memoryBytes: 3 * 1024 ** 3, fileBytes: 0 };

/** Finds out what a file is, and that it can be decoded from its first to its last picture. */
export async function probeFile(
  kind: SandboxKind,
  file: string,
  limits: ProbeLimits,
  signal: AbortSignal,
): Promise<ProbeReport> {
  const bytes = await sizeOf(file, limits);
  const started = performance.now();
  const remaining = () => Math.max(1, limits.timeoutMs - (performance.now() - started));
  const runner = () => new ToolRunner(kind, { file, ...PROBE_VIEW }, remaining());
  try {
    const output = await lookAtFile(runner(), signal);
    if (output.streams.length > limits.maxStreams) {
      const detail = `A file may have ${limits.maxStreams} streams at most.`;
      throw new MediaRejected('codec_unsupported', detail);
    }
    const headers = reportOf(output, bytes);
    // Before anything is decoded, as far as the headers tell it.
    if (headers.durationMs > 0) checkLimits(headers, limits);
    const report = await withPackets(headers, output, runner(), signal);
    checkLimits(report, limits);
    await checkReadable(report, runner, signal);
    return report;
  } catch (error) {
    throw rejectionOf(error);
  }
}

async function sizeOf(file: string, limits: ProbeLimits): Promise<number> {
  const facts = await stat(file);
  if (!facts.isFile()) throw new Error('Only a file can be probed.');
  if (facts.size === 0) throw new MediaRejected('input_empty', 'The file has no bytes.');
  if (facts.size <= limits.maxBytes) return facts.size;
  const gibibytes = Math.floor(limits.maxBytes / 1024 ** 3);
  throw new MediaRejected('input_too_large', `A file may have ${gibibytes} GiB at most.`);
}
