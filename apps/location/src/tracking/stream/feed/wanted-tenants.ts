/** Whose positions other processes want, as far as they said so lately. */
export class WantedTenants {
  readonly #untilMs = new Map<string, number>();

  constructor(
    private readonly keptMs: number,
    private readonly nowMs: () => number = () => performance.now(),
  ) {}

  /** Another process follows these. */
  note(tenants: readonly string[]): void {
    const untilMs = this.nowMs() + this.keptMs;
    for (const tenant of tenants) this.#untilMs.set(tenant, untilMs);
  }

  /** Whether somebody elsewhere follows this one. */
  has(tenant: string): boolean {
    const untilMs = this.#untilMs.get(tenant);
    if (untilMs === undefined) return false;
    if (untilMs > this.nowMs()) return true;
    this.#untilMs.delete(tenant);
    return false;
  }
}
