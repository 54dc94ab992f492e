import { CurrentProject, type ProjectRef, Requires } from '@skydeck/auth-guard';
import {
  accepted,
  Deleted,
  envelopeOf,
  IF_MATCH,
  IfMatch,
  paged,
  Precondition,
  withETag,
} from '@skydeck/envelope';
import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, Query } from '@nestjs/common';
import {
  ApiAcceptedResponse,
  ApiHeader,
  ApiOkResponse,
  ApiOperation,
  ApiParam,
  ApiTags,
} from '@nestjs/swagger';
import { ImageCache } from '../engine/images/image-cache.js';
import {
  CreateImage,
  ImageListResponse,
  ImageResponse,
  ListImages,
  toImage,
  UpdateImage,
} from './image.schema.js';
import type { ImageEntity } from './image.entity.js';
import { ImageMaking } from './image-making.js';
import { OwnImages } from './own-images.js';

@ApiTags('Images')
@ApiParam({ name: 'project', description: 'Id or slug of the project.' })
@Controller('projects/:project/images')
export class ImagesController {
  constructor(
    private readonly images: OwnImages,
    private readonly making: ImageMaking,
    private readonly cache: ImageCache,
  ) {}

  @Post()
  @HttpCode(202)
  @Requires('vps:write')
  @ApiOperation({
    operationId: 'createImage',
    summary: 'Make an image of a snapshot or from an address',
    description:
      'Name `vps` and `snapshot`, or a `url`. Servers can be made of it once it is `ready`.',
  })
  @ApiAcceptedResponse({ standardSchema: ImageResponse })
  async create(
    @CurrentProject() project: ProjectRef,
    @Body({ schema: CreateImage }) body: CreateImage,
  ) {
    const { image, operation } =
      'url' in body
        ? await this.making.fromUrl(project, body)
        : await this.making.fromSnapshot(project, body);
    return accepted(toImage(image), operation.id);
  }

  @Get()
  @Requires('vps:read')
  @ApiOperation({
    operationId: 'listImages',
    summary: 'List images, newest first',
    description: 'Those of the catalogue and those of the project.',
  })
  @ApiOkResponse({ standardSchema: ImageListResponse })
  async list(
    @CurrentProject() project: ProjectRef,
    @Query({ schema: ListImages.schema }) query: ListImages,
  ) {
    const rows = await this.images.list(project, ListImages.parse(query));
    const obstacles = new Map(
      await Promise.all(rows.map(async (row) => [row.id, await this.#obstacleOf(row)] as const)),
    );
    return paged(ListImages.page(rows, query, (row) => toImage(row, obstacles.get(row.id))));
  }

  @Get(':image')
  @Requires('vps:read')
  @ApiParam({ name: 'image', description: 'Id or slug of the image.' })
  @ApiOperation({ operationId: 'getImage', summary: 'Show an image' })
  @ApiOkResponse({ standardSchema: ImageResponse })
  async get(@CurrentProject() project: ProjectRef, @Param('image') image: string) {
    return this.#tagged(await this.images.get(project, image));
  }

  @Patch(':image')
  @Requires('vps:write')
  @ApiHeader(IF_MATCH)
  @ApiParam({ name: 'image', description: 'Id or slug of the image.' })
  @ApiOperation({ operationId: 'updateImage', summary: 'Give an image another title' })
  @ApiOkResponse({ standardSchema: ImageResponse })
  async update(
    @CurrentProject() project: ProjectRef,
    @Param('image') image: string,
    @Body({ schema: UpdateImage }) body: UpdateImage,
    @IfMatch() expected: Precondition,
  ) {
    return this.#tagged(await this.images.update(project, image, body, expected));
  }

  @Post(':image/build')
  @HttpCode(202)
  @Requires('vps:write')
  @ApiParam({ name: 'image', description: 'Id or slug of the image.' })
  @ApiOperation({
    operationId: 'buildImage',
    summary: 'Build an image of the catalogue ahead of its first use',
  })
  @ApiAcceptedResponse({ standardSchema: ImageResponse })
  async build(@CurrentProject() project: ProjectRef, @Param('image') name: string) {
    const { image, operation } = await this.making.build(project, name);
    return accepted(toImage(image), operation.id);
  }

  @Delete(':image')
  @Requires('vps:write')
  @ApiHeader(IF_MATCH)
  @ApiParam({ name: 'image', description: 'Id or slug of the image.' })
  @ApiOperation({
    operationId: 'deleteImage',
    summary: 'Delete an image',
    description: 'Servers that were made of it stay, and can be rebuilt as before.',
  })
  @ApiOkResponse({ standardSchema: envelopeOf(Deleted) })
  async delete(
    @CurrentProject() project: ProjectRef,
    @Param('image') image: string,
    @IfMatch() expected: Precondition,
  ) {
    const { id } = await this.images.delete(project, image, expected);
    return { id, deleted: true };
  }

  async #tagged(row: ImageEntity) {
    return withETag(toImage(row, await this.#obstacleOf(row)), row.version);
  }

  async #obstacleOf({ origin, status, slug }: ImageEntity) {
    const isBuilt = origin !== 'catalogue' || status === 'ready';
    return isBuilt ? undefined : this.cache.obstacle(slug);
  }
}
