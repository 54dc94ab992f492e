import type { Readable } from 'node:stream';
import type { DavPath } from './dav-path.js';

/** A file or a folder, as WebDAV sees it. */
export interface DavNode {
  readonly id: string;
  readonly path: DavPath;
  readonly isCollection: boolean;
  /** Changes with the content; strong, without quotes. */
  readonly etag: string;
  /** Length of the content; 0 of collections. */
  readonly bytes: number;
  /** The media type of the content. */
  readonly type: string;
  readonly createdAt: Date;
  readonly modifiedAt: Date;
}

/** A part of a content, both ends included. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/** What is stored at a place. */
export interface DavContent {
  readonly body: Readable;
  /** As the sender said; undefined when it said nothing. */
  readonly type: string | undefined;
  /** The bytes that the sender announced, if it did. */
  readonly bytes: number | undefined;
}

/** A node that a copy made out of another one. */
export interface DavCopy {
  readonly fromId: string;
  readonly toId: string;
}

/** Bytes that are used and that are left. */
export interface DavQuota {
  readonly usedBytes: number;
  readonly availableBytes: number;
}

/**
 * Files and folders that WebDAV is spoken over. Who calls it looked that parents are there and
 * that nothing is in the way; what changed in between is refused with a `DavFault` or `ApiError`.
 */
export abstract class DavTree {
  abstract find(path: DavPath): Promise<DavNode | null>;
  /** What lies directly in a collection. */
  abstract children(collection: DavNode): Promise<readonly DavNode[]>;
  abstract read(file: DavNode, range?: ByteRange): Promise<Readable>;
  /** Makes a file, or gives it another content. */
  abstract write(path: DavPath, before: DavNode | null, content: DavContent): Promise<DavNode>;
  abstract makeCollection(path: DavPath): Promise<DavNode>;
  /** Takes a node away with all that lies in it. */
  abstract remove(node: DavNode): Promise<void>;
  /** Moves a node to where nothing is. */
  abstract move(node: DavNode, to: DavPath): Promise<void>;
  /** Copies a node to where nothing is, and what lies in it if it is to be deep. */
  abstract copy(node: DavNode, to: DavPath, isDeep: boolean): Promise<readonly DavCopy[]>;
  abstract quota(): Promise<DavQuota | null>;
}
