import { execFile } from 'node:child_process';

/** The text of a PDF, as a reader of PDF finds it. */
export function textOf(pdf: Buffer): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = execFile(
      'pdftotext',
      ['-layout', '-', '-'],
      { maxBuffer: 64 * 1024 * 1024 },
      (error, text) => (error ? reject(error) : resolve(text)),
    );
    reader.stdin?.end(pdf);
  });
}
