import { CurrentProject, type ProjectRef, Requires } from '@skydeck/auth-guard';
import { IF_MATCH, IfMatch, type Precondition, withETag } from '@skydeck/envelope';
import { Body, Controller, Get, Patch } from '@nestjs/common';
import { ApiHeader, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { AssetDefaultsEntity } from './asset-defaults.entity.js';
import { AssetDefaultsResponse, UpdateAssetDefaults } from './asset-defaults.schema.js';
import { AssetDefaults } from './asset-defaults.js';

@ApiTags('Assets')
@Controller('asset-defaults')
export class AssetDefaultsController {
  constructor(private readonly defaults: AssetDefaults) {}

  @Get()
  @Requires('videos:read')
  @ApiOperation({ operationId: 'getAssetDefaults', summary: 'See how long new assets are kept' })
  @ApiOkResponse({ standardSchema: AssetDefaultsResponse })
  async get(@CurrentProject() { tenant }: ProjectRef) {
    return tagged(await this.defaults.get(tenant));
  }

  @Patch()
  @Requires('videos:write')
  @ApiHeader(IF_MATCH)
  @ApiOperation({
    operationId: 'updateAssetDefaults',
    summary: 'Change how long new assets are kept',
  })
  @ApiOkResponse({ standardSchema: AssetDefaultsResponse })
  async update(
    @CurrentProject() { tenant }: ProjectRef,
    @Body({ schema: UpdateAssetDefaults }) { retention_days: days }: UpdateAssetDefaults,
    @IfMatch() expected: Precondition,
  ) {
    return tagged(await this.defaults.update(tenant, days, expected));
  }
}

const tagged = ({ retentionDays, version }: AssetDefaultsEntity) =>
  withETag({ retention_days: retentionDays }, version);
