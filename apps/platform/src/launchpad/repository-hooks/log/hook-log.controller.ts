import { CurrentProject, type ProjectRef, Requires } from '@skydeck/auth-guard';
import { paged } from '@skydeck/envelope';
import { Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { AppsService } from '../../apps/apps.service.js';
import { HookLog } from './hook-log.js';
import {
  HookDeliveryListResponse,
  HookDeliveryResponse,
  ListDeliveries,
  toHookDelivery,
} from './hook-log.schema.js';
import { Redeliveries } from './redeliveries.js';

const DELIVERY = { name: 'hook_delivery', description: 'Id of the delivery.' };

@ApiTags('Apps')
@ApiParam({ name: 'project', description: 'Id or slug of the project.' })
@ApiParam({ name: 'app', description: 'Id or name of the app.' })
@Controller('projects/:project/apps/:app/hook/deliveries')
export class HookLogController {
  constructor(
    private readonly apps: AppsService,
    private readonly log: HookLog,
    private readonly redeliveries: Redeliveries,
  ) {}

  @Get()
  @Requires('apps:read')
  @ApiOperation({
    operationId: 'listAppHookDeliveries',
    summary: 'List what hosts delivered lately, newest first',
  })
  @ApiOkResponse({ standardSchema: HookDeliveryListResponse })
  async list(
    @CurrentProject() project: ProjectRef,
    @Param('app') name: string,
    @Query({ schema: ListDeliveries.schema }) query: ListDeliveries,
  ) {
    const { id } = await this.apps.get(project, name);
    const rows = await this.log.list(id, ListDeliveries.parse(query));
    return paged(ListDeliveries.page(rows, query, toHookDelivery));
  }

  @Get(':hook_delivery')
  @Requires('apps:read')
  @ApiParam(DELIVERY)
  @ApiOperation({ operationId: 'getAppHookDelivery', summary: 'Show a delivery' })
  @ApiOkResponse({ standardSchema: HookDeliveryResponse })
  async get(
    @CurrentProject() project: ProjectRef,
    @Param('app') name: string,
    @Param('hook_delivery') delivery: string,
  ) {
    const { id } = await this.apps.get(project, name);
    return toHookDelivery(await this.log.get(id, delivery));
  }

  @Post(':hook_delivery/redeliver')
  @HttpCode(200)
  @Requires('apps:write')
  @ApiParam(DELIVERY)
  @ApiOperation({
    operationId: 'redeliverAppHook',
    summary: 'Take a delivery again, by the present settings',
    description: 'The answer is another delivery, with what came of it this time.',
  })
  @ApiOkResponse({ standardSchema: HookDeliveryResponse })
  async redeliver(
    @CurrentProject() project: ProjectRef,
    @Param('app') name: string,
    @Param('hook_delivery') delivery: string,
  ) {
    const app = await this.apps.get(project, name);
    return toHookDelivery(await this.redeliveries.take(app, delivery));
  }
}
