import type { Tenant } from '@skydeck/auth-guard';
import { invalid } from '@skydeck/envelope';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Currencies } from '../currencies/currencies.js';
import type { HoldCommand, LedgerCommand } from '../ledger/command.js';
import type { Outcome } from '../ledger/decide/decide.js';
import { Ledger } from '../ledger/ledger.js';
import { TenantTime } from '../test-clocks/tenant-time.js';
import { checkKnownCurrency } from '../transfers/known-currency.js';
import { HoldErrors } from './hold.errors.js';
import { type CaptureHold, type CreateHold, DAY_S, MOST_DAYS } from './hold.schema.js';
import { HoldJournal } from './hold-journal.js';

const USUAL_DAYS = 7;
const IS_KEY_KNOWN = 'select 1 from op where tenant = $1 and key = $2';

/** A command for a hold that exists. */
interface OfHold {
  readonly tenant: Tenant;
  readonly hold: string;
  readonly key: string;
}

/** Puts amounts aside, pays out of them and gives them back. */
@Injectable()
export class Holds {
  constructor(
    private readonly ledger: Ledger,
    private readonly journal: HoldJournal,
    private readonly currencies: Currencies,
    private readonly dataSource: DataSource,
    private readonly time: TenantTime,
  ) {}

  /** Puts an amount aside, once for its key. @throws `validation_failed` */
  async create(tenant: Tenant, key: string, wanted: CreateHold): Promise<Outcome> {
    const { wallet: account, expires_in: given, expires_at: at, ...rest } = wanted;
    await checkKnownCurrency(this.currencies, tenant, wanted.currency);
    if (at) await this.#checkEnd(tenant, key, at);
    const expires: HoldCommand['expires'] = at
      ? { at }
      : { inSeconds: given ?? USUAL_DAYS * DAY_S };
    return this.ledger.execute({
      tenant,
      key,
      command: { kind: 'hold', account, expires, ...rest },
    });
  }

  /** Pays out of a hold. @throws `hold_managed`, `validation_failed` when nobody is to be paid */
  async capture(of: OfHold, { final: isFinal, ...wanted }: CaptureHold): Promise<Outcome> {
    const found = await this.#own(of);
    if (found && !found.destination && !wanted.to) {
      const message = 'The hold has no destination: name a wallet.';
      throw invalid([{ location: 'body.to', code: 'required', message }]);
    }
    return this.#execute(of, { kind: 'capture', hold: of.hold, isFinal, ...wanted });
  }

  /** Gives back what is left. @throws `hold_managed` */
  async void(of: OfHold): Promise<Outcome> {
    await this.#own(of);
    return this.#execute(of, { kind: 'void', hold: of.hold });
  }

  /** Puts more aside. @throws `hold_managed` */
  async increase(of: OfHold, amount: bigint): Promise<Outcome> {
    await this.#own(of);
    return this.#execute(of, { kind: 'increase', hold: of.hold, amount });
  }

  #execute({ tenant, key }: OfHold, command: LedgerCommand): Promise<Outcome> {
    return this.ledger.execute({ tenant, key, command });
  }

  /** One that is not there is for the ledger to refuse, so that the refusal is kept. */
  async #own({ tenant, hold }: OfHold) {
    const found = await this.journal.owned(tenant, hold);
    if (found && !found.isOwn) throw HoldErrors.hold_managed();
    return found;
  }

  /** A request that is repeated when its hold is over gets its first answer all the same. */
  async #checkEnd(tenant: Tenant, key: string, at: Date): Promise<void> {
    const aheadMs = at.getTime() - (await this.time.now(tenant)).getTime();
    if (aheadMs > 0 && aheadMs <= MOST_DAYS * DAY_S * 1000) return;
    const known = await this.dataSource.query<unknown[]>(IS_KEY_KNOWN, [tenant, key]);
    if (known.length > 0) return;
    const [code, message] =
      aheadMs > 0
        ? ['too_big', `Must be within ${MOST_DAYS} days.`]
        : ['too_small', 'Must be in the future.'];
    throw invalid([{ location: 'body.expires_at', code, message }]);
  }
}
