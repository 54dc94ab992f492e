import { queryOptions } from '@tanstack/react-query';
import { type Page, SourceApi } from '../sources/ask.js';
import { pagesOf } from '../sources/pages.js';
import type { Source, WebhookSource } from '../sources/sources.js';
import type { Delivery, Event, NewWebhook, WantedWebhook, Webhook } from './shapes.js';

const REFRESH_MS = 2000;

/** A webhook is known by its service, project and identifier. */
export interface WebhookRef {
  readonly source: WebhookSource;
  readonly project: string;
  readonly id: string;
}

const pathOf = (id: string, rest = '') => `/webhooks/${encodeURIComponent(id)}${rest}`;

export const webhooksQuery = (source: WebhookSource, project: string) =>
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

export const createWebhook = (source: WebhookSource, project: string, body: WantedWebhook) =>
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

const MOST_PAGES = 10;

/** The event that a delivery carried; null when it is no longer, or never was, listed. */
export const eventQuery = (source: Source, project: string, { event_id, event_type }: Delivery) =>
  queryOptions({
    queryKey: ['project', project, source, 'event', event_id],
    staleTime: Infinity,
    queryFn: async (): Promise<Event | null> => {
      const api = new SourceApi(source, project);
      let cursor: string | null = '';
      for (let pages = 0; pages < MOST_PAGES && cursor !== null; pages++) {
        const query: Record<string, string> = { type: event_type, limit: '100', cursor };
        const { items, next }: Page<Event> = await api.page<Event>('/events', query);
        const found = items.find(({ id }) => id === event_id);
        if (found) return found;
        // Identifiers sort by time and lists begin with the newest.
        cursor = items.some(({ id }) => id < event_id) ? null : next;
      }
      return null;
    },
  });
