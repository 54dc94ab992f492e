import { CurrentProject, type ProjectRef, Requires } from '@skydeck/auth-guard';
import { withETag } from '@skydeck/envelope';
import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { ApiAcceptedResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { AssetResponse, toAsset } from '../assets/asset.schema.js';
import { CreateClip } from './clip.schema.js';
import { Clips } from './clips.js';

@ApiTags('Clips')
@Controller('assets/:asset/clips')
export class ClipsController {
  constructor(private readonly clips: Clips) {}

  @Post()
  @HttpCode(202)
  @Requires('videos:write')
  @ApiOperation({
    operationId: 'createClip',
    summary: 'Make a new asset of a part of another',
    description:
      'It is cut out of the file that was uploaded, to the picture, and then made like any other asset, with the same settings and watermark. It stays when the other one is deleted; until it is cut, it needs it.',
  })
  @ApiAcceptedResponse({ standardSchema: AssetResponse })
  async create(
    @CurrentProject() { tenant }: ProjectRef,
    @Param('asset') asset: string,
    @Body({ schema: CreateClip }) body: CreateClip,
  ) {
    const clip = await this.clips.create(tenant, asset, body);
    return withETag(toAsset(clip), clip.version);
  }
}
