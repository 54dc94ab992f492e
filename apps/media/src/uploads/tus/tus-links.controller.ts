import { Public } from '@skydeck/auth-guard';
import { StreamedBody, TakesStream } from '@skydeck/service';
import { Controller, Delete, Head, Options, Param, Patch, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { UploadErrors } from '../upload.errors.js';
import type { UploadEntity } from '../upload.entity.js';
import { UploadSweeper } from '../upload-sweeper.js';
import { UploadsService } from '../uploads.service.js';
import { allowOrigin } from '../upload-cors.js';
import { aboutUpload, afterBytes, answerTus } from './tus-answer.js';
import { TusUploads } from './tus-uploads.js';

/** The same for one upload at its own address, which holds a secret: browsers need no key. */
@ApiExcludeController()
@Public()
@Controller('tus/links/:link')
export class TusLinksController {
  constructor(
    private readonly tus: TusUploads,
    private readonly uploads: UploadsService,
    private readonly sweeper: UploadSweeper,
  ) {}

  @Options()
  async describe(@Param('link') link: string, @Res() reply: FastifyReply): Promise<void> {
    await this.#open(link, reply);
    await answerTus(reply, 204, {});
  }

  @Head()
  async look(
    @Param('link') link: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const upload = await this.tus.look(await this.#open(link, reply), request);
    await answerTus(reply, 200, aboutUpload(upload));
  }

  @Patch()
  @TakesStream({ ofAnyType: true })
  async append(
    @Param('link') link: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
    @StreamedBody() _bytes: AsyncIterable<Buffer>,
  ): Promise<void> {
    const upload = await this.tus.append(await this.#open(link, reply), request);
    await answerTus(reply, 204, afterBytes(upload));
  }

  @Delete()
  async terminate(
    @Param('link') link: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await this.tus.terminate(await this.#open(link, reply), request);
    this.sweeper.wake();
    await answerTus(reply, 204, {});
  }

  async #open(link: string, reply: FastifyReply): Promise<UploadEntity> {
    const upload = await this.uploads.open(link);
    allowOrigin(reply, upload.corsOrigin);
    if (upload.kind !== 'tus') throw UploadErrors.not_found();
    return upload;
  }
}
