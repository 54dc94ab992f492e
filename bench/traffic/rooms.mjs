import { randomUUID } from 'node:crypto';

/** Live rooms that are made, each once. */
export class Rooms {
  name = 'platform';
  everyMs = 300;
  #made = new Set();
  #number = 0;

  constructor(project) {
    this.project = project;
    this.path = `/v1/projects/${project.slug}/costream/rooms`;
  }

  next() {
    const name = `Room ${(this.#number += 1)}`;
    const headers = { 'idempotency-key': randomUUID() };
    return async () => {
      const answer = await this.project.ask('platform', this.path, { body: { name }, headers });
      if (answer.status < 300) this.#made.add(name);
      return answer;
    };
  }

  async verify() {
    const found = new Map();
    for await (const { name } of this.project.all('platform', this.path)) {
      found.set(name, (found.get(name) ?? 0) + 1);
    }
    const made = [...this.#made];
    return {
      kept: made.length,
      lost: made.filter((name) => !found.has(name)).length,
      doubled: made.filter((name) => (found.get(name) ?? 0) > 1).length,
    };
  }
}
