import { CurrentProject, type ProjectRef, Requires } from '@skydeck/auth-guard';
import { IF_MATCH, IfMatch, paged, Precondition, withETag } from '@skydeck/envelope';
import { madeBefore } from '@skydeck/idempotency';
import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, Query } from '@nestjs/common';
import {
  ApiCreatedResponse,
  ApiHeader,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
} from '@nestjs/swagger';
import { Actor, SKYDECK_USER } from '../../spaces/actor.js';
import { FilesService } from '../files.service.js';
import type { NodeEntity } from '../nodes/node.entity.js';
import { Trash } from '../trash/trash.js';
import {
  CreateFolder,
  FolderListResponse,
  FolderResponse,
  ListFolders,
  MoveNode,
  NodeDeletedResponse,
  toFolder,
} from './file.schema.js';
import { NodeAccess } from './node-access.js';

/** Folders. */
@ApiTags('Files')
@ApiHeader(SKYDECK_USER)
@Controller('folders')
export class FoldersController {
  constructor(
    private readonly files: FilesService,
    private readonly nodes: NodeAccess,
    private readonly trash: Trash,
  ) {}

  @Post()
  @HttpCode(201)
  @Requires('documents:write')
  @ApiOperation({ operationId: 'createFolder', summary: 'Make a folder' })
  @ApiCreatedResponse({ standardSchema: FolderResponse })
  async create(
    @CurrentProject() project: ProjectRef,
    @Body({ schema: CreateFolder }) { name, parent_id: parentId, space_id }: CreateFolder,
    @Actor() actor: string | undefined,
  ) {
    const space = await this.nodes.space(space_id, { project, actor, need: 'write' });
    const made = await madeBefore('fol', (id) => this.files.get(project.tenant, 'folder', id));
    return tagged(made ?? (await this.files.createFolder({ space, parentId, name, actor })));
  }

  @Get()
  @Requires('documents:read')
  @ApiOperation({ operationId: 'listFolders', summary: 'List folders of a space' })
  @ApiOkResponse({ standardSchema: FolderListResponse })
  async list(
    @CurrentProject() project: ProjectRef,
    @Query({ schema: ListFolders.schema }) query: ListFolders,
    @Actor() actor: string | undefined,
  ) {
    const wanted = ListFolders.parse(query);
    const { space_id, parent_id: parent, name } = wanted.filters;
    const { id } = await this.nodes.space(space_id, { project, actor, need: 'read' });
    const rows = await this.nodes.list({ spaceId: id, kind: 'folder', parent, name }, wanted);
    return paged(ListFolders.page(rows, query, toFolder));
  }

  @Get(':folder')
  @Requires('documents:read')
  @ApiOperation({ operationId: 'getFolder', summary: 'Show a folder' })
  @ApiOkResponse({ standardSchema: FolderResponse })
  async get(
    @CurrentProject() project: ProjectRef,
    @Param('folder') id: string,
    @Actor() actor: string | undefined,
  ) {
    return tagged(await this.nodes.get('folder', id, { project, actor, need: 'read' }));
  }

  @Patch(':folder')
  @Requires('documents:write')
  @ApiHeader(IF_MATCH)
  @ApiOperation({
    operationId: 'moveFolder',
    summary: 'Rename a folder, or move it with all that is in it',
  })
  @ApiOkResponse({ standardSchema: FolderResponse })
  async move(
    @CurrentProject() project: ProjectRef,
    @Param('folder') id: string,
    @Body({ schema: MoveNode }) { name, parent_id: parentId }: MoveNode,
    @IfMatch() expected: Precondition,
    @Actor() actor: string | undefined,
  ) {
    const folder = await this.nodes.get('folder', id, { project, actor, need: 'write' });
    return tagged(await this.files.move(folder, { name, parentId }, expected));
  }

  @Delete(':folder')
  @Requires('documents:write')
  @ApiHeader(IF_MATCH)
  @ApiOperation({
    operationId: 'trashFolder',
    summary: 'Put a folder into the trash with all that is in it',
  })
  @ApiOkResponse({ standardSchema: NodeDeletedResponse })
  async delete(
    @CurrentProject() project: ProjectRef,
    @Param('folder') id: string,
    @IfMatch() expected: Precondition,
    @Actor() actor: string | undefined,
  ) {
    const folder = await this.nodes.get('folder', id, { project, actor, need: 'write' });
    await this.trash.put(folder, expected);
    return { id, deleted: true as const };
  }
}

const tagged = (node: NodeEntity) => withETag(toFolder(node), node.version);
