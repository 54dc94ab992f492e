import type { CommandSpec } from '../../program/command-spec.js';
import { IDEMPOTENCY_KEY } from '../../program/shared-options.js';
import { PRODUCTS } from '../product/products.js';

export const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

/** `skydeck api` */
export const apiCommand: CommandSpec = {
  name: 'api',
  summary: 'Send a request to a service and print the whole answer.',
  description:
    'Paths that start with /v1 go to the platform, others to Authentication unless --service says otherwise. A whole address must be one of the installation; the token is sent nowhere else.',
  arguments: [
    { name: '<method>', summary: 'HTTP method.', choices: METHODS },
    { name: '<path>', summary: 'Path with its version, such as /v1/projects/demo/apps.' },
  ],
  options: [
    {
      flags: '-f, --field <field=value>',
      summary:
        'Field of the body, or parameter of a GET; repeat for several. count:=3 is JSON, env.PORT=80 a field of a field.',
      isRepeatable: true,
    },
    { flags: '--input <file>', summary: 'File with the JSON body; - reads standard input.' },
    {
      flags: '-d, --data <json>',
      summary: 'JSON body; @file reads a file, - reads standard input.',
    },
    {
      flags: '-H, --header <header>',
      summary: 'Header, such as "Idempotency-Key: 7"; repeat for several.',
      isRepeatable: true,
    },
    { flags: '--service <service>', summary: 'Service to call.', choices: PRODUCTS },
    IDEMPOTENCY_KEY,
  ],
  examples: [
    'skydeck api GET /v1/projects/demo/apps',
    'skydeck api POST /api/v1/projects -f name=Shop',
    'skydeck api POST /api/v1/projects -d \'{"name":"Shop"}\'',
    'skydeck api GET /api/v1/outbox --service messaging',
  ],
  load: async () => (await import('./api.js')).api,
};
