import { BoxError, boxesIn, boxOf } from './box.js';

/** What a moof tells of its one track. */
export interface MovieFragment {
  /** Decoding time of its first sample, on the track's timeline. */
  readonly startTicks: number;
  readonly durationTicks: number;
  readonly samples: number;
  readonly firstSampleBytes: number;
}

/** Flags of tfhd and trun in ISO/IEC 14496-12. */
const TFHD_BASE_OFFSET = 0x01;
const TFHD_DESCRIPTION = 0x02;
const TFHD_DURATION = 0x08;
const TFHD_SIZE = 0x10;
const TRUN_OFFSET = 0x01;
const TRUN_FIRST_FLAGS = 0x04;
const TRUN_DURATION = 0x100;
const TRUN_SIZE = 0x200;
const TRUN_FIELDS = [TRUN_DURATION, TRUN_SIZE, 0x400, 0x800] as const;
const WORD = 4;

/** Reads the body of a moof. */
export function readMovieFragment(moof: Buffer, defaultSampleTicks: number): MovieFragment {
  const traf = boxOf(moof, 'traf');
  const boxes = boxesIn(traf);
  const fallback = sampleTicks(boxOf(traf, 'tfhd')) ?? defaultSampleTicks;
  let [samples, durationTicks] = [0, 0];
  for (const { type, body } of boxes) {
    if (type !== 'trun') continue;
    const run = readRun(body, fallback);
    samples += run.samples;
    durationTicks += run.durationTicks;
  }
  const firstSampleBytes = firstSize(boxOf(traf, 'trun')) ?? sampleBytes(boxOf(traf, 'tfhd')) ?? 0;
  return {
    startTicks: decodeTime(boxOf(traf, 'tfdt')),
    durationTicks,
    samples,
    firstSampleBytes,
  };
}

/** Where the samples of a run are described. */
function samplesAt(flags: number): number {
  return 2 * WORD + (flags & TRUN_OFFSET ? WORD : 0) + (flags & TRUN_FIRST_FLAGS ? WORD : 0);
}

function firstSize(trun: Buffer): number | null {
  const flags = flagsOf(trun);
  if ((flags & TRUN_SIZE) === 0) return null;
  return trun.readUInt32BE(samplesAt(flags) + (flags & TRUN_DURATION ? WORD : 0));
}

function sampleBytes(tfhd: Buffer): number | null {
  const flags = flagsOf(tfhd);
  if ((flags & TFHD_SIZE) === 0) return null;
  const skipped =
    (flags & TFHD_BASE_OFFSET ? 2 * WORD : 0) +
    (flags & TFHD_DESCRIPTION ? WORD : 0) +
    (flags & TFHD_DURATION ? WORD : 0);
  return tfhd.readUInt32BE(2 * WORD + skipped);
}

function flagsOf(body: Buffer): number {
  return body.readUInt32BE(0) & 0xffffff;
}

function sampleTicks(tfhd: Buffer): number | null {
  const flags = flagsOf(tfhd);
  if ((flags & TFHD_DURATION) === 0) return null;
  const skipped = (flags & TFHD_BASE_OFFSET ? 2 * WORD : 0) + (flags & TFHD_DESCRIPTION ? WORD : 0);
  return tfhd.readUInt32BE(2 * WORD + skipped);
}

function decodeTime(tfdt: Buffer): number {
  return tfdt[0] === 1 ? Number(tfdt.readBigUInt64BE(WORD)) : tfdt.readUInt32BE(WORD);
}

function readRun(trun: Buffer, fallback: number): { samples: number; durationTicks: number } {
  const flags = flagsOf(trun);
  const samples = trun.readUInt32BE(WORD);
  if ((flags & TRUN_DURATION) === 0) return { samples, durationTicks: samples * fallback };
  const stride = TRUN_FIELDS.filter((flag) => flags & flag).length * WORD;
  const start = samplesAt(flags);
  if (start + samples * stride > trun.length) throw new BoxError('A run has too few samples.');
  let durationTicks = 0;
  for (let number = 0; number < samples; number++) {
    durationTicks += trun.readUInt32BE(start + number * stride);
  }
  return { samples, durationTicks };
}
