import { useQuery } from '@tanstack/react-query';
import { databaseBackupsQuery } from '../../api/database-backups.js';
import type { Database } from '../../api/shapes.js';
import { Section } from '../../ui/section.js';
import { BackupTable } from './backup-table.js';

interface KeptBackupsProps {
  readonly project: string;
  /** Undefined as long as nobody knows which there are. */
  readonly databases: readonly Database[] | undefined;
}

/** Backups of databases that are gone; nothing when there are none. */
export function KeptBackups({ project, databases }: KeptBackupsProps) {
  const backups = useQuery(databaseBackupsQuery(project));
  if (!databases) return null;
  const there = new Set(databases.map(({ id }) => id));
  const left = (backups.data ?? []).filter(({ database_id: id }) => !there.has(id));
  if (left.length === 0) return null;
  return (
    <Section
      title="Backups of databases that are gone"
      text="They stay until you delete them. Each can become a database again."
    >
      <BackupTable project={project} backups={left} />
    </Section>
  );
}
