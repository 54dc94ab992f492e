import { CurrentProject, type ProjectRef, Requires } from '@skydeck/auth-guard';
import { envelopeOf, IF_MATCH, IfMatch, type Precondition, withETag } from '@skydeck/envelope';
import { Body, Controller, HttpCode, Param, Patch, Post } from '@nestjs/common';
import { ApiHeader, ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { Domain, DomainResponse } from '../domain.schema.js';
import { domainVersion } from '../domain-version.js';
import { DomainView } from '../domain-view.js';
import { PairDomains, UpdateDomain } from './domain-redirect.schema.js';
import { DomainRedirects } from './domain-redirects.service.js';

const DomainPair = z
  .object({ primary: Domain, other: Domain.describe('The name that leads to the primary one.') })
  .meta({ id: 'DomainPair' });

@ApiTags('Domains')
@ApiParam({ name: 'project', description: 'Id or slug of the project.' })
@ApiParam({ name: 'app', description: 'Id or name of the app.' })
@Controller('projects/:project/apps/:app/domains')
export class DomainRedirectsController {
  constructor(
    private readonly redirects: DomainRedirects,
    private readonly view: DomainView,
  ) {}

  @Post('pair')
  @HttpCode(200)
  @Requires('apps:write')
  @ApiOperation({
    operationId: 'pairDomains',
    summary: 'Have a name and its www lead to one of the two',
    description: 'What is missing is added; the answer has the DNS records to set for each.',
  })
  @ApiOkResponse({ standardSchema: envelopeOf(DomainPair) })
  async pair(
    @CurrentProject() project: ProjectRef,
    @Param('app') app: string,
    @Body({ schema: PairDomains }) body: PairDomains,
  ) {
    const [primary, other] = await this.redirects.pair(project, app, body);
    return { primary: await this.view.one(primary!), other: await this.view.one(other!) };
  }

  @Patch(':domain')
  @Requires('apps:write')
  @ApiHeader(IF_MATCH)
  @ApiParam({ name: 'domain', description: 'Id of the domain, or its host name.' })
  @ApiOperation({
    operationId: 'updateDomain',
    summary: 'Make a domain the primary one, or have it lead to another',
    description: 'It takes effect at once; path and query of a request are kept.',
  })
  @ApiOkResponse({ standardSchema: DomainResponse })
  async update(
    @CurrentProject() project: ProjectRef,
    @Param('app') app: string,
    @Param('domain') domain: string,
    @Body({ schema: UpdateDomain }) body: UpdateDomain,
    @IfMatch() expected: Precondition,
  ) {
    const row = await this.redirects.update(project, app, domain, body, expected);
    return withETag(await this.view.one(row), domainVersion(row));
  }
}
