/** Tags of an object: keys and values as they were mapped. */
export type OsmTags = Readonly<Record<string, string>>;

/** One member of a relation. */
export interface OsmMember {
  readonly kind: 'node' | 'way' | 'relation';
  readonly ref: number;
  readonly role: string;
}

/** Takes what a map has, in its order: nodes, then ways, then relations. What is not asked for is skipped. */
export interface OsmSink {
  /** Coordinates in degrees; tags are null when there are none. */
  node?(id: number, lat: number, lon: number, tags: OsmTags | null): void;
  way?(id: number, tags: OsmTags, refs: readonly number[]): void;
  relation?(id: number, tags: OsmTags, members: readonly OsmMember[]): void;
}

/** How a map is read. */
export interface ReadOptions {
  readonly signal?: AbortSignal | undefined;
  /** Told now and then how much of the file was read. */
  readonly onProgress?: ((readBytes: number, totalBytes: number) => void) | undefined;
}
