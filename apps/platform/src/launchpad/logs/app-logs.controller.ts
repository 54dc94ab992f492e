import { CurrentProject, type ProjectRef, Requires } from '@skydeck/auth-guard';
import { paged } from '@skydeck/envelope';
import { sendEventStream, type StreamEvent } from '@skydeck/service';
import { Controller, Get, Param, Query, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppsService } from '../apps/apps.service.js';
import { LogFollower } from './log-follower.js';
import { AppLogResponse, FollowQuery, SearchLogs, toAppLogLine } from './log.schema.js';
import { LogSearch } from './log-search.js';
import { LogStore } from './log-store.js';
import { startOf } from './stream-start.js';

const TAIL_LINES = 100;

@ApiTags('Logs')
@ApiParam({ name: 'project', description: 'Id or slug of the project.' })
@ApiParam({ name: 'app', description: 'Id or name of the app.' })
@Controller('projects/:project/apps/:app/logs')
export class AppLogsController {
  constructor(
    private readonly apps: AppsService,
    private readonly store: LogStore,
    private readonly follower: LogFollower,
    private readonly search: LogSearch,
  ) {}

  @Get()
  @Requires('apps:read')
  @ApiOperation({
    operationId: 'listAppLogs',
    summary: 'Search the lines that the app wrote',
    description:
      'The newest ones unless `after` is given; always oldest first. All that is kept is searched. `before` goes back: give the `seq` of the first line.',
  })
  @ApiOkResponse({ standardSchema: AppLogResponse })
  async list(
    @CurrentProject() project: ProjectRef,
    @Param('app') name: string,
    @Query({ schema: SearchLogs }) { after, before, limit, q, since, until, ...others }: SearchLogs,
  ) {
    const { id } = await this.apps.get(project, name);
    const span = {
      since: since ? new Date(since) : undefined,
      until: until ? new Date(until) : undefined,
    };
    const filter = { ...others, ...span, text: q };
    const lines = await this.search.find(id, filter, { after, before, limit: limit + 1 });
    const hasMore = lines.length > limit;
    if (after === undefined) {
      // The newest ones end here; what is older is asked for by `before`.
      const items = lines.slice(-limit).map(toAppLogLine);
      return paged({ items, limit, nextCursor: null });
    }
    const items = lines.slice(0, limit).map(toAppLogLine);
    return paged({ items, limit, nextCursor: hasMore ? String(items.at(-1)?.seq) : null });
  }

  @Get('stream')
  @Requires('apps:read')
  @ApiOperation({
    operationId: 'streamAppLogs',
    summary: 'Follow what the app writes',
    description: 'Server-sent events `line`; their `id` is the `seq` to resume after.',
  })
  @ApiOkResponse({
    description: 'A stream of events.',
    content: { 'text/event-stream': { schema: { type: 'string' } } },
  })
  async stream(
    @CurrentProject() project: ProjectRef,
    @Param('app') name: string,
    @Query({ schema: FollowQuery }) { after }: FollowQuery,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { id } = await this.apps.get(project, name);
    const start = startOf(request, after) ?? (await this.#tail(id, TAIL_LINES));
    const isOver = () =>
      this.apps.get(project, id).then(
        () => false,
        () => true,
      );
    await sendEventStream(request, reply, (signal) => this.#events(id, start, signal, isOver));
  }

  async *#events(
    id: string,
    after: number,
    signal: AbortSignal,
    isOver: () => Promise<boolean>,
  ): AsyncGenerator<StreamEvent> {
    for await (const lines of this.follower.follow(id, { after, signal, isOver })) {
      for (const line of lines) yield { id: line.seq, event: 'line', data: toAppLogLine(line) };
    }
    if (!signal.aborted) yield { event: 'end', data: { status: 'deleted' } };
  }

  async #tail(id: string, lines: number): Promise<number> {
    return Math.max(0, (await this.store.lastSeq(id)) - lines);
  }
}
