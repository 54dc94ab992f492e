import { CurrentProject, type ProjectRef, Requires } from '@skydeck/auth-guard';
import { paged } from '@skydeck/envelope';
import { sendEventStream, type StreamEvent } from '@skydeck/service';
import { Controller, Get, Param, Query, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppsService } from '../apps/apps.service.js';
import { LogFollower } from '../logs/log-follower.js';
import { AppLogResponse, FollowQuery, LogQuery, toAppLogLine } from '../logs/log.schema.js';
import { LogStore } from '../logs/log-store.js';
import { startOf } from '../logs/stream-start.js';
import type { RunEntity } from './run.entity.js';
import { toRun } from './run.schema.js';
import { RunsService } from './runs.service.js';

@ApiTags('Runs')
@ApiParam({ name: 'project', description: 'Id or slug of the project.' })
@ApiParam({ name: 'app', description: 'Id or name of the app.' })
@ApiParam({ name: 'id', description: 'The run.' })
@Controller('projects/:project/apps/:app/runs/:id/logs')
export class RunLogsController {
  constructor(
    private readonly apps: AppsService,
    private readonly runs: RunsService,
    private readonly store: LogStore,
    private readonly follower: LogFollower,
  ) {}

  @Get()
  @Requires('apps:read')
  @ApiOperation({ operationId: 'listAppRunLogs', summary: 'Lines that a run wrote, oldest first' })
  @ApiOkResponse({ standardSchema: AppLogResponse })
  async list(
    @CurrentProject() project: ProjectRef,
    @Param('app') name: string,
    @Param('id') id: string,
    @Query({ schema: LogQuery }) { after = 0, limit }: LogQuery,
  ) {
    await this.#find(project, name, id);
    const lines = await this.store.after(id, after, limit + 1);
    const items = lines.slice(0, limit).map(toAppLogLine);
    const nextCursor = lines.length > limit ? String(items.at(-1)?.seq) : null;
    return paged({ items, limit, nextCursor });
  }

  @Get('stream')
  @Requires('apps:read')
  @ApiOperation({
    operationId: 'streamAppRunLogs',
    summary: 'Follow a run',
    description:
      'Server-sent events: `line` (its `id` is the `seq` to resume after), and `end` with the run.',
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
    const row = await this.#find(project, name, id);
    const start = startOf(request, after) ?? 0;
    await sendEventStream(request, reply, (signal) => this.#events(row, start, signal));
  }

  async *#events(
    { id, appId }: RunEntity,
    after: number,
    signal: AbortSignal,
  ): AsyncGenerator<StreamEvent> {
    const read = () => this.runs.get({ id: appId }, id);
    const isOver = async () => (await read()).status !== 'running';
    for await (const lines of this.follower.follow(id, { after, signal, isOver })) {
      for (const line of lines) yield { id: line.seq, event: 'line', data: toAppLogLine(line) };
    }
    if (!signal.aborted) yield { event: 'end', data: toRun(await read()) };
  }

  async #find(project: ProjectRef, name: string, id: string): Promise<RunEntity> {
    return this.runs.get(await this.apps.get(project, name), id);
  }
}
