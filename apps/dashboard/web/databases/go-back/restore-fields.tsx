import { Button, Group } from '@mantine/core';
import { useState } from 'react';
import { isIdle } from '../database-state.js';
import type { DatabaseTabProps } from '../database-tab.js';
import { RestoreDialog } from './restore-dialog.js';
import { isChosen, type Source, useSource } from './source.js';
import { SourceInput } from './source-input.js';
import { hasMoments, useReach } from './use-reach.js';

/** Puts the database itself back to what it held at a second, or to a backup, after asking. */
export function RestoreFields({ project, database }: DatabaseTabProps) {
  const reach = useReach({ project, database });
  const first = hasMoments(database) ? 'moment' : 'backup';
  const { source, change } = useSource(first, reach);
  /** The choice as it was when it was asked for: the last moment there is goes on meanwhile. */
  const [asked, setAsked] = useState<Source>();
  return (
    <>
      <SourceInput
        project={project}
        database={database}
        kinds={hasMoments(database) ? ['moment', 'backup'] : ['backup']}
        source={source}
        reach={reach}
        error={null}
        onChange={change}
      />
      <Group justify="flex-end">
        <Button
          color="red.8"
          disabled={!isIdle(database) || database.protected || !isChosen(source, reach)}
          onClick={() => setAsked(source)}
        >
          Restore in place…
        </Button>
      </Group>
      {asked && (
        <RestoreDialog
          project={project}
          database={database}
          source={asked}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  );
}
