import { CurrentProject, type ProjectRef, Requires } from '@skydeck/auth-guard';
import { Body, Controller, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { callerId } from '../consent/suppressions/suppressions.js';
import { OptOutLinks } from '../opt-outs/opt-out-links.js';
import { RecipientDirectory } from '../recipients/recipient-directory.js';
import {
  PreferencesLinkResponse,
  PreferencesResponse,
  ReadPreferences,
  SetPreferences,
  SetRecipientPreferences,
  toPreferences,
} from './preference.schema.js';
import { PreferencesService } from './preferences.service.js';

@ApiTags('Topics')
@Controller()
export class PreferencesController {
  constructor(
    private readonly preferences: PreferencesService,
    private readonly directory: RecipientDirectory,
    private readonly links: OptOutLinks,
  ) {}

  @Post('preferences/lookup')
  @HttpCode(200)
  @Requires('messages:read')
  @ApiOperation({
    operationId: 'lookUpPreferences',
    summary: 'Read what an address gets of topics',
    description: 'The address stands in the body, as paths end up in logs.',
  })
  @ApiOkResponse({ standardSchema: PreferencesResponse })
  async lookUp(
    @CurrentProject() { tenant }: ProjectRef,
    @Body({ schema: ReadPreferences }) address: ReadPreferences,
  ) {
    return toPreferences(await this.preferences.read(tenant, [address]));
  }

  @Put('preferences')
  @Requires('messages:write')
  @ApiOperation({
    operationId: 'setPreferences',
    summary: 'Say what an address gets of topics, as its owner wants',
  })
  @ApiOkResponse({ standardSchema: PreferencesResponse })
  async set(
    @CurrentProject() { tenant }: ProjectRef,
    @Body({ schema: SetPreferences }) { preferences, ...address }: SetPreferences,
  ) {
    await this.preferences.set(tenant, [address], preferences, { by: callerId() });
    return toPreferences(await this.preferences.read(tenant, [address]));
  }

  @Get('recipients/:recipient/preferences')
  @Requires('messages:read')
  @ApiOperation({
    operationId: 'getRecipientPreferences',
    summary: 'Read what a recipient gets of topics',
  })
  @ApiOkResponse({ standardSchema: PreferencesResponse })
  async ofRecipient(@CurrentProject() { tenant }: ProjectRef, @Param('recipient') ref: string) {
    const addresses = await this.preferences.addressesOf(tenant, ref);
    return toPreferences(await this.preferences.read(tenant, addresses));
  }

  @Put('recipients/:recipient/preferences')
  @Requires('messages:write')
  @ApiOperation({
    operationId: 'setRecipientPreferences',
    summary: 'Say what a recipient gets of topics, at all addresses',
  })
  @ApiOkResponse({ standardSchema: PreferencesResponse })
  async setOfRecipient(
    @CurrentProject() { tenant }: ProjectRef,
    @Param('recipient') ref: string,
    @Body({ schema: SetRecipientPreferences }) { preferences }: SetRecipientPreferences,
  ) {
    const addresses = await this.preferences.addressesOf(tenant, ref);
    await this.preferences.set(tenant, addresses, preferences, { by: callerId() });
    return toPreferences(await this.preferences.read(tenant, addresses));
  }

  @Post('recipients/:recipient/preferences-link')
  @HttpCode(200)
  @Requires('messages:write')
  @ApiOperation({
    operationId: 'createPreferencesLink',
    summary: 'Get a link to the page on which a recipient chooses',
  })
  @ApiOkResponse({ standardSchema: PreferencesLinkResponse })
  async link(@CurrentProject() { tenant }: ProjectRef, @Param('recipient') ref: string) {
    const { id } = await this.directory.get(tenant, ref);
    return { url: this.links.preferencesOf(id) };
  }
}
