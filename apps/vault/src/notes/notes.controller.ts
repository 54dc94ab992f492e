import { CurrentProject, type ProjectRef, Requires } from '@skydeck/auth-guard';
import {
  Deleted,
  envelopeOf,
  IF_MATCH,
  IfMatch,
  paged,
  type Precondition,
  withETag,
} from '@skydeck/envelope';
import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, Query } from '@nestjs/common';
import {
  ApiCreatedResponse,
  ApiHeader,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
} from '@nestjs/swagger';
import { z } from 'zod';
import { Actor, SKYDECK_USER } from '../spaces/actor.js';
import type { NoteEntity } from './note.entity.js';
import {
  CreateNote,
  ListBacklinks,
  ListNotes,
  NoteListResponse,
  NoteResponse,
  toNote,
  toSummary,
  UpdateNote,
} from './note.schema.js';
import { NoteChanges } from './note-changes.js';
import { Notes } from './notes.js';
import { NoteTrash } from './trash/note-trash.js';

const DeleteNote = z.strictObject({
  permanently: z
    .enum(['true', 'false'])
    .default('false')
    .describe('Whether it is deleted for good, with all its revisions.'),
});
type DeleteNote = z.output<typeof DeleteNote>;

@ApiTags('Notes')
@ApiHeader(SKYDECK_USER)
@Controller('notes')
export class NotesController {
  constructor(
    private readonly notes: Notes,
    private readonly changes: NoteChanges,
    private readonly bin: NoteTrash,
  ) {}

  @Post()
  @HttpCode(201)
  @Requires('notes:write')
  @ApiOperation({
    operationId: 'createNote',
    summary: 'Make a note',
    description:
      'The text is Markdown, or a ciphertext that your users made with a key of their own (`e2ee`): the service keeps it, and neither searches it nor shows what is in it.',
  })
  @ApiCreatedResponse({ standardSchema: NoteResponse })
  async create(
    @CurrentProject() project: ProjectRef,
    @Actor() actor: string | undefined,
    @Body({ schema: CreateNote }) body: CreateNote,
  ) {
    return tagged(await this.changes.create({ project, actor }, body));
  }

  @Get()
  @Requires('notes:read')
  @ApiOperation({ operationId: 'listNotes', summary: 'List the notes of a space' })
  @ApiOkResponse({ standardSchema: NoteListResponse })
  async list(
    @CurrentProject() project: ProjectRef,
    @Actor() actor: string | undefined,
    @Query({ schema: ListNotes.schema }) query: ListNotes,
  ) {
    const rows = await this.notes.list({ project, actor }, ListNotes.parse(query));
    return paged(ListNotes.page(rows, query, toSummary));
  }

  @Get(':note')
  @Requires('notes:read')
  @ApiOperation({
    operationId: 'getNote',
    summary: 'Show a note',
    description: 'Also one that is in the trash.',
  })
  @ApiOkResponse({ standardSchema: NoteResponse })
  async get(
    @CurrentProject() project: ProjectRef,
    @Actor() actor: string | undefined,
    @Param('note') id: string,
  ) {
    return tagged(await this.notes.get({ project, actor }, id));
  }

  @Get(':note/backlinks')
  @Requires('notes:read')
  @ApiOperation({
    operationId: 'listNoteBacklinks',
    summary: 'List the notes that link to a note',
    description: 'By its id or by its title.',
  })
  @ApiOkResponse({ standardSchema: NoteListResponse })
  async backlinks(
    @CurrentProject() project: ProjectRef,
    @Actor() actor: string | undefined,
    @Param('note') id: string,
    @Query({ schema: ListBacklinks.schema }) query: ListBacklinks,
  ) {
    const rows = await this.notes.backlinks({ project, actor }, id, ListBacklinks.parse(query));
    return paged(ListBacklinks.page(rows, query, toSummary));
  }

  @Patch(':note')
  @Requires('notes:write')
  @ApiHeader(IF_MATCH)
  @ApiOperation({
    operationId: 'updateNote',
    summary: 'Change a note',
    description:
      'Each text that it had stays as a revision. With `If-Match`, of two who change it at once the second is refused with 412.',
  })
  @ApiOkResponse({ standardSchema: NoteResponse })
  async update(
    @CurrentProject() project: ProjectRef,
    @Actor() actor: string | undefined,
    @Param('note') id: string,
    @Body({ schema: UpdateNote }) body: UpdateNote,
    @IfMatch() expected: Precondition,
  ) {
    return tagged(await this.changes.update({ project, actor }, id, body, expected));
  }

  @Delete(':note')
  @Requires('notes:write')
  @ApiHeader(IF_MATCH)
  @ApiOperation({
    operationId: 'deleteNote',
    summary: 'Put a note into the trash, or delete it for good',
    description: 'What is in the trash is deleted after `VAULT_NOTE_TRASH_DAYS`.',
  })
  @ApiOkResponse({ standardSchema: envelopeOf(Deleted) })
  async delete(
    @CurrentProject() project: ProjectRef,
    @Actor() actor: string | undefined,
    @Param('note') id: string,
    @Query({ schema: DeleteNote }) { permanently }: DeleteNote,
    @IfMatch() expected: Precondition,
  ) {
    const caller = { project, actor };
    if (permanently === 'true') await this.bin.delete(caller, id, expected);
    else await this.bin.put(caller, id, true, expected);
    return { id, deleted: true as const };
  }

  @Post(':note/restore')
  @HttpCode(200)
  @Requires('notes:write')
  @ApiHeader(IF_MATCH)
  @ApiOperation({ operationId: 'restoreNote', summary: 'Bring a note back from the trash' })
  @ApiOkResponse({ standardSchema: NoteResponse })
  async restore(
    @CurrentProject() project: ProjectRef,
    @Actor() actor: string | undefined,
    @Param('note') id: string,
    @IfMatch() expected: Precondition,
  ) {
    return tagged(await this.bin.put({ project, actor }, id, false, expected));
  }
}

const tagged = (row: NoteEntity) => withETag(toNote(row), row.version);
