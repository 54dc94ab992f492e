import { CurrentProject, type ProjectRef, Requires } from '@skydeck/auth-guard';
import { paged } from '@skydeck/envelope';
import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { LedgerAccounts } from '../ledger-account.js';
import { Entries } from './entries.js';
import { EntryListResponse, ListEntries, toEntry } from './entry.schema.js';

@ApiTags('Wallets')
@Controller('wallets/:wallet/entries')
export class EntriesController {
  constructor(
    private readonly accounts: LedgerAccounts,
    private readonly entries: Entries,
  ) {}

  @Get()
  @Requires('wallets:read')
  @ApiOperation({
    operationId: 'listWalletEntries',
    summary: 'List what came into a wallet and what went out, with the balance after each',
  })
  @ApiOkResponse({ standardSchema: EntryListResponse })
  async list(
    @CurrentProject() { tenant }: ProjectRef,
    @Param('wallet') ref: string,
    @Query({ schema: ListEntries.schema }) query: ListEntries,
  ) {
    const { account } = await this.accounts.ofWallet(tenant, ref);
    const rows = await this.entries.list(account, ListEntries.parse(query));
    const numbered = rows.map((entry) => ({
      id: String(entry.version),
      version: entry.version,
      entry,
    }));
    return paged(ListEntries.page(numbered, query, ({ entry }) => toEntry(entry)));
  }
}
