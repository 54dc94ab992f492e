import { CurrentProject, type ProjectRef, Requires } from '@skydeck/auth-guard';
import {
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
  ApiTags,
} from '@nestjs/swagger';
import type { AssetEntity } from './asset.entity.js';
import {
  AssetListResponse,
  AssetResponse,
  ListAssets,
  RetryAsset,
  toAsset,
  UpdateAsset,
} from './asset.schema.js';
import { AssetWork } from './asset-work.js';
import { AssetsService } from './assets.service.js';
import { InputInfoResponse, toInputInfo } from './input-info.schema.js';
import { RenditionsResponse, toRendition } from './rendition.schema.js';

@ApiTags('Assets')
@Controller('assets')
export class AssetsController {
  constructor(
    private readonly assets: AssetsService,
    private readonly work: AssetWork,
  ) {}

  @Get()
  @Requires('videos:read')
  @ApiOperation({ operationId: 'listAssets', summary: 'List the assets' })
  @ApiOkResponse({ standardSchema: AssetListResponse })
  async list(
    @CurrentProject() { tenant }: ProjectRef,
    @Query({ schema: ListAssets.schema }) query: ListAssets,
  ) {
    const rows = await this.assets.list(tenant, ListAssets.parse(query));
    return paged(ListAssets.page(rows, query, toAsset));
  }

  @Get(':asset')
  @Requires('videos:read')
  @ApiOperation({ operationId: 'getAsset', summary: 'See what an asset is, and how far' })
  @ApiOkResponse({ standardSchema: AssetResponse })
  async get(@CurrentProject() { tenant }: ProjectRef, @Param('asset') id: string) {
    return tagged(await this.assets.get(tenant, id));
  }

  @Patch(':asset')
  @Requires('videos:write')
  @ApiHeader(IF_MATCH)
  @ApiOperation({ operationId: 'updateAsset', summary: 'Change name, labels or end of an asset' })
  @ApiOkResponse({ standardSchema: AssetResponse })
  async update(
    @CurrentProject() { tenant }: ProjectRef,
    @Param('asset') id: string,
    @Body({ schema: UpdateAsset }) body: UpdateAsset,
    @IfMatch() expected: Precondition,
  ) {
    return tagged(await this.assets.update(tenant, id, body, expected));
  }

  @Delete(':asset')
  @Requires('videos:write')
  @ApiHeader(IF_MATCH)
  @ApiOperation({
    operationId: 'deleteAsset',
    summary: 'Delete an asset, its file and all that was made of it',
  })
  @ApiOkResponse({ standardSchema: envelopeOf(Deleted) })
  async delete(
    @CurrentProject() { tenant }: ProjectRef,
    @Param('asset') id: string,
    @IfMatch() expected: Precondition,
  ) {
    await this.assets.delete(tenant, id, expected);
    return { id, deleted: true as const };
  }

  @Post(':asset/retry')
  @HttpCode(202)
  @Requires('videos:write')
  @ApiOperation({
    operationId: 'retryAsset',
    summary: 'Make an asset after all that failed or was called off',
    description:
      'What was made stays, and the rest is made; with `scope` `all` everything is made anew from its file. An asset that was rejected cannot be retried.',
  })
  @ApiAcceptedResponse({ standardSchema: AssetResponse })
  async retry(
    @CurrentProject() { tenant }: ProjectRef,
    @Param('asset') id: string,
    @Query({ schema: RetryAsset }) { scope }: RetryAsset,
  ) {
    return tagged(await this.work.retry(tenant, id, scope));
  }

  @Post(':asset/cancel')
  @HttpCode(200)
  @Requires('videos:write')
  @ApiOperation({
    operationId: 'cancelAsset',
    summary: 'Call the work on an asset off',
    description:
      'Its encoders are ended at once. The asset stays, and can be retried or deleted; it does not play meanwhile.',
  })
  @ApiOkResponse({ standardSchema: AssetResponse })
  async cancel(@CurrentProject() { tenant }: ProjectRef, @Param('asset') id: string) {
    return tagged(await this.work.cancel(tenant, id));
  }

  @Get(':asset/input-info')
  @Requires('videos:read')
  @ApiOperation({ operationId: 'getInputInfo', summary: 'See what is in the file of an asset' })
  @ApiOkResponse({ standardSchema: InputInfoResponse })
  async inputInfo(@CurrentProject() { tenant }: ProjectRef, @Param('asset') id: string) {
    return toInputInfo(await this.assets.inputOf(tenant, id));
  }

  @Get(':asset/renditions')
  @Requires('videos:read')
  @ApiOperation({ operationId: 'listRenditions', summary: 'See in which sizes an asset is made' })
  @ApiOkResponse({ standardSchema: RenditionsResponse })
  async renditions(@CurrentProject() { tenant }: ProjectRef, @Param('asset') id: string) {
    return { items: (await this.assets.renditionsOf(tenant, id)).map(toRendition) };
  }
}

const tagged = (asset: AssetEntity) => withETag(toAsset(asset), asset.version);
