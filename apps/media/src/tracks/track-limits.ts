/** What the settings say about tracks. */
export class TrackLimits {
  /** Most tracks of one asset; 0 stands for any number. */
  readonly perAsset: number;
  /** Networks that captions may be fetched from although they are not public. */
  readonly allowCidrs: readonly string[];

  constructor(values: TrackLimits) {
    this.perAsset = values.perAsset;
    this.allowCidrs = values.allowCidrs;
  }
}
