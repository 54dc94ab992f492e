import { dataOf, type PayComponents } from '@skydeck/sdk';
import { queryOptions } from '@tanstack/react-query';
import { payOf } from './clients.js';
import { payKey } from './holds.js';

export type TestClock = PayComponents['schemas']['TestClock'];

const CLOCK = '/api/v1/test-clock';
const CATCH_UP_MS = 15_000;
const ON_THE_WAY_MS = 700;

/** What time it is for the payments of a project; read often while it moves. */
export const testClockQuery = (project: string) =>
  queryOptions({
    queryKey: [...payKey(project), 'test-clock'],
    queryFn: (): Promise<TestClock> => dataOf(payOf(project).GET(CLOCK, {})),
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.status === 'advancing' ? ON_THE_WAY_MS : CATCH_UP_MS,
  });

export const stopTime = (project: string): Promise<TestClock> =>
  dataOf(payOf(project).POST(CLOCK, { body: {} }));

/** Asked for twice it is one move. */
export const moveTime = (project: string, to: Date): Promise<TestClock> =>
  dataOf(payOf(project).POST(`${CLOCK}/advance`, { body: { to: to.toISOString() } }));

export const letTimeCount = (project: string) => dataOf(payOf(project).DELETE(CLOCK, {}));
