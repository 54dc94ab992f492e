import { Controller, Delete, Get, Param, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentProject, type ProjectRef, Requires } from '@skydeck/auth-guard';
import { Deleted, envelopeOf, paged } from '@skydeck/envelope';
import { ListOptOuts, MailOptOutListResponse, toMailOptOut } from './opt-out.schema.js';
import { OptOutsService } from './opt-outs.service.js';

/** A part of the suppressions, as it was before there were others. */
@ApiTags('Opt-outs')
@Controller('opt-outs')
export class OptOutsController {
  constructor(private readonly optOuts: OptOutsService) {}

  @Requires('messages:read')
  @Get()
  @ApiOperation({
    operationId: 'listMailOptOuts',
    summary: 'List who wants no more mail',
    description: 'The suppressions of mail that recipients asked for; see `GET /suppressions`.',
  })
  @ApiOkResponse({ standardSchema: MailOptOutListResponse })
  async list(
    @CurrentProject() { tenant }: ProjectRef,
    @Query({ schema: ListOptOuts.schema }) query: ListOptOuts,
  ) {
    const rows = await this.optOuts.list(tenant, ListOptOuts.parse(query));
    return paged(ListOptOuts.page(rows, query, toMailOptOut));
  }

  @Requires('messages:write')
  @Delete(':id')
  @ApiOperation({
    operationId: 'deleteMailOptOut',
    summary: 'Let a recipient have mail again, who asked for it',
  })
  @ApiOkResponse({ standardSchema: envelopeOf(Deleted) })
  async delete(@CurrentProject() { tenant }: ProjectRef, @Param('id') id: string) {
    await this.optOuts.delete(tenant, id);
    return { id, deleted: true as const };
  }
}
