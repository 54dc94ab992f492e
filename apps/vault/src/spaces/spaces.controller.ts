import { CurrentProject, type ProjectRef, Requires } from '@skydeck/auth-guard';
import { IF_MATCH, IfMatch, paged, Precondition, withETag } from '@skydeck/envelope';
import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, Query } from '@nestjs/common';
import {
  ApiCreatedResponse,
  ApiHeader,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
} from '@nestjs/swagger';
import { Actor, SKYDECK_USER } from './actor.js';
import type { SpaceEntity } from './space.entity.js';
import {
  CreateSpace,
  ListSpaces,
  SpaceDeletedResponse,
  SpaceListResponse,
  SpaceResponse,
  toSpace,
  UpdateSpace,
} from './space.schema.js';
import { SpaceAccess } from './space-access.js';
import { Spaces } from './spaces.js';

/** Vaults of end users and teams. */
@ApiTags('Spaces')
@ApiHeader(SKYDECK_USER)
@Controller('spaces')
export class SpacesController {
  constructor(
    private readonly spaces: Spaces,
    private readonly access: SpaceAccess,
  ) {}

  @Post()
  @HttpCode(201)
  @Requires('documents:write')
  @ApiOperation({
    operationId: 'createSpace',
    summary: 'Make a space',
    description: 'A vault of an end user or a team. Who acts as a user owns what is made.',
  })
  @ApiCreatedResponse({ standardSchema: SpaceResponse })
  async create(
    @CurrentProject() project: ProjectRef,
    @Body({ schema: CreateSpace }) body: CreateSpace,
    @Actor() actor: string | undefined,
  ) {
    return tagged(await this.spaces.create(project, body, actor));
  }

  @Get()
  @Requires('documents:read')
  @ApiOperation({ operationId: 'listSpaces', summary: 'List the spaces of the project' })
  @ApiOkResponse({ standardSchema: SpaceListResponse })
  async list(
    @CurrentProject() project: ProjectRef,
    @Query({ schema: ListSpaces.schema }) query: ListSpaces,
    @Actor() actor: string | undefined,
  ) {
    const rows = await this.spaces.list(project, ListSpaces.parse(query), actor);
    return paged(ListSpaces.page(rows, query, toSpace));
  }

  @Get(':space')
  @Requires('documents:read')
  @ApiOperation({ operationId: 'getSpace', summary: 'Show a space and what it holds' })
  @ApiOkResponse({ standardSchema: SpaceResponse })
  async get(
    @CurrentProject() project: ProjectRef,
    @Param('space') id: string,
    @Actor() actor: string | undefined,
  ) {
    await this.access.resolve(project, id, 'read', actor);
    return tagged(await this.spaces.get(id));
  }

  @Patch(':space')
  @Requires('documents:write')
  @ApiHeader(IF_MATCH)
  @ApiOperation({ operationId: 'updateSpace', summary: 'Rename a space or change its quota' })
  @ApiOkResponse({ standardSchema: SpaceResponse })
  async update(
    @CurrentProject() project: ProjectRef,
    @Param('space') id: string,
    @Body({ schema: UpdateSpace }) body: UpdateSpace,
    @IfMatch() expected: Precondition,
    @Actor() actor: string | undefined,
  ) {
    await this.access.resolve(project, id, 'manage', actor);
    return tagged(await this.spaces.update(project.tenant, id, body, expected));
  }

  @Delete(':space')
  @Requires('documents:write')
  @ApiHeader(IF_MATCH)
  @ApiOperation({
    operationId: 'deleteSpace',
    summary: 'Delete a space with all that is in it',
    description: 'Nothing of it goes to the trash. The main space of a project stays.',
  })
  @ApiOkResponse({ standardSchema: SpaceDeletedResponse })
  async delete(
    @CurrentProject() project: ProjectRef,
    @Param('space') id: string,
    @IfMatch() expected: Precondition,
    @Actor() actor: string | undefined,
  ) {
    await this.access.resolve(project, id, 'manage', actor);
    await this.spaces.delete(project.tenant, id, expected);
    return { id, deleted: true as const };
  }
}

const tagged = (row: SpaceEntity) => withETag(toSpace(row), row.version);
