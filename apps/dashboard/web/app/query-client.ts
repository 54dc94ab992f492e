import { ApiRequestError } from '@skydeck/sdk';
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { sessionQuery } from '../api/session.js';

const MOST_RETRIES = 2;

/** The cache of everything read from the services. A refused session is asked about once more. */
export const queryClient: QueryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 5000,
      retry: (failures, error) => failures < MOST_RETRIES && isWorthRetrying(error, failures),
    },
  },
  queryCache: new QueryCache({ onError: checkSession }),
  mutationCache: new MutationCache({ onError: checkSession }),
});

function checkSession(error: Error): void {
  if (error instanceof ApiRequestError && error.status === 401) {
    void queryClient.invalidateQueries(sessionQuery);
  }
}

function isWorthRetrying(error: Error, failures: number): boolean {
  if (!(error instanceof ApiRequestError)) return true;
  // The access token may have been revoked a moment ago; the server then gets a new one.
  if (error.status === 401) return failures === 0;
  return error.status >= 500 || error.status === 429;
}
