import { Body, Controller, Get, HttpCode, Patch, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Deleted, envelopeOf } from '@skydeck/envelope';
import { SessionsService } from '../sessions/sessions.service.js';
import { AccountView, toAccount, UpdateAccount } from './accounts.schema.js';
import { AccountsService } from './accounts.service.js';
import { type Account, AccountsOnly, CurrentAccount } from './current-account.js';

@ApiTags('Accounts')
@AccountsOnly()
@Controller('auth/accounts')
export class AccountsController {
  constructor(
    private readonly accounts: AccountsService,
    private readonly sessions: SessionsService,
  ) {}

  @Get('me')
  @ApiOperation({ operationId: 'getAccount', summary: 'Read your account' })
  @ApiOkResponse({ standardSchema: envelopeOf(AccountView) })
  async get(@CurrentAccount() { id }: Account): Promise<AccountView> {
    return toAccount(await this.accounts.get(id));
  }

  @Patch('me')
  @ApiOperation({ operationId: 'updateAccount', summary: 'Change your account' })
  @ApiOkResponse({ standardSchema: envelopeOf(AccountView) })
  async update(
    @CurrentAccount() { id }: Account,
    @Body({ schema: UpdateAccount }) { name }: UpdateAccount,
  ): Promise<AccountView> {
    return toAccount(await this.accounts.rename(id, name));
  }

  @Post('sign-out')
  @HttpCode(200)
  @ApiOperation({ operationId: 'signOut', summary: 'End the session that makes this request' })
  @ApiOkResponse({ standardSchema: envelopeOf(Deleted) })
  async signOut(@CurrentAccount() { id, sessionId = '' }: Account) {
    await this.sessions.revoke(id, sessionId);
    return { id: sessionId, deleted: true as const };
  }
}
