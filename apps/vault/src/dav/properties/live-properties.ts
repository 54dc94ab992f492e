import type { DavLock } from '../locks/dav-lock.js';
import { lockXml, SUPPORTED_LOCKS } from '../locks/lock-xml.js';
import { lastName } from '../protocol/dav-path.js';
import type { DavNode, DavQuota } from '../protocol/dav-tree.js';
import { dav, escapeXml } from '../xml/write-xml.js';

/** What a live property is worked out from. */
export interface LiveSource {
  readonly node: DavNode;
  readonly locks: readonly DavLock[];
  readonly quota: DavQuota | null;
  readonly base: string;
  readonly now: Date;
}

type Live = (source: LiveSource) => string | null;

const ofFiles =
  (value: (node: DavNode) => string): Live =>
  ({ node }) =>
    node.isCollection ? null : value(node);

/** The properties that the server knows by itself, in the namespace `DAV:`; null where there is none. */
export const LIVE: ReadonlyMap<string, Live> = new Map<string, Live>([
  ['resourcetype', ({ node }) => (node.isCollection ? dav('collection') : '')],
  ['getcontentlength', ofFiles(({ bytes }) => String(bytes))],
  ['getcontenttype', ofFiles(({ type }) => escapeXml(type))],
  ['getetag', ofFiles(({ etag }) => escapeXml(`"${etag}"`))],
  ['getlastmodified', ({ node }) => node.modifiedAt.toUTCString()],
  ['creationdate', ({ node }) => node.createdAt.toISOString()],
  ['displayname', ({ node }) => escapeXml(lastName(node.path))],
  ['supportedlock', () => SUPPORTED_LOCKS],
  [
    'lockdiscovery',
    ({ locks, base, now }) => locks.map((lock) => lockXml(lock, base, now)).join(''),
  ],
]);

/** Properties that are told only to those who ask for them by name (RFC 4331). */
export const ON_REQUEST: ReadonlyMap<string, Live> = new Map<string, Live>([
  ['quota-available-bytes', ({ quota }) => (quota ? String(quota.availableBytes) : null)],
  ['quota-used-bytes', ({ quota }) => (quota ? String(quota.usedBytes) : null)],
]);

/** Whether a property of the namespace `DAV:` is the server's. */
export const isLive = (name: string): boolean => LIVE.has(name) || ON_REQUEST.has(name);
