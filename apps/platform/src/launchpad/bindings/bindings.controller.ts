import {
  CurrentPrincipal,
  CurrentProject,
  type Principal,
  type ProjectRef,
  Requires,
} from '@skydeck/auth-guard';
import { Deleted, envelopeOf, paged } from '@skydeck/envelope';
import { Body, Controller, Delete, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import {
  ApiCreatedResponse,
  ApiOkResponse,
  ApiOperation,
  ApiParam,
  ApiTags,
} from '@nestjs/swagger';
import { AppsService } from '../apps/apps.service.js';
import { BindingErrors } from './binding.errors.js';
import type { BindingOwner } from './binding-provider.js';
import {
  BindingListResponse,
  BindingResponse,
  CreateBinding,
  ListBindings,
  toBinding,
} from './binding.schema.js';
import { BindingsService } from './bindings.service.js';

@ApiTags('Apps')
@ApiParam({ name: 'project', description: 'Id or slug of the project.' })
@ApiParam({ name: 'app', description: 'Id or name of the app.' })
@Controller('projects/:project/apps/:app/bindings')
export class BindingsController {
  constructor(
    private readonly apps: AppsService,
    private readonly bindings: BindingsService,
  ) {}

  @Post()
  @Requires('apps:write')
  @ApiOperation({
    operationId: 'createAppBinding',
    summary: 'Give an app a key of its own for a product',
    description: 'Only people may; a live key needs an owner or admin.',
  })
  @ApiCreatedResponse({ standardSchema: BindingResponse })
  async create(
    @CurrentProject() project: ProjectRef,
    @CurrentPrincipal() principal: Principal,
    @Param('app') name: string,
    @Body({ schema: CreateBinding }) body: CreateBinding,
  ) {
    const owner = ownerFrom(principal);
    const app = await this.apps.get(project, name);
    const { binding, deployment } = await this.bindings.attach(app, owner, body);
    return toBinding(binding, deployment?.id);
  }

  @Get()
  @Requires('apps:read')
  @ApiOperation({ operationId: 'listAppBindings', summary: 'List what an app is bound to' })
  @ApiOkResponse({ standardSchema: BindingListResponse })
  async list(
    @CurrentProject() project: ProjectRef,
    @Param('app') name: string,
    @Query({ schema: ListBindings.schema }) query: ListBindings,
  ) {
    const app = await this.apps.get(project, name);
    const rows = await this.bindings.list(app, ListBindings.parse(query));
    return paged(ListBindings.page(rows, query, (row) => toBinding(row)));
  }

  @Get(':id')
  @Requires('apps:read')
  @ApiOperation({ operationId: 'getAppBinding', summary: 'Show a binding, without its values' })
  @ApiOkResponse({ standardSchema: BindingResponse })
  async get(
    @CurrentProject() project: ProjectRef,
    @Param('app') name: string,
    @Param('id') id: string,
  ) {
    return toBinding(await this.bindings.get(await this.apps.get(project, name), id));
  }

  @Post(':id/rotate')
  @HttpCode(200)
  @Requires('apps:write')
  @ApiOperation({
    operationId: 'rotateAppBinding',
    summary: 'Give an app another key',
    description: 'A release brings it; the key before is ended once nothing uses it any more.',
  })
  @ApiOkResponse({ standardSchema: BindingResponse })
  async rotate(
    @CurrentProject() project: ProjectRef,
    @Param('app') name: string,
    @Param('id') id: string,
  ) {
    const app = await this.apps.get(project, name);
    const { binding, deployment } = await this.bindings.rotate(app, id);
    return toBinding(binding, deployment?.id);
  }

  @Delete(':id')
  @Requires('apps:write')
  @ApiOperation({
    operationId: 'deleteAppBinding',
    summary: 'Detach an app; its key is ended at once',
  })
  @ApiOkResponse({ standardSchema: envelopeOf(Deleted) })
  async remove(
    @CurrentProject() project: ProjectRef,
    @Param('app') name: string,
    @Param('id') id: string,
  ) {
    await this.bindings.detach(await this.apps.get(project, name), id);
    return { id, deleted: true };
  }
}

/** A key could otherwise give itself another one that may do more than it. */
function ownerFrom({ kind, id, role }: Principal): BindingOwner {
  if (kind !== 'account' || role === undefined) throw BindingErrors.needs_account();
  return { accountId: id, role };
}
