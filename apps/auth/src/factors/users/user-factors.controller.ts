import { Controller, Delete, Get, Param, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentProject, type ProjectRef, Requires } from '@skydeck/auth-guard';
import { Deleted, envelopeOf, paged, pageOf } from '@skydeck/envelope';
import { UsersService } from '../../users/users.service.js';
import { FactorStore } from '../engine/factor-store.js';
import { userOwner } from '../factor-owner.js';
import { Factor, ListFactors, toFactor } from '../factors.schema.js';

/** For the people who help users of a project that have lost a phone or a passkey. */
@ApiTags('Second factors')
@Controller('auth/users/:id/factors')
export class UserFactorsController {
  constructor(
    private readonly users: UsersService,
    private readonly store: FactorStore,
  ) {}

  @Requires('users:read')
  @Get()
  @ApiOperation({ operationId: 'listUserFactors', summary: 'List the factors of a user' })
  @ApiOkResponse({ standardSchema: pageOf(Factor) })
  async list(
    @CurrentProject() { tenant }: ProjectRef,
    @Param('id') id: string,
    @Query({ schema: ListFactors.schema }) query: ListFactors,
  ) {
    const owner = userOwner(await this.users.get(tenant, id));
    const rows = await this.store.list(owner, ListFactors.parse(query));
    return paged(ListFactors.page(rows, query, toFactor));
  }

  @Requires('users:write')
  @Delete(':factor')
  @ApiOperation({
    operationId: 'removeUserFactor',
    summary: 'Remove a factor of a user who has lost it',
  })
  @ApiOkResponse({ standardSchema: envelopeOf(Deleted) })
  async remove(
    @CurrentProject() { tenant }: ProjectRef,
    @Param('id') id: string,
    @Param('factor') factorId: string,
  ) {
    const owner = userOwner(await this.users.get(tenant, id));
    await this.store.remove(owner, await this.store.get(owner, factorId), false);
    return { id: factorId, deleted: true as const };
  }
}
