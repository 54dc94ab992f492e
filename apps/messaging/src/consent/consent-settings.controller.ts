import { CurrentProject, type ProjectRef, Requires } from '@skydeck/auth-guard';
import { IF_MATCH, IfMatch, Precondition, withETag } from '@skydeck/envelope';
import { Body, Controller, Get, Patch } from '@nestjs/common';
import { ApiHeader, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { ConsentSettingEntity } from './consent-setting.entity.js';
import { ConsentSettingsStore } from './consent-settings.js';
import {
  ConsentSettingsResponse,
  toConsentSettings,
  UpdateConsentSettings,
} from './consent-settings.schema.js';

@ApiTags('Consent')
@Controller('consent-settings')
export class ConsentSettingsController {
  constructor(private readonly settings: ConsentSettingsStore) {}

  @Get()
  @Requires('messages:read')
  @ApiOperation({
    operationId: 'getConsentSettings',
    summary: 'Read quiet hours and answers to STOP, START and HELP',
  })
  @ApiOkResponse({ standardSchema: ConsentSettingsResponse })
  async get(@CurrentProject() { tenant }: ProjectRef) {
    return tagged(await this.settings.of(tenant));
  }

  @Patch()
  @Requires('messages:write')
  @ApiHeader(IF_MATCH)
  @ApiOperation({
    operationId: 'updateConsentSettings',
    summary: 'Change quiet hours and answers to STOP, START and HELP',
  })
  @ApiOkResponse({ standardSchema: ConsentSettingsResponse })
  async update(
    @CurrentProject() { tenant }: ProjectRef,
    @Body({ schema: UpdateConsentSettings }) body: UpdateConsentSettings,
    @IfMatch() expected: Precondition,
  ) {
    return tagged(await this.settings.update(tenant, body, expected));
  }
}

const tagged = (row: ConsentSettingEntity) => withETag(toConsentSettings(row), row.version);
