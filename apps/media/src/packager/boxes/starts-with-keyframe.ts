import { boxOf } from './box.js';

/** Flags of tfhd and trun in ISO/IEC 14496-12. */
const TFHD_BEFORE_FLAGS = [0x02, 0x08, 0x10] as const;
const TFHD_BASE_OFFSET = 0x01;
const TFHD_FLAGS = 0x20;
const TRUN_OFFSET = 0x01;
const TRUN_FIRST_FLAGS = 0x04;
const TRUN_BEFORE_FLAGS = [0x100, 0x200] as const;
const TRUN_SAMPLE_FLAGS = 0x400;
/** Of the flags of a sample. */
const IS_NO_KEYFRAME = 0x10000;
const WORD = 4;

/** Whether a player can begin with a fragment, by the body of its moof. */
export function startsWithKeyframe(moof: Buffer, defaultFlags = 0): boolean {
  const traf = boxOf(moof, 'traf');
  const flags =
    firstSampleFlags(boxOf(traf, 'trun')) ?? fragmentFlags(boxOf(traf, 'tfhd')) ?? defaultFlags;
  return (flags & IS_NO_KEYFRAME) === 0;
}

/** What a run says of its first sample. */
function firstSampleFlags(trun: Buffer): number | null {
  const flags = flagsOf(trun);
  const start = 2 * WORD + (flags & TRUN_OFFSET ? WORD : 0);
  if (flags & TRUN_FIRST_FLAGS) return trun.readUInt32BE(start);
  if ((flags & TRUN_SAMPLE_FLAGS) === 0) return null;
  return trun.readUInt32BE(start + countOf(TRUN_BEFORE_FLAGS, flags) * WORD);
}

/** What a fragment says of samples that say nothing themselves. */
function fragmentFlags(tfhd: Buffer): number | null {
  const flags = flagsOf(tfhd);
  if ((flags & TFHD_FLAGS) === 0) return null;
  const before = countOf(TFHD_BEFORE_FLAGS, flags) + (flags & TFHD_BASE_OFFSET ? 2 : 0);
  return tfhd.readUInt32BE((2 + before) * WORD);
}

function countOf(named: readonly number[], flags: number): number {
  return named.filter((flag) => flags & flag).length;
}

function flagsOf(body: Buffer): number {
  return body.readUInt32BE(0) & 0xffffff;
}
