import { CurrentProject, type ProjectRef, Requires } from '@skydeck/auth-guard';
import { isId } from '@skydeck/ids';
import { Controller, Get, Header, Param, StreamableFile } from '@nestjs/common';
import { ApiHeader, ApiOkResponse, ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger';
import { DataSource } from 'typeorm';
import { Blobs } from '../../blobs/blobs.js';
import { FileErrors } from '../../files/nodes/file.errors.js';
import { Actor, SKYDECK_USER } from '../../spaces/actor.js';
import { SpaceAccess } from '../../spaces/space-access.js';
import { PreviewErrors } from '../document.errors.js';
import type { FileReading } from '../reading/file-reading.js';

const BINARY = { type: 'string', format: 'binary' } as const;
const FIND = `
  select n.space_id, r.status, r.preview_blob_id, r.thumbnail_blob_id
  from node n left join file_reading r on r.id = n.id
  where n.id = $1 and n.project_id = $2 and n.kind = 'file' and n.trashed_at is null
    and not n.is_going`;
type Found = Pick<FileReading, 'space_id' | 'preview_blob_id' | 'thumbnail_blob_id'> & {
  readonly status: FileReading['status'] | null;
};

@ApiTags('Files')
@ApiHeader(SKYDECK_USER)
@Controller('files/:pictured_file')
export class PreviewsController {
  constructor(
    private readonly dataSource: DataSource,
    private readonly access: SpaceAccess,
    private readonly blobs: Blobs,
  ) {}

  @Get('preview')
  @Requires('documents:read')
  @Header('cache-control', 'private, no-cache')
  @ApiProduces('image/jpeg')
  @ApiOperation({
    operationId: 'getFilePreview',
    summary: 'Get a picture of a file',
    description:
      'JPEG, at most 1,440 pixels each way: of a photograph, or of the first page of a PDF.',
  })
  @ApiOkResponse({ content: { 'image/jpeg': { schema: BINARY } } })
  preview(
    @CurrentProject() project: ProjectRef,
    @Actor() actor: string | undefined,
    @Param('pictured_file') id: string,
  ): Promise<StreamableFile> {
    return this.#send(project, id, actor, ['preview_blob_id', 'image/jpeg']);
  }

  @Get('thumbnail')
  @Requires('documents:read')
  @Header('cache-control', 'private, no-cache')
  @ApiProduces('image/webp')
  @ApiOperation({
    operationId: 'getFileThumbnail',
    summary: 'Get a small picture of a file',
    description: 'WebP, 250 by 250 pixels.',
  })
  @ApiOkResponse({ content: { 'image/webp': { schema: BINARY } } })
  thumbnail(
    @CurrentProject() project: ProjectRef,
    @Actor() actor: string | undefined,
    @Param('pictured_file') id: string,
  ): Promise<StreamableFile> {
    return this.#send(project, id, actor, ['thumbnail_blob_id', 'image/webp']);
  }

  async #send(
    project: ProjectRef,
    id: string,
    actor: string | undefined,
    [which, type]: readonly ['preview_blob_id' | 'thumbnail_blob_id', string],
  ): Promise<StreamableFile> {
    const { tenant } = project;
    const [found] = isId('fil', id) ? await this.dataSource.query<Found[]>(FIND, [id, tenant]) : [];
    if (!found) throw FileErrors.not_found();
    await this.access.resolve(project, found.space_id, 'read', actor);
    const blobId = found[which];
    if (blobId !== null) {
      return new StreamableFile(await this.blobs.read(tenant, blobId), { type });
    }
    throw found.status === 'pending' ? PreviewErrors.pending() : PreviewErrors.not_found();
  }
}
