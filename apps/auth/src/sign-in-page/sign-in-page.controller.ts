import { Body, Controller, Get, HttpCode, Param, Post, Query, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { Public, type Tenant } from '@skydeck/auth-guard';
import { CommonErrors } from '@skydeck/errors';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { HostedPages } from '../hosted-pages/hosted-pages.js';
import { isTenant } from '../project-signing-keys/project-jwks.controller.js';
import type { PageAnswer } from './page-answer.js';
import { SignInPages } from './sign-in-pages.js';
import { SignInReturns } from './sign-in-returns.js';
import type { TypedForm } from './steps/typed-form.js';

type Request = FastifyRequest<{ Params: { issuer: string; uid: string } }>;

/** The hosted sign-in page of a project. It is HTML; only passkeys need a script. */
@ApiExcludeController()
@Public()
@Controller('p/:issuer/sign-in/:uid')
export class SignInPageController {
  constructor(
    private readonly pages: SignInPages,
    private readonly returns: SignInReturns,
    private readonly hosted: HostedPages,
  ) {}

  @Get()
  async show(@Req() request: Request, @Res() reply: FastifyReply): Promise<void> {
    const page = pageOf(request, reply);
    await this.#send(page.tenant, reply, await this.pages.answer(page));
  }

  @Post()
  @HttpCode(200)
  async step(
    @Body() form: unknown,
    @Req() request: Request,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const page = { ...pageOf(request, reply), form: textsOf(form) };
    await this.#send(page.tenant, reply, await this.pages.answer(page));
  }

  @Get('provider/:id')
  async leave(
    @Param('id') id: string,
    @Query() query: unknown,
    @Req() request: Request,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const page = pageOf(request, reply);
    await this.#send(page.tenant, reply, await this.returns.leave(page, id, textsOf(query)));
  }

  @Get('return')
  async fromProvider(
    @Query() query: unknown,
    @Req() request: Request,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const page = pageOf(request, reply);
    await this.#send(page.tenant, reply, await this.returns.fromProvider(page, textsOf(query)));
  }

  @Get('link')
  async fromLink(
    @Query() query: unknown,
    @Req() request: Request,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const page = pageOf(request, reply);
    await this.#send(page.tenant, reply, await this.returns.fromLink(page, textsOf(query)));
  }

  async #send(tenant: Tenant, reply: FastifyReply, answer: PageAnswer): Promise<void> {
    if (answer.kind === 'redirect') {
      const { to } = answer;
      await reply.status(303).header('location', to).header('cache-control', 'no-store').send();
      return;
    }
    const { body, headers } = await this.hosted.render(tenant, answer.write, answer.wanted);
    await reply.status(answer.status).headers(headers).send(body);
  }
}

function pageOf(request: Request, reply: FastifyReply) {
  const { issuer: tenant, uid } = request.params;
  if (!isTenant(tenant)) throw CommonErrors.project_not_found();
  return { tenant, uid, request, reply };
}

/** The fields that are one text each. */
function textsOf(form: unknown): TypedForm {
  const fields = Object.entries((form ?? {}) as Record<string, unknown>);
  return Object.fromEntries(
    fields.filter((each): each is [string, string] => typeof each[1] === 'string'),
  );
}
