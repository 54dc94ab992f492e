import { Center } from '@mantine/core';
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { ErrorNotice } from '../ui/error-notice.js';

/** Shown when a page could not be loaded at all. */
export function FailedPage({ error }: ErrorComponentProps) {
  const router = useRouter();
  return (
    <Center component="main" mih="60vh" p="md">
      <ErrorNotice
        error={error instanceof Error ? error : new Error(String(error))}
        onRetry={() => void router.invalidate()}
      />
    </Center>
  );
}
