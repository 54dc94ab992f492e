import { Text } from '@mantine/core';
import type { DatabaseBackup } from '../../api/shapes.js';
import { Status } from '../../ui/status.js';
import { Time } from '../../ui/time.js';

/** What came of restoring a backup to see that it can be. */
export function CheckText({ check }: Pick<DatabaseBackup, 'check'>) {
  if (!check) {
    return (
      <Text size="sm" c="dimmed">
        not yet
      </Text>
    );
  }
  if (check.state === 'running') return <Status value="running" label="Being restored" />;
  const isGood = check.state === 'passed';
  return (
    <>
      <Status value={isGood ? 'ready' : 'failed'} label={isGood ? 'Can be restored' : 'Failed'} />
      <Text size="xs" c="dimmed">
        {check.error ?? <Time at={check.at} />}
      </Text>
    </>
  );
}
