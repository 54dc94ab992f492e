import { createServer } from 'node:http';
import { once } from 'node:events';

/** Takes the webhooks of transfers; it asks nothing by itself. */
export class Hooks {
  name = 'webhooks';
  #arrived = new Map();
  #server = createServer((request, response) => {
    const id = request.headers['webhook-id'];
    this.#arrived.set(id, (this.#arrived.get(id) ?? 0) + 1);
    request.resume().on('end', () => response.end('taken'));
  });

  constructor(project) {
    this.project = project;
  }

  lanes = 0;

  async prepare() {
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
    const url = `http://127.0.0.1:${this.#server.address().port}/hook`;
    const body = { url, event_types: ['transfer.*'] };
    await this.project.good('pay', '/api/v1/webhooks', { body });
  }

  /** Each event arrived. One that a crash cut off may come again, with the same name. */
  async verify() {
    const events = [];
    for await (const { id } of this.project.all('pay', '/api/v1/events?type=transfer.*')) {
      events.push(id);
    }
    const repeated = [...this.#arrived.values()].filter((count) => count > 1).length;
    return {
      kept: events.length,
      lost: events.filter((id) => !this.#arrived.has(id)).length,
      repeated,
    };
  }

  close() {
    this.#server.closeAllConnections();
    this.#server.close();
  }
}
