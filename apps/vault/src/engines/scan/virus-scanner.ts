import type { Readable } from 'node:stream';

/** What a scanner found. */
export type ScanVerdict = { is_clean: true } | { is_clean: false; signature: string };

/** Looks for viruses in what is streamed to it. */
export interface VirusScanner {
  readonly name: string;
  scan(source: Readable, signal: AbortSignal): Promise<ScanVerdict>;
}

/** The scanner could not be asked, or would not look: the file may be asked about again. */
export class ScannerUnavailable extends Error {
  override readonly name = 'ScannerUnavailable';
}
