import { CurrentProject, type ProjectRef, Requires } from '@skydeck/auth-guard';
import { accepted } from '@skydeck/envelope';
import { StreamedBody, TakesStream } from '@skydeck/service';
import { Controller, Get, Headers, HttpCode, Param, Post, Query, Req, Res } from '@nestjs/common';
import {
  ApiAcceptedResponse,
  ApiBody,
  ApiConsumes,
  ApiHeader,
  ApiOkResponse,
  ApiOperation,
  ApiParam,
  ApiTags,
} from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { digestField, sha256Of } from './content-digest.js';
import { ImageErrors } from './image.errors.js';
import { ImageExport } from './image-export.js';
import { ImageMaking } from './image-making.js';
import { ImageResponse, toImage, UploadImage } from './image.schema.js';
import { OwnImages } from './own-images.js';

const BINARY = { type: 'string', format: 'binary' } as const;

@ApiTags('Images')
@ApiParam({ name: 'project', description: 'Id or slug of the project.' })
@Controller('projects/:project/images')
export class ImageTransferController {
  constructor(
    private readonly images: OwnImages,
    private readonly making: ImageMaking,
    private readonly exports: ImageExport,
  ) {}

  @Post('uploads')
  @HttpCode(202)
  @TakesStream()
  @Requires('vps:write')
  @ApiConsumes('application/octet-stream')
  @ApiBody({ schema: BINARY })
  @ApiHeader({
    name: 'Content-Digest',
    required: false,
    description: 'SHA-256 of the file as of RFC 9530; another file is refused.',
  })
  @ApiOperation({
    operationId: 'uploadImage',
    summary: 'Upload an image',
    description: 'The body is the file. It is looked into before servers can be made of it.',
  })
  @ApiAcceptedResponse({ standardSchema: ImageResponse })
  async upload(
    @CurrentProject() project: ProjectRef,
    @Query({ schema: UploadImage }) wanted: UploadImage,
    @Headers('content-digest') digest: string | undefined,
    @StreamedBody() body: AsyncIterable<Buffer>,
  ) {
    const announced = sha256Of(digest) ?? wanted.sha256;
    if (announced !== (wanted.sha256 ?? announced)) throw ImageErrors.digest_mismatch();
    const about = { ...wanted, sha256: announced };
    const { image, operation } = await this.making.fromUpload(project, about, body);
    return accepted(toImage(image), operation.id);
  }

  @Get(':image/export')
  @Requires('vps:write')
  @ApiParam({ name: 'image', description: 'Id or slug of the image.' })
  @ApiOperation({
    operationId: 'exportImage',
    summary: 'Download an image as a file that can be uploaded again',
    description: 'To move it to another project or installation. Name its `format` there again.',
  })
  @ApiOkResponse({ content: { 'application/octet-stream': { schema: BINARY } } })
  async export(
    @CurrentProject() project: ProjectRef,
    @Param('image') name: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const image = await this.images.get(project, name);
    const file = await this.exports.open(image);
    await reply
      .headers({
        'content-type': 'application/octet-stream',
        'content-disposition': `attachment; filename="${file.name}"`,
        'x-request-id': request.id,
        ...(file.sizeBytes !== undefined && { 'content-length': file.sizeBytes }),
        ...(file.sha256 !== undefined && { 'repr-digest': digestField(file.sha256) }),
      })
      .send(file.stream);
  }
}
