const EACH = 5;

/** A device that reports, and repeats what was not acknowledged. */
export class Positions {
  name = 'location';
  everyMs = 150;
  #sent = 0;
  #beganMs = Date.now() - 3_600_000;

  constructor(project) {
    this.project = project;
  }

  async prepare() {
    const body = { name: 'Van' };
    this.device = (await this.project.good('location', '/api/v1/devices', { body })).id;
  }

  next() {
    const positions = Array.from({ length: EACH }, (_, index) => ({
      device_id: this.device,
      recorded_at: new Date(this.#beganMs + (this.#sent + index) * 100).toISOString(),
      lat: 43 + ((this.#sent + index) % 1000) / 1e5,
      lon: 7,
    }));
    this.#sent += EACH;
    return () => this.project.ask('location', '/api/v1/positions', { body: { positions } });
  }

  /** All that were acknowledged are stored once. What is under way is repeated until it is. */
  async verify() {
    const seen = new Map();
    const path = `/api/v1/devices/${this.device}/positions`;
    for await (const { recorded_at: at } of this.project.all('location', path)) {
      seen.set(at, (seen.get(at) ?? 0) + 1);
    }
    const doubled = [...seen.values()].filter((count) => count > 1).length;
    return { kept: this.#sent, lost: this.#sent - seen.size, doubled };
  }
}
