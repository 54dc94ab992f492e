import {
  CurrentPrincipal,
  CurrentProject,
  isAllowed,
  type Principal,
  type ProjectRef,
  Requires,
} from '@skydeck/auth-guard';
import { Clock } from '@skydeck/service';
import { Controller, HttpCode, Param, Post, Req } from '@nestjs/common';
import { ApiCreatedResponse, ApiHeader, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { VaultAddress } from '../../address/vault-address.js';
import { Actor, SKYDECK_USER } from '../../spaces/actor.js';
import { NoteErrors } from '../note.errors.js';
import { Notes } from '../notes.js';
import { LiveNoteTokenResponse } from './live-notes.schema.js';
import { LiveTokens } from './live-token.js';

const TTL_MS = 60_000;

@ApiTags('Notes')
@ApiHeader(SKYDECK_USER)
@Controller('notes/:note/live-tokens')
export class LiveNotesController {
  constructor(
    private readonly notes: Notes,
    private readonly tokens: LiveTokens,
    private readonly clock: Clock,
    private readonly address: VaultAddress,
  ) {}

  @Post()
  @HttpCode(201)
  @Requires('notes:read')
  @ApiOperation({
    operationId: 'createLiveNoteToken',
    summary: 'Make a token to write a note together with others',
    description:
      'Within 60 seconds, `url` is opened as a WebSocket. Viewers watch; what editors write is the text of the note, and its revisions.',
  })
  @ApiCreatedResponse({ standardSchema: LiveNoteTokenResponse })
  async create(
    @CurrentProject() project: ProjectRef,
    @CurrentPrincipal() principal: Principal,
    @Actor() actor: string | undefined,
    @Param('note') id: string,
    @Req() request: FastifyRequest,
  ) {
    const caller = { project, actor };
    const note = await this.notes.get(caller, id);
    if (note.format === 'e2ee') throw NoteErrors.encrypted();
    if (note.trashedAt) throw NoteErrors.in_trash();
    const mayWrite = isAllowed(principal, 'notes:write') && (await this.#mayWrite(caller, id));
    const untilMs = this.clock.now().getTime() + TTL_MS;
    const grant = { tenant: project.tenant, note: id, actor: actor ?? null, mayWrite, untilMs };
    const token = this.tokens.seal(grant);
    const origin = this.address.originOf(request).replace(/^http/, 'ws');
    return {
      token,
      url: `${origin}/api/v1/notes/live/${token}`,
      may_write: mayWrite,
      expires_at: new Date(untilMs).toISOString(),
    };
  }

  async #mayWrite(caller: Parameters<Notes['get']>[0], id: string): Promise<boolean> {
    try {
      await this.notes.get(caller, id, 'write');
      return true;
    } catch (error) {
      if ((error as { code?: string }).code === 'space.role_too_low') return false;
      throw error;
    }
  }
}
