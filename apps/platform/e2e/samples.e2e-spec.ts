import { podmanService } from '../src/launchpad/engine/fixtures/podman-service.js';
import { importBusybox } from './busybox-image.js';
import { LaunchpadHarness } from './launchpad-harness.js';
import { type SampleApp, SampleDeployments, vendorWheels } from './sample-apps.js';

const SAMPLES: readonly SampleApp[] = [
  {
    name: 'express',
    plan: { runtime: 'node', start: 'exec node server.js', health_path: '/healthz' },
    reasons: /Node 24 \(engines\.node\).*package manager npm/,
    pages: { '/': /^Express says hello$/, '/orders/7': /"id":"7"/ },
  },
  {
    name: 'vite-react',
    plan: { runtime: 'static', static_dir: 'dist', spa: true },
    reasons: /static site: Vite builds to dist/,
    pages: { '/': /Vite says hello/, '/any/route': /Vite says hello/ },
  },
  {
    name: 'fastapi',
    settings: { env: { GREETING: 'good day' } },
    prepare: vendorWheels,
    plan: { runtime: 'python', start: 'exec uvicorn main:app --host 0.0.0.0 --port $PORT' },
    reasons: /Python 3\.11 \(\.python-version\).*vendor\/wheels.*FastAPI in main\.py/,
    pages: {
      '/': /FastAPI says hello.*good day/,
      '/prices/tea': /"cents":350/,
      '/openapi.json': /"title":"Sample"/,
    },
  },
  {
    name: 'dockerfile',
    plan: { runtime: 'dockerfile', port: 8080 },
    reasons: /Dockerfile is there; port 8080 from EXPOSE/,
    pages: { '/': /The image says hello/, '/built.txt': /^built in the image/ },
  },
];

describe('repositories as people push them', () => {
  let launchpad: LaunchpadHarness;
  let samples: SampleDeployments;
  let podman: Awaited<ReturnType<typeof podmanService>>;

  beforeAll(async () => {
    podman = await podmanService();
    await importBusybox(podman.socket);
    launchpad = await LaunchpadHarness.start({ LAUNCHPAD_ENGINE_SOCKET: podman.socket });
    samples = new SampleDeployments(launchpad);
  }, 120_000);

  afterAll(async () => {
    samples.print();
    await launchpad.close();
    await podman[Symbol.asyncDispose]();
  }, 60_000);

  it.each(SAMPLES)(
    'live: $name is detected, built and answers',
    async (sample) => expect(await samples.differences(sample)).toEqual([]),
    120_000,
  );
});
