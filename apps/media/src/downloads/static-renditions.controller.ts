import { CurrentProject, type ProjectRef, Requires } from '@skydeck/auth-guard';
import { Deleted, envelopeOf } from '@skydeck/envelope';
import { Body, Controller, Delete, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiAcceptedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import {
  CreateStaticRendition,
  StaticRenditionResponse,
  StaticRenditionsResponse,
  toStaticRendition,
} from './static-rendition.schema.js';
import { StaticRenditions } from './static-renditions.js';

@ApiTags('Downloads')
@Controller('assets/:asset/static-renditions')
export class StaticRenditionsController {
  constructor(private readonly renditions: StaticRenditions) {}

  @Post()
  @HttpCode(202)
  @Requires('videos:write')
  @ApiOperation({
    operationId: 'createStaticRendition',
    summary: 'Have one file made of an asset, for download',
    description:
      'It is packed of what is there, without encoding, as soon as the asset is ready. Asking again for the same name answers with the one that is there; one that failed is made anew.',
  })
  @ApiAcceptedResponse({ standardSchema: StaticRenditionResponse })
  async create(
    @CurrentProject() { tenant }: ProjectRef,
    @Param('asset') asset: string,
    @Body({ schema: CreateStaticRendition }) { name }: CreateStaticRendition,
  ) {
    return toStaticRendition(await this.renditions.create(tenant, asset, name));
  }

  @Get()
  @Requires('videos:read')
  @ApiOperation({
    operationId: 'listStaticRenditions',
    summary: 'See which files of an asset can be downloaded',
  })
  @ApiOkResponse({ standardSchema: StaticRenditionsResponse })
  async list(@CurrentProject() { tenant }: ProjectRef, @Param('asset') asset: string) {
    return { items: (await this.renditions.list(tenant, asset)).map(toStaticRendition) };
  }

  @Get(':static_rendition')
  @Requires('videos:read')
  @ApiOperation({
    operationId: 'getStaticRendition',
    summary: 'See how far a file for download is',
  })
  @ApiOkResponse({ standardSchema: StaticRenditionResponse })
  async get(
    @CurrentProject() { tenant }: ProjectRef,
    @Param('asset') asset: string,
    @Param('static_rendition') id: string,
  ) {
    return toStaticRendition(await this.renditions.get(tenant, asset, id));
  }

  @Delete(':static_rendition')
  @Requires('videos:write')
  @ApiOperation({
    operationId: 'deleteStaticRendition',
    summary: 'Delete a file for download',
    description: 'What is fetched right now is fetched to its end.',
  })
  @ApiOkResponse({ standardSchema: envelopeOf(Deleted) })
  async delete(
    @CurrentProject() { tenant }: ProjectRef,
    @Param('asset') asset: string,
    @Param('static_rendition') id: string,
  ) {
    await this.renditions.delete(tenant, asset, id);
    return { id, deleted: true as const };
  }
}
