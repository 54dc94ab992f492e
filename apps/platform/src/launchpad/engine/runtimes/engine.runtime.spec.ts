import { podmanService } from '../fixtures/podman-service.js';
import { runtimeContract } from './runtime.contract.js';

describe('engine runtime', () => {
  let podman: Awaited<ReturnType<typeof podmanService>>;

  const options = async () => {
    podman = await podmanService();
    return { engineSocket: podman.socket };
  };
  runtimeContract('engine', options, { outlives: true });

  afterAll(async () => {
    await podman[Symbol.asyncDispose]();
  }, 60_000);
});
