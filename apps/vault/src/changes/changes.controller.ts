import { CurrentProject, type ProjectRef, Requires } from '@skydeck/auth-guard';
import { Controller, Get, Query } from '@nestjs/common';
import { ApiHeader, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Actor, SKYDECK_USER } from '../spaces/actor.js';
import { SpaceAccess } from '../spaces/space-access.js';
import { ChangesResponse, ReadChanges, toChange } from './change.schema.js';
import { Changes } from './changes.js';

/** What changed, for whoever keeps a copy. */
@ApiTags('Changes')
@ApiHeader(SKYDECK_USER)
@Controller('changes')
export class ChangesController {
  constructor(
    private readonly changes: Changes,
    private readonly access: SpaceAccess,
  ) {}

  @Get()
  @Requires('documents:read')
  @ApiOperation({
    operationId: 'listChanges',
    summary: 'Read what changed since a number',
    description: 'The numbers are those that CalDAV and CardDAV give as sync tokens.',
  })
  @ApiOkResponse({ standardSchema: ChangesResponse })
  async read(
    @CurrentProject() project: ProjectRef,
    @Query({ schema: ReadChanges }) { collection, space_id, since, limit }: ReadChanges,
    @Actor() actor: string | undefined,
  ) {
    const { id } = await this.access.resolve(project, space_id, 'read', actor);
    const rows = await this.changes.since(id, collection, since, limit + 1);
    const shown = rows.slice(0, limit);
    const next = shown.at(-1)?.seq ?? since;
    return { changes: shown.map(toChange), next, has_more: rows.length > limit };
  }
}
