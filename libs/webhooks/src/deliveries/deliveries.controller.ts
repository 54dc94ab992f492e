import { CurrentProject, type ProjectRef, Requires } from '@skydeck/auth-guard';
import { envelopeOf, paged } from '@skydeck/envelope';
import { Controller, Get, HttpCode, Param, Post, Query, type Type } from '@nestjs/common';
import { ApiAcceptedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { DeliveriesService } from './deliveries.service.js';
import {
  Delivery,
  DeliveryListResponse,
  ListAllDeliveries,
  ListDeliveries,
  toDelivery,
} from './delivery.schema.js';
import { DeliveryDetail } from './delivery-detail.schema.js';

/** The routes of deliveries, below those of webhooks. */
export function deliveriesController(path: string): Type {
  @ApiTags('Webhooks')
  @Controller(path)
  class DeliveriesController {
    constructor(private readonly deliveries: DeliveriesService) {}

    @Get('deliveries')
    @Requires('webhooks:read')
    @ApiOperation({
      operationId: 'listAllWebhookDeliveries',
      summary: 'List deliveries to all webhooks, newest first',
    })
    @ApiOkResponse({ standardSchema: DeliveryListResponse })
    async listAllDeliveries(
      @CurrentProject() project: ProjectRef,
      @Query({ schema: ListAllDeliveries.schema }) query: ListAllDeliveries,
    ) {
      const rows = await this.deliveries.listAll(project.tenant, query);
      return paged(ListAllDeliveries.page(rows, query, toDelivery));
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
      @Query({ schema: ListDeliveries.schema }) query: ListDeliveries,
    ) {
      const rows = await this.deliveries.list(project.tenant, id, query);
      return paged(ListDeliveries.page(rows, query, toDelivery));
    }

    @Get(':webhook/deliveries/:delivery')
    @Requires('webhooks:read')
    @ApiOperation({
      operationId: 'getWebhookDelivery',
      summary: 'Show a delivery: what is sent, and every attempt',
    })
    @ApiOkResponse({ standardSchema: envelopeOf(DeliveryDetail) })
    async getDelivery(
      @CurrentProject() project: ProjectRef,
      @Param('webhook') id: string,
      @Param('delivery') delivery: string,
    ): Promise<DeliveryDetail> {
      return this.deliveries.get(project.tenant, id, delivery);
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
  return DeliveriesController;
}
