import { CurrentProject, type ProjectRef, Requires } from '@skydeck/auth-guard';
import { withETag } from '@skydeck/envelope';
import { Body, Controller, Param, Put } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { AssetResponse, toAsset } from '../assets/asset.schema.js';
import { ChoosePoster } from './poster.schema.js';
import { Posters } from './posters.js';

@ApiTags('Images')
@Controller('assets/:asset/poster')
export class PostersController {
  constructor(private readonly posters: Posters) {}

  @Put()
  @Requires('videos:write')
  @ApiOperation({
    operationId: 'choosePoster',
    summary: 'Choose the still picture of an asset',
    description: 'A moment of it, to the picture, or an image. It is seen within seconds.',
  })
  @ApiOkResponse({ standardSchema: AssetResponse })
  async choose(
    @CurrentProject() { tenant }: ProjectRef,
    @Param('asset') id: string,
    @Body({ schema: ChoosePoster }) body: ChoosePoster,
  ) {
    const asset = await this.posters.choose(tenant, id, body);
    return withETag(toAsset(asset), asset.version);
  }
}
