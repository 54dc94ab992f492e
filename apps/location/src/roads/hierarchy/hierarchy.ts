/** Arcs of one direction by the place of the node that they start from, read upwards. */
export interface UpwardArcs {
  /** By place: where its arcs begin; one more than there are nodes. */
  readonly start: Int32Array;
  /** Place of the node at the other end, which is more important. */
  readonly to: Int32Array;
  readonly weight: Int32Array;
  /** Number of the arc, for unpacking. */
  readonly arc: Int32Array;
}

/**
 * A contraction hierarchy: a graph whose nodes are in an order of importance, with shortcuts, so that
 * a shortest path goes up and then down.
 * @see R. Geisberger et al., "Contraction Hierarchies", WEA 2008
 */
export interface Hierarchy {
  readonly nodes: number;
  /** By node: its place, 0 for the most important, so that what all searches touch lies together. */
  readonly placeOf: Int32Array;
  readonly nodeAt: Int32Array;
  /** Arcs that leave a node to more important ones. */
  readonly up: UpwardArcs;
  /** Arcs that come to a node from more important ones, by the node that they come to. */
  readonly down: UpwardArcs;
  /** By arc: the two that a shortcut stands for; of a turn, its number in the graph and -1. */
  readonly firstHalf: Int32Array;
  readonly secondHalf: Int32Array;
}

/** What is contracted: arcs with weights of at least 0. */
export interface WeightedGraph {
  readonly nodes: number;
  readonly arcFrom: Int32Array;
  readonly arcTo: Int32Array;
  readonly arcWeight: Int32Array;
}
