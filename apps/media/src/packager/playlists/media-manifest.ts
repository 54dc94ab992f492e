/** A piece of a rendition that a player fetches. */
export interface MediaSegment {
  readonly uri: string;
  /** Its place in the file; null when the address is that of the segment alone. */
  readonly range: { readonly offsetBytes: number; readonly sizeBytes: number } | null;
  readonly durationTicks: number;
}

/** What a playlist of one rendition is written from. */
export interface MediaManifest {
  readonly timescale: number;
  readonly initUri: string;
  /** All that are there, from the beginning on, without a hole. */
  readonly segments: readonly MediaSegment[];
  /** Whether no more will come. */
  readonly isComplete: boolean;
  /** Where players get the key that segments are encrypted with; the init segment is not. */
  readonly keyUri?: string;
}

/** A chunk of a rendition as it is stored; none of its segments while it is not ready. */
export interface ChunkSegments<Segment = MediaSegment> {
  readonly position: number;
  readonly segments: readonly Segment[];
}

/**
 * What may be named of the chunks that are ready: those up to the first that is missing, so that a
 * playlist only ever grows at its end.
 */
export function fromTheStart<Segment = MediaSegment>(
  chunks: readonly ChunkSegments<Segment>[],
  chunkCount: number,
): { readonly segments: readonly Segment[]; readonly isComplete: boolean } {
  const ready = new Map(chunks.map((chunk) => [chunk.position, chunk.segments]));
  const segments: Segment[] = [];
  let position = 0;
  for (; position < chunkCount; position++) {
    const found = ready.get(position);
    if (found === undefined || found.length === 0) break;
    segments.push(...found);
  }
  return { segments, isComplete: position === chunkCount };
}
