import { Readable } from 'node:stream';
import {
  CurrentPrincipal,
  CurrentProject,
  isAllowed,
  type Principal,
  type ProjectRef,
  Requires,
} from '@skydeck/auth-guard';
import { envelopeOf } from '@skydeck/envelope';
import { StreamedBody, TakesStream } from '@skydeck/service';
import { Controller, Get, HttpCode, Post, Query, StreamableFile } from '@nestjs/common';
import {
  ApiBody,
  ApiConsumes,
  ApiHeader,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
} from '@nestjs/swagger';
import { z } from 'zod';
import { Actor, SKYDECK_USER } from '../../spaces/actor.js';
import { readAll } from './archive.js';
import { NoteExport } from './note-export.js';
import { NoteImports } from './note-imports.js';

const InSpace = z.strictObject({
  space_id: z.string().max(64).optional().describe('`spc_…`; the main space if not given.'),
});
type InSpace = z.output<typeof InSpace>;

const ImportedNotes = z
  .object({
    source: z.enum(['markdown', 'joplin']).describe('What the archive was.'),
    imported: z.int().describe('How many notes were made.'),
    attachments: z.int().describe('How many files were made of what is attached to them.'),
    skipped: z
      .array(z.string())
      .describe(
        'Files that are larger than a note may be, and attachments that were left out; at most 100 are named.',
      ),
  })
  .meta({ id: 'ImportedNotes' });

const BINARY = { type: 'string', format: 'binary' } as const;

@ApiTags('Notes')
@ApiHeader(SKYDECK_USER)
@Controller('notes')
export class NoteTransferController {
  constructor(
    private readonly imports: NoteImports,
    private readonly exports: NoteExport,
  ) {}

  @Post('import')
  @HttpCode(200)
  @TakesStream()
  @Requires('notes:write')
  @ApiConsumes('application/octet-stream')
  @ApiBody({ schema: BINARY })
  @ApiOperation({
    operationId: 'importNotes',
    summary: 'Make notes of an archive',
    description:
      'A zip or tar of Markdown files, whose folders become tags, or the export of Joplin (JEX, or RAW as zip), whose notebooks do; links between its notes go on working. Its pictures and other attachments become files in a folder `Joplin`, when the caller has `documents:write`. All or nothing is taken.',
  })
  @ApiOkResponse({ standardSchema: envelopeOf(ImportedNotes) })
  async take(
    @CurrentProject() project: ProjectRef,
    @CurrentPrincipal() principal: Principal,
    @Actor() actor: string | undefined,
    @Query({ schema: InSpace }) { space_id: space }: InSpace,
    @StreamedBody() body: AsyncIterable<Buffer>,
  ) {
    const mayStoreFiles = isAllowed(principal, 'documents:write');
    return this.imports.take({ project, actor, mayStoreFiles }, space, await readAll(body));
  }

  @Get('export')
  @Requires('notes:read')
  @ApiOperation({
    operationId: 'exportNotes',
    summary: 'Download all notes of a space as a zip of Markdown files',
    description:
      'Title, tags and times are YAML at the head of each file, as the import reads it. Encrypted notes are ciphertext here too; notes in the trash are left out.',
  })
  @ApiOkResponse({ content: { 'application/zip': { schema: BINARY } } })
  async give(
    @CurrentProject() project: ProjectRef,
    @Actor() actor: string | undefined,
    @Query({ schema: InSpace }) { space_id: space }: InSpace,
  ): Promise<StreamableFile> {
    const zip = Readable.from(await this.exports.write({ project, actor }, space), {
      objectMode: false,
    });
    return new StreamableFile(zip, {
      type: 'application/zip',
      disposition: 'attachment; filename="notes.zip"',
    });
  }
}
