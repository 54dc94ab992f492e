import { CurrentProject, type ProjectRef, Requires } from '@skydeck/auth-guard';
import { Deleted, envelopeOf, paged } from '@skydeck/envelope';
import { StreamedBody, TakesStream } from '@skydeck/service';
import { Body, Controller, Delete, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import {
  ApiBody,
  ApiConsumes,
  ApiCreatedResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
} from '@nestjs/swagger';
import { ImageFetch } from './image-fetch.js';
import {
  CreateImage,
  ImageListResponse,
  ImageOptions,
  ImageResponse,
  ListImages,
  toImage,
} from './image.schema.js';
import { Images } from './images.js';

const BINARY = { type: 'string', format: 'binary' } as const;

@ApiTags('Images')
@Controller('images')
export class ImagesController {
  constructor(
    private readonly images: Images,
    private readonly fetch: ImageFetch,
  ) {}

  @Post()
  @HttpCode(201)
  @Requires('videos:write')
  @ApiOperation({
    operationId: 'createMediaImage',
    summary: 'Keep a picture for watermarks and posters, from an address',
    description: 'PNG, JPEG or WebP, 4 megapixels and 8 MiB at most.',
  })
  @ApiCreatedResponse({ standardSchema: ImageResponse })
  async create(
    @CurrentProject() { tenant }: ProjectRef,
    @Body({ schema: CreateImage }) { name, url }: CreateImage,
  ) {
    return toImage(await this.images.create(tenant, name, await this.fetch.get(url)));
  }

  @Post('file')
  @HttpCode(201)
  @TakesStream({ ofAnyType: true })
  @Requires('videos:write')
  @ApiConsumes('application/octet-stream')
  @ApiBody({ schema: BINARY })
  @ApiOperation({
    operationId: 'uploadMediaImage',
    summary: 'Keep a picture for watermarks and posters',
    description: 'The body is the file: PNG, JPEG or WebP, 4 megapixels and 8 MiB at most.',
  })
  @ApiCreatedResponse({ standardSchema: ImageResponse })
  async upload(
    @CurrentProject() { tenant }: ProjectRef,
    @Query({ schema: ImageOptions }) { name }: ImageOptions,
    @StreamedBody() bytes: AsyncIterable<Buffer>,
  ) {
    return toImage(await this.images.create(tenant, name, bytes));
  }

  @Get()
  @Requires('videos:read')
  @ApiOperation({ operationId: 'listMediaImages', summary: 'List the images' })
  @ApiOkResponse({ standardSchema: ImageListResponse })
  async list(
    @CurrentProject() { tenant }: ProjectRef,
    @Query({ schema: ListImages.schema }) query: ListImages,
  ) {
    const rows = await this.images.list(tenant, ListImages.parse(query));
    return paged(ListImages.page(rows, query, toImage));
  }

  @Get(':picture')
  @Requires('videos:read')
  @ApiOperation({ operationId: 'getMediaImage', summary: 'Read an image' })
  @ApiOkResponse({ standardSchema: ImageResponse })
  async get(@CurrentProject() { tenant }: ProjectRef, @Param('picture') id: string) {
    return toImage(await this.images.get(tenant, id));
  }

  @Delete(':picture')
  @Requires('videos:write')
  @ApiOperation({
    operationId: 'deleteMediaImage',
    summary: 'Delete an image that nothing needs any more',
    description: 'What was made with it stays as it is.',
  })
  @ApiOkResponse({ standardSchema: envelopeOf(Deleted) })
  async delete(@CurrentProject() { tenant }: ProjectRef, @Param('picture') id: string) {
    await this.images.delete(tenant, id);
    return { id, deleted: true as const };
  }
}
