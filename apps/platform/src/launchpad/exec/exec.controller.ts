import {
  CurrentPrincipal,
  CurrentProject,
  type Principal,
  type ProjectRef,
  readBearer,
  Requires,
} from '@skydeck/auth-guard';
import { Body, Controller, Get, Param, Post, Req } from '@nestjs/common';
import {
  ApiCreatedResponse,
  ApiOkResponse,
  ApiOperation,
  ApiParam,
  ApiTags,
} from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { ConsoleAccess } from '../../vps/console/console-access.js';
import { AppsService } from '../apps/apps.service.js';
import { LaunchpadSettings } from '../launchpad-settings.js';
import { ReplicaEnds } from '../processes/ends/replica-ends.js';
import { ExecTickets } from './exec-tickets.js';
import { AppReplicasResponse, CreateExec, type Exec, ExecResponse } from './exec.schema.js';
import { RunningReplicas } from './running-replicas.js';

@ApiTags('Replicas')
@ApiParam({ name: 'project', description: 'Id or slug of the project.' })
@ApiParam({ name: 'app', description: 'Id or name of the app.' })
@Controller('projects/:project/apps/:app')
export class ExecController {
  constructor(
    private readonly apps: AppsService,
    private readonly tickets: ExecTickets,
    private readonly replicas: RunningReplicas,
    private readonly ends: ReplicaEnds,
    private readonly access: ConsoleAccess,
    private readonly settings: LaunchpadSettings,
  ) {}

  @Get('replicas')
  @Requires('apps:read')
  @ApiOperation({ operationId: 'getAppReplicas', summary: 'Show what runs of an app' })
  @ApiOkResponse({ standardSchema: AppReplicasResponse })
  async list(@CurrentProject() project: ProjectRef, @Param('app') name: string) {
    const app = await this.apps.get(project, name);
    const running = this.replicas.of(app);
    const ended = await this.ends.of(app.id);
    return {
      ended: ended.map((end) => ({
        id: end.replicaId,
        process: end.process,
        release_id: end.releaseId,
        exit_code: end.exitCode,
        signal: end.signal,
        out_of_memory: end.isOutOfMemory,
        ended_at: end.endedAt.toISOString(),
      })),
      replicas: running.map(({ id, process, releaseId, isHealthy, replica }) => ({
        id,
        process,
        release_id: releaseId,
        healthy: isHealthy,
        started_at: replica?.startedAt.toISOString() ?? null,
      })),
    };
  }

  @Post('exec')
  @Requires('apps:write')
  @ApiOperation({
    operationId: 'createAppExec',
    summary: 'Run a command inside a replica',
    description:
      'Connect to `url` by WebSocket within 60 seconds; it works once. Binary frames are bytes of the command, both ways. Text frames are JSON: send `{"resize":{"cols":120,"rows":40}}` or `{"eof":true}`; `{"stderr":"<base64>"}` is what it writes there without a terminal, `{"closed":{"code","reason","exit_code"}}` why it ends. The audit log names the program, not its arguments.',
  })
  @ApiCreatedResponse({ standardSchema: ExecResponse })
  async create(
    @CurrentProject() project: ProjectRef,
    @CurrentPrincipal() principal: Principal,
    @Param('app') name: string,
    @Body({ schema: CreateExec }) body: CreateExec,
    @Req() request: FastifyRequest,
  ): Promise<Exec> {
    const bearer = readBearer(request.headers.authorization);
    const credential = this.access.credentialOf(principal, bearer);
    const opener = { kind: principal.kind, id: principal.id, credential };
    const app = await this.apps.get(project, name);
    const { ticket, token } = await this.tickets.issue(app, opener, body);
    return {
      id: ticket.id,
      replica_id: ticket.replicaId,
      url: this.#addressOf(token, request),
      token,
      expires_at: ticket.expiresAt.toISOString(),
    };
  }

  #addressOf(token: string, { protocol, host }: FastifyRequest): string {
    const base = this.settings.config.PLATFORM_URL ?? `${protocol}://${host}`;
    const url = new URL(`/v1/exec/${token}`, base);
    url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
    return url.href;
  }
}
