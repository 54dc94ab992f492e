import { EdgeConfig } from './edge.config.js';

describe('EdgeConfig', () => {
  it('needs nothing but the shared secret', () => {
    const config = EdgeConfig.parse({ SKYDECK_SERVICE_SECRET: 's'.repeat(32) });
    expect(config).toMatchObject({
      EDGE_HOST: '127.0.0.1',
      EDGE_PORT: 4080,
      EDGE_CONTROL_PORT: 4180,
    });
  });

  it('describes every setting', () => {
    for (const setting of Object.values(EdgeConfig.shape)) expect(setting.description).toBeTruthy();
  });
});
