import { EdgeConfig } from '../edge.config.js';
import { readListenSettings } from './listen-settings.js';

const SECRET = { SKYDECK_SERVICE_SECRET: 'a-secret-for-tests-only-0123456789' };

describe('the addresses that the keeper reads by itself', () => {
  it.each([
    {},
    { EDGE_PORT: '0', EDGE_CONTROL_PORT: '65535', EDGE_TLS_PORT: '443' },
    { EDGE_HOST: '::', EDGE_CONTROL_HOST: '10.0.0.1' },
    { EDGE_PORT: '' },
    { EDGE_TLS_PORT: '' },
    { EDGE_PORT: ' 80 ' },
  ])('are those of the settings: %j', (environment: NodeJS.ProcessEnv) => {
    const config = EdgeConfig.parse({ ...environment, ...SECRET });
    const { EDGE_HOST: host, EDGE_TLS_PORT: tlsPort } = config;
    expect(readListenSettings(environment)).toEqual({
      visitors: { host, port: config.EDGE_PORT },
      control: { host: config.EDGE_CONTROL_HOST, port: config.EDGE_CONTROL_PORT },
      tls: tlsPort === undefined ? undefined : { host, port: tlsPort },
    });
  });

  it.each([{ EDGE_PORT: 'http' }, { EDGE_PORT: '65536' }, { EDGE_TLS_PORT: '-1' }])(
    'are none where the settings are refused: %j',
    (environment: NodeJS.ProcessEnv) => {
      expect(EdgeConfig.safeParse({ ...environment, ...SECRET }).success).toBe(false);
      expect(readListenSettings(environment)).toBeUndefined();
    },
  );
});
