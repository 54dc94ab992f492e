import { CurrentProject, type ProjectRef, Public, Requires } from '@skydeck/auth-guard';
import {
  readTusMetadata,
  StreamedBody,
  TakesStream,
  TUS_CHECKSUMS,
  TUS_VERSION,
} from '@skydeck/service';
import { Controller, Delete, Head, Options, Param, Patch, Post, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Actor } from '../../spaces/actor.js';
import { SpaceAccess } from '../../spaces/space-access.js';
import { FileLimits } from '../content/file-limits.js';
import type { FileUploadEntity } from './file-upload.entity.js';
import { FileUploads } from './file-uploads.js';
import { checkVersion } from './tus-headers.js';

const EXTENSIONS = ['creation', 'expiration', 'checksum', 'termination'];

/** Resumable uploads by the tus protocol. Its answers have no envelope. */
@ApiExcludeController()
@Controller('tus')
export class TusController {
  constructor(
    private readonly uploads: FileUploads,
    private readonly access: SpaceAccess,
    private readonly limits: FileLimits,
  ) {}

  @Options(['', ':upload'])
  @Public()
  async describe(@Res() reply: FastifyReply): Promise<void> {
    await answer(reply, 204, {
      'tus-version': TUS_VERSION,
      'tus-max-size': this.limits.fileBytes,
      'tus-extension': EXTENSIONS.join(','),
      'tus-checksum-algorithm': TUS_CHECKSUMS.join(','),
    });
  }

  @Post()
  @TakesStream({ ofAnyType: true })
  @Requires('documents:write')
  async begin(
    @CurrentProject() project: ProjectRef,
    @Actor() actor: string | undefined,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    checkVersion(request.headers);
    const named = readTusMetadata(request.headers).get('space_id');
    const space = await this.access.resolve(project, named, 'write', actor);
    const upload = await this.uploads.begin(space, request, actor);
    const location = `/api/v1/tus/${upload.id}`;
    await answer(reply, 201, { location, ...about(upload), 'upload-offset': 0 });
  }

  @Head(':upload')
  @Requires('documents:write')
  async look(
    @CurrentProject() project: ProjectRef,
    @Param('upload') id: string,
    @Actor() actor: string | undefined,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const upload = await this.#open(project, id, actor, request);
    const offset = await this.uploads.offset(upload);
    await answer(reply, 200, {
      ...about(upload),
      'upload-offset': offset,
      'upload-length': upload.sizeBytes,
      'upload-metadata': upload.metadata ?? undefined,
    });
  }

  @Patch(':upload')
  @TakesStream({ ofAnyType: true })
  @Requires('documents:write')
  async append(
    @CurrentProject() project: ProjectRef,
    @Param('upload') id: string,
    @Actor() actor: string | undefined,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
    @StreamedBody() _bytes: AsyncIterable<Buffer>,
  ): Promise<void> {
    const before = await this.#open(project, id, actor, request);
    const { upload, offset } = await this.uploads.append(before, request);
    await answer(reply, 204, { ...about(upload), 'upload-offset': offset });
  }

  @Delete(':upload')
  @Requires('documents:write')
  async end(
    @CurrentProject() project: ProjectRef,
    @Param('upload') id: string,
    @Actor() actor: string | undefined,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const upload = await this.#open(project, id, actor, request);
    if (upload.fileId === null) await this.uploads.drop(upload);
    await answer(reply, 204, {});
  }

  async #open(
    project: ProjectRef,
    id: string,
    actor: string | undefined,
    { headers }: FastifyRequest,
  ): Promise<FileUploadEntity> {
    checkVersion(headers);
    const upload = await this.uploads.get(project, id);
    await this.access.resolve(project, upload.spaceId, 'write', actor);
    return upload;
  }
}

/** What the headers say of an upload; the file that came of it is named once it is whole. */
const about = ({ fileId, expiresAt }: FileUploadEntity) =>
  fileId === null ? { 'upload-expires': expiresAt.toUTCString() } : { 'skydeck-file': fileId };

async function answer(
  reply: FastifyReply,
  status: 200 | 201 | 204,
  headers: Record<string, string | number | undefined>,
): Promise<void> {
  const given = Object.entries(headers).filter(([, value]) => value !== undefined);
  await reply
    .status(status)
    .headers({
      ...Object.fromEntries(given),
      'tus-resumable': TUS_VERSION,
      'cache-control': 'no-store',
    })
    .send();
}
