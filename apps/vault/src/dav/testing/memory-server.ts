import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pipeline } from 'node:stream/promises';
import { Readable } from 'node:stream';
import { SystemClock } from '@skydeck/service';
import { refusalOf } from '../protocol/answer.js';
import type { DavReply } from '../protocol/dav-exchange.js';
import { webDav } from '../protocol/web-dav.js';
import { MemoryLocks, MemoryProperties } from './memory-stores.js';
import { MemoryTree } from './memory-tree.js';

/** WebDAV over memory on a bare server: the protocol and nothing else. */
export async function startMemoryServer(mayWrite = true) {
  const stores = {
    tree: new MemoryTree(),
    locks: new MemoryLocks(),
    properties: new MemoryProperties(),
    clock: new SystemClock(),
    base: '/dav/files',
    mayWrite,
  };
  const server = createServer((request, response) => {
    const { method = '', url = '', headers } = request;
    const asked = { method, url, headers, body: request };
    void answer(webDav(asked, stores), response, method === 'HEAD');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/dav/files`,
    [Symbol.asyncDispose]: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function answer(
  answering: Promise<DavReply>,
  response: ServerResponse,
  isHead: boolean,
): Promise<void> {
  const reply = await answering.catch(
    (problem: unknown) => refusalOf(problem) ?? { status: 500, body: String(problem) },
  );
  const { status, headers = {}, body = '' } = reply;
  const isText = typeof body === 'string' && !isHead;
  response.writeHead(status, {
    ...(isText && { 'content-length': Buffer.byteLength(body) }),
    ...headers,
  });
  const stream = typeof body === 'string' ? Readable.from([body]) : body;
  await pipeline(stream, response).catch(() => response.destroy());
}
