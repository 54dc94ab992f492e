import type { DavContext } from '../dav-context.js';
import type { DavReply } from '../dav-exchange.js';
import { DavFault } from '../dav-fault.js';
import { hrefOf, lastName } from '../dav-path.js';
import type { ByteRange, DavNode } from '../dav-tree.js';
import { escapeXml } from '../../xml/write-xml.js';

/** GET and HEAD. */
export async function read(context: DavContext): Promise<DavReply> {
  const { node, request, tree } = context;
  if (!node) throw new DavFault(404, 'There is nothing at this address.');
  const isHead = request.method === 'HEAD';
  if (node.isCollection) return list(context, node, isHead);
  const headers = headersOf(node);
  if (isUnchanged(context, node)) return { status: 304, headers };
  const range = rangeOf(context, node);
  if (range === null) {
    return { status: 416, headers: { 'content-range': `bytes */${node.bytes}` } };
  }
  const { start, end } = range ?? { start: 0, end: node.bytes - 1 };
  const told = {
    ...headers,
    'content-length': String(end - start + 1),
    ...(range && { 'content-range': `bytes ${start}-${end}/${node.bytes}` }),
  };
  const status = range ? 206 : 200;
  if (isHead) return { status, headers: told };
  return { status, headers: told, body: node.bytes === 0 ? '' : await tree.read(node, range) };
}

/** Files are somebody's own: a browser may neither run them nor guess what they are. */
const headersOf = ({ type, etag, modifiedAt }: DavNode) => ({
  'content-type': type,
  etag: `"${etag}"`,
  'last-modified': modifiedAt.toUTCString(),
  'accept-ranges': 'bytes',
  'cache-control': 'private, no-cache',
  'content-disposition': 'attachment',
  'content-security-policy': "default-src 'none'; sandbox",
  'x-content-type-options': 'nosniff',
});

function isUnchanged({ request: { headers } }: DavContext, node: DavNode): boolean {
  const known = headers['if-none-match'];
  if (known !== undefined) return known === '*' || known.includes(`"${node.etag}"`);
  const since = Date.parse(headers['if-modified-since'] ?? '');
  return Math.floor(node.modifiedAt.getTime() / 1000) * 1000 <= since;
}

/** The one part that is asked for; undefined for the whole, null when there is no such part. */
function rangeOf(
  { request: { headers } }: DavContext,
  { bytes, etag, modifiedAt }: DavNode,
): ByteRange | undefined | null {
  const match = /^bytes=(\d*)-(\d*)$/.exec(headers.range?.trim() ?? '');
  const known = headers['if-range'];
  if (!match || (match[1] === '' && match[2] === '')) return undefined;
  if (known !== undefined && known !== `"${etag}"` && known !== modifiedAt.toUTCString()) {
    return undefined;
  }
  const [, first = '', last = ''] = match;
  const start = first === '' ? Math.max(0, bytes - Number(last)) : Number(first);
  const end = first === '' || last === '' ? bytes - 1 : Math.min(Number(last), bytes - 1);
  return start > end || start >= bytes ? null : { start, end };
}

/** A plain page, for whoever looks at a folder with a browser. */
async function list({ tree, base }: DavContext, node: DavNode, isHead: boolean): Promise<DavReply> {
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': "default-src 'none'",
    'cache-control': 'private, no-cache',
  };
  if (isHead) return { status: 200, headers };
  const items = (await tree.children(node)).map(({ path, isCollection }) => {
    const name = escapeXml(lastName(path) + (isCollection ? '/' : ''));
    return `<li><a href="${escapeXml(hrefOf(base, path, isCollection))}">${name}</a></li>`;
  });
  const title = escapeXml(lastName(node.path) || 'Files');
  const body = `<!doctype html><title>${title}</title><h1>${title}</h1><ul>${items.join('')}</ul>\n`;
  return { status: 200, headers, body };
}
