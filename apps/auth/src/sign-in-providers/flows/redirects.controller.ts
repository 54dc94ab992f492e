import { Body, Controller, Get, Param, Post, Query, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { Public } from '@skydeck/auth-guard';
import type { FastifyReply } from 'fastify';
import { SignInProviderErrors } from '../sign-in-providers.errors.js';
import { SignInProvidersService } from '../sign-in-providers.service.js';
import { AuthorizeQuery } from './flow.schema.js';
import { ProviderSignIns, type Returned } from './provider-sign-ins.service.js';

const LONGEST = 8192;

/** Where browsers pass through on their way to a provider and back. */
@ApiExcludeController()
@Public()
@Controller()
export class RedirectsController {
  constructor(
    private readonly providers: SignInProvidersService,
    private readonly signIns: ProviderSignIns,
  ) {}

  /** Sends a browser to the provider. */
  @Get('auth/providers/:id/authorize')
  async authorize(
    @Param('id') id: string,
    @Query({ schema: AuthorizeQuery }) query: AuthorizeQuery,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const provider = await this.providers.find(id);
    if (!provider) throw SignInProviderErrors.not_found();
    const { url } = await this.signIns.begin(provider, query, null);
    await passOn(reply, url.href);
  }

  /** Takes a browser back from the provider. */
  @Get('oauth/callback/:id')
  async comeBack(
    @Param('id') id: string,
    @Query() query: unknown,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await passOn(reply, await this.signIns.comeBack(id, textsOf(query)));
  }

  /** Takes a browser back that brings the answer as a form. */
  @Post('oauth/callback/:id')
  async comeBackWithForm(
    @Param('id') id: string,
    @Body() form: unknown,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await passOn(reply, await this.signIns.comeBack(id, textsOf(form)));
  }
}

/** 303, so that a form is not sent on; nobody is told where the browser comes from. */
function passOn(reply: FastifyReply, url: string): FastifyReply {
  return reply
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer')
    .redirect(url, 303);
}

/** What came once each; what came twice is nothing that a provider sends. */
function textsOf(values: unknown): Returned {
  const texts = Object.entries({ ...(values as object) }).filter(
    (pair): pair is [string, string] => typeof pair[1] === 'string' && pair[1].length <= LONGEST,
  );
  return Object.fromEntries(texts);
}
