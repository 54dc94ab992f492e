import { queryOptions } from '@tanstack/react-query';
import { SourceApi } from '../sources/ask.js';
import { pagesOf } from '../sources/pages.js';
import type { Source } from '../sources/sources.js';
import type { Delivery, DeliveryDetail, NewWebhook, WantedWebhook, Webhook } from './shapes.js';

const REFRESH_MS = 2000;

/** A webhook is known by its service, project and identifier. */
export interface WebhookRef {
  readonly source: Source;
  readonly project: string;
  readonly id: string;
}

const pathOf = (id: string, rest = '') => `/webhooks/${encodeURIComponent(id)}${rest}`;

export const webhooksQuery = (source: Source, project: string) =>
  queryOptions({
    queryKey: ['project', project, source, 'webhooks'],
    queryFn: async (): Promise<readonly Webhook[]> => {
      const page = await new SourceApi(source, project).page<Webhook>('/webhooks', {
        limit: '100',
      });
      return page.items;
    },
  });

export const webhookQuery = ({ source, project, id }: WebhookRef) =>
  queryOptions({
    queryKey: ['project', project, source, 'webhooks', id],
    queryFn: () => new SourceApi(source, project).ask<Webhook>(pathOf(id)),
  });

export const createWebhook = (source: Source, project: string, body: WantedWebhook) =>
  new SourceApi(source, project).ask<NewWebhook>('/webhooks', { method: 'POST', body });

export const changeWebhook = ({ source, project, id }: WebhookRef, body: Partial<WantedWebhook>) =>
  new SourceApi(source, project).ask<Webhook>(pathOf(id), { method: 'PATCH', body });

export const deleteWebhook = ({ source, project, id }: WebhookRef) =>
  new SourceApi(source, project).ask<object>(pathOf(id), { method: 'DELETE' });

export const rotateWebhook = ({ source, project, id }: WebhookRef, overlapS: number) =>
  new SourceApi(source, project).ask<NewWebhook>(pathOf(id, '/rotate-secret'), {
    method: 'POST',
    body: { overlap_s: overlapS },
  });

export const testWebhook = ({ source, project, id }: WebhookRef) =>
  new SourceApi(source, project).ask<Delivery>(pathOf(id, '/test'), { method: 'POST' });

export const replayDelivery = ({ source, project, id }: WebhookRef, delivery: string) =>
  new SourceApi(source, project).ask<Delivery>(pathOf(id, `/deliveries/${delivery}/replay`), {
    method: 'POST',
  });

export const deliveriesQuery = ({ source, project, id }: WebhookRef, status: string) =>
  pagesOf<Delivery>({
    source,
    project,
    path: pathOf(id, '/deliveries'),
    filter: { status },
    everyMs: REFRESH_MS,
  });

/** A delivery with what is sent and every attempt, read anew while it is open. */
export const deliveryQuery = ({ source, project, id }: WebhookRef, delivery: string) =>
  queryOptions({
    queryKey: ['project', project, source, 'webhooks', id, 'deliveries', delivery],
    queryFn: () =>
      new SourceApi(source, project).ask<DeliveryDetail>(pathOf(id, `/deliveries/${delivery}`)),
    refetchInterval: REFRESH_MS,
  });
