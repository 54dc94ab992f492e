import { StringDecoder } from 'node:string_decoder';
import type { Readable } from 'node:stream';

/** Longer lines are cut into pieces of this size, so that a stream without newlines stays small. */
const MAX_LINE_CHARACTERS = 16_384;

/** Calls back with each line of a stream, without its line end; the unfinished last one too. */
export function onLines(stream: Readable, callback: (line: string) => void): void {
  const decoder = new StringDecoder('utf8');
  let rest = '';

  const take = (text: string): void => {
    const lines = (rest + text).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) callback(line.endsWith('\r') ? line.slice(0, -1) : line);
    while (rest.length > MAX_LINE_CHARACTERS) {
      callback(rest.slice(0, MAX_LINE_CHARACTERS));
      rest = rest.slice(MAX_LINE_CHARACTERS);
    }
  };

  stream.on('data', (chunk: Buffer) => take(decoder.write(chunk)));
  stream.once('end', () => {
    take(decoder.end());
    if (rest !== '') callback(rest);
    rest = '';
  });
}
