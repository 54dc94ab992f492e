import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { InternalOnly } from '@skydeck/auth-guard';
import { CommonErrors } from '@skydeck/errors';
import { KeysService } from '../keys/keys.service.js';
import { MembersService } from '../members/members.service.js';
import { ProjectsService } from '../projects/projects.service.js';
import { SessionsService } from '../sessions/sessions.service.js';
import {
  IntrospectKey,
  IntrospectSession,
  ResolveMember,
  ResolveProject,
} from './internal.schema.js';

/** The questions of the other services' guards. */
@ApiExcludeController()
@InternalOnly()
@Controller('internal/v1')
export class InternalController {
  constructor(
    private readonly keys: KeysService,
    private readonly sessions: SessionsService,
    private readonly members: MembersService,
    private readonly projects: ProjectsService,
  ) {}

  @Post('keys/introspect')
  @HttpCode(200)
  async key(@Body({ schema: IntrospectKey }) { sha256 }: IntrospectKey) {
    const key = await this.keys.introspect(sha256);
    return key ? { active: true, key } : { active: false };
  }

  @Post('sessions/introspect')
  @HttpCode(200)
  async session(@Body({ schema: IntrospectSession }) { session_id }: IntrospectSession) {
    return { active: await this.sessions.isActive(session_id) };
  }

  @Post('members/resolve')
  @HttpCode(200)
  async member(@Body({ schema: ResolveMember }) { account_id, project }: ResolveMember) {
    const found = await this.members.resolve(account_id, project);
    if (!found) throw CommonErrors.project_not_found();
    return { project: { ...found.project, name: found.name }, role: found.role };
  }

  @Post('projects/resolve')
  @HttpCode(200)
  async project(@Body({ schema: ResolveProject }) { project: named }: ResolveProject) {
    const found = await this.projects.resolve(named);
    if (!found) throw CommonErrors.project_not_found();
    const { id, slug, name } = found;
    return { project: { id, slug, name } };
  }
}
