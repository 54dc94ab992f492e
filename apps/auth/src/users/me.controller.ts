import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { envelopeOf } from '@skydeck/envelope';
import { CurrentUser, UsersOnly } from '../user-sessions/current-user.js';
import type { VerifiedUserToken } from '../user-sessions/user-tokens.js';
import { OwnUser, toOwnUser } from './users.schema.js';
import { UsersService } from './users.service.js';

@ApiTags('Users')
@UsersOnly()
@Controller('auth/me')
export class MeController {
  constructor(private readonly users: UsersService) {}

  @Get()
  @ApiOperation({ operationId: 'getOwnUser', summary: 'Read the user whose token this is' })
  @ApiOkResponse({ standardSchema: envelopeOf(OwnUser) })
  async me(@CurrentUser() { tenant, userId }: VerifiedUserToken): Promise<OwnUser> {
    return toOwnUser(await this.users.get(tenant, userId));
  }
}
