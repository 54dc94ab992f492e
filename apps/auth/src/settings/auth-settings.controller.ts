import { Body, Controller, Get, Patch } from '@nestjs/common';
import { ApiHeader, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentProject, type ProjectRef, Requires } from '@skydeck/auth-guard';
import { envelopeOf, IF_MATCH, IfMatch, Precondition, withETag } from '@skydeck/envelope';
import { AuthSettings, toAuthSettings, UpdateAuthSettings } from './auth-settings.schema.js';
import { AuthSettingsService } from './auth-settings.service.js';

@ApiTags('Settings')
@Controller('projects/:project/auth-settings')
export class AuthSettingsController {
  constructor(private readonly settings: AuthSettingsService) {}

  @Requires('settings:read')
  @Get()
  @ApiOperation({ operationId: 'getAuthSettings', summary: 'Read the settings of Authentication' })
  @ApiOkResponse({ standardSchema: envelopeOf(AuthSettings) })
  async get(@CurrentProject() { tenant }: ProjectRef) {
    const settings = await this.settings.get(tenant);
    return withETag(toAuthSettings(tenant, settings), settings.version);
  }

  @Requires('settings:write')
  @Patch()
  @ApiHeader(IF_MATCH)
  @ApiOperation({
    operationId: 'updateAuthSettings',
    summary: 'Change settings of Authentication; a field that is named is replaced as a whole',
  })
  @ApiOkResponse({ standardSchema: envelopeOf(AuthSettings) })
  async update(
    @CurrentProject() { tenant }: ProjectRef,
    @Body({ schema: UpdateAuthSettings }) body: UpdateAuthSettings,
    @IfMatch() expected: Precondition,
  ) {
    const settings = await this.settings.update(tenant, body, expected);
    return withETag(toAuthSettings(tenant, settings), settings.version);
  }
}
