import { authJourneys } from './auth-journeys.js';
import { deployJourneys } from './deploy-journeys.js';
import { fileJourneys } from './file-journeys.js';
import { locationJourneys } from './location-journeys.js';
import { messageJourneys } from './message-journeys.js';
import { payJourneys } from './pay-journeys.js';
import { roomJourneys } from './room-journeys.js';
import { Replicated, type ReplicatedOptions } from './replicated.js';

const START_MS = 600_000;

/** Products with two replicas of each service; all of them unless some are named. */
export function describeReplicas(name: string, options: ReplicatedOptions): void {
  const isWhole = options.units === undefined;
  describe(`two replicas of a service, ${name}`, () => {
    let replicated: Replicated;
    const at = () => replicated;

    beforeAll(async () => {
      replicated = await Replicated.start(options);
    }, START_MS);
    afterAll(() => replicated?.close(), 60_000);

    authJourneys(at, options);
    payJourneys(at);
    messageJourneys(at);
    if (isWhole) {
      fileJourneys(at);
      locationJourneys(at);
      roomJourneys(at);
      deployJourneys(at);
    }

    it('no process ended, and none met what nobody expected', () => {
      const { replicas } = at().cluster;
      const ended = replicas.filter(({ isRunning }) => !isRunning);
      expect(ended.map((process) => `${process.name}: ${process.tail()}`)).toEqual([]);
      expect(replicas.flatMap((process) => process.problems())).toEqual([]);
    });
  });
}
