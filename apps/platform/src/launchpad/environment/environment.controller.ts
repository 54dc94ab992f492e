import { CurrentProject, type ProjectRef, Requires } from '@skydeck/auth-guard';
import { IF_MATCH, IfMatch, paged, Precondition, withETag } from '@skydeck/envelope';
import { Body, Controller, Delete, Get, Param, Patch, Put, Query } from '@nestjs/common';
import { ApiHeader, ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { AppsService, appVersion } from '../apps/apps.service.js';
import { EnvName } from '../apps/env-entry.schema.js';
import type { EnvPatch } from './env-values.js';
import { EnvValues } from './env-values.js';
import { EnvironmentErrors } from './environment.errors.js';
import {
  ApplyQuery,
  ChangeEnv,
  EnvChangedResponse,
  EnvChangeListResponse,
  EnvVariableListResponse,
  EnvVariableResponse,
  ListChanges,
  ListVariables,
  SetEnvVariable,
  toChange,
  toVariable,
} from './environment.schema.js';
import { EnvironmentService, type HowToChange } from './environment.service.js';
import { StoredSettings } from '../app-settings/stored-settings.js';
import { DiffEnvQuery, diffEnvs, EnvDiffResponse } from './env-diff.js';
import type { EnvOverrideEntity } from './env-override.entity.js';
import { EnvOverrides } from './env-overrides.js';
import type { EnvVariableEntity } from './env-variable.entity.js';

const KEY = { name: 'key', description: 'Name of the variable.' };

@ApiTags('Environment')
@ApiParam({ name: 'project', description: 'Id or slug of the project.' })
@ApiParam({ name: 'app', description: 'Id or name of the app.' })
@Controller('projects/:project/apps/:app')
export class EnvironmentController {
  constructor(
    private readonly apps: AppsService,
    private readonly environment: EnvironmentService,
    private readonly values: EnvValues,
    private readonly overrides: EnvOverrides,
    private readonly stored: StoredSettings,
  ) {}

  @Get('env')
  @Requires('apps:read')
  @ApiOperation({ operationId: 'listEnv', summary: 'List variables; values of secrets are null' })
  @ApiOkResponse({ standardSchema: EnvVariableListResponse })
  async list(
    @CurrentProject() project: ProjectRef,
    @Param('app') name: string,
    @Query({ schema: ListVariables.schema }) query: ListVariables,
  ) {
    const app = await this.apps.get(project, name);
    const values = this.values.open(app);
    const rows = await this.environment.list(app, ListVariables.parse(query));
    const own = await this.overrides.of(app.id);
    const show = (row: EnvVariableEntity) => this.#show(row, values, own);
    return paged(ListVariables.page(rows, query, show));
  }

  @Patch('env')
  @Requires('apps:write')
  @ApiHeader(IF_MATCH)
  @ApiOperation({ operationId: 'changeEnv', summary: 'Set and remove several variables' })
  @ApiOkResponse({ standardSchema: EnvChangedResponse })
  async change(
    @CurrentProject() project: ProjectRef,
    @Param('app') name: string,
    @Body({ schema: ChangeEnv }) { set, ...how }: ChangeEnv,
    @IfMatch() expected: Precondition,
  ) {
    return this.#change(project, name, set, { ...how, expected });
  }

  @Get('env-changes')
  @Requires('apps:read')
  @ApiOperation({ operationId: 'listEnvChanges', summary: 'List who changed which variable' })
  @ApiOkResponse({ standardSchema: EnvChangeListResponse })
  async changes(
    @CurrentProject() project: ProjectRef,
    @Param('app') name: string,
    @Query({ schema: ListChanges.schema }) query: ListChanges,
  ) {
    const app = await this.apps.get(project, name);
    const rows = await this.environment.changes(app, ListChanges.parse(query));
    return paged(ListChanges.page(rows, query, toChange));
  }

  @Get('env-diff')
  @Requires('apps:read')
  @ApiOperation({
    operationId: 'diffEnv',
    summary: 'Compare the variables of two environments, or of two apps',
    description: 'Before a promotion: what the other app has, has not, or has otherwise.',
  })
  @ApiOkResponse({ standardSchema: EnvDiffResponse })
  async diff(
    @CurrentProject() project: ProjectRef,
    @Param('app') name: string,
    @Query({ schema: DiffEnvQuery }) query: DiffEnvQuery,
  ) {
    const app = await this.apps.get(project, name);
    const other = query.with === undefined ? app : await this.apps.get(project, query.with);
    const from = query.from ?? (await this.stored.environmentOf(app.id));
    const to = query.to ?? (await this.stored.environmentOf(other.id));
    return {
      from: { app: app.name, environment: from },
      to: { app: other.name, environment: to },
      ...diffEnvs(await this.overrides.visible(app, from), await this.overrides.visible(other, to)),
    };
  }

  @Get('env/:key')
  @Requires('apps:read')
  @ApiParam(KEY)
  @ApiOperation({ operationId: 'getEnvVariable', summary: 'Show a variable' })
  @ApiOkResponse({ standardSchema: EnvVariableResponse })
  async get(
    @CurrentProject() project: ProjectRef,
    @Param('app') name: string,
    @Param('key') key: string,
  ) {
    const app = await this.apps.get(project, name);
    const row = await this.environment.get(app, key);
    const shown = this.#show(row, this.values.open(app), await this.overrides.of(app.id));
    return withETag(shown, appVersion(app));
  }

  @Put('env/:key')
  @Requires('apps:write')
  @ApiParam(KEY)
  @ApiHeader(IF_MATCH)
  @ApiOperation({ operationId: 'setEnvVariable', summary: 'Set a variable' })
  @ApiOkResponse({ standardSchema: EnvChangedResponse })
  async set(
    @CurrentProject() project: ProjectRef,
    @Param('app') name: string,
    @Param('key') key: string,
    @Body({ schema: SetEnvVariable }) { apply, environments, ...entry }: SetEnvVariable,
    @IfMatch() expected: Precondition,
  ) {
    if (!EnvName.safeParse(key).success) throw EnvironmentErrors.not_found();
    return this.#change(project, name, { [key]: entry }, { apply, environments, expected });
  }

  @Delete('env/:key')
  @Requires('apps:write')
  @ApiParam(KEY)
  @ApiHeader(IF_MATCH)
  @ApiOperation({ operationId: 'removeEnvVariable', summary: 'Remove a variable' })
  @ApiOkResponse({ standardSchema: EnvChangedResponse })
  async remove(
    @CurrentProject() project: ProjectRef,
    @Param('app') name: string,
    @Param('key') key: string,
    @Query({ schema: ApplyQuery }) { apply, environment }: ApplyQuery,
    @IfMatch() expected: Precondition,
  ) {
    await this.environment.get(await this.apps.get(project, name), key);
    const environments = environment && [environment];
    return this.#change(project, name, { [key]: null }, { apply, environments, expected });
  }

  #show(
    row: EnvVariableEntity,
    values: Readonly<Record<string, string>>,
    own: ReadonlyMap<string, EnvOverrideEntity[]>,
  ) {
    const overrides = own.get(row.key) ?? [];
    return toVariable(row, values[row.key], overrides, (one) => this.overrides.open(one));
  }

  async #change(project: ProjectRef, name: string, patch: EnvPatch, how: HowToChange) {
    const { app, deployment } = await this.environment.change(project, name, patch, how);
    const data = { env_keys: app.envKeys, deployment_id: deployment?.id ?? null };
    return withETag(data, appVersion(app));
  }
}
