import { dataOf } from '@skydeck/sdk';
import { queryOptions } from '@tanstack/react-query';
import { authOf } from './clients.js';
import type {
  KycDecision,
  KycReview,
  KycReviewDetail,
  KycSession,
  KycSessionDetail,
  NewKycSession,
  WantedKycSession,
} from './shapes.js';

const SESSIONS = '/api/v1/kyc/sessions';
const SESSION = `${SESSIONS}/{id}` as const;
const REVIEWS = '/api/v1/kyc/reviews';
const REVIEW = `${REVIEWS}/{id}` as const;
const PAGE_SIZE = 100;
/** People hand documents in while the page is open. */
const CATCH_UP_MS = 10_000;
/** Links to pictures last a minute. */
const LINKS_MS = 45_000;

/** Everything that is read of the verifications of a project. */
export const kycKey = (project: string) => ['project', project, 'kyc'] as const;

const at = (id: string) => ({ params: { path: { id } } });

export const kycSessionsQuery = (project: string, status?: KycSession['status']) =>
  queryOptions({
    queryKey: [...kycKey(project), 'sessions', status ?? ''],
    queryFn: async (): Promise<KycSession[]> => {
      const query = { limit: PAGE_SIZE, ...(status ? { status } : {}) };
      return (await dataOf(authOf(project).GET(SESSIONS, { params: { query } }))).items;
    },
    refetchInterval: CATCH_UP_MS,
  });

export const kycSessionQuery = (project: string, id: string) =>
  queryOptions({
    queryKey: [...kycKey(project), 'session', id],
    queryFn: (): Promise<KycSessionDetail> => dataOf(authOf(project).GET(SESSION, at(id))),
    refetchInterval: CATCH_UP_MS,
  });

export const createKycSession = (project: string, body: WantedKycSession): Promise<NewKycSession> =>
  dataOf(authOf(project).POST(SESSIONS, { body: body as Required<WantedKycSession> }));

export const cancelKycSession = (project: string, id: string): Promise<KycSession> =>
  dataOf(authOf(project).POST(`${SESSION}/cancel`, at(id)));

export const redactKycSession = (project: string, id: string): Promise<KycSession> =>
  dataOf(authOf(project).POST(`${SESSION}/redact`, at(id)));

export const kycReviewsQuery = (project: string, status?: KycReview['status']) =>
  queryOptions({
    queryKey: [...kycKey(project), 'reviews', status ?? ''],
    queryFn: async (): Promise<KycReview[]> => {
      const query = { limit: PAGE_SIZE, ...(status ? { status } : {}) };
      return (await dataOf(authOf(project).GET(REVIEWS, { params: { query } }))).items;
    },
    refetchInterval: CATCH_UP_MS,
  });

/** A review with everything to decide it by. Each look is noted, so it is not read in advance. */
export const kycReviewQuery = (project: string, id: string) =>
  queryOptions({
    queryKey: [...kycKey(project), 'review', id],
    queryFn: (): Promise<KycReviewDetail> => dataOf(authOf(project).GET(REVIEW, at(id))),
    staleTime: LINKS_MS,
  });

export const claimKycReview = (project: string, id: string): Promise<KycReview> =>
  dataOf(authOf(project).POST(`${REVIEW}/claim`, at(id)));

export const releaseKycReview = (project: string, id: string): Promise<KycReview> =>
  dataOf(authOf(project).POST(`${REVIEW}/release`, at(id)));

export const decideKycReview = (
  project: string,
  { id, version }: Pick<KycReviewDetail, 'id' | 'version'>,
  body: KycDecision,
): Promise<KycReview> =>
  dataOf(
    authOf(project).POST(`${REVIEW}/decide`, {
      params: { path: { id }, header: { 'If-Match': `"${version}"` } },
      body,
    }),
  );

/** A picture by its link, by way of the dashboard's own server. */
export const imagePath = (link: string): string => {
  const { pathname, search } = new URL(link);
  return `/api/auth${pathname}${search}`;
};
