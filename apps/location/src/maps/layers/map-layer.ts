import type { Bounds } from '../regions/region.entity.js';

/** What a layer may tell while it is built. */
export interface LayerContext {
  /** How far it is, from 0 to 1. */
  readonly onProgress: (share: number) => void;
}

/** What is told of a layer that was built. */
export interface BuiltLayer {
  readonly counts: Readonly<Record<string, number>>;
  /** South, west, north, east of what is in it; null when there is nothing. */
  readonly bounds: Bounds | null;
}

/**
 * Makes one kind of thing of a map, such as its roads, as files of a folder. Runs in a thread of its own,
 * which may end at any time: what it has not finished is built again.
 */
export interface MapLayer {
  readonly name: string;
  /** Share of the work of a whole build, compared with the other layers. */
  readonly effort: number;
  build(source: string, folder: string, context: LayerContext): Promise<BuiltLayer>;
}
