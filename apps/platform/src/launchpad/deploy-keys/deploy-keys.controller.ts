import { CurrentProject, type ProjectRef, Requires } from '@skydeck/auth-guard';
import { Deleted, envelopeOf } from '@skydeck/envelope';
import { Controller, Delete, Get, Param, Post } from '@nestjs/common';
import {
  ApiCreatedResponse,
  ApiOkResponse,
  ApiOperation,
  ApiParam,
  ApiTags,
} from '@nestjs/swagger';
import { AppsService } from '../apps/apps.service.js';
import { DeployKeyResponse, toDeployKey } from './deploy-key.schema.js';
import { DeployKeysService } from './deploy-keys.service.js';

@ApiTags('Apps')
@ApiParam({ name: 'project', description: 'Id or slug of the project.' })
@ApiParam({ name: 'app', description: 'Id or name of the app.' })
@Controller('projects/:project/apps/:app/deploy-key')
export class DeployKeysController {
  constructor(
    private readonly apps: AppsService,
    private readonly keys: DeployKeysService,
  ) {}

  @Get()
  @Requires('apps:read')
  @ApiOperation({ operationId: 'getDeployKey', summary: 'Show the deploy key of an app' })
  @ApiOkResponse({ standardSchema: DeployKeyResponse })
  async get(@CurrentProject() project: ProjectRef, @Param('app') name: string) {
    const { key, hosts } = await this.keys.get(await this.apps.get(project, name));
    return toDeployKey(key, hosts);
  }

  @Post()
  @Requires('apps:write')
  @ApiOperation({
    operationId: 'createDeployKey',
    summary: 'Make a deploy key',
    description: 'It takes the place of the one before. Only its public part is ever shown.',
  })
  @ApiCreatedResponse({ standardSchema: DeployKeyResponse })
  async create(@CurrentProject() project: ProjectRef, @Param('app') name: string) {
    const app = await this.apps.get(project, name);
    await this.keys.create(app);
    const { key, hosts } = await this.keys.get(app);
    return toDeployKey(key, hosts);
  }

  @Delete()
  @Requires('apps:write')
  @ApiOperation({ operationId: 'deleteDeployKey', summary: 'Throw the deploy key away' })
  @ApiOkResponse({ standardSchema: envelopeOf(Deleted) })
  async delete(@CurrentProject() project: ProjectRef, @Param('app') name: string) {
    const app = await this.apps.get(project, name);
    await this.keys.delete(app);
    return { id: app.id, deleted: true };
  }

  @Delete('hosts/:host')
  @Requires('apps:write')
  @ApiParam({ name: 'host', description: '`host:port`' })
  @ApiOperation({
    operationId: 'forgetHostKey',
    summary: 'Forget the pinned key of a host',
    description: 'The next deployment pins the key that the host then shows.',
  })
  @ApiOkResponse({ standardSchema: envelopeOf(Deleted) })
  async forget(
    @CurrentProject() project: ProjectRef,
    @Param('app') name: string,
    @Param('host') host: string,
  ) {
    await this.keys.forgetHost(await this.apps.get(project, name), host);
    return { id: host, deleted: true };
  }
}
