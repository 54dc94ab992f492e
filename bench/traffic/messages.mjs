import { randomUUID } from 'node:crypto';

/** Mail to somebody else each time, into the local outbox. */
export class Messages {
  name = 'messaging';
  everyMs = 150;
  #taken = new Set();
  #number = 0;

  constructor(project) {
    this.project = project;
  }

  next() {
    const to = `person-${(this.#number += 1)}@example.com`;
    const headers = { 'idempotency-key': randomUUID() };
    const body = { channel: 'email', to, content: { subject: 'Hi', text: 'Hello' } };
    return async () => {
      const answer = await this.project.ask('messaging', '/api/v1/messages', { body, headers });
      if (answer.status === 202) this.#taken.add(to);
      return answer;
    };
  }

  /** Each was delivered to the outbox once. */
  async verify() {
    const delivered = new Map();
    for await (const { to } of this.project.all('messaging', '/api/v1/outbox')) {
      delivered.set(to, (delivered.get(to) ?? 0) + 1);
    }
    const ours = [...this.#taken];
    return {
      kept: ours.length,
      lost: ours.filter((to) => !delivered.has(to)).length,
      doubled: ours.filter((to) => (delivered.get(to) ?? 0) > 1).length,
    };
  }
}
