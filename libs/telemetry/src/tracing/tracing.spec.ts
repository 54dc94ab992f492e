import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

const FIXTURE = path.resolve(import.meta.dirname, '../fixtures/loaded-modules.mjs');
const ENDPOINT = 'http://127.0.0.1:9';

async function start(environment: NodeJS.ProcessEnv) {
  const env = { PATH: process.env['PATH'], ...environment };
  const { stdout } = await promisify(execFile)(process.execPath, [FIXTURE], { env });
  const { isOn, urls } = JSON.parse(stdout) as { isOn: boolean; urls: string[] };
  return { isOn, sdk: urls.filter((url) => /@opentelemetry\/(?!api\/)/.test(url)) };
}

describe('startTracing', () => {
  // prom-client brings the API, which does nothing by itself.
  it.each<[string, NodeJS.ProcessEnv]>([
    ['nobody says where to', {}],
    ['the endpoint is empty', { OTEL_EXPORTER_OTLP_ENDPOINT: '' }],
    ['the SDK is disabled', { OTEL_EXPORTER_OTLP_ENDPOINT: ENDPOINT, OTEL_SDK_DISABLED: 'true' }],
    [
      'nothing is exported',
      { OTEL_EXPORTER_OTLP_ENDPOINT: ENDPOINT, OTEL_TRACES_EXPORTER: 'none' },
    ],
  ])('loads nothing of the SDK when %s', async (_when, environment) => {
    expect(await start(environment)).toEqual({ isOn: false, sdk: [] });
  });

  it.each(['OTEL_EXPORTER_OTLP_ENDPOINT', 'OTEL_EXPORTER_OTLP_TRACES_ENDPOINT'])(
    'starts when %s is set',
    async (name) => {
      const { isOn, sdk } = await start({ [name]: ENDPOINT });
      expect(isOn).toBe(true);
      expect(sdk).not.toEqual([]);
    },
  );
});
