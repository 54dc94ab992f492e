import { Alert, Text } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import type { Deployment } from '../api/shapes.js';
import { labelOf } from './stages.js';

type Error = NonNullable<Deployment['error']>;

/** Why a deployment stopped, in words, and what to do about it. */
export function Failure({ error }: { readonly error: Error }) {
  return (
    <Alert
      variant="light"
      color="red"
      role="alert"
      icon={<IconAlertTriangle size={18} />}
      title={`The deployment stopped at “${labelOf(error.stage)}”`}
      styles={{
        message: { color: 'var(--mantine-color-text)' },
        title: { color: 'var(--mantine-color-error)' },
      }}
    >
      <Text size="sm" className="wrap" style={{ whiteSpace: 'pre-line' }}>
        {error.message.replaceAll(' ⏎ ', '\n')}
      </Text>
      <Text size="xs" c="dimmed" className="mono" mt={4}>
        {error.code}
      </Text>
    </Alert>
  );
}
