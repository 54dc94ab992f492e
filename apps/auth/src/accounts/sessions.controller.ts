import { Controller, Delete, Get, Param, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Deleted, envelopeOf, paged, pageOf } from '@skydeck/envelope';
import { ListSessions, Session, toSession } from '../sessions/sessions.schema.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { type Account, AccountsOnly, CurrentAccount } from './current-account.js';

@ApiTags('Accounts')
@AccountsOnly()
@Controller('auth/accounts/sessions')
export class SessionsController {
  constructor(private readonly sessions: SessionsService) {}

  @Get()
  @ApiOperation({ operationId: 'listSessions', summary: 'List your sessions' })
  @ApiOkResponse({ standardSchema: pageOf(Session) })
  async list(
    @CurrentAccount() { id, sessionId }: Account,
    @Query({ schema: ListSessions.schema }) query: ListSessions,
  ) {
    const rows = await this.sessions.list(id, ListSessions.parse(query));
    return paged(ListSessions.page(rows, query, (session) => toSession(session, sessionId)));
  }

  @Delete(':id')
  @ApiOperation({ operationId: 'endSession', summary: 'End one of your sessions' })
  @ApiOkResponse({ standardSchema: envelopeOf(Deleted) })
  async end(@CurrentAccount() account: Account, @Param('id') id: string) {
    await this.sessions.revoke(account.id, id);
    return { id, deleted: true as const };
  }
}
