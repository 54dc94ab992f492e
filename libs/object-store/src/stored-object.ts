import type { Readable } from 'node:stream';

/** What is known of an object without reading it. */
export interface ObjectInfo {
  /** Bytes. */
  readonly size: number;
  /** Media type that it was put with. */
  readonly contentType: string;
  /** Changes with the content; without quotes. Opaque: no driver promises what it is made of. */
  readonly etag: string;
  /** When the put of it was complete. */
  readonly lastModified: Date;
}

/** An object that is being read. */
export interface ObjectContent extends ObjectInfo {
  /** The bytes of the range. Read it to its end or destroy it: it holds a file or a connection. */
  readonly stream: Readable;
  /** First and last byte of `stream` in the object, both included; null when all was asked for. */
  readonly range: { readonly start: number; readonly end: number } | null;
}

/** Bytes of an object from `start` up to and including `end` (default: the last), or its `last` n. */
export type ByteRange =
  | { readonly start: number; readonly end?: number }
  | { readonly last: number };

/** What is to be stored: bytes, or a stream of them, which is ended when the put fails. */
export type Body = Uint8Array | Readable | AsyncGenerator<Uint8Array>;

/** What the bytes must be. A put that breaks one of these leaves nothing behind. */
export interface Expectations {
  /** Exact number of bytes; else `size_mismatch`. */
  readonly size?: number | undefined;
  /** SHA-256 of the bytes, 64 hexadecimal digits; else `checksum_mismatch`. */
  readonly sha256?: string | undefined;
  /** Most bytes that are taken; else `too_large`. */
  readonly limitBytes?: number | undefined;
}

/** How to put an object. */
export interface PutOptions extends Expectations {
  /** Media type, 1 to 255 visible ASCII characters and spaces. */
  readonly contentType: string;
  /** Refuses with `precondition_failed` when the key has an object already. */
  readonly ifAbsent?: boolean | undefined;
  /** Nobody else uses the chunks of the body: their memory may be freed once they are written. */
  readonly isOwned?: boolean | undefined;
}

/** One object of a list. */
export interface ListedObject {
  readonly key: string;
  /** Bytes. */
  readonly size: number;
  readonly etag: string;
  readonly lastModified: Date;
}

/** A page of a list. */
export interface ObjectPage {
  /** In order of the bytes of their keys. */
  readonly objects: readonly ListedObject[];
  /** Where the next page begins; null after the last. */
  readonly nextCursor: string | null;
}

/** Which part of the store to list. */
export interface ListOptions {
  /** What the keys begin with; need not end at a slash. Default: all. */
  readonly prefix?: string | undefined;
  /** `nextCursor` of the page before. */
  readonly cursor?: string | null | undefined;
  /** Most objects of a page, 1 to 1,000. Default 1,000. */
  readonly limit?: number | undefined;
}

/** What a prefix holds. */
export interface Usage {
  readonly objects: number;
  readonly bytes: number;
}

/** A part of an upload, as `completeUpload` wants it named. */
export interface UploadedPart {
  /** 1 to 10,000. */
  readonly number: number;
  readonly etag: string;
}

/** A request that anybody may send until it expires, without any other credential. */
export interface SignedRequest {
  readonly method: 'GET' | 'PUT';
  readonly url: string;
  /** Headers that must be sent exactly so. A browser sets `content-length` by itself. */
  readonly headers: Readonly<Record<string, string>>;
  readonly expiresAt: Date;
}

/** For how long and as what an object may be fetched. */
export interface SignGetOptions {
  /** 1 second to 7 days. */
  readonly expiresInS: number;
  /** Makes browsers save the object as a file of this name. */
  readonly downloadName?: string | undefined;
}

/** What exactly may be put, and for how long. */
export interface SignPutOptions {
  /** 1 second to 7 days. */
  readonly expiresInS: number;
  /** Exact number of bytes that will be accepted. */
  readonly size: number;
  /** The only media type that will be accepted. */
  readonly contentType: string;
}
