import type { Visit } from './visit.js';

/** Answers with a line of plain text. */
export function answerText(visit: Visit, text: string): void {
  const { response, id } = visit;
  visit.bytes += Buffer.byteLength(text);
  response.writeHead(200, {
    'content-type': 'text/plain; charset=utf-8',
    'content-length': Buffer.byteLength(text),
    'cache-control': 'no-store',
    'x-request-id': id,
  });
  response.end(text);
}
