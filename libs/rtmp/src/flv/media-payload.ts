import type { MediaMessage } from '../listener/rtmp-gate.js';

/** What a message of sound or picture is, by its first bytes (annexes E.4.2 and E.4.3 of FLV). */
export type PayloadKind =
  /** What a decoder needs first. */
  | 'config'
  | 'keyframe'
  | 'frame'
  /** Says nothing that matters. */
  | 'other'
  /** Of another codec, or in the form of Enhanced RTMP, which says so in its first bit. */
  | 'unsupported';

const AVC = 7;
const AAC = 10;
const KEYFRAME = 1;
const IS_ENHANCED = 0x80;
const CONFIG = 0;
const FRAME = 1;

export function payloadKind({ kind, payload }: MediaMessage): PayloadKind {
  const [first, second] = payload;
  if (first === undefined || second === undefined) return 'other';
  return kind === 'audio' ? soundKind(first, second) : pictureKind(first, second);
}

function soundKind(first: number, second: number): PayloadKind {
  if (first >> 4 !== AAC) return 'unsupported';
  return second === CONFIG ? 'config' : 'frame';
}

function pictureKind(first: number, second: number): PayloadKind {
  if ((first & IS_ENHANCED) !== 0 || (first & 0x0f) !== AVC) return 'unsupported';
  if (second === CONFIG) return 'config';
  if (second !== FRAME) return 'other';
  return first >> 4 === KEYFRAME ? 'keyframe' : 'frame';
}

const CONFIG_HEAD_BYTES = 5;

/** The AVCDecoderConfigurationRecord in a message. */
export const avcConfigOf = (payload: Buffer) => payload.subarray(CONFIG_HEAD_BYTES);
