import { CurrentProject, type ProjectRef, Requires } from '@skydeck/auth-guard';
import {
  Deleted,
  envelopeOf,
  IF_MATCH,
  IfMatch,
  type Precondition,
  withETag,
} from '@skydeck/envelope';
import { Body, Controller, Delete, Get, Param, Patch, Post } from '@nestjs/common';
import {
  ApiCreatedResponse,
  ApiHeader,
  ApiOkResponse,
  ApiOperation,
  ApiParam,
  ApiTags,
} from '@nestjs/swagger';
import { AppsService } from '../apps/apps.service.js';
import { LaunchpadSettings } from '../launchpad-settings.js';
import type { HookEntity } from './hook.entity.js';
import { HookResponse, toHook, UpdateHook } from './hook.schema.js';
import { HooksService, hookVersion } from './hooks.service.js';

@ApiTags('Apps')
@ApiParam({ name: 'project', description: 'Id or slug of the project.' })
@ApiParam({ name: 'app', description: 'Id or name of the app.' })
@Controller('projects/:project/apps/:app/hook')
export class HooksController {
  constructor(
    private readonly apps: AppsService,
    private readonly hooks: HooksService,
    private readonly settings: LaunchpadSettings,
  ) {}

  @Get()
  @Requires('apps:read')
  @ApiOperation({ operationId: 'getAppHook', summary: 'Show how an app follows its repository' })
  @ApiOkResponse({ standardSchema: HookResponse })
  async get(@CurrentProject() project: ProjectRef, @Param('app') name: string) {
    const { id } = await this.apps.get(project, name);
    return this.#tagged(await this.hooks.get(id));
  }

  @Post()
  @Requires('apps:write')
  @ApiOperation({
    operationId: 'createAppHook',
    summary: 'Make a hook, or another secret for it',
    description: 'The secret is shown once. The one before is no longer good.',
  })
  @ApiCreatedResponse({ standardSchema: HookResponse })
  async create(@CurrentProject() project: ProjectRef, @Param('app') name: string) {
    const { hook, secret } = await this.hooks.create(await this.apps.get(project, name));
    return this.#tagged(hook, secret);
  }

  @Patch()
  @Requires('apps:write')
  @ApiHeader(IF_MATCH)
  @ApiOperation({ operationId: 'updateAppHook', summary: 'Change what a hook follows' })
  @ApiOkResponse({ standardSchema: HookResponse })
  async update(
    @CurrentProject() project: ProjectRef,
    @Param('app') name: string,
    @Body({ schema: UpdateHook }) body: UpdateHook,
    @IfMatch() expected: Precondition,
  ) {
    const app = await this.apps.get(project, name);
    return this.#tagged(await this.hooks.update(app, body, expected));
  }

  @Delete()
  @Requires('apps:write')
  @ApiHeader(IF_MATCH)
  @ApiOperation({ operationId: 'deleteAppHook', summary: 'Throw a hook away' })
  @ApiOkResponse({ standardSchema: envelopeOf(Deleted) })
  async delete(
    @CurrentProject() project: ProjectRef,
    @Param('app') name: string,
    @IfMatch() expected: Precondition,
  ) {
    const app = await this.apps.get(project, name);
    await this.hooks.delete(app, expected);
    return { id: app.id, deleted: true };
  }

  #tagged(hook: HookEntity, secret: string | null = null) {
    const base = this.settings.config.PLATFORM_URL ?? '';
    return withETag(toHook(hook, base, secret), hookVersion(hook));
  }
}
