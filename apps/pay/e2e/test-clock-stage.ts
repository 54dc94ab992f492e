import { EscrowActs } from './escrow-acts.js';
import type { PayHarness } from './pay-harness.js';

export const DAY_S = 86_400;

/** A project in test mode, with a clock that stands. */
export class Stage {
  readonly key: string;
  readonly acts: EscrowActs;
  start = 0;

  private constructor(
    private readonly pay: PayHarness,
    readonly name: string,
  ) {
    this.key = pay.auth.key(name, { mode: 'test' });
    this.acts = new EscrowActs(pay, this.key, `${name}.test`);
  }

  static async open(pay: PayHarness, name: string): Promise<Stage> {
    const stage = new Stage(pay, name);
    const { status, data } = await pay.call(stage.key, '/test-clock', {});
    if (status !== 201) throw new Error('The clock was not made.');
    stage.start = Date.parse(String(data['now_at']));
    return stage;
  }

  /** The clock's start and so many days. */
  day(days: number): string {
    return new Date(this.start + days * DAY_S * 1000).toISOString();
  }

  advance(body: object, once?: string) {
    return this.pay.call(this.key, '/test-clock/advance', body, once === undefined ? {} : { once });
  }

  async hold(wallet: string, days: number, rest: object = {}): Promise<string> {
    const body = { wallet, amount: '100', currency: 'EUR', expires_in: days * DAY_S, ...rest };
    const { status, data } = await this.pay.call(this.key, '/holds', body);
    if (status !== 201) throw new Error('The hold was not made.');
    return String(data['id']);
  }

  async holdState(id: string): Promise<string> {
    return String((await this.pay.call(this.key, `/holds/${id}`)).data['state']);
  }

  /** What happened by itself: kind and day, in the order of the ledger. */
  async happened(): Promise<string[]> {
    const rows = await this.pay.query<{ kind: string; at: Date }>(
      `select kind, created_at as at from op where tenant = $1 and code is null
         and kind in ('expire', 'escrow_auto_release', 'escrow_expire') order by seq`,
      [`prj_${this.name}.test`],
    );
    return rows.map(({ kind, at }) => `${kind} ${(at.getTime() - this.start) / 1000 / DAY_S}`);
  }
}
