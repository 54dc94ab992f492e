import type { Answer, CallOptions, PayHarness } from './pay-harness.js';

/** Calls on escrows with one key. */
export class EscrowActs {
  constructor(
    readonly pay: PayHarness,
    readonly key: string,
    private readonly project = 'demo',
  ) {}

  wallet(has = 0n): Promise<string> {
    return this.pay.account(this.project, { has });
  }

  create(terms: object): Promise<Answer> {
    return this.pay.call(this.key, '/escrows', { amount: '1000', currency: 'EUR', ...terms });
  }

  /** An escrow between new wallets. */
  async made({ has = 5000n, ...terms }: { has?: bigint } & Record<string, unknown> = {}) {
    const [buyer, seller] = [await this.wallet(has), await this.wallet()];
    const { data, status } = await this.create({ buyer, seller, ...terms });
    if (status !== 201) throw new Error('The escrow was not made.');
    const milestones = data['milestones'] as { id: string }[];
    return { id: String(data['id']), buyer, seller, milestones: milestones.map(({ id }) => id) };
  }

  /** The same with the money in it. */
  async funded(terms: { has?: bigint } & Record<string, unknown> = {}) {
    const escrow = await this.made(terms);
    const { status } = await this.act(escrow.id, 'fund', 'buyer');
    if (status !== 200) throw new Error('The escrow was not funded.');
    return escrow;
  }

  act(id: string, verb: string, as: string, more: object = {}, options: CallOptions = {}) {
    return this.pay.call(this.key, `/escrows/${id}/${verb}`, { as, ...more }, options);
  }

  /** Does it, and tells the status and the code or the state. */
  async told(...of: Parameters<EscrowActs['act']>): Promise<string> {
    const { status, data, error } = await this.act(...of);
    return `${status} ${status === 200 ? String(data['state']) : error.code}`;
  }

  read(id: string): Promise<Answer> {
    return this.pay.call(this.key, `/escrows/${id}`);
  }

  async state(id: string): Promise<string> {
    return String((await this.read(id)).data['state']);
  }

  /** What is in escrow. */
  async inside(id: string): Promise<string> {
    const [row] = await this.pay.query<{ posted: string }>(
      `select a.posted from escrow e join account a on a.public_id = e.account where e.id = $1`,
      [id],
    );
    return row?.posted ?? 'none';
  }
}
