import { CurrentProject, type ProjectRef, Requires } from '@skydeck/auth-guard';
import { CommonErrors } from '@skydeck/errors';
import { StreamedBody, TakesStream } from '@skydeck/service';
import { Controller, Get, Logger, Param, Post, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppErrors } from '../apps/app.errors.js';
import type { AppEntity } from '../apps/app.entity.js';
import { AppsService } from '../apps/apps.service.js';
import { type GitRequest, serveGit } from './git-backend.js';
import { PushDeploys } from './push-deploys.js';
import { PushRepositories } from './push-repositories.js';
import { PushSession } from './push-session.js';

/** Git's smart HTTP protocol, for `git push` to the platform itself. */
@ApiExcludeController()
@Controller('git/:project/:repository')
export class GitPushController {
  readonly #logger = new Logger(GitPushController.name);

  constructor(
    private readonly apps: AppsService,
    private readonly repositories: PushRepositories,
    private readonly deploys: PushDeploys,
  ) {}

  @Get('info/refs')
  @Requires('apps:write')
  async advertise(
    @CurrentProject() project: ProjectRef,
    @Param('repository') repository: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const app = await this.#appOf(project, repository);
    await this.#serve(reply, this.#request(app, request, 'info/refs'));
  }

  @Post('git-upload-pack')
  @TakesStream()
  @Requires('apps:write')
  async fetch(
    @CurrentProject() project: ProjectRef,
    @Param('repository') repository: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
    @StreamedBody() body: AsyncIterable<Buffer>,
  ): Promise<void> {
    const app = await this.#appOf(project, repository);
    await this.#serve(reply, { ...this.#request(app, request, 'git-upload-pack'), body });
  }

  @Post('git-receive-pack')
  @TakesStream()
  @Requires('apps:write')
  async push(
    @CurrentProject() project: ProjectRef,
    @Param('repository') repository: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
    @StreamedBody() body: AsyncIterable<Buffer>,
  ): Promise<void> {
    const app = await this.#appOf(project, repository);
    await using session = await PushSession.open(
      (pushed) => this.deploys.answer(app, pushed),
      (error) => this.#logger.error({ msg: 'a push was not answered', app: app.id, err: error }),
    );
    const wanted = this.#request(app, request, 'git-receive-pack');
    await this.#serve(reply, { ...wanted, body, pushDir: session.dir });
  }

  async #appOf(project: ProjectRef, repository: string): Promise<AppEntity> {
    if (!repository.endsWith('.git')) throw AppErrors.not_found();
    const app = await this.apps.get(project, repository.slice(0, -'.git'.length));
    await this.repositories.ensure(app.id, app.branch);
    return app;
  }

  #request(app: AppEntity, request: FastifyRequest, service: string): GitRequest {
    const { headers, method, url } = request;
    const encoding = headers['content-encoding'] ?? '';
    if (encoding !== '' && encoding !== 'gzip') throw CommonErrors.unsupported_media_type();
    const query = url.includes('?') ? url.slice(url.indexOf('?') + 1) : '';
    const isKnown = /^service=git-(?:upload|receive)-pack$/.test(query);
    // Without a service it is the old protocol, which has no answers of hooks.
    if (service === 'info/refs' && !isKnown) throw CommonErrors.not_found();
    return {
      root: this.repositories.root,
      path: `/${app.id}.git/${service}`,
      query: service === 'info/refs' ? query : '',
      method,
      contentType: String(headers['skydeck-content-type'] ?? ''),
      contentEncoding: encoding,
      protocol: String(headers['git-protocol'] ?? '').slice(0, 100),
      body: undefined,
    };
  }

  async #serve(reply: FastifyReply, request: GitRequest): Promise<void> {
    reply.hijack();
    await serveGit(request, reply.raw);
  }
}
