import { CaptionsInvalid } from './captions-invalid.js';
import type { Cue } from './cue.js';
import { cleanSettings } from './cue-settings.js';
import { cleanSrtText, cleanText } from './cue-text.js';
import { readTiming, SEPARATOR } from './cue-timing.js';

const MOST_CUES = 50_000;
const MOST_CHARACTERS = 2000;
/** Blocks of WebVTT that say how, not what. */
const ASIDE = /^(?:NOTE|STYLE|REGION)(?:\s|$)/;
const HEADER = /^WEBVTT(?:[ \t]|$)/;
/** Times in the middle of words: two cues without an empty line between them. */
const TIMES = /\d *--> *\d/;

interface Block {
  /** Of its first line, from 1. */
  readonly line: number;
  readonly lines: readonly string[];
}

/**
 * Reads SRT or WebVTT. What is malformed is named by its line, not left out.
 * @throws CaptionsInvalid
 */
export function readCaptions(text: string): Cue[] {
  const [first, ...rest] = blocksOf(text);
  if (!first) throw new CaptionsInvalid(null, 'There is no text in it.');
  const isVtt = HEADER.test(first.lines[0] ?? '');
  // The header ends with an empty line, but SRT begins with its first cue.
  const blocks = isVtt
    ? rest.filter(({ lines: [top = ''] }) => !ASIDE.test(top))
    : [first, ...rest];
  if (blocks.length > MOST_CUES) {
    throw new CaptionsInvalid(blocks[MOST_CUES]?.line ?? null, `These are over ${MOST_CUES} cues.`);
  }
  const cues = blocks.map((block) => cueOf(block, isVtt)).filter(({ text: words }) => words !== '');
  if (cues.length === 0) throw new CaptionsInvalid(null, 'There is no cue in it.');
  return cues.toSorted((one, other) => one.startMs - other.startMs);
}

function* blocksOf(text: string): Generator<Block> {
  let block: { line: number; lines: string[] } | undefined;
  const lines = text.replace(/^\u{FEFF}/u, '').split(/\r\n|\r|\n/);
  for (const [index, raw] of lines.entries()) {
    const isEmpty = raw.trim() === '';
    if (!isEmpty) (block ??= { line: index + 1, lines: [] }).lines.push(raw);
    else if (block) {
      yield block;
      block = undefined;
    }
  }
  if (block) yield block;
}

/** A line with a name may come before the one with the times. */
function cueOf({ line, lines }: Block, isVtt: boolean): Cue {
  const at = lines.findIndex((one) => one.includes(SEPARATOR));
  if (at < 0 || at > 1) {
    throw new CaptionsInvalid(
      line,
      'The times of this text are missing, such as 00:00:01.000 --> 00:00:02.000.',
    );
  }
  const timing = readTiming(lines[at] ?? '', line + at);
  const words = lines.slice(at + 1);
  const second = words.findIndex((one) => TIMES.test(one));
  if (second >= 0) {
    throw new CaptionsInvalid(line + at + 1 + second, 'An empty line is missing before this cue.');
  }
  const text = words.join('\n');
  if (text.length > MOST_CHARACTERS) {
    throw new CaptionsInvalid(line, `A cue has ${MOST_CHARACTERS} characters at most.`);
  }
  return {
    startMs: timing.startMs,
    endMs: timing.endMs,
    settings: isVtt ? cleanSettings(timing.rest) : '',
    text: isVtt ? cleanText(text) : cleanSrtText(text),
  };
}
