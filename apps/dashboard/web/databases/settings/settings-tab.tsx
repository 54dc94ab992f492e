import { Button, Checkbox, Group, Stack } from '@mantine/core';
import { useState } from 'react';
import { Section } from '../../ui/section.js';
import type { DatabaseTabProps } from '../database-tab.js';
import { UpgradeCard } from '../upgrade/upgrade-card.js';
import { DeleteDatabaseDialog } from './delete-database-dialog.js';
import { ExtensionsCard } from './extensions-card.js';
import { LimitsForm } from './limits-form.js';
import { NameForm } from './name-form.js';

/** What can be changed of a database. */
export function SettingsTab({ project, database }: DatabaseTabProps) {
  return (
    <Stack maw={720}>
      <NameForm project={project} database={database} />
      <LimitsForm
        key={`${database.size} ${database.storage_gb}`}
        project={project}
        database={database}
      />
      {database.engine === 'postgres' && <ExtensionsCard project={project} database={database} />}
      <UpgradeCard project={project} database={database} />
      <DeleteDatabase project={project} database={database} />
    </Stack>
  );
}

function DeleteDatabase({ project, database }: DatabaseTabProps) {
  const [isAsking, setAsking] = useState(false);
  const [isNothingKept, setNothingKept] = useState(false);
  const { name, status, protected: isProtected } = database;
  return (
    <Section
      title="Delete database"
      text={
        isProtected
          ? 'The database is protected. Take its protection off first.'
          : 'A last backup is made and kept, unless you say otherwise.'
      }
    >
      <Checkbox
        label="Keep nothing"
        description="No last backup is made: what it holds is lost."
        disabled={isProtected}
        checked={isNothingKept}
        onChange={(event) => setNothingKept(event.currentTarget.checked)}
      />
      <Group>
        <Button
          variant="default"
          c={isProtected ? undefined : 'var(--mantine-color-error)'}
          disabled={isProtected || status === 'deleting' || status === 'deleted'}
          onClick={() => setAsking(true)}
        >
          Delete database…
        </Button>
      </Group>
      {isAsking && (
        <DeleteDatabaseDialog
          at={{ project, database: name }}
          isNothingKept={isNothingKept}
          onClose={() => setAsking(false)}
        />
      )}
    </Section>
  );
}
