import { dataOf, type PayComponents } from '@skydeck/sdk';
import { queryOptions } from '@tanstack/react-query';
import { pagesOf } from '../sources/pages.js';
import { payOf } from './clients.js';

type Schemas = PayComponents['schemas'];
export type Hold = Schemas['Hold'];
export type HoldState = Hold['state'];
export type HoldDetails = Schemas['HoldWithOperations'];
export type HoldOperation = HoldDetails['operations'][number];
export type WantedHold = Schemas['CreateHold'];
export type WantedCapture = Partial<Schemas['CaptureHold']>;

const HOLDS = '/api/v1/holds';
const HOLD = `${HOLDS}/{hold}` as const;
const CATCH_UP_MS = 15_000;

/** Which holds to list: all of them when empty. */
export interface HoldFilter {
  readonly state?: HoldState;
  readonly wallet?: string;
}

/** Everything that is read of Payments for a project. */
export const payKey = (project: string) => ['project', project, 'pay'] as const;

/** The holds of a project, newest first, page by page. */
export const holdsQuery = (project: string, { state, wallet }: HoldFilter) => ({
  ...pagesOf<Hold>({
    source: 'pay',
    project,
    path: '/holds',
    filter: { state, wallet },
    everyMs: CATCH_UP_MS,
  }),
  staleTime: 0,
});

export const holdQuery = (project: string, hold: string) =>
  queryOptions({
    queryKey: [...payKey(project), 'hold', hold],
    queryFn: (): Promise<HoldDetails> =>
      dataOf(payOf(project).GET(HOLD, { params: { path: { hold } } })),
    staleTime: 0,
    refetchInterval: CATCH_UP_MS,
  });

const keyed = (key: string) => ({ 'Idempotency-Key': key });

export const createHold = (project: string, key: string, body: WantedHold): Promise<Hold> =>
  dataOf(payOf(project).POST(HOLDS, { params: { header: keyed(key) }, body }));

/** One that exists, and the key that what is done to it is done once for. */
export interface HoldAct {
  readonly project: string;
  readonly hold: string;
  readonly key: string;
}

const params = ({ hold, key }: HoldAct) => ({ path: { hold }, header: keyed(key) });

export const captureHold = (act: HoldAct, body: WantedCapture): Promise<Hold> =>
  dataOf(
    payOf(act.project).POST(`${HOLD}/capture`, {
      params: params(act),
      // The service takes a capture for the final one when nothing else is said.
      body: { final: true, ...body },
    }),
  );

export const voidHold = (act: HoldAct): Promise<Hold> =>
  dataOf(payOf(act.project).POST(`${HOLD}/void`, { params: params(act), body: {} }));

export const increaseHold = (act: HoldAct, amount: string): Promise<Hold> =>
  dataOf(payOf(act.project).POST(`${HOLD}/increase`, { params: params(act), body: { amount } }));
