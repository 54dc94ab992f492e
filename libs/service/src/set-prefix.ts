import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { ServiceDefinition } from './service-definition.js';

/** Paths whose place is fixed by a standard, pages for people, and what is not published. */
const WITHOUT_PREFIX = [
  'internal/*path',
  'oauth/*path',
  '.well-known/*path',
  'p/*path',
  'o/*path',
  't/*path',
  'verify/*path',
  'git/*path',
  'hooks/*path',
  'v2',
  'v2/*path',
];

/** Puts the published routes of a service under its prefix. */
export function setPrefix(app: NestFastifyApplication, { prefix }: ServiceDefinition): void {
  app.setGlobalPrefix(prefix, { exclude: WITHOUT_PREFIX });
}
