import { serverSpec, testImages, type ComputeLab } from '../fixtures/compute-lab.js';
import { until } from '../fixtures/until.js';
import type { EngineRef, ServerSpec } from '../server-spec.js';

/** What the parts of the suite share: an engine, an image and a way to a running server. */
export interface Bench {
  readonly lab: ComputeLab;
  readonly imageRef: string;
  spec(over?: Partial<ServerSpec>): ServerSpec;
  /** A server that runs and is ready. */
  running(over?: Partial<ServerSpec>): Promise<EngineRef>;
  /** What a command in a guest prints. */
  say(ref: EngineRef, script: string): Promise<string>;
}

/** Opens a lab for the tests of the block it is called in, and leaves each without servers. */
export function openBench(makeLab: () => Promise<ComputeLab>): Bench {
  let lab: ComputeLab;
  let imageRef: string;

  beforeAll(async () => {
    lab = await makeLab();
    imageRef = await lab.driver.ensureImage(await testImages.build('tiny'));
  }, 120_000);

  afterEach(async () => {
    for (const { ref } of await lab.driver.observeAll()) await lab.driver.destroy(ref);
  }, 60_000);

  afterAll(async () => {
    await lab[Symbol.asyncDispose]();
  }, 60_000);

  const bench: Bench = {
    get lab() {
      return lab;
    },
    get imageRef() {
      return imageRef;
    },
    spec: (over) => serverSpec(lab, imageRef, over),
    running: async (over) => {
      const ref = await lab.driver.create(bench.spec(over));
      await lab.driver.start(ref);
      await until(async () => expect(await lab.driver.isReady(ref)).toBe(true), lab.readyMs);
      return ref;
    },
    say: async (ref, script) => {
      const done = await lab.driver.exec(ref, ['sh', '-c', script]);
      return done.stdout.trim();
    },
  };
  return bench;
}
