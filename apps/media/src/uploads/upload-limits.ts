/** What the settings say about uploads. */
export class UploadLimits {
  /** Largest file, in bytes. */
  readonly maxBytes: number;
  /** How long an upload may take, in milliseconds. */
  readonly lifetimeMs: number;
  /** Networks that files may be fetched from although they are not public. */
  readonly allowCidrs: readonly string[];
  /** Address of the product, for the addresses of uploads. */
  readonly publicUrl: string;

  constructor(values: UploadLimits) {
    this.maxBytes = values.maxBytes;
    this.lifetimeMs = values.lifetimeMs;
    this.allowCidrs = values.allowCidrs;
    this.publicUrl = values.publicUrl;
  }
}
