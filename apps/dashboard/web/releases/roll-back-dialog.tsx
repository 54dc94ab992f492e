import { Alert, Radio, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { releaseDiffQuery, rollBack } from '../api/releases.js';
import type { Release } from '../api/shapes.js';
import type { AppTabProps } from '../apps/app-tab.js';
import { useDeploying } from '../apps/use-deploying.js';
import type { AppRef } from '../api/apps.js';
import { ConfirmDialog } from '../ui/confirm-dialog.js';
import { Loaded } from '../ui/loaded.js';
import { Time } from '../ui/time.js';
import { DiffTable } from './diff-table.js';
import { neverServed, useMakers } from './use-makers.js';

interface RollBackDialogProps extends AppTabProps {
  readonly release: Release;
  /** What serves now. */
  readonly live: Release | undefined;
  readonly onClose: () => void;
}

/** Asks before the app goes back to an earlier release. */
export function RollBackDialog({ project, app, release, live, onClose }: RollBackDialogProps) {
  const [env, setEnv] = useState<'then' | 'current'>('then');
  const at = { project, app: app.name };
  const going = useDeploying(at);
  const { messages, makerOf } = useMakers({ project, app });
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
        {neverServed(makerOf(release)) && (
          <Alert variant="light" color="red" styles={{ message: { color: 'inherit' } }}>
            This release never served: its deployment ended before.
          </Alert>
        )}
        <Text size="sm">
          Commit <span className="mono">{release.commit_sha.slice(0, 7)}</span>, made{' '}
          <Time at={release.created_at} />. Nothing is built. Pushes deploy nothing until you resume
          auto-deploy.
        </Text>
        {live && <Changes at={at} release={release} live={live} messages={messages} />}
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

interface ChangesProps {
  readonly at: AppRef;
  readonly release: Release;
  readonly live: Release;
  readonly messages: ReadonlyMap<string, string>;
}

/** What will be otherwise, seen from what serves now. */
function Changes({ at, release, live, messages }: ChangesProps) {
  const [older, newer] = [release.number, live.number].toSorted((one, two) => one - two);
  const diff = useQuery(releaseDiffQuery(at, newer ?? 0, older ?? 0));
  return (
    <Loaded query={diff} rows={1}>
      {(found) => (
        <DiffTable diff={found} isBack={release.number < live.number} messages={messages} />
      )}
    </Loaded>
  );
}
