import { CurrentProject, type ProjectRef, Requires } from '@skydeck/auth-guard';
import {
  Deleted,
  envelopeOf,
  IF_MATCH,
  IfMatch,
  type Precondition,
  withETag,
} from '@skydeck/envelope';
import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import {
  ApiCreatedResponse,
  ApiHeader,
  ApiOkResponse,
  ApiOperation,
  ApiParam,
  ApiTags,
} from '@nestjs/swagger';
import { AppsService } from '../apps/apps.service.js';
import { toDeployment } from '../deployments/deployment.schema.js';
import { LaunchpadSettings } from '../launchpad-settings.js';
import {
  AppImageCheckResponse,
  AppImageResponse,
  AppImageWebhookResponse,
  SetAppImage,
  toAppImage,
} from './app-image.schema.js';
import { AppImagesService, imageVersion } from './app-images.service.js';
import { ImageChecks } from './image-checks.js';

@ApiTags('Apps')
@ApiParam({ name: 'project', description: 'Id or slug of the project.' })
@ApiParam({ name: 'app', description: 'Id or name of the app.' })
@Controller('projects/:project/apps/:app/image')
export class AppImagesController {
  constructor(
    private readonly apps: AppsService,
    private readonly images: AppImagesService,
    private readonly checks: ImageChecks,
    private readonly settings: LaunchpadSettings,
  ) {}

  @Get()
  @Requires('apps:read')
  @ApiOperation({ operationId: 'getAppImage', summary: 'Show the image that an app is made of' })
  @ApiOkResponse({ standardSchema: AppImageResponse })
  async get(@CurrentProject() project: ProjectRef, @Param('app') name: string) {
    const { id } = await this.apps.get(project, name);
    const image = await this.images.get(id);
    return withETag(toAppImage(image), imageVersion(image));
  }

  @Put()
  @Requires('apps:write')
  @ApiHeader(IF_MATCH)
  @ApiOperation({
    operationId: 'setAppImage',
    summary: 'Have an app be made of an image',
    description: 'The next deployment takes it.',
  })
  @ApiOkResponse({ standardSchema: AppImageResponse })
  async set(
    @CurrentProject() project: ProjectRef,
    @Param('app') name: string,
    @Body({ schema: SetAppImage }) body: SetAppImage,
    @IfMatch() expected: Precondition,
  ) {
    const image = await this.images.set(await this.apps.get(project, name), body, expected);
    return withETag(toAppImage(image), imageVersion(image));
  }

  @Post('check')
  @HttpCode(200)
  @Requires('apps:write')
  @ApiOperation({
    operationId: 'checkAppImage',
    summary: 'Deploy the image again if its tag has moved',
  })
  @ApiOkResponse({ standardSchema: AppImageCheckResponse })
  async check(@CurrentProject() project: ProjectRef, @Param('app') name: string) {
    const app = await this.apps.get(project, name);
    const { digest, moved, deployment } = await this.checks.check(app);
    const shown = deployment && toDeployment(deployment, this.settings.urlOf(app));
    return { digest, moved, deployment: shown };
  }

  @Post('webhook')
  @Requires('apps:write')
  @ApiOperation({
    operationId: 'createAppImageWebhook',
    summary: 'Make an address where a registry tells of pushes',
    description: 'It is shown once. The one before is no longer good.',
  })
  @ApiCreatedResponse({ standardSchema: AppImageWebhookResponse })
  async createWebhook(@CurrentProject() project: ProjectRef, @Param('app') name: string) {
    const app = await this.apps.get(project, name);
    const token = await this.images.createWebhook(app);
    const base = this.settings.config.PLATFORM_URL ?? '';
    return { app_id: app.id, url: `${base}/hooks/images/${token}` };
  }

  @Delete('webhook')
  @Requires('apps:write')
  @ApiOperation({ operationId: 'deleteAppImageWebhook', summary: 'Throw that address away' })
  @ApiOkResponse({ standardSchema: envelopeOf(Deleted) })
  async deleteWebhook(@CurrentProject() project: ProjectRef, @Param('app') name: string) {
    const app = await this.apps.get(project, name);
    await this.images.deleteWebhook(app);
    return { id: app.id, deleted: true };
  }
}
