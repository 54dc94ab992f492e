import { CurrentProject, type ProjectRef, Requires } from '@skydeck/auth-guard';
import { paged } from '@skydeck/envelope';
import { sendEventStream, type StreamEvent } from '@skydeck/service';
import { Controller, Get, Param, Query, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppsService } from '../apps/apps.service.js';
import { DeploymentsService } from '../deployments/deployments.service.js';
import { isFinished } from '../deployments/deployment-status.js';
import { LogFollower } from './log-follower.js';
import { LogStore } from './log-store.js';
import { startOf } from './stream-start.js';
import { DeploymentLogResponse, FollowQuery, LogQuery, toDeploymentLogLine } from './log.schema.js';

@ApiTags('Logs')
@ApiParam({ name: 'project', description: 'Id or slug of the project.' })
@ApiParam({ name: 'app', description: 'Id or name of the app.' })
@Controller('projects/:project/apps/:app/deployments/:id/logs')
export class DeploymentLogsController {
  constructor(
    private readonly apps: AppsService,
    private readonly deployments: DeploymentsService,
    private readonly store: LogStore,
    private readonly follower: LogFollower,
  ) {}

  @Get()
  @Requires('apps:read')
  @ApiOperation({
    operationId: 'listDeploymentLogs',
    summary: 'Lines of a deployment, oldest first',
  })
  @ApiOkResponse({ standardSchema: DeploymentLogResponse })
  async list(
    @CurrentProject() project: ProjectRef,
    @Param('app') name: string,
    @Param('id') id: string,
    @Query({ schema: LogQuery }) { after = 0, limit }: LogQuery,
  ) {
    await this.#find(project, name, id);
    const lines = await this.store.after(id, after, limit + 1);
    const items = lines.slice(0, limit).map(toDeploymentLogLine);
    const nextCursor = lines.length > limit ? String(items.at(-1)?.seq) : null;
    return paged({ items, limit, nextCursor });
  }

  @Get('stream')
  @Requires('apps:read')
  @ApiOperation({
    operationId: 'streamDeploymentLogs',
    summary: 'Follow a deployment',
    description:
      'Server-sent events: `line` (its `id` is the `seq` to resume after), `status` when the state changes, `end` last.',
  })
  @ApiOkResponse({
    description: 'A stream of events.',
    content: { 'text/event-stream': { schema: { type: 'string' } } },
  })
  async stream(
    @CurrentProject() project: ProjectRef,
    @Param('app') name: string,
    @Param('id') id: string,
    @Query({ schema: FollowQuery }) { after }: FollowQuery,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { appId } = await this.#find(project, name, id);
    const start = startOf(request, after) ?? 0;
    await sendEventStream(request, reply, (signal) => this.#events(appId, id, start, signal));
  }

  async *#events(
    appId: string,
    id: string,
    after: number,
    signal: AbortSignal,
  ): AsyncGenerator<StreamEvent> {
    let row = await this.deployments.get({ appId }, id);
    let told = '';
    const isOver = async () => {
      row = await this.deployments.get({ appId }, id);
      return isFinished(row.status);
    };
    for await (const lines of this.follower.follow(id, { after, signal, isOver })) {
      if (told !== row.status && !isFinished(row.status)) {
        told = row.status;
        yield { event: 'status', data: { status: row.status, stage: row.stage } };
      }
      for (const line of lines) {
        yield { id: line.seq, event: 'line', data: toDeploymentLogLine(line) };
      }
    }
    if (signal.aborted) return;
    const { status, stage, error } = row;
    yield { event: 'status', data: { status, stage } };
    yield { event: 'end', data: { status, stage, error } };
  }

  async #find(project: ProjectRef, name: string, id: string) {
    const app = await this.apps.get(project, name);
    return this.deployments.get({ appId: app.id }, id);
  }
}
