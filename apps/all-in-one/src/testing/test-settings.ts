import { tmpdir } from 'node:os';
import path from 'node:path';
import { SERVICES } from '../stack/stack-ports.js';

/** What every installation of a test is set to: schemas of its own, and nothing that outlives it. */
export function testSettings({
  schema,
}: {
  readonly schema: (service: string) => string;
}): NodeJS.ProcessEnv {
  const pairs = SERVICES.map((name) => [`${name.toUpperCase()}_SCHEMA`, schema(name)]);
  return {
    ...(Object.fromEntries(pairs) as NodeJS.ProcessEnv),
    EDGE_ACCESS_LOG: 'off',
    COSTREAM_RTMP_PORT: '0',
    LOCATION_SAMPLE: 'off',
    MEDIA_RTMP_PORT: '0',
    RATE_LIMIT_PER_MINUTE: '0',
    VPS_FLOATING_CIDR: '198.18.78.0/28',
    VPS_IMAGE_DIR: process.env['SKYDECK_TEST_IMAGES'] ?? path.join(tmpdir(), 'skydeck-test-images'),
    DATABASES_KEEP_RUNNING: 'false',
    VPS_KEEP_RUNNING: 'false',
    VPS_POOL_GB: '4',
  };
}
