import { invalid } from '@skydeck/envelope';
import { CommonErrors } from '@skydeck/errors';
import { MOST_LINES } from './batch.schema.js';

const MOST_BYTES = 32 * 1024 * 1024;
const LINE_FEED = 0x0a;

/** One line of a batch: what stands in it, or undefined when that is no JSON. */
export interface Line {
  readonly value: unknown;
}

/**
 * Reads lines of JSON; empty ones are passed over.
 * @throws `payload_too_large` beyond 32 MiB, `validation_failed` beyond 10000 lines
 * @see https://github.com/ndjson/ndjson-spec
 */
export async function readLines(stream: AsyncIterable<Buffer>): Promise<Line[]> {
  const lines: Line[] = [];
  let [rest, total] = [Buffer.alloc(0), 0];
  for await (const chunk of stream) {
    total += chunk.length;
    if (total > MOST_BYTES) throw CommonErrors.payload_too_large();
    rest = take(rest.length === 0 ? chunk : Buffer.concat([rest, chunk]), lines);
  }
  add(rest, lines);
  return lines;
}

/** Adds every whole line; gives what follows the last of them. */
function take(bytes: Buffer, lines: Line[]): Buffer<ArrayBuffer> {
  let start = 0;
  for (let end = bytes.indexOf(LINE_FEED); end >= 0; end = bytes.indexOf(LINE_FEED, start)) {
    add(bytes.subarray(start, end), lines);
    start = end + 1;
  }
  return Buffer.from(bytes.subarray(start));
}

function add(bytes: Buffer, lines: Line[]): void {
  const text = bytes.toString('utf8').trim();
  if (text === '') return;
  if (lines.length === MOST_LINES) {
    const message = `A batch has at most ${MOST_LINES} lines.`;
    throw invalid([{ location: 'body', code: 'too_big', message }]);
  }
  try {
    lines.push({ value: JSON.parse(text) as unknown });
  } catch {
    lines.push({ value: undefined });
  }
}
