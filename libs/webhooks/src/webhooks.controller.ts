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
import {
  Body,
  Controller,
  Delete,
  Get,
  HttpCode,
  Param,
  Patch,
  Post,
  Query,
  type Type,
} from '@nestjs/common';
import {
  ApiCreatedResponse,
  ApiHeader,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
} from '@nestjs/swagger';
import { SCHEDULE } from './deliveries/retry-schedule.js';
import {
  CreateWebhook,
  ListWebhooks,
  RotateSecret,
  toWebhook,
  UpdateWebhook,
  Webhook,
  WebhookListResponse,
  type WebhookRow,
  webhookVersion,
  WebhookWithSecret,
} from './endpoints/webhook.schema.js';
import { WebhooksService } from './endpoints/webhooks.service.js';

const HOW_IT_IS_SENT = `Each event is posted as JSON, signed as Standard Webhooks has it, at least once and always with the same \`webhook-id\`; an answer of 2xx ends the delivery. ${SCHEDULE}`;

/** The routes of webhooks, below `projects/:project/webhooks` or `webhooks`. */
export function webhooksController(path: string): Type {
  @ApiTags('Webhooks')
  @Controller(path)
  class WebhooksController {
    constructor(private readonly webhooks: WebhooksService) {}

    @Post()
    @HttpCode(201)
    @Requires('webhooks:write')
    @ApiOperation({
      operationId: 'createWebhook',
      summary: 'Have events sent to an address',
      description: HOW_IT_IS_SENT,
    })
    @ApiCreatedResponse({ standardSchema: envelopeOf(WebhookWithSecret) })
    async create(
      @CurrentProject() project: ProjectRef,
      @Body({ schema: CreateWebhook }) body: CreateWebhook,
    ): Promise<WebhookWithSecret> {
      const { row, secret } = await this.webhooks.create(project.tenant, body);
      return { ...toWebhook(row), secret };
    }

    @Get()
    @Requires('webhooks:read')
    @ApiOperation({ operationId: 'listWebhooks', summary: 'List webhooks, newest first' })
    @ApiOkResponse({ standardSchema: WebhookListResponse })
    async list(
      @CurrentProject() project: ProjectRef,
      @Query({ schema: ListWebhooks.schema }) query: ListWebhooks,
    ) {
      const rows = await this.webhooks.list(project.tenant, query);
      return paged(ListWebhooks.page(rows, query, toWebhook));
    }

    @Get(':webhook')
    @Requires('webhooks:read')
    @ApiOperation({ operationId: 'getWebhook', summary: 'Show a webhook' })
    @ApiOkResponse({ standardSchema: envelopeOf(Webhook) })
    async get(@CurrentProject() project: ProjectRef, @Param('webhook') id: string) {
      return tagged(await this.webhooks.get(project.tenant, id));
    }

    @Patch(':webhook')
    @Requires('webhooks:write')
    @ApiHeader(IF_MATCH)
    @ApiOperation({
      operationId: 'updateWebhook',
      summary: 'Change a webhook',
      description: 'Enabling it again forgives what failed before.',
    })
    @ApiOkResponse({ standardSchema: envelopeOf(Webhook) })
    async update(
      @CurrentProject() project: ProjectRef,
      @Param('webhook') id: string,
      @Body({ schema: UpdateWebhook }) body: UpdateWebhook,
      @IfMatch() expected: Precondition,
    ) {
      return tagged(await this.webhooks.update(project.tenant, id, body, expected));
    }

    @Delete(':webhook')
    @Requires('webhooks:write')
    @ApiHeader(IF_MATCH)
    @ApiOperation({ operationId: 'deleteWebhook', summary: 'Delete a webhook and its log' })
    @ApiOkResponse({ standardSchema: envelopeOf(Deleted) })
    async delete(
      @CurrentProject() project: ProjectRef,
      @Param('webhook') id: string,
      @IfMatch() expected: Precondition,
    ) {
      await this.webhooks.delete(project.tenant, id, expected);
      return { id, deleted: true as const };
    }

    @Post(':webhook/rotate-secret')
    @HttpCode(200)
    @Requires('webhooks:write')
    @ApiOperation({
      operationId: 'rotateWebhookSecret',
      summary: 'Replace the signing secret',
      description: 'Deliveries carry a signature of each secret until the overlap is over.',
    })
    @ApiOkResponse({ standardSchema: envelopeOf(WebhookWithSecret) })
    async rotate(
      @CurrentProject() project: ProjectRef,
      @Param('webhook') id: string,
      @Body({ schema: RotateSecret }) { overlap_s }: RotateSecret,
    ): Promise<WebhookWithSecret> {
      const { row, secret } = await this.webhooks.rotate(project.tenant, id, overlap_s);
      return { ...toWebhook(row), secret };
    }
  }
  return WebhooksController;
}

const tagged = (row: WebhookRow) => withETag(toWebhook(row), webhookVersion(row));
