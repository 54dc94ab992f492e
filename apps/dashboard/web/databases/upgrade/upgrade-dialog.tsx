import { useMutation, useQueryClient } from '@tanstack/react-query';
import { upgradeDatabase } from '../../api/databases.js';
import { ConfirmDialog } from '../../ui/confirm-dialog.js';
import { engineText } from '../database-state.js';
import type { DatabaseTabProps } from '../database-tab.js';
import { showBegun } from '../progress/show-begun.js';

interface UpgradeDialogProps extends DatabaseTabProps {
  readonly version: number;
  readonly onClose: () => void;
}

/** Upgrades a database once its name was typed. */
export function UpgradeDialog({ project, database, version, onClose }: UpgradeDialogProps) {
  const at = { project, database: database.name };
  const queryClient = useQueryClient();
  const upgrade = useMutation({
    mutationFn: () => upgradeDatabase(at, version),
    onSuccess: async (begun) => {
      onClose();
      await showBegun(queryClient, at, begun);
    },
  });
  return (
    <ConfirmDialog
      title={`Upgrade ${database.name}`}
      action="Upgrade database"
      typed={database.name}
      isPending={upgrade.isPending}
      error={upgrade.error}
      onConfirm={() => upgrade.mutate()}
      onClose={onClose}
    >
      From {engineText(database)} to {engineText({ engine: database.engine, version })}. Its
      connections end now, and nobody gets in until it is done. A database never goes back to an
      older version in place.
    </ConfirmDialog>
  );
}
