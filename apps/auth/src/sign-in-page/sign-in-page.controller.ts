import { Body, Controller, Get, HttpCode, Param, Post, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { Public } from '@skydeck/auth-guard';
import { CommonErrors } from '@skydeck/errors';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { HostedPages } from '../hosted-pages/hosted-pages.js';
import { isTenant } from '../project-signing-keys/project-jwks.controller.js';
import { SignInPages } from './sign-in-pages.js';
import type { TypedForm } from './sign-in-steps.js';
import { overView } from './sign-in-views.js';

/** The hosted sign-in page of a project. It is HTML and needs no script. */
@ApiExcludeController()
@Public()
@Controller('p/:issuer/sign-in/:uid')
export class SignInPageController {
  constructor(
    private readonly pages: SignInPages,
    private readonly hosted: HostedPages,
  ) {}

  @Get()
  async show(
    @Param('issuer') tenant: string,
    @Param('uid') uid: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await this.#answer(tenant, uid, request, reply);
  }

  @Post()
  @HttpCode(200)
  async step(
    @Param('issuer') tenant: string,
    @Param('uid') uid: string,
    @Body() form: unknown,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await this.#answer(tenant, uid, request, reply, textsOf(form));
  }

  async #answer(
    tenant: string,
    uid: string,
    request: FastifyRequest,
    reply: FastifyReply,
    form?: TypedForm,
  ): Promise<void> {
    if (!isTenant(tenant)) throw CommonErrors.project_not_found();
    const answer = await this.pages.answer({ tenant, uid, request, reply, form });
    if (answer.kind === 'redirect') {
      await reply
        .status(303)
        .header('location', answer.to)
        .header('cache-control', 'no-store')
        .send();
      return;
    }
    const page = answer.kind === 'over' ? overView : answer.page;
    const { body, headers } = await this.hosted.render(tenant, page);
    await reply.status(answer.status).headers(headers).send(body);
  }
}

/** The fields that are one text each. */
function textsOf(form: unknown): TypedForm {
  const fields = Object.entries((form ?? {}) as Record<string, unknown>);
  return Object.fromEntries(
    fields.filter((each): each is [string, string] => typeof each[1] === 'string'),
  );
}
