import { CurrentProject, type ProjectRef, Requires } from '@skydeck/auth-guard';
import { Controller, Get, Query } from '@nestjs/common';
import { ApiHeader, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Actor, SKYDECK_USER } from '../../spaces/actor.js';
import { NoteSearch } from './note-search.js';
import { NoteSearchResponse, SearchNotes, toFound } from './note-search.schema.js';

@ApiTags('Notes')
@ApiHeader(SKYDECK_USER)
@Controller('notes/search')
export class NoteSearchController {
  constructor(private readonly notes: NoteSearch) {}

  @Get()
  @Requires('notes:read')
  @ApiOperation({
    operationId: 'searchNotes',
    summary: 'Find notes by their words',
    description:
      'In titles, tags and the first 100,000 characters of texts. Encrypted notes cannot be searched; `unsearchable` tells how many there are.',
  })
  @ApiOkResponse({ standardSchema: NoteSearchResponse })
  async search(
    @CurrentProject() project: ProjectRef,
    @Actor() actor: string | undefined,
    @Query({ schema: SearchNotes }) query: SearchNotes,
  ) {
    const { found, unsearchable } = await this.notes.search({ project, actor }, query);
    return { items: found.map(toFound), unsearchable };
  }
}
