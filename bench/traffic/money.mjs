import { randomUUID } from 'node:crypto';

const once = (key) => ({ 'idempotency-key': key });
const money = (amount) => ({ amount: String(amount), currency: 'EUR' });

/** Transfers and holds, each repeated with its key until it is answered. */
export class Money {
  name = 'pay';
  everyMs = 150;
  lanes = 2;
  #done = 0;
  #holds = new Set();
  #number = 0;

  constructor(project) {
    this.project = project;
  }

  async prepare() {
    const make = (body) => this.project.good('pay', '/api/v1/wallets', { body });
    this.world = (await make({ currency: 'EUR', kind: 'world' })).id;
    this.till = (await make({ currency: 'EUR' })).id;
    this.purse = (await make({ currency: 'EUR' })).id;
    await this.project.good('pay', '/api/v1/transfers', {
      body: { from: this.world, to: this.purse, ...money(1_000_000) },
      headers: once(randomUUID()),
    });
  }

  next() {
    const headers = once(randomUUID());
    return (this.#number += 1) % 5 === 0 ? () => this.#hold(headers) : () => this.#pay(headers);
  }

  async #pay(headers) {
    const body = { from: this.world, to: this.till, ...money(1) };
    const answer = await this.project.ask('pay', '/api/v1/transfers', { body, headers });
    if (answer.status === 201) this.#done += 1;
    return answer;
  }

  async #hold(headers) {
    const body = { wallet: this.purse, ...money(1), expires_in: 2 };
    const answer = await this.project.ask('pay', '/api/v1/holds', { body, headers });
    if (answer.status === 201) this.#holds.add(answer.data.id);
    return answer;
  }

  /** Each transfer moved money once, each hold was given back once, and the books are sound. */
  async verify() {
    const balance = async (id) => (await this.project.good('pay', `/api/v1/wallets/${id}`)).balance;
    const books = await this.project.good('pay', '/api/v1/ledger/verification');
    const expired = new Map();
    for await (const { data } of this.project.all('pay', '/api/v1/events?type=hold.expired')) {
      expired.set(data.id, (expired.get(data.id) ?? 0) + 1);
    }
    const missing = [...this.#holds].filter((id) => !expired.has(id)).length;
    const doubled = [...expired.values()].filter((count) => count > 1).length;
    const [till, purse] = [await balance(this.till), await balance(this.purse)];
    const moved = Number(till.available ?? till);
    return {
      kept: this.#done + this.#holds.size,
      lost: Math.max(0, this.#done - moved) + missing,
      doubled: Math.max(0, moved - this.#done) + doubled,
      broken: Number(!books.is_valid) + Number(Number(purse.available ?? purse) !== 1_000_000),
    };
  }
}
