import type { SMTPServerDataStream } from 'smtp-server';
import { refusal } from './refusal.js';

/** The whole of a mail; what is too large is read to its end, as the protocol wants, and dropped. */
export async function readMail(stream: SMTPServerDataStream, mostBytes: number): Promise<Buffer> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of stream as AsyncIterable<Buffer>) {
    size += part.length;
    if (size <= mostBytes) parts.push(part);
  }
  if (size > mostBytes) throw refusal(552, '5.3.4 Too large');
  return Buffer.concat(parts);
}
