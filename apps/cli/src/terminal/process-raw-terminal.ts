import type { ReadStream, WriteStream } from 'node:tty';
import type { RawTerminal, TerminalSize } from './raw-terminal.js';

/** Takes the terminal of this process over. */
export function rawTerminalOn(input: ReadStream, output: WriteStream): RawTerminal {
  const sizeOf = (): TerminalSize => ({ cols: output.columns || 80, rows: output.rows || 24 });
  let onBytes: ((bytes: Buffer) => void) | undefined;
  let onResize: (() => void) | undefined;
  input.setRawMode(true);
  return {
    get size() {
      return sizeOf();
    },
    onBytes(listener) {
      onBytes = listener;
      input.on('data', onBytes).resume();
    },
    onResize(listener) {
      onResize = () => listener(sizeOf());
      output.on('resize', onResize);
    },
    write: (bytes) => new Promise((resolve) => output.write(bytes, () => resolve())),
    release() {
      if (onBytes) input.off('data', onBytes);
      if (onResize) output.off('resize', onResize);
      input.setRawMode(false);
      input.pause();
    },
  };
}
