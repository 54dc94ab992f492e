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
import { ProviderSignIns } from './flows/provider-sign-ins.service.js';
import type { SignInProviderEntity } from './sign-in-provider.entity.js';
import {
  CreateSignInProvider,
  ListSignInProviders,
  SignInProvider,
  SignInProviderTest,
  toSignInProvider,
  UpdateSignInProvider,
} from './sign-in-providers.schema.js';
import { SignInProvidersService } from './sign-in-providers.service.js';
import { ProviderTests } from './upstream/provider-tests.js';

@ApiTags('Sign-in providers')
@Controller('auth/providers')
export class SignInProvidersController {
  constructor(
    private readonly providers: SignInProvidersService,
    private readonly signIns: ProviderSignIns,
    private readonly tests: ProviderTests,
  ) {}

  @Requires('settings:write')
  @Post()
  @HttpCode(201)
  @ApiOperation({
    operationId: 'createSignInProvider',
    summary: 'Let users sign in with an outside provider',
  })
  @ApiCreatedResponse({ standardSchema: envelopeOf(SignInProvider) })
  async create(
    @CurrentProject() { tenant }: ProjectRef,
    @Body({ schema: CreateSignInProvider }) body: CreateSignInProvider,
  ) {
    return this.#tagged(await this.providers.create(tenant, body));
  }

  @Requires('settings:read')
  @Get()
  @ApiOperation({ operationId: 'listSignInProviders', summary: 'List the sign-in providers' })
  @ApiOkResponse({ standardSchema: pageOf(SignInProvider) })
  async list(
    @CurrentProject() { tenant }: ProjectRef,
    @Query({ schema: ListSignInProviders.schema }) query: ListSignInProviders,
  ) {
    const rows = await this.providers.list(tenant, ListSignInProviders.parse(query));
    return paged(ListSignInProviders.page(rows, query, (row) => this.#show(row)));
  }

  @Requires('settings:read')
  @Get(':id')
  @ApiOperation({ operationId: 'getSignInProvider', summary: 'Read a sign-in provider' })
  @ApiOkResponse({ standardSchema: envelopeOf(SignInProvider) })
  async get(@CurrentProject() { tenant }: ProjectRef, @Param('id') id: string) {
    return this.#tagged(await this.providers.get(tenant, id));
  }

  @Requires('settings:write')
  @Patch(':id')
  @ApiHeader(IF_MATCH)
  @ApiOperation({ operationId: 'updateSignInProvider', summary: 'Change a sign-in provider' })
  @ApiOkResponse({ standardSchema: envelopeOf(SignInProvider) })
  async update(
    @CurrentProject() { tenant }: ProjectRef,
    @Param('id') id: string,
    @Body({ schema: UpdateSignInProvider }) body: UpdateSignInProvider,
    @IfMatch() expected: Precondition,
  ) {
    return this.#tagged(await this.providers.update(tenant, id, body, expected));
  }

  @Requires('settings:write')
  @Post(':id/test')
  @HttpCode(200)
  @ApiOperation({
    operationId: 'testSignInProvider',
    summary: 'See whether a sign-in provider is reached and takes your client',
  })
  @ApiOkResponse({ standardSchema: envelopeOf(SignInProviderTest) })
  async test(@CurrentProject() { tenant }: ProjectRef, @Param('id') id: string) {
    const provider = await this.providers.get(tenant, id);
    return this.tests.run(provider, this.signIns.callbackOf(id));
  }

  @Requires('settings:write')
  @Delete(':id')
  @ApiHeader(IF_MATCH)
  @ApiOperation({
    operationId: 'deleteSignInProvider',
    summary: 'Remove a sign-in provider that nobody uses',
  })
  @ApiOkResponse({ standardSchema: envelopeOf(Deleted) })
  async delete(
    @CurrentProject() { tenant }: ProjectRef,
    @Param('id') id: string,
    @IfMatch() expected: Precondition,
  ) {
    await this.providers.delete(tenant, id, expected);
    return { id, deleted: true as const };
  }

  #show(provider: SignInProviderEntity): SignInProvider {
    return toSignInProvider(provider, this.signIns.callbackOf(provider.id));
  }

  #tagged(provider: SignInProviderEntity) {
    return withETag(this.#show(provider), provider.version);
  }
}
