/** What the S3 driver needs to know. */
export interface S3ObjectStoreOptions {
  /** Address of the server; AWS itself when undefined. */
  readonly endpoint?: string | undefined;
  readonly region: string;
  /** Bucket that holds everything; must exist unless `createBucket` is set. */
  readonly bucket: string;
  /** Whether `open` makes the bucket when the server has none of that name; default false. */
  readonly createBucket?: boolean | undefined;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  /** Whether the bucket is named in the path and not in the host, as most own servers want. */
  readonly pathStyle: boolean;
  /**
   * Who decides on `ifAbsent`. `server`: conditional writes, free of races. `look`: a look before
   * the write, for servers that know no conditional writes; two puts at once may both succeed.
   */
  readonly conditionalWrites: 'server' | 'look';
  /** Bytes of the first parts of a long put; default 8 MiB, at least 5 MiB. */
  readonly partBytes?: number | undefined;
  /** Longest object that is copied in one request; default and limit 5 GiB. */
  readonly copyLimitBytes?: number | undefined;
  /** Tells the time; default: the machine's clock. */
  readonly now?: (() => Date) | undefined;
}
