import { CurrentProject, type ProjectRef, Requires } from '@skydeck/auth-guard';
import {
  Deleted,
  envelopeOf,
  IF_MATCH,
  IfMatch,
  paged,
  type Precondition,
  withETag,
} from '@skydeck/envelope';
import { Body, Controller, Delete, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import {
  ApiCreatedResponse,
  ApiHeader,
  ApiOkResponse,
  ApiOperation,
  ApiParam,
  ApiTags,
} from '@nestjs/swagger';
import { AddDomain, DomainListResponse, DomainResponse, ListDomains } from './domain.schema.js';
import { DomainView } from './domain-view.js';
import { domainVersion } from './domain-version.js';
import { DomainsService } from './domains.service.js';

const DOMAIN = { name: 'domain', description: 'Id of the domain, or its host name.' };

@ApiTags('Domains')
@ApiParam({ name: 'project', description: 'Id or slug of the project.' })
@ApiParam({ name: 'app', description: 'Id or name of the app.' })
@Controller('projects/:project/apps/:app/domains')
export class DomainsController {
  constructor(
    private readonly domains: DomainsService,
    private readonly view: DomainView,
  ) {}

  @Post()
  @Requires('apps:write')
  @ApiOperation({
    operationId: 'addDomain',
    summary: 'Add a domain to an app',
    description: 'The answer has the DNS records to set; they are looked up until they are there.',
  })
  @ApiCreatedResponse({ standardSchema: DomainResponse })
  async add(
    @CurrentProject() project: ProjectRef,
    @Param('app') app: string,
    @Body({ schema: AddDomain }) body: AddDomain,
  ) {
    return this.view.one(await this.domains.add(project, app, body));
  }

  @Get()
  @Requires('apps:read')
  @ApiOperation({ operationId: 'listDomains', summary: 'List domains of an app, newest first' })
  @ApiOkResponse({ standardSchema: DomainListResponse })
  async list(
    @CurrentProject() project: ProjectRef,
    @Param('app') app: string,
    @Query({ schema: ListDomains.schema }) query: ListDomains,
  ) {
    const found = await this.domains.list(project, app, ListDomains.parse(query));
    const page = ListDomains.page(found.rows, query, (row) => row);
    return paged({ ...page, items: await this.view.many(found.app, page.items) });
  }

  @Get(':domain')
  @Requires('apps:read')
  @ApiParam(DOMAIN)
  @ApiOperation({ operationId: 'getDomain', summary: 'Show a domain' })
  @ApiOkResponse({ standardSchema: DomainResponse })
  async get(
    @CurrentProject() project: ProjectRef,
    @Param('app') app: string,
    @Param('domain') domain: string,
  ) {
    const row = await this.domains.get(project, app, domain);
    return withETag(await this.view.one(row), domainVersion(row));
  }

  @Post(':domain/verify')
  @HttpCode(200)
  @Requires('apps:write')
  @ApiParam(DOMAIN)
  @ApiOperation({
    operationId: 'verifyDomain',
    summary: 'Look the records of a domain up now',
    description: 'The answer says in `problem` what is still missing.',
  })
  @ApiOkResponse({ standardSchema: DomainResponse })
  async verify(
    @CurrentProject() project: ProjectRef,
    @Param('app') app: string,
    @Param('domain') domain: string,
  ) {
    return this.view.one(await this.domains.verify(project, app, domain));
  }

  @Delete(':domain')
  @Requires('apps:write')
  @ApiParam(DOMAIN)
  @ApiHeader(IF_MATCH)
  @ApiOperation({ operationId: 'removeDomain', summary: 'Remove a domain from an app' })
  @ApiOkResponse({ standardSchema: envelopeOf(Deleted) })
  async remove(
    @CurrentProject() project: ProjectRef,
    @Param('app') app: string,
    @Param('domain') domain: string,
    @IfMatch() expected: Precondition,
  ) {
    const { id } = await this.domains.remove(project, app, domain, expected);
    return { id, deleted: true };
  }
}
