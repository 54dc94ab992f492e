import { closeSync, fstatSync, openSync, readFileSync, readSync } from 'node:fs';
import { StringDecoder } from 'node:string_decoder';

const EVERY_MS = 500;
const CHUNK_BYTES = 65_536;
const WARN = 40;
const LEVELS = { 40: 'warning', 50: 'error', 60: 'fatal' };

/** Shows new warnings and errors of a log that another process writes. Returns how to stop. */
export function followLog(file, fromByte, say) {
  const descriptor = openSync(file, 'r');
  const decoder = new StringDecoder('utf8');
  const buffer = Buffer.alloc(CHUNK_BYTES);
  let offset = fromByte;
  let rest = '';

  const read = () => {
    // Rotation empties the file, so a smaller size means that it begins anew.
    if (fstatSync(descriptor).size < offset) offset = 0;
    for (;;) {
      const length = readSync(descriptor, buffer, 0, CHUNK_BYTES, offset);
      if (length === 0) return;
      offset += length;
      const lines = (rest + decoder.write(buffer.subarray(0, length))).split('\n');
      rest = lines.pop();
      for (const line of lines) {
        const shown = readableLine(line);
        if (shown !== null) say(shown);
      }
    }
  };
  const timer = setInterval(read, EVERY_MS);
  return () => {
    clearInterval(timer);
    read();
    closeSync(descriptor);
  };
}

/** A log line for people; null for what only the file needs to keep. */
export function readableLine(line) {
  if (line.trim() === '') return null;
  try {
    const { level, service, msg, err } = JSON.parse(line);
    if (level < WARN) return null;
    const text = msg ?? err?.message ?? 'see the log';
    return `${LEVELS[level] ?? 'warning'}: ${service ? `${service}: ` : ''}${text}`;
  } catch {
    return line;
  }
}

/** The end of a log, for when its writer cannot explain itself any more. */
export function lastLines(file, fromByte, count = 15) {
  try {
    const text = readFileSync(file).subarray(fromByte).toString('utf8');
    return text.trim().split('\n').slice(-count);
  } catch {
    return [];
  }
}
