import { Alert } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import type { Database } from '../../api/shapes.js';
import { engineText } from '../database-state.js';

interface OperationEndProps {
  readonly kind: string;
  readonly database: Database;
  readonly onClose: () => void;
}

interface End {
  readonly title: string;
  readonly text: (database: Database) => string;
}

const ENDS: Readonly<Record<string, End>> = {
  'database.restore': {
    title: 'Restored',
    text: () => 'What it held until then is kept as a backup “before a restore”.',
  },
  'database.upgrade': {
    title: 'Upgraded',
    text: (database) =>
      `It runs with ${engineText(database)} now. Its address, users and passwords are as before.`,
  },
  'database.resize': {
    title: 'Changed',
    text: () => 'Size, storage and trusted sources are as you asked.',
  },
};

/** That what was done to a database is over, and how it is now. */
export function OperationEnd({ kind, database, onClose }: OperationEndProps) {
  const end = ENDS[kind];
  if (!end) return null;
  return (
    <Alert
      variant="default"
      radius="md"
      role="status"
      icon={<IconCheck size={18} color="var(--good)" />}
      title={end.title}
      withCloseButton
      closeButtonLabel="Close"
      onClose={onClose}
      styles={{
        message: { color: 'var(--mantine-color-text)' },
        title: { color: 'var(--mantine-color-text)' },
      }}
    >
      {end.text(database)}
    </Alert>
  );
}
