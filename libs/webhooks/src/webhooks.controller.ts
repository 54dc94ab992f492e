import { CurrentProject, type ProjectRef, Requires } from '@skydeck/auth-guard';
import { Deleted, envelopeOf, paged, pageFrom, PageQuery, readCursor } from '@skydeck/envelope';
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
  ApiAcceptedResponse,
  ApiCreatedResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
} from '@nestjs/swagger';
import { z } from 'zod';
import { DeliveriesService } from './deliveries/deliveries.service.js';
import {
  Delivery,
  DeliveryListResponse,
  STATUSES,
  toDelivery,
} from './deliveries/delivery.schema.js';
import {
  CreateWebhook,
  RotateSecret,
  toWebhook,
  UpdateWebhook,
  Webhook,
  WebhookListResponse,
  WebhookWithSecret,
} from './endpoints/webhook.schema.js';
import { WebhooksService } from './endpoints/webhooks.service.js';

const ListDeliveries = PageQuery.extend({
  status: z.enum(STATUSES).optional().describe('Only deliveries in this status.'),
});
type ListDeliveries = z.output<typeof ListDeliveries>;

/** The routes of webhooks, below `projects/:project/webhooks` or `webhooks`. */
export function webhooksController(path: string): Type {
  @ApiTags('Webhooks')
  @Controller(path)
  class WebhooksController {
    constructor(
      private readonly webhooks: WebhooksService,
      private readonly deliveries: DeliveriesService,
    ) {}

    @Post()
    @HttpCode(201)
    @Requires('webhooks:write')
    @ApiOperation({ operationId: 'createWebhook', summary: 'Have events sent to an address' })
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
      @Query({ schema: PageQuery }) { limit, cursor }: PageQuery,
    ) {
      const rows = await this.webhooks.list(project.tenant, limit, readCursor(cursor));
      return paged(pageFrom(rows, limit, toWebhook));
    }

    @Get(':webhook')
    @Requires('webhooks:read')
    @ApiOperation({ operationId: 'getWebhook', summary: 'Show a webhook' })
    @ApiOkResponse({ standardSchema: envelopeOf(Webhook) })
    async get(
      @CurrentProject() project: ProjectRef,
      @Param('webhook') id: string,
    ): Promise<Webhook> {
      return toWebhook(await this.webhooks.get(project.tenant, id));
    }

    @Patch(':webhook')
    @Requires('webhooks:write')
    @ApiOperation({ operationId: 'updateWebhook', summary: 'Change a webhook' })
    @ApiOkResponse({ standardSchema: envelopeOf(Webhook) })
    async update(
      @CurrentProject() project: ProjectRef,
      @Param('webhook') id: string,
      @Body({ schema: UpdateWebhook }) body: UpdateWebhook,
    ): Promise<Webhook> {
      return toWebhook(await this.webhooks.update(project.tenant, id, body));
    }

    @Delete(':webhook')
    @Requires('webhooks:write')
    @ApiOperation({ operationId: 'deleteWebhook', summary: 'Delete a webhook and its log' })
    @ApiOkResponse({ standardSchema: envelopeOf(Deleted) })
    async delete(@CurrentProject() project: ProjectRef, @Param('webhook') id: string) {
      await this.webhooks.delete(project.tenant, id);
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

    @Post(':webhook/test')
    @HttpCode(202)
    @Requires('webhooks:write')
    @ApiOperation({ operationId: 'testWebhook', summary: 'Send a test event' })
    @ApiAcceptedResponse({ standardSchema: envelopeOf(Delivery) })
    async test(
      @CurrentProject() project: ProjectRef,
      @Param('webhook') id: string,
    ): Promise<Delivery> {
      return toDelivery(await this.deliveries.test(project.tenant, id));
    }

    @Get(':webhook/deliveries')
    @Requires('webhooks:read')
    @ApiOperation({
      operationId: 'listWebhookDeliveries',
      summary: 'List deliveries, newest first',
    })
    @ApiOkResponse({ standardSchema: DeliveryListResponse })
    async listDeliveries(
      @CurrentProject() project: ProjectRef,
      @Param('webhook') id: string,
      @Query({ schema: ListDeliveries }) { limit, cursor, status }: ListDeliveries,
    ) {
      const wanted = { limit, status };
      const rows = await this.deliveries.list(project.tenant, id, wanted, readCursor(cursor));
      return paged(pageFrom(rows, limit, toDelivery));
    }

    @Post(':webhook/deliveries/:delivery/replay')
    @HttpCode(202)
    @Requires('webhooks:write')
    @ApiOperation({ operationId: 'replayWebhookDelivery', summary: 'Send a delivery again' })
    @ApiAcceptedResponse({ standardSchema: envelopeOf(Delivery) })
    async replay(
      @CurrentProject() project: ProjectRef,
      @Param('webhook') id: string,
      @Param('delivery') delivery: string,
    ): Promise<Delivery> {
      return toDelivery(await this.deliveries.replay(project.tenant, id, delivery));
    }
  }
  return WebhooksController;
}
