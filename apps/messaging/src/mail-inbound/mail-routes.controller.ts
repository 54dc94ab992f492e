import { Body, Controller, Delete, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentProject, type ProjectRef, Requires } from '@skydeck/auth-guard';
import { Deleted, envelopeOf, paged } from '@skydeck/envelope';
import {
  CreateMailRoute,
  ListMailRoutes,
  MailRouteListResponse,
  MailRouteResponse,
  toMailRoute,
} from './mail-route.schema.js';
import { MailRoutesService } from './mail-routes.service.js';

@ApiTags('Domains')
@Controller('mail-routes')
export class MailRoutesController {
  constructor(private readonly routes: MailRoutesService) {}

  @Requires('domains:write')
  @Post()
  @HttpCode(201)
  @ApiOperation({
    operationId: 'createMailRoute',
    summary: 'Take mail to addresses of a domain in',
    description: 'The domain must be verified, and its MX must lead to this installation.',
  })
  @ApiCreatedResponse({ standardSchema: MailRouteResponse })
  async create(
    @CurrentProject() { tenant }: ProjectRef,
    @Body({ schema: CreateMailRoute }) body: CreateMailRoute,
  ) {
    return toMailRoute(await this.routes.create(tenant, body));
  }

  @Requires('domains:read')
  @Get()
  @ApiOperation({ operationId: 'listMailRoutes', summary: 'List the routes of mail' })
  @ApiOkResponse({ standardSchema: MailRouteListResponse })
  async list(
    @CurrentProject() { tenant }: ProjectRef,
    @Query({ schema: ListMailRoutes.schema }) query: ListMailRoutes,
  ) {
    const rows = await this.routes.list(tenant, ListMailRoutes.parse(query));
    return paged(ListMailRoutes.page(rows, query, toMailRoute));
  }

  @Requires('domains:write')
  @Delete(':id')
  @ApiOperation({ operationId: 'deleteMailRoute', summary: 'Remove a route of mail' })
  @ApiOkResponse({ standardSchema: envelopeOf(Deleted) })
  async delete(@CurrentProject() { tenant }: ProjectRef, @Param('id') id: string) {
    await this.routes.delete(tenant, id);
    return { id, deleted: true as const };
  }
}
