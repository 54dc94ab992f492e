import type { IncomingHttpHeaders } from 'node:http';
import type { Readable } from 'node:stream';
import { DavFault } from './dav-fault.js';

/** A request, whoever received it. */
export interface DavRequest {
  readonly method: string;
  /** The path as it was sent, without the query. */
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Readable;
}

/** The answer to a request. */
export interface DavReply {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Readable;
}

export const XML_TYPE = 'application/xml; charset=utf-8';

/** An answer that is a document. */
export const xmlReply = (
  status: number,
  body: string,
  headers: Readonly<Record<string, string>> = {},
): DavReply => ({ status, headers: { 'content-type': XML_TYPE, ...headers }, body });

const MOST_XML_BYTES = 1024 * 1024;

/** The whole body of a request as text; empty when it has none. */
export async function readText(
  { body }: Pick<DavRequest, 'body'>,
  mostBytes = MOST_XML_BYTES,
): Promise<string> {
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of body as AsyncIterable<Buffer>) {
    bytes += part.length;
    if (bytes > mostBytes) throw new DavFault(413, `The body has more than ${mostBytes} bytes.`);
    parts.push(part);
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(parts));
  } catch {
    throw new DavFault(400, 'The body is not valid UTF-8.');
  }
}
