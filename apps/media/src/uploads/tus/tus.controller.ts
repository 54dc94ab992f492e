import { CurrentProject, type ProjectRef, Public, Requires } from '@skydeck/auth-guard';
import { StreamedBody, TakesStream } from '@skydeck/service';
import { Controller, Delete, Head, Options, Param, Patch, Post, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { UploadLimits } from '../upload-limits.js';
import { UploadSweeper } from '../upload-sweeper.js';
import { UploadsService } from '../uploads.service.js';
import { aboutUpload, afterBytes, answerTus, tusPath } from './tus-answer.js';
import { CHECKSUMS } from './tus-checksum.js';
import { TUS_VERSION } from './tus-request.js';
import { TusUploads } from './tus-uploads.js';

const EXTENSIONS = [
  'creation',
  'creation-with-upload',
  'creation-defer-length',
  'expiration',
  'checksum',
  'concatenation',
  'termination',
];

/** Resumable uploads by the tus protocol, for callers with a key. Its answers have no envelope. */
@ApiExcludeController()
@Controller('tus')
export class TusController {
  constructor(
    private readonly tus: TusUploads,
    private readonly uploads: UploadsService,
    private readonly sweeper: UploadSweeper,
    private readonly limits: UploadLimits,
  ) {}

  @Options(['', ':upload'])
  @Public()
  async describe(@Res() reply: FastifyReply): Promise<void> {
    await answerTus(reply, 204, {
      'tus-version': TUS_VERSION,
      'tus-max-size': this.limits.maxBytes,
      'tus-extension': EXTENSIONS.join(','),
      'tus-checksum-algorithm': CHECKSUMS.join(','),
    });
  }

  @Post()
  @TakesStream({ ofAnyType: true })
  @Requires('uploads:write')
  async create(
    @CurrentProject() { tenant }: ProjectRef,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
    @StreamedBody() _bytes: AsyncIterable<Buffer>,
  ): Promise<void> {
    const upload = await this.tus.create(tenant, request);
    if (upload.concatOf) this.sweeper.wake();
    await answerTus(reply, 201, { ...afterBytes(upload), location: tusPath(upload.id) });
  }

  @Head(':upload')
  @Requires('uploads:write')
  async look(
    @CurrentProject() { tenant }: ProjectRef,
    @Param('upload') id: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const upload = await this.tus.look(await this.uploads.get(tenant, id), request);
    await answerTus(reply, 200, aboutUpload(upload));
  }

  @Patch(':upload')
  @TakesStream({ ofAnyType: true })
  @Requires('uploads:write')
  async append(
    @CurrentProject() { tenant }: ProjectRef,
    @Param('upload') id: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
    @StreamedBody() _bytes: AsyncIterable<Buffer>,
  ): Promise<void> {
    const upload = await this.tus.append(await this.uploads.get(tenant, id), request);
    await answerTus(reply, 204, afterBytes(upload));
  }

  @Delete(':upload')
  @Requires('uploads:write')
  async terminate(
    @CurrentProject() { tenant }: ProjectRef,
    @Param('upload') id: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await this.tus.terminate(await this.uploads.get(tenant, id), request);
    this.sweeper.wake();
    await answerTus(reply, 204, {});
  }
}
