import { dataOf, type PayComponents } from '@skydeck/sdk';
import { queryOptions } from '@tanstack/react-query';
import { pagesOf } from '../sources/pages.js';
import { payOf } from './clients.js';
import { payKey } from './holds.js';

type Schemas = PayComponents['schemas'];
export type Escrow = Schemas['Escrow'];
export type EscrowState = Escrow['state'];
export type EscrowDetails = Schemas['EscrowWithTimeline'];
export type Milestone = Schemas['EscrowMilestone'];
export type EscrowHappening = Schemas['EscrowHappening'];
export type EscrowRole = Schemas['ActOnEscrow']['as'];
export type WantedEscrow = Schemas['CreateEscrow'];
/** What is said with each verb besides the role. */
export interface EscrowWish {
  readonly fund: Record<string, never>;
  readonly accept: Record<string, never>;
  readonly cancel: Record<string, never>;
  readonly deliver: { readonly milestone?: string };
  readonly release: { readonly milestone?: string; readonly amount?: string };
  readonly refund: { readonly milestone?: string };
  readonly dispute: { readonly reason: string };
  readonly resolve: {
    readonly to_seller: string;
    readonly to_buyer: string;
    readonly note?: string;
  };
}
export type EscrowVerb = keyof EscrowWish;

const ESCROWS = '/api/v1/escrows';
const ESCROW = `${ESCROWS}/{escrow}` as const;
const CATCH_UP_MS = 15_000;

/** The escrows of a project, newest first, page by page. */
export const escrowsQuery = (project: string, state: EscrowState | undefined) => ({
  ...pagesOf<Escrow>({
    source: 'pay',
    project,
    path: '/escrows',
    filter: { state },
    everyMs: CATCH_UP_MS,
  }),
  staleTime: 0,
});

export const escrowQuery = (project: string, escrow: string) =>
  queryOptions({
    queryKey: [...payKey(project), 'escrow', escrow],
    queryFn: (): Promise<EscrowDetails> =>
      dataOf(payOf(project).GET(ESCROW, { params: { path: { escrow } } })),
    staleTime: 0,
    refetchInterval: CATCH_UP_MS,
  });

export const createEscrow = (project: string, key: string, body: WantedEscrow): Promise<Escrow> =>
  dataOf(
    payOf(project).POST(ESCROWS, {
      headers: { 'Idempotency-Key': key },
      body,
    }),
  );

/** One that exists, who acts on it, and the key that it is done once for. */
export interface EscrowAct {
  readonly project: string;
  readonly escrow: string;
  readonly key: string;
  readonly as: EscrowRole;
}

/** Does what a verb says, once for its key. */
export function actOnEscrow<Verb extends EscrowVerb>(
  { project, escrow, key, as }: EscrowAct,
  verb: Verb,
  wish: EscrowWish[Verb],
): Promise<Escrow> {
  // All verbs are asked for in one way; what each takes is checked by `EscrowWish`.
  const post = payOf(project).POST as (
    path: string,
    given: object,
  ) => Promise<{ data: { data: Escrow } }>;
  const params = { path: { escrow }, header: { 'Idempotency-Key': key } };
  return dataOf(post(`${ESCROW}/${verb}`, { params, body: { as, ...wish } }));
}

export const addEscrowEvidence = (
  { project, escrow, key, as }: EscrowAct,
  evidence: { readonly text: string; readonly links: string[] },
): Promise<EscrowHappening> =>
  dataOf(
    payOf(project).POST(`${ESCROW}/evidence`, {
      params: { path: { escrow } },
      headers: { 'Idempotency-Key': key },
      body: { as, ...evidence },
    }),
  );
