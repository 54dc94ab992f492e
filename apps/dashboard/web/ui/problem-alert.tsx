import { Alert } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import type { ReactNode } from 'react';

/** Something that is wrong with what the page shows. */
export function ProblemAlert(props: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Alert
      variant="light"
      color="red"
      role="alert"
      icon={<IconAlertTriangle size={18} />}
      title={props.title}
      styles={{
        message: { color: 'var(--mantine-color-text)' },
        title: { color: 'var(--mantine-color-error)' },
      }}
    >
      {props.children}
    </Alert>
  );
}
