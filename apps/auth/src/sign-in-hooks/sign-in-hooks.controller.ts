import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, Query } from '@nestjs/common';
import {
  ApiCreatedResponse,
  ApiHeader,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
} from '@nestjs/swagger';
import { CurrentProject, type ProjectRef, Requires } from '@skydeck/auth-guard';
import {
  Deleted,
  envelopeOf,
  IF_MATCH,
  IfMatch,
  paged,
  pageOf,
  Precondition,
  withETag,
} from '@skydeck/envelope';
import { HookTests } from './hook-tests.js';
import {
  CreateSignInHook,
  ListSignInHooks,
  SignInHook,
  SignInHookTest,
  toSignInHook,
  UpdateSignInHook,
} from './sign-in-hooks.schema.js';
import { type MadeHook, SignInHooksService } from './sign-in-hooks.service.js';

@ApiTags('Sign-in hooks')
@Controller('auth/hooks')
export class SignInHooksController {
  constructor(
    private readonly hooks: SignInHooksService,
    private readonly tests: HookTests,
  ) {}

  @Requires('settings:write')
  @Post()
  @HttpCode(201)
  @ApiOperation({
    operationId: 'createSignInHook',
    summary: 'Have your servers asked when users sign up or in',
  })
  @ApiCreatedResponse({ standardSchema: envelopeOf(SignInHook) })
  async create(
    @CurrentProject() { tenant }: ProjectRef,
    @Body({ schema: CreateSignInHook }) body: CreateSignInHook,
  ) {
    return tagged(await this.hooks.create(tenant, body));
  }

  @Requires('settings:read')
  @Get()
  @ApiOperation({ operationId: 'listSignInHooks', summary: 'List the sign-in hooks' })
  @ApiOkResponse({ standardSchema: pageOf(SignInHook) })
  async list(
    @CurrentProject() { tenant }: ProjectRef,
    @Query({ schema: ListSignInHooks.schema }) query: ListSignInHooks,
  ) {
    const rows = await this.hooks.list(tenant, ListSignInHooks.parse(query));
    return paged(ListSignInHooks.page(rows, query, (row) => toSignInHook(row)));
  }

  @Requires('settings:read')
  @Get(':id')
  @ApiOperation({ operationId: 'getSignInHook', summary: 'Read a sign-in hook' })
  @ApiOkResponse({ standardSchema: envelopeOf(SignInHook) })
  async get(@CurrentProject() { tenant }: ProjectRef, @Param('id') id: string) {
    return tagged({ hook: await this.hooks.get(tenant, id) });
  }

  @Requires('settings:write')
  @Patch(':id')
  @ApiHeader(IF_MATCH)
  @ApiOperation({ operationId: 'updateSignInHook', summary: 'Change a sign-in hook' })
  @ApiOkResponse({ standardSchema: envelopeOf(SignInHook) })
  async update(
    @CurrentProject() { tenant }: ProjectRef,
    @Param('id') id: string,
    @Body({ schema: UpdateSignInHook }) body: UpdateSignInHook,
    @IfMatch() expected: Precondition,
  ) {
    return tagged(await this.hooks.update(tenant, id, body, expected));
  }

  @Requires('settings:write')
  @Post(':id/test')
  @HttpCode(200)
  @ApiOperation({
    operationId: 'testSignInHook',
    summary: 'Ask a sign-in hook about somebody made up, and see how it answers',
  })
  @ApiOkResponse({ standardSchema: envelopeOf(SignInHookTest) })
  async test(@CurrentProject() { tenant }: ProjectRef, @Param('id') id: string) {
    return this.tests.run(await this.hooks.get(tenant, id));
  }

  @Requires('settings:write')
  @Delete(':id')
  @ApiHeader(IF_MATCH)
  @ApiOperation({ operationId: 'deleteSignInHook', summary: 'Remove a sign-in hook' })
  @ApiOkResponse({ standardSchema: envelopeOf(Deleted) })
  async delete(
    @CurrentProject() { tenant }: ProjectRef,
    @Param('id') id: string,
    @IfMatch() expected: Precondition,
  ) {
    await this.hooks.delete(tenant, id, expected);
    return { id, deleted: true as const };
  }
}

const tagged = ({ hook, secret }: MadeHook) => withETag(toSignInHook(hook, secret), hook.version);
