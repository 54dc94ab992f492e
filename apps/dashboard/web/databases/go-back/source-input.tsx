import { SegmentedControl, Select, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { databaseBackupsQuery } from '../../api/database-backups.js';
import type { Database } from '../../api/shapes.js';
import { bytesText } from '../../ui/bytes-text.js';
import { issueOf } from '../../ui/issue-of.js';
import { kindText } from '../backups/kind-text.js';
import type { Reach } from './moment.js';
import { MomentInput } from './moment-input.js';
import type { Source, SourceKind } from './source.js';
import { hasMoments } from './use-reach.js';

interface SourceInputProps {
  readonly project: string;
  readonly database: Database;
  readonly kinds: readonly SourceKind[];
  readonly source: Source;
  readonly reach: Reach | undefined;
  readonly error: Error | null;
  readonly onChange: (change: Partial<Source>) => void;
}

const LABELS: Readonly<Record<SourceKind, string>> = {
  now: 'Now',
  moment: 'A moment',
  backup: 'A backup',
};

/** What data are taken from: what there is now, what there was at a second, or a backup. */
export function SourceInput(props: SourceInputProps) {
  const { project, database, kinds, source, reach, error, onChange } = props;
  const backups = useQuery(databaseBackupsQuery(project, database.id));
  const ready = (backups.data ?? []).filter(({ status }) => status === 'ready');
  const isOff: Readonly<Record<SourceKind, boolean>> = {
    now: false,
    moment: reach === undefined,
    backup: ready.length === 0,
  };
  return (
    <Stack gap="sm">
      <SegmentedControl
        aria-label="Of when"
        style={{ alignSelf: 'flex-start' }}
        value={source.of}
        onChange={(of) => onChange({ of })}
        data={kinds.map((kind) => ({ value: kind, label: LABELS[kind], disabled: isOff[kind] }))}
      />
      {source.of === 'moment' && reach && (
        <MomentInput
          value={source.moment}
          reach={reach}
          error={issueOf(error, 'at')}
          onChange={(moment) => onChange({ moment })}
        />
      )}
      {source.of === 'backup' && (
        <Select
          label="Backup"
          maw={460}
          placeholder="Choose one"
          data={ready.map(({ id, kind, created_at: at, size_bytes: bytes }) => ({
            value: id,
            label: `${new Date(at).toLocaleString()}, ${kindText(kind)}, ${bytesText(bytes ?? 0)}`,
          }))}
          value={source.backup === '' ? null : source.backup}
          error={issueOf(error, 'backup')}
          onChange={(backup) => onChange({ backup: backup ?? '' })}
        />
      )}
      {!reach && (
        <Text size="xs" c="dimmed">
          {hasMoments(database)
            ? 'Moments can be gone back to once its first base backup is there.'
            : 'A dedicated PostgreSQL database can go back to any second.'}
        </Text>
      )}
    </Stack>
  );
}
