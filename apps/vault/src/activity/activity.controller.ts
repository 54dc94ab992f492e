import { CurrentProject, type ProjectRef, Requires } from '@skydeck/auth-guard';
import { paged } from '@skydeck/envelope';
import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiHeader, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Actor, SKYDECK_USER } from '../spaces/actor.js';
import { SpaceAccess } from '../spaces/space-access.js';
import { Activities } from './activities.js';
import { ActivityListResponse, ListActivity, toActivity } from './activity.schema.js';

/** Who did what in a space. */
@ApiTags('Spaces')
@ApiHeader(SKYDECK_USER)
@Controller('spaces/:space/activity')
export class ActivityController {
  constructor(
    private readonly activities: Activities,
    private readonly access: SpaceAccess,
  ) {}

  @Get()
  @Requires('documents:read', 'notes:read', 'tasks:read', 'calendar:read', 'contacts:read')
  @ApiOperation({
    operationId: 'listSpaceActivity',
    summary: 'List who did what in a space',
    description:
      'The latest first: files, shares, notes, tasks, events of calendars, contacts, albums and members, by the API, by WebDAV, CalDAV or CardDAV. It is made of the events, a moment after the change.',
  })
  @ApiOkResponse({ standardSchema: ActivityListResponse })
  async list(
    @CurrentProject() project: ProjectRef,
    @Param('space') id: string,
    @Query({ schema: ListActivity.schema }) query: ListActivity,
    @Actor() actor: string | undefined,
  ) {
    const space = await this.access.resolve(project, id, 'read', actor);
    const rows = await this.activities.list(space, ListActivity.parse(query));
    const names = await this.activities.namesOf(space, rows);
    return paged(ListActivity.page(rows, query, toActivity(names)));
  }
}
