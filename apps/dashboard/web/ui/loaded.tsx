import { Skeleton, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { ErrorNotice } from './error-notice.js';

/** A query, or one of pages. */
export interface LoadedQuery<Data> {
  readonly data: Data | undefined;
  readonly error: Error | null;
  readonly refetch: () => unknown;
}

interface LoadedProps<Data> {
  readonly query: LoadedQuery<Data>;
  /** How many placeholder rows to show while loading. */
  readonly rows?: number;
  readonly children: (data: Data) => ReactNode;
}

/** Shows what a query found; until then placeholders, or what went wrong. */
export function Loaded<Data>({ query, rows = 3, children }: LoadedProps<Data>) {
  const { data, error, refetch } = query;
  if (data !== undefined) return <>{children(data)}</>;
  if (error) return <ErrorNotice error={error} onRetry={() => void refetch()} />;
  return (
    <Stack gap="sm" role="status" aria-label="Loading">
      {Array.from({ length: rows }, (_, index) => (
        <Skeleton key={index} height={56} radius="md" />
      ))}
    </Stack>
  );
}
