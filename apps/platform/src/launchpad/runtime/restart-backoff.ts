const FIRST_MS = 500;
const LONGEST_MS = 60_000;
/** A replica that ran for this long has shown that it can. */
const STEADY_MS = 60_000;

interface Record {
  failures: number;
  startedAtMs: number;
  notBeforeMs: number;
}

/** Lets a crashing release start again ever more slowly: at once, then after 0.5 s up to 60 s. */
export class RestartBackoff {
  readonly #releases = new Map<string, Record>();

  mayStart(releaseId: string, nowMs: number): boolean {
    return nowMs >= (this.#releases.get(releaseId)?.notBeforeMs ?? 0);
  }

  started(releaseId: string, nowMs: number): void {
    const known = this.#releases.get(releaseId);
    if (known) known.startedAtMs = nowMs;
    else this.#releases.set(releaseId, { failures: 0, startedAtMs: nowMs, notBeforeMs: 0 });
  }

  /** A release that was put to sleep is tried at once when it is woken. */
  forget(releaseId: string): void {
    this.#releases.delete(releaseId);
  }

  failed(releaseId: string, nowMs: number): void {
    const known = this.#releases.get(releaseId) ?? {
      failures: 0,
      startedAtMs: nowMs - STEADY_MS,
      notBeforeMs: 0,
    };
    const wasSteady = nowMs - known.startedAtMs >= STEADY_MS;
    const failures = wasSteady ? 0 : known.failures + 1;
    const pauseMs = failures === 0 ? 0 : Math.min(FIRST_MS * 2 ** (failures - 1), LONGEST_MS);
    this.#releases.set(releaseId, { ...known, failures, notBeforeMs: nowMs + pauseMs });
  }
}
