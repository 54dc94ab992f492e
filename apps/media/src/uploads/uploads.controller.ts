import { CurrentProject, type ProjectRef, Requires } from '@skydeck/auth-guard';
import { paged } from '@skydeck/envelope';
import { Body, Controller, Delete, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import {
  CreatedUploadResponse,
  CreateUpload,
  ListUploads,
  toUpload,
  UploadListResponse,
  UploadResponse,
} from './upload.schema.js';
import { UploadLimits } from './upload-limits.js';
import { UploadSweeper } from './upload-sweeper.js';
import { UploadsService } from './uploads.service.js';

@ApiTags('Uploads')
@Controller('uploads')
export class UploadsController {
  constructor(
    private readonly uploads: UploadsService,
    private readonly sweeper: UploadSweeper,
    private readonly limits: UploadLimits,
  ) {}

  @Post()
  @HttpCode(201)
  @Requires('uploads:write')
  @ApiOperation({
    operationId: 'createUpload',
    summary: 'Begin an upload',
    description:
      'Gives an address that takes the file without a key: for a tus client, or for one PUT of a browser. With `source_url` the file is fetched by us.',
  })
  @ApiCreatedResponse({ standardSchema: CreatedUploadResponse })
  async create(
    @CurrentProject() { tenant }: ProjectRef,
    @Body({ schema: CreateUpload }) body: CreateUpload,
  ) {
    const { source_url: sourceUrl } = body;
    const kind = sourceUrl === undefined ? (body.kind ?? 'tus') : 'url';
    const { upload, secret } = await this.uploads.create(tenant, {
      kind,
      name: body.name,
      contentType: body.content_type,
      sizeBytes: body.size_bytes ?? null,
      settings: body.asset,
      corsOrigin: body.cors_origin,
      ...(sourceUrl !== undefined && { sourceUrl }),
    });
    if (kind === 'url') this.sweeper.wake();
    const link = `${upload.id}.${secret}`;
    return {
      ...toUpload(upload),
      tus_url: kind === 'tus' ? this.#address(`tus/links/${link}`) : null,
      upload_url: kind === 'direct' ? this.#address(`uploads/links/${link}`) : null,
    };
  }

  @Get()
  @Requires('uploads:read')
  @ApiOperation({ operationId: 'listUploads', summary: 'List the uploads' })
  @ApiOkResponse({ standardSchema: UploadListResponse })
  async list(
    @CurrentProject() { tenant }: ProjectRef,
    @Query({ schema: ListUploads.schema }) query: ListUploads,
  ) {
    const rows = await this.uploads.list(tenant, ListUploads.parse(query));
    return paged(ListUploads.page(rows, query, toUpload));
  }

  @Get(':upload')
  @Requires('uploads:read')
  @ApiOperation({ operationId: 'getUpload', summary: 'See how far an upload is' })
  @ApiOkResponse({ standardSchema: UploadResponse })
  async get(@CurrentProject() { tenant }: ProjectRef, @Param('upload') id: string) {
    return toUpload(await this.uploads.get(tenant, id));
  }

  @Delete(':upload')
  @Requires('uploads:write')
  @ApiOperation({
    operationId: 'cancelUpload',
    summary: 'Cancel an upload',
    description: 'What was received is removed. A complete upload is an asset: delete that.',
  })
  @ApiOkResponse({ standardSchema: UploadResponse })
  async cancel(@CurrentProject() { tenant }: ProjectRef, @Param('upload') id: string) {
    const upload = await this.uploads.cancel(await this.uploads.get(tenant, id));
    this.sweeper.wake();
    return toUpload(upload);
  }

  #address(path: string): string {
    return new URL(`/api/v1/${path}`, this.limits.publicUrl).href;
  }
}
