/** Longest silence after which what was seen before says nothing any more. */
const LONGEST_GAP_MS = 60_000;

/** What was proposed lately: the past that a decision to take replicas away looks back on. */
export class ProposalWindow {
  #since = Number.POSITIVE_INFINITY;
  #latest = Number.NEGATIVE_INFINITY;
  #proposals: { readonly atMs: number; readonly replicas: number }[] = [];

  add(atMs: number, replicas: number, keepMs: number): void {
    if (atMs - this.#latest > LONGEST_GAP_MS) {
      this.#since = atMs;
      this.#proposals = [];
    }
    this.#latest = atMs;
    this.#proposals.push({ atMs, replicas });
    const from = atMs - keepMs;
    while (this.#proposals.length > 1 && this.#proposals[0]!.atMs < from) this.#proposals.shift();
  }

  /** The most that was proposed in a span of time; undefined unless all of it was watched. */
  highest(nowMs: number, spanMs: number): number | undefined {
    if (nowMs - this.#since < spanMs) return undefined;
    const recent = this.#proposals.filter(({ atMs }) => atMs >= nowMs - spanMs);
    return recent.length === 0 ? undefined : Math.max(...recent.map(({ replicas }) => replicas));
  }
}
