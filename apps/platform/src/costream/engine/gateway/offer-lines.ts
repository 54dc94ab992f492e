import { LIMITS } from './limits.js';
import { RequestRefused } from './request-refused.js';

/** A line of media of a description. */
export interface MediaLine {
  readonly mid: string;
  readonly kind: 'audio' | 'video';
  /** Whether the side that wrote it sends there. */
  readonly isSending: boolean;
  /** Whether nothing goes either way: so an answer says no. */
  readonly isRefused: boolean;
  readonly isSimulcast: boolean;
  /** The first codec, in lower case; empty when there is none. */
  readonly codec: string;
}

/** A description as far as we look into it. */
export interface Description {
  /** Names the peer connection that wrote it: the same as long as it lives (RFC 8866, 5.2). */
  readonly session: string;
  readonly lines: readonly MediaLine[];
}

/**
 * Reads an offer or answer of a browser, and refuses what no browser writes: the media server reads
 * descriptions of any size.
 * @throws RequestRefused `invalid_sdp`
 */
export function readDescription(sdp: string): Description {
  if (sdp.length > LIMITS.sdpBytes) throw bad(`has at most ${LIMITS.sdpBytes} bytes`);
  if (sdp.includes('\0')) throw bad('holds no character NUL');
  const lines = sdp.split(/\r?\n/);
  if (lines.length > LIMITS.sdpLines) throw bad(`has at most ${LIMITS.sdpLines} lines`);
  if (lines[0] !== 'v=0') throw bad('starts with v=0');
  const session = /^o=\S+ (\S+) /.exec(lines[1] ?? '')?.[1];
  if (session === undefined) throw bad('names its origin');
  const media = split(lines);
  if (media.length > LIMITS.mediaLines) throw bad(`has at most ${LIMITS.mediaLines} m= lines`);
  const read = media.map(readLine);
  const mids = new Set(read.map(({ mid }) => mid));
  if (mids.size !== read.length) throw bad('has a mid of its own for every line');
  return { session, lines: read };
}

function split(lines: readonly string[]): string[][] {
  const media: string[][] = [];
  for (const line of lines) {
    if (line.startsWith('m=')) media.push([line]);
    else media.at(-1)?.push(line);
  }
  return media;
}

function readLine(lines: readonly string[]): MediaLine {
  const [first = ''] = lines;
  const kind = /^m=(audio|video) /.exec(first)?.[1] as 'audio' | 'video' | undefined;
  if (!kind) throw bad('has lines of audio and video only');
  const mid = value(lines, 'a=mid:');
  if (mid === undefined) throw bad('has a mid for every line');
  const isOff = lines.includes('a=inactive') || lines.includes('a=recvonly');
  const isRefused = /^m=\w+ 0 /.test(first) && !lines.includes('a=bundle-only');
  const rtpmap = value(lines, 'a=rtpmap:');
  return {
    mid,
    kind,
    isSending: !isOff && !isRefused,
    isRefused: isRefused || lines.includes('a=inactive'),
    isSimulcast: lines.some((line) => line.startsWith('a=simulcast:')),
    codec: /^\d+ ([\w-]+)\//.exec(rtpmap ?? '')?.[1]?.toLowerCase() ?? '',
  };
}

function value(lines: readonly string[], name: string): string | undefined {
  return lines.find((line) => line.startsWith(name))?.slice(name.length);
}

function bad(what: string): RequestRefused {
  return new RequestRefused('invalid_sdp', `sdp: ${what}.`);
}
