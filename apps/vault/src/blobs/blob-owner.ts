/** Whose bytes they are: the project in its mode, and the space of it that they lie in. */
export interface BlobOwner {
  readonly projectId: string;
  readonly spaceId: string;
}

/** Bytes that are stored. */
export interface StoredBlob {
  /** `blb_…`; the same content in the same space has the same one. */
  readonly id: string;
  readonly bytes: number;
  /** SHA-256 of the bytes, in hexadecimal digits. */
  readonly sha256: string;
}

/** Bytes from `start` up to and including `end`, the last one when not given. */
export interface BlobRange {
  readonly start: number;
  readonly end?: number | undefined;
}

/** How bytes are taken in. */
export interface BlobLimits {
  /** Most bytes that are taken; more are refused with `blob.too_large`, and nothing is kept. */
  readonly maxBytes: number;
  /** Ends it early. */
  readonly signal?: AbortSignal | undefined;
}

/** How bytes are added to an unfinished upload. */
export interface AppendOptions {
  readonly signal?: AbortSignal | undefined;
  /** Sees every byte, for checksums. */
  readonly watch?: ((chunk: Buffer) => void) | undefined;
  /** Called behind the last byte, before any of them counts: none does when it throws. */
  readonly verify?: (() => void) | undefined;
}
