import { holds } from '../locks/lock-rules.js';
import { readIfHeader, tokensOf } from '../locks/if-header.js';
import type { DavContext, DavStores } from './dav-context.js';
import type { DavReply, DavRequest } from './dav-exchange.js';
import { DavFault } from './dav-fault.js';
import { pathOf } from './dav-path.js';
import type { DavNode } from './dav-tree.js';
import { changeProperties } from './methods/change-properties.js';
import { findProperties } from './methods/find-properties.js';
import { lock, unlock } from './methods/lock.js';
import { read } from './methods/read.js';
import { transfer } from './methods/transfer.js';
import { makeCollection, put, remove } from './methods/write.js';

interface Method {
  readonly run: (context: DavContext) => Promise<DavReply>;
  readonly isReading?: boolean;
}

const METHODS: ReadonlyMap<string, Method> = new Map<string, Method>([
  ['GET', { run: read, isReading: true }],
  ['HEAD', { run: read, isReading: true }],
  ['PROPFIND', { run: findProperties, isReading: true }],
  ['PUT', { run: put }],
  ['DELETE', { run: remove }],
  ['MKCOL', { run: makeCollection }],
  ['COPY', { run: transfer }],
  ['MOVE', { run: transfer }],
  ['PROPPATCH', { run: changeProperties }],
  ['LOCK', { run: lock }],
  ['UNLOCK', { run: unlock }],
]);

const ALLOW = ['OPTIONS', ...METHODS.keys()].join(', ');

/** What the server can do: classes 1, 2 and 3 of RFC 4918. */
export const OPTIONS: DavReply = {
  status: 200,
  headers: { dav: '1, 2, 3', allow: ALLOW, 'ms-author-via': 'DAV' },
};

/** Answers a request of WebDAV. @throws DavFault */
export async function webDav(request: DavRequest, stores: DavStores): Promise<DavReply> {
  if (request.method === 'OPTIONS') return OPTIONS;
  const method = METHODS.get(request.method);
  if (!method) throw new DavFault(405, 'This method is not known here.');
  if (!method.isReading && !stores.mayWrite) throw new DavFault(403, 'Nothing may be changed.');
  const path = pathOf(request.url, stores.base);
  if (path === null) throw new DavFault(404, 'There is nothing at this address.');
  const header = request.headers['if'];
  const lists = header === undefined ? [] : readIfHeader(String(header));
  if (lists.length > 0 && !(await holds(lists, path, stores))) {
    throw new DavFault(412, 'The conditions of the header `If` do not hold.');
  }
  const node = await stores.tree.find(path);
  checkEtags(request, node);
  return method.run({ ...stores, request, path, node, tokens: tokensOf(lists) });
}

function checkEtags({ headers, method }: DavRequest, node: DavNode | null): void {
  const wanted = headers['if-match'];
  const unwanted = headers['if-none-match'];
  const isReading = method === 'GET' || method === 'HEAD';
  const matches = (list: string) =>
    node !== null && (list === '*' || list.includes(`"${node.etag}"`));
  if (wanted !== undefined && !matches(wanted)) {
    throw new DavFault(412, 'The resource is not as the request expects it.');
  }
  if (unwanted !== undefined && !isReading && matches(unwanted)) {
    throw new DavFault(412, 'The resource is there already.');
  }
}
