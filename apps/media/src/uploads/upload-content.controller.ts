import { CurrentProject, type ProjectRef, Public, Requires } from '@skydeck/auth-guard';
import { StreamedBody, TakesStream } from '@skydeck/service';
import { Controller, HttpCode, Options, Param, Post, Put, Query, Req, Res } from '@nestjs/common';
import {
  ApiBody,
  ApiConsumes,
  ApiCreatedResponse,
  ApiExcludeEndpoint,
  ApiOperation,
  ApiTags,
} from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { allowOrigin } from './upload-cors.js';
import { FileOptions, toUpload, UploadResponse } from './upload.schema.js';
import { WholeFiles } from './whole-files.js';
import { UploadsService } from './uploads.service.js';

const BINARY = { type: 'string', format: 'binary' } as const;

/** Files that are the body of one request. */
@ApiTags('Uploads')
@Controller('uploads')
export class UploadContentController {
  constructor(
    private readonly files: WholeFiles,
    private readonly uploads: UploadsService,
  ) {}

  @Post('file')
  @HttpCode(201)
  @TakesStream({ ofAnyType: true })
  @Requires('uploads:write')
  @ApiConsumes('application/octet-stream')
  @ApiBody({ schema: BINARY })
  @ApiOperation({
    operationId: 'uploadFile',
    summary: 'Upload a file in one request',
    description: 'The body is the file. What may be cut off is better sent with a tus client.',
  })
  @ApiCreatedResponse({ standardSchema: UploadResponse })
  async upload(
    @CurrentProject() { tenant }: ProjectRef,
    @Query({ schema: FileOptions }) { name }: FileOptions,
    @Req() request: FastifyRequest,
    @StreamedBody() _bytes: AsyncIterable<Buffer>,
  ) {
    return toUpload(await this.files.take(tenant, name, request));
  }

  @Options('links/:link')
  @Public()
  @ApiExcludeEndpoint()
  async allow(@Param('link') link: string, @Res() reply: FastifyReply): Promise<void> {
    allowOrigin(reply, (await this.uploads.open(link)).corsOrigin);
    await reply.status(204).send();
  }

  @Put('links/:link')
  @HttpCode(200)
  @Public()
  @TakesStream({ ofAnyType: true })
  @ApiExcludeEndpoint()
  async put(
    @Param('link') link: string,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
    @StreamedBody() _bytes: AsyncIterable<Buffer>,
  ) {
    const upload = await this.uploads.open(link);
    allowOrigin(reply, upload.corsOrigin);
    return toUpload(await this.files.receive(upload, request));
  }

  @Post('links/:link')
  @HttpCode(200)
  @Public()
  @TakesStream({ ofAnyType: true })
  @ApiExcludeEndpoint()
  async post(
    @Param('link') link: string,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
    @StreamedBody() _bytes: AsyncIterable<Buffer>,
  ) {
    return this.put(link, request, reply, _bytes);
  }
}
