import { CurrentProject, type ProjectRef, Requires } from '@skydeck/auth-guard';
import { IF_MATCH, IfMatch, paged, type Precondition, withETag } from '@skydeck/envelope';
import { Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiHeader, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Actor, SKYDECK_USER } from '../../spaces/actor.js';
import { NoteErrors } from '../note.errors.js';
import { NoteResponse, toNote } from '../note.schema.js';
import {
  CompareNote,
  ListNoteRevisions,
  NoteDiffResponse,
  NoteRevisionListResponse,
  NoteRevisionResponse,
  toRevision,
  toSummary,
} from './note-revision.schema.js';
import { NoteRevisions } from './note-revisions.js';

@ApiTags('Notes')
@ApiHeader(SKYDECK_USER)
@Controller('notes/:note')
export class NoteRevisionsController {
  constructor(private readonly revisions: NoteRevisions) {}

  @Get('revisions')
  @Requires('notes:read')
  @ApiOperation({
    operationId: 'listNoteRevisions',
    summary: 'List the texts that a note has had',
    description: 'The last 500 are kept.',
  })
  @ApiOkResponse({ standardSchema: NoteRevisionListResponse })
  async list(
    @CurrentProject() project: ProjectRef,
    @Actor() actor: string | undefined,
    @Param('note') note: string,
    @Query({ schema: ListNoteRevisions.schema }) query: ListNoteRevisions,
  ) {
    const wanted = ListNoteRevisions.parse(query);
    const rows = await this.revisions.list({ project, actor }, note, wanted);
    return paged(ListNoteRevisions.page(rows, query, toSummary));
  }

  @Get('revisions/:revision')
  @Requires('notes:read')
  @ApiOperation({ operationId: 'getNoteRevision', summary: 'Show a text that a note has had' })
  @ApiOkResponse({ standardSchema: NoteRevisionResponse })
  async get(
    @CurrentProject() project: ProjectRef,
    @Actor() actor: string | undefined,
    @Param('note') note: string,
    @Param('revision') revision: string,
  ) {
    return toRevision(await this.revisions.get({ project, actor }, note, countOf(revision)));
  }

  @Get('diff')
  @Requires('notes:read')
  @ApiOperation({
    operationId: 'compareNoteRevisions',
    summary: 'Show what changed between two texts of a note',
    description: 'The latest change when neither is named.',
  })
  @ApiOkResponse({ standardSchema: NoteDiffResponse })
  compare(
    @CurrentProject() project: ProjectRef,
    @Actor() actor: string | undefined,
    @Param('note') note: string,
    @Query({ schema: CompareNote }) query: CompareNote,
  ) {
    return this.revisions.compare({ project, actor }, note, query);
  }

  @Post('revisions/:revision/restore')
  @HttpCode(200)
  @Requires('notes:write')
  @ApiHeader(IF_MATCH)
  @ApiOperation({
    operationId: 'restoreNoteRevision',
    summary: 'Give a note a text that it had',
    description: 'As one more revision: the text that it has now stays among them.',
  })
  @ApiOkResponse({ standardSchema: NoteResponse })
  async restore(
    @CurrentProject() project: ProjectRef,
    @Actor() actor: string | undefined,
    @Param('note') note: string,
    @Param('revision') revision: string,
    @IfMatch() expected: Precondition,
  ) {
    const caller = { project, actor };
    const row = await this.revisions.restore(caller, note, countOf(revision), expected);
    return withETag(toNote(row), row.version);
  }
}

/** A revision as the path names it. */
function countOf(text: string): number {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw NoteErrors.revision_not_found();
  return Number(text);
}
