/** Size of a terminal, in characters. */
export interface TerminalSize {
  readonly cols: number;
  readonly rows: number;
}

/** The person's terminal without any help of its own: every key press as it is. */
export interface RawTerminal {
  readonly size: TerminalSize;
  onBytes(listener: (bytes: Buffer) => void): void;
  onResize(listener: (size: TerminalSize) => void): void;
  /** @returns after the bytes were shown */
  write(bytes: Uint8Array): Promise<void>;
  /** Gives the terminal back as it was. */
  release(): void;
}
