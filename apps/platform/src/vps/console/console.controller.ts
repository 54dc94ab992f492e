import {
  CurrentPrincipal,
  CurrentProject,
  type Principal,
  type ProjectRef,
  readBearer,
  Requires,
} from '@skydeck/auth-guard';
import { Body, Controller, Get, HttpCode, Param, Post, Req } from '@nestjs/common';
import {
  ApiCreatedResponse,
  ApiOkResponse,
  ApiOperation,
  ApiParam,
  ApiTags,
} from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { VpsSettings } from '../vps-settings.js';
import { ConsoleAccess } from './console-access.js';
import { ConsoleTickets } from './console-tickets.js';
import { ConsoleResponse, type ConsoleTicket, CreateConsole } from './console.schema.js';
import { ConsoleLogResponse, ExecResponse, ExecVps } from './guest/exec.schema.js';
import { GuestCommands } from './guest/guest-commands.js';

@ApiTags('Consoles')
@ApiParam({ name: 'project', description: 'Id or slug of the project.' })
@ApiParam({ name: 'vps', description: 'Id or name of the server.' })
@Controller('projects/:project/vps/:vps')
export class ConsoleController {
  constructor(
    private readonly tickets: ConsoleTickets,
    private readonly commands: GuestCommands,
    private readonly access: ConsoleAccess,
    private readonly settings: VpsSettings,
  ) {}

  @Post('console')
  @Requires('vps:write')
  @ApiOperation({
    operationId: 'createVpsConsole',
    summary: 'Open a console of a server',
    description:
      'Connect to `url` by WebSocket within 60 seconds; it works once. Binary frames are the bytes of the terminal, both ways. Text frames are JSON: send `{"resize":{"cols":120,"rows":40}}` or `{"take_over":true}`; `{"role","session_id","viewers","size","recording"}` tells who is there, `{"closed":{"code","reason"}}` why it ends. One connection types, all see the same.',
  })
  @ApiCreatedResponse({ standardSchema: ConsoleResponse })
  async create(
    @CurrentProject() project: ProjectRef,
    @CurrentPrincipal() principal: Principal,
    @Param('vps') vps: string,
    @Body({ schema: CreateConsole }) body: CreateConsole,
    @Req() request: FastifyRequest,
  ): Promise<ConsoleTicket> {
    const credential = this.access.credentialOf(
      principal,
      readBearer(request.headers.authorization),
    );
    const opener = { kind: principal.kind, id: principal.id, credential };
    const { ticket, token } = await this.tickets.issue(project, vps, opener, body);
    return {
      id: ticket.id,
      session_id: ticket.sessionId,
      url: this.#addressOf(token, request),
      token,
      expires_at: ticket.expiresAt.toISOString(),
    };
  }

  @Post('exec')
  @HttpCode(200)
  @Requires('vps:write')
  @ApiOperation({
    operationId: 'execVps',
    summary: 'Run a command in a server',
    description: 'Waits for its end. The audit log names the program, not its arguments.',
  })
  @ApiOkResponse({ standardSchema: ExecResponse })
  async exec(
    @CurrentProject() project: ProjectRef,
    @Param('vps') vps: string,
    @Body({ schema: ExecVps }) body: ExecVps,
  ) {
    return this.commands.run(project, vps, body);
  }

  @Get('console-log')
  @Requires('vps:read')
  @ApiOperation({
    operationId: 'getVpsConsoleLog',
    summary: 'Read what a server wrote to its console',
  })
  @ApiOkResponse({ standardSchema: ConsoleLogResponse })
  async log(@CurrentProject() project: ProjectRef, @Param('vps') vps: string) {
    return this.commands.consoleLog(project, vps);
  }

  #addressOf(token: string, { protocol, host }: FastifyRequest): string {
    const base = this.settings.config.PLATFORM_URL ?? `${protocol}://${host}`;
    const url = new URL(`/v1/console/${token}`, base);
    url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
    return url.href;
  }
}
