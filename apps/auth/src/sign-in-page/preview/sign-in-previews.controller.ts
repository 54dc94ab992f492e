import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentProject, type ProjectRef, Requires } from '@skydeck/auth-guard';
import { envelopeOf } from '@skydeck/envelope';
import { PreviewSignInPage, SignInPagePreview } from './sign-in-preview.schema.js';
import { SignInPreviews } from './sign-in-previews.js';

@ApiTags('Settings')
@Controller('projects/:project/auth-settings/preview')
export class SignInPreviewsController {
  constructor(private readonly previews: SignInPreviews) {}

  @Requires('settings:read')
  @Post()
  @HttpCode(200)
  @ApiOperation({
    operationId: 'previewSignInPage',
    summary: 'See the sign-in page as it would be with other settings; nothing is saved',
  })
  @ApiOkResponse({ standardSchema: envelopeOf(SignInPagePreview) })
  show(
    @CurrentProject() { tenant }: ProjectRef,
    @Body({ schema: PreviewSignInPage }) body: PreviewSignInPage,
  ) {
    return this.previews.of(tenant, body);
  }
}
