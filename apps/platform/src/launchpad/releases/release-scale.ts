/** How wide a release runs. */
export interface ReleaseScale {
  readonly replicas: number;
  /** Processors that one replica may use, fractions allowed. */
  readonly cpu: number;
  readonly memoryMb: number;
}
