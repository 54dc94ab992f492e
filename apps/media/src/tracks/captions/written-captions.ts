import { type Cue, timeText } from './cue.js';

/** First line of WebVTT. */
const HEADER = 'WEBVTT';

/** A cue that was written, with its number in the whole text. */
export interface WrittenCue extends Cue {
  readonly number: number;
}

/** Writes WebVTT. Each cue has its number, so that players know it again in the next segment. */
export function writeCaptions(cues: readonly Cue[]): string {
  return writeCues(cues.map((cue, index) => ({ ...cue, number: index + 1 })));
}

/** @param head lines after the first, such as those that tie times to the picture */
export function writeCues(cues: readonly WrittenCue[], head: readonly string[] = []): string {
  const blocks = cues.map(({ number, startMs, endMs, settings, text }) => {
    const times = `${timeText(startMs)} --> ${timeText(endMs)}`;
    return `${number}\n${settings === '' ? times : `${times} ${settings}`}\n${text}\n`;
  });
  return [[HEADER, ...head, ''].join('\n'), ...blocks].join('\n');
}

const TIMES = /^(\d+):(\d\d):(\d\d)\.(\d{3}) --> (\d+):(\d\d):(\d\d)\.(\d{3})(?: (.*))?$/;

/** Reads what {@link writeCaptions} wrote. */
export function readWritten(text: string): WrittenCue[] {
  const [, ...blocks] = text.split('\n\n');
  return blocks.map((block) => {
    const [number = '', times = '', ...words] = block.trimEnd().split('\n');
    const [, ...parts] = TIMES.exec(times) ?? [];
    const settings = parts[8] ?? '';
    const [startMs, endMs] = [msOf(parts.slice(0, 4)), msOf(parts.slice(4, 8))];
    return { number: Number(number), startMs, endMs, settings, text: words.join('\n') };
  });
}

function msOf(parts: readonly string[]): number {
  const [hours = 0, minutes = 0, seconds = 0, ms = 0] = parts.map(Number);
  return ((hours * 60 + minutes) * 60 + seconds) * 1000 + ms;
}
