import { List } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type RestoreSource, restoreDatabase } from '../../api/database-backups.js';
import { ConfirmDialog } from '../../ui/confirm-dialog.js';
import type { DatabaseTabProps } from '../database-tab.js';
import { showBegun } from '../progress/show-begun.js';
import { type Source, wantedOf } from './source.js';

interface RestoreDialogProps extends DatabaseTabProps {
  readonly source: Source;
  readonly onClose: () => void;
}

/** Says what restoring in place does, and does it once the name of the database was typed. */
export function RestoreDialog({ project, database, source, onClose }: RestoreDialogProps) {
  const at = { project, database: database.name };
  const queryClient = useQueryClient();
  const restore = useMutation({
    mutationFn: () => restoreDatabase(at, wantedOf(source) as RestoreSource),
    onSuccess: async (begun) => {
      onClose();
      await showBegun(queryClient, at, begun);
    },
  });
  return (
    <ConfirmDialog
      title={`Restore ${database.name} in place`}
      action="Restore database"
      typed={database.name}
      isPending={restore.isPending}
      error={restore.error}
      onConfirm={() => restore.mutate()}
      onClose={onClose}
    >
      <List size="sm" spacing={6}>
        <List.Item>
          It is put back to{' '}
          <strong>
            {source.of === 'moment' ? (
              new Date(source.moment).toLocaleString()
            ) : (
              <>
                the backup <span className="mono wrap">{source.backup}</span>
              </>
            )}
          </strong>
          . What was written since is not in it any more.
        </List.Item>
        <List.Item>What it holds now is kept as a backup first: that is the way back.</List.Item>
        <List.Item>
          Its connections end, and nobody gets in until it is done. Address, users and passwords
          stay as they are.
        </List.Item>
      </List>
    </ConfirmDialog>
  );
}
