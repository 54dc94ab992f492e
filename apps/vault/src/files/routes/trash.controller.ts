import { CurrentProject, type ProjectRef, Requires } from '@skydeck/auth-guard';
import { paged, withETag } from '@skydeck/envelope';
import { Body, Controller, Delete, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiHeader, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Actor, SKYDECK_USER } from '../../spaces/actor.js';
import { FileSweeper } from '../trash/file.sweeper.js';
import { Removal } from '../trash/removal.js';
import { Trash } from '../trash/trash.js';
import {
  EmptiedResponse,
  EmptyTrash,
  ListTrash,
  NodeDeletedResponse,
  RestoreNode,
  toTrashItem,
  TrashItemResponse,
  TrashListResponse,
} from './file.schema.js';
import { NodeAccess } from './node-access.js';

/** What was deleted and is still there. */
@ApiTags('Trash')
@ApiHeader(SKYDECK_USER)
@Controller('trash')
export class TrashController {
  constructor(
    private readonly nodes: NodeAccess,
    private readonly trash: Trash,
    private readonly removal: Removal,
    private readonly sweeper: FileSweeper,
  ) {}

  @Get()
  @Requires('documents:read')
  @ApiOperation({
    operationId: 'listTrash',
    summary: 'List what is in the trash of a space',
    description: 'What went there with a folder is not listed on its own.',
  })
  @ApiOkResponse({ standardSchema: TrashListResponse })
  async list(
    @CurrentProject() project: ProjectRef,
    @Query({ schema: ListTrash.schema }) query: ListTrash,
    @Actor() actor: string | undefined,
  ) {
    const wanted = ListTrash.parse(query);
    const asked = { project, actor, need: 'read' } as const;
    const { id } = await this.nodes.space(wanted.filters.space_id, asked);
    return paged(ListTrash.page(await this.trash.list(id, wanted), query, toTrashItem));
  }

  @Post(':trash_item/restore')
  @HttpCode(200)
  @Requires('documents:write')
  @ApiOperation({
    operationId: 'restoreFromTrash',
    summary: 'Take something out of the trash',
    description: 'It comes back to where it was; to the top when that folder is gone.',
  })
  @ApiOkResponse({ standardSchema: TrashItemResponse })
  async restore(
    @CurrentProject() project: ProjectRef,
    @Param('trash_item') id: string,
    @Body({ schema: RestoreNode }) { name, parent_id: parentId }: RestoreNode,
    @Actor() actor: string | undefined,
  ) {
    const item = await this.nodes.trashed(id, { project, actor, need: 'write' });
    const restored = await this.trash.restore(item, { name, parentId });
    return withETag(toTrashItem(restored), restored.version);
  }

  @Delete(':trash_item')
  @Requires('documents:write')
  @ApiOperation({ operationId: 'deleteFromTrash', summary: 'Remove something for good' })
  @ApiOkResponse({ standardSchema: NodeDeletedResponse })
  async delete(
    @CurrentProject() project: ProjectRef,
    @Param('trash_item') id: string,
    @Actor() actor: string | undefined,
  ) {
    const item = await this.nodes.trashed(id, { project, actor, need: 'write' });
    await this.removal.mark(item.spaceId, id);
    this.sweeper.wake();
    return { id, deleted: true as const };
  }

  @Delete()
  @Requires('documents:write')
  @ApiOperation({ operationId: 'emptyTrash', summary: 'Remove all in the trash of a space' })
  @ApiOkResponse({ standardSchema: EmptiedResponse })
  async empty(
    @CurrentProject() project: ProjectRef,
    @Query({ schema: EmptyTrash }) { space_id }: EmptyTrash,
    @Actor() actor: string | undefined,
  ) {
    const space = await this.nodes.space(space_id, { project, actor, need: 'write' });
    const removed = await this.removal.mark(space.id);
    this.sweeper.wake();
    return { removed };
  }
}
