import { Alert, Button, Group, List, Text } from '@mantine/core';
import { ApiRequestError } from '@skydeck/sdk';
import { IconAlertTriangle } from '@tabler/icons-react';
import { NothingToPack } from '../hooks/nothing-to-pack.js';
import { PasskeyError } from '../second-factor/passkey.js';
import { CopyIcon } from './copy-button.js';

interface ErrorNoticeProps {
  readonly error: Error | null;
  readonly onRetry?: () => void;
}

/** What went wrong, in the service's own sentence, with the request id to report. */
export function ErrorNotice({ error, onRetry }: ErrorNoticeProps) {
  if (!error) return null;
  const { requestId, issues = [] } = error instanceof ApiRequestError ? error : {};
  return (
    <Alert
      variant="light"
      color="red"
      role="alert"
      icon={<IconAlertTriangle size={18} />}
      styles={{ message: { color: 'var(--mantine-color-text)' } }}
    >
      <Text size="sm">{sentenceOf(error)}</Text>
      {issues.length > 1 && (
        <List size="sm" mt={6}>
          {issues.map(({ location, message }) => (
            <List.Item key={`${location}${message}`}>
              {fieldOf(location)}: {message}
            </List.Item>
          ))}
        </List>
      )}
      <Group gap="xs" mt={requestId || onRetry ? 6 : 0}>
        {requestId && (
          <Group gap={4} wrap="nowrap">
            <Text size="xs" c="dimmed" className="mono wrap">
              {requestId}
            </Text>
            <CopyIcon text={requestId} what="request id" />
          </Group>
        )}
        {onRetry && (
          <Button size="compact-xs" variant="default" onClick={onRetry}>
            Try again
          </Button>
        )}
      </Group>
    </Alert>
  );
}

function sentenceOf(error: Error): string {
  if (error instanceof ApiRequestError) {
    const { issues, message } = error;
    return issues.length > 1 ? 'Some fields are not valid:' : message.replace(/^body\./, '');
  }
  if (error instanceof PasskeyError || error instanceof NothingToPack) return error.message;
  return 'The dashboard server does not answer. Check that the installation is running.';
}

const fieldOf = (location: string): string => location.replace(/^body\./, '');
