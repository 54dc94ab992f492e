import type { FastifyRequest } from 'fastify';

/** Whether a browser asks, which shows pages to people; programs take JSON. */
export const wantsPage = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean =>
  (headers.accept ?? '').includes('text/html');
