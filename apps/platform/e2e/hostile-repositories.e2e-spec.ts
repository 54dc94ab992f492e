import { curiousBuildCases } from './hostile/curious-build.cases.js';
import { greedyBuildCases } from './hostile/greedy-build.cases.js';
import { HostileWorld } from './hostile/hostile-world.js';
import { stillbornCases } from './hostile/stillborn.cases.js';
import { unclonableCases } from './hostile/unclonable.cases.js';

describe('repositories that do harm', () => {
  let started: HostileWorld;
  const world = () => started;

  beforeAll(async () => {
    started = await HostileWorld.start();
  }, 120_000);

  afterAll(() => started[Symbol.asyncDispose](), 60_000);

  unclonableCases(world);
  greedyBuildCases(world);
  curiousBuildCases(world);
  stillbornCases(world);
});
