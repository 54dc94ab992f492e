import { CurrentProject, type ProjectRef, Requires } from '@skydeck/auth-guard';
import { withETag } from '@skydeck/envelope';
import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiAcceptedResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { AssetResponse, toAsset } from '../asset.schema.js';
import { AssetMaking } from './asset-making.js';
import { MakeAsset } from './make-asset.schema.js';

@ApiTags('Assets')
@Controller('assets')
export class AssetMakingController {
  constructor(private readonly making: AssetMaking) {}

  @Post()
  @HttpCode(202)
  @Requires('videos:write')
  @ApiOperation({
    operationId: 'createAsset',
    summary: 'Make an asset of a file at an address, or of an upload',
    description:
      'It is `waiting` until its file is there, and is then made like any other. When the file cannot be had it is `rejected`, with the reason.',
  })
  @ApiAcceptedResponse({ standardSchema: AssetResponse })
  async create(
    @CurrentProject() { tenant }: ProjectRef,
    @Body({ schema: MakeAsset }) body: MakeAsset,
  ) {
    const { source_url: url, upload_id: uploadId = '', settings } = body;
    const asset = await (url === undefined
      ? this.making.ofUpload(tenant, uploadId, settings)
      : this.making.fromUrl(tenant, url, settings));
    return withETag(toAsset(asset), asset.version);
  }
}
