import { CurrentProject, type ProjectRef, Requires } from '@skydeck/auth-guard';
import { IF_MATCH, IfMatch, paged, type Precondition, withETag } from '@skydeck/envelope';
import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, Query } from '@nestjs/common';
import {
  ApiCreatedResponse,
  ApiHeader,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
} from '@nestjs/swagger';
import { Actor, SKYDECK_USER } from '../spaces/actor.js';
import type { RetentionRuleEntity } from './retention-rule.entity.js';
import {
  CreateRetentionRule,
  ListRetentionRules,
  RetentionRuleDeletedResponse,
  RetentionRuleListResponse,
  RetentionRuleResponse,
  toRetentionRule,
  UpdateRetentionRule,
} from './retention-rule.schema.js';
import { RetentionRules } from './retention-rules.js';

/** How long files are kept, and when they are deleted. */
@ApiTags('Retention')
@ApiHeader(SKYDECK_USER)
@Controller('retention-rules')
export class RetentionRulesController {
  constructor(private readonly rules: RetentionRules) {}

  @Post()
  @HttpCode(201)
  @Requires('documents:write')
  @ApiOperation({
    operationId: 'createRetentionRule',
    summary: 'Say how long files of a folder, or with a tag, are kept',
    description:
      'Days count from the last change of a file. Before `keep_days` are over nobody deletes it, or moves it to where it would not be kept; where several rules keep it, the longest counts. After `delete_after_days` it goes to the trash. Owners of the space make rules.',
  })
  @ApiCreatedResponse({ standardSchema: RetentionRuleResponse })
  async create(
    @CurrentProject() project: ProjectRef,
    @Actor() actor: string | undefined,
    @Body({ schema: CreateRetentionRule }) body: CreateRetentionRule,
  ) {
    return tagged(await this.rules.create({ project, actor }, body));
  }

  @Get()
  @Requires('documents:read')
  @ApiOperation({ operationId: 'listRetentionRules', summary: 'List the rules of a space' })
  @ApiOkResponse({ standardSchema: RetentionRuleListResponse })
  async list(
    @CurrentProject() project: ProjectRef,
    @Actor() actor: string | undefined,
    @Query({ schema: ListRetentionRules.schema }) query: ListRetentionRules,
  ) {
    const rows = await this.rules.list({ project, actor }, ListRetentionRules.parse(query));
    return paged(ListRetentionRules.page(rows, query, toRetentionRule));
  }

  @Get(':retention_rule')
  @Requires('documents:read')
  @ApiOperation({ operationId: 'getRetentionRule', summary: 'Show a rule' })
  @ApiOkResponse({ standardSchema: RetentionRuleResponse })
  async get(
    @CurrentProject() project: ProjectRef,
    @Actor() actor: string | undefined,
    @Param('retention_rule') id: string,
  ) {
    return tagged(await this.rules.get({ project, actor }, id));
  }

  @Patch(':retention_rule')
  @Requires('documents:write')
  @ApiHeader(IF_MATCH)
  @ApiOperation({ operationId: 'updateRetentionRule', summary: 'Change the days of a rule' })
  @ApiOkResponse({ standardSchema: RetentionRuleResponse })
  async update(
    @CurrentProject() project: ProjectRef,
    @Actor() actor: string | undefined,
    @Param('retention_rule') id: string,
    @Body({ schema: UpdateRetentionRule }) body: UpdateRetentionRule,
    @IfMatch() expected: Precondition,
  ) {
    return tagged(await this.rules.update({ project, actor }, id, body, expected));
  }

  @Delete(':retention_rule')
  @Requires('documents:write')
  @ApiHeader(IF_MATCH)
  @ApiOperation({
    operationId: 'deleteRetentionRule',
    summary: 'Delete a rule: it keeps and deletes nothing more',
  })
  @ApiOkResponse({ standardSchema: RetentionRuleDeletedResponse })
  async delete(
    @CurrentProject() project: ProjectRef,
    @Actor() actor: string | undefined,
    @Param('retention_rule') id: string,
    @IfMatch() expected: Precondition,
  ) {
    await this.rules.delete({ project, actor }, id, expected);
    return { id, deleted: true as const };
  }
}

const tagged = (row: RetentionRuleEntity) => withETag(toRetentionRule(row), row.version);
