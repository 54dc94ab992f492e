import { Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentProject, type ProjectRef, Requires } from '@skydeck/auth-guard';
import { envelopeOf, paged, pageOf } from '@skydeck/envelope';
import { ListOtpBlocks, OtpBlock, toOtpBlock } from './otp-block.schema.js';
import { OtpBlocks } from './otp-blocks.js';

@ApiTags('One-time passwords')
@Controller('auth/otp/blocks')
export class OtpBlocksController {
  constructor(private readonly blocks: OtpBlocks) {}

  @Requires('otp:read')
  @Get()
  @ApiOperation({
    operationId: 'listOtpBlocks',
    summary: 'List the prefixes and countries that get no codes',
  })
  @ApiOkResponse({ standardSchema: pageOf(OtpBlock) })
  async list(
    @CurrentProject() { tenant }: ProjectRef,
    @Query({ schema: ListOtpBlocks.schema }) query: ListOtpBlocks,
  ) {
    const rows = await this.blocks.list(tenant, ListOtpBlocks.parse(query));
    return paged(ListOtpBlocks.page(rows, query, toOtpBlock));
  }

  @Requires('otp:write')
  @Post(':id/release')
  @HttpCode(200)
  @ApiOperation({ operationId: 'releaseOtpBlock', summary: 'Let codes go there again' })
  @ApiOkResponse({ standardSchema: envelopeOf(OtpBlock) })
  async release(
    @CurrentProject() { tenant }: ProjectRef,
    @Param('id') id: string,
  ): Promise<OtpBlock> {
    return toOtpBlock(await this.blocks.release(tenant, id));
  }
}
