import { CurrentProject, type ProjectRef, Requires } from '@skydeck/auth-guard';
import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { TenantTime } from '../../test-clocks/tenant-time.js';
import { toBalance } from '../../wallets/wallet.view.js';
import { LedgerAccounts } from '../ledger-account.js';
import {
  BalanceHistoryQuery,
  BalanceHistoryResponse,
  BalanceQuery,
  BalanceResponse,
  momentsOf,
} from './balance.schema.js';
import { Balances, type PastBalance } from './balances.js';

/** What is in wallets now, and what was. */
@ApiTags('Wallets')
@Controller('wallets/:wallet/balance')
export class BalancesController {
  constructor(
    private readonly accounts: LedgerAccounts,
    private readonly balances: Balances,
    private readonly time: TenantTime,
  ) {}

  @Get()
  @Requires('wallets:read')
  @ApiOperation({
    operationId: 'getWalletBalance',
    summary: 'Read what is in a wallet, now or at another time',
    description:
      'By booking: `at` a moment, or after `version` entries. With `effective` by the time that entries take effect, which payments can name.',
  })
  @ApiOkResponse({ standardSchema: BalanceResponse })
  async get(
    @CurrentProject() { tenant }: ProjectRef,
    @Param('wallet') ref: string,
    @Query({ schema: BalanceQuery }) { at, version, effective }: BalanceQuery,
  ) {
    const { wallet, account } = await this.accounts.ofWallet(tenant, ref);
    const about = { wallet: wallet.id, currency: account.currency };
    const past = { ...about, held: null, available: null };
    if (effective === 'true') {
      const until = at ?? (await this.time.now(tenant));
      return { ...past, version: null, ...timed(await this.balances.effective(account, until)) };
    }
    if (version !== undefined) {
      return {
        ...past,
        ...timed(await this.balances.ofVersion(account, version, wallet.createdAt)),
      };
    }
    const [then] = at ? await this.balances.at(account, [at]) : [];
    if (then) return { ...past, ...timed(then) };
    const now = await this.time.now(tenant);
    const current = { ...toBalance(account), version: account.version, at: now.toISOString() };
    return { ...about, ...current };
  }

  @Get('history')
  @Requires('wallets:read')
  @ApiOperation({
    operationId: 'getWalletBalanceHistory',
    summary: 'Read how what is in a wallet changed, for a chart',
    description: 'What was booked at each point; at most 1000 points.',
  })
  @ApiOkResponse({ standardSchema: BalanceHistoryResponse })
  async history(
    @CurrentProject() { tenant }: ProjectRef,
    @Param('wallet') ref: string,
    @Query({ schema: BalanceHistoryQuery }) query: BalanceHistoryQuery,
  ) {
    const { wallet, account } = await this.accounts.ofWallet(tenant, ref);
    const moments = momentsOf(query, await this.time.now(tenant));
    const found = await this.balances.at(account, moments);
    const items = found.map((one) => timed(one));
    return { wallet: wallet.id, currency: account.currency, step: query.step, items };
  }
}

const timed = <Found extends Pick<PastBalance, 'at'>>(found: Found) => ({
  ...found,
  at: found.at.toISOString(),
});
