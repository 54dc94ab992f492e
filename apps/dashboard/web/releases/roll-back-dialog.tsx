import { Radio, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { rollBack } from '../api/releases.js';
import type { Release } from '../api/shapes.js';
import type { AppTabProps } from '../apps/app-tab.js';
import { useDeploying } from '../apps/use-deploying.js';
import { ConfirmDialog } from '../ui/confirm-dialog.js';
import { Time } from '../ui/time.js';

interface RollBackDialogProps extends AppTabProps {
  readonly release: Release;
  readonly onClose: () => void;
}

/** Asks before the app goes back to an earlier release. */
export function RollBackDialog({ project, app, release, onClose }: RollBackDialogProps) {
  const [env, setEnv] = useState<'then' | 'current'>('then');
  const at = { project, app: app.name };
  const going = useDeploying(at);
  return (
    <ConfirmDialog
      title={`Roll back to release ${release.number}`}
      action="Roll back"
      isPending={going.isPending}
      error={going.error}
      onConfirm={() => going.mutate(() => rollBack(at, release.number, env))}
      onClose={onClose}
    >
      <Stack gap="sm">
        <Text size="sm">
          Commit <span className="mono">{release.commit_sha.slice(0, 7)}</span>, made{' '}
          <Time at={release.created_at} />. Nothing is built. Pushes deploy nothing until you resume
          auto-deploy.
        </Text>
        <Radio.Group
          label="Variables"
          value={env}
          onChange={(value) => setEnv(value === 'current' ? 'current' : 'then')}
        >
          <Stack gap={6} mt={6}>
            <Radio value="then" label="As they were in that release" />
            <Radio value="current" label="As they are set now" />
          </Stack>
        </Radio.Group>
      </Stack>
    </ConfirmDialog>
  );
}
