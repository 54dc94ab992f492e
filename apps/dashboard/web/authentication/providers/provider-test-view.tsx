import { Alert, Loader, Stack, Text } from '@mantine/core';
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import { queryOptions, useQuery } from '@tanstack/react-query';
import {
  type ProviderTest,
  type SignInProvider,
  testProvider,
} from '../../api/sign-in-providers.js';
import { ErrorNotice } from '../../ui/error-notice.js';

interface ProviderTestViewProps {
  readonly project: string;
  readonly provider: SignInProvider;
}

const CREDENTIALS: Record<ProviderTest['credentials'], string> = {
  accepted: 'It takes your client and its secret.',
  refused: 'It does not take your client or its secret.',
  unknown: 'Whether it takes your client could not be told.',
  none: 'Your client has no secret, so there is nothing to prove.',
};

const testQuery = (project: string, { id, updated_at: at }: SignInProvider) =>
  queryOptions({
    queryKey: ['project', project, 'sign-in-provider-test', id, at],
    queryFn: () => testProvider(project, id),
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });

/** Speaks with the provider, and shows what it found. */
export function ProviderTestView({ project, provider }: ProviderTestViewProps) {
  const test = useQuery(testQuery(project, provider));
  if (test.error) {
    return <ErrorNotice error={test.error} onRetry={() => void test.refetch()} />;
  }
  if (!test.data) return <Loader size="sm" role="status" aria-label="Testing" />;
  const { is_reachable: isReachable, credentials, problem } = test.data;
  const isGood = isReachable && (credentials === 'accepted' || credentials === 'none');
  return (
    <Alert
      variant="light"
      role="status"
      color={isGood ? 'green' : 'red'}
      icon={isGood ? <IconCheck size={18} /> : <IconAlertTriangle size={18} />}
      styles={{ message: { color: 'var(--mantine-color-text)' } }}
    >
      <Stack gap={4}>
        <Text size="sm">
          {isReachable ? `${provider.name} answers.` : `${provider.name} cannot be reached.`}{' '}
          {isReachable && CREDENTIALS[credentials]}
        </Text>
        {problem && (
          <Text size="xs" className="mono wrap">
            {problem}
          </Text>
        )}
      </Stack>
    </Alert>
  );
}
