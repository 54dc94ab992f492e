import { Stack } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { releasesQuery } from '../api/releases.js';
import type { Release } from '../api/shapes.js';
import type { AppTabProps } from '../apps/app-tab.js';
import { EmptyState } from '../ui/empty-state.js';
import { Loaded } from '../ui/loaded.js';
import { DiffCard } from './diff-card.js';
import { PromoteDialog } from './promote-dialog.js';
import { ReleaseTable } from './release-table.js';
import { RollBackDialog } from './roll-back-dialog.js';

interface Asked {
  readonly what: 'roll back' | 'promote';
  readonly release: Release;
}

/** What was made of the app, what differs, and the way back. */
export function ReleasesTab({ project, app }: AppTabProps) {
  const releases = useQuery(releasesQuery({ project, app: app.name }));
  const [asked, setAsked] = useState<Asked>();
  const close = () => setAsked(undefined);
  return (
    <Stack>
      <Loaded query={releases}>
        {(all) =>
          all.length === 0 ? (
            <EmptyState
              icon={IconHistory}
              title="No releases yet"
              text="Every deployment that succeeds makes one. Any of them can be brought back."
            />
          ) : (
            <>
              <ReleaseTable
                releases={all}
                onRollBack={(release) => setAsked({ what: 'roll back', release })}
                onPromote={(release) => setAsked({ what: 'promote', release })}
              />
              {all.length > 1 && <DiffCard project={project} app={app} releases={all} />}
            </>
          )
        }
      </Loaded>
      {asked?.what === 'roll back' && (
        <RollBackDialog project={project} app={app} release={asked.release} onClose={close} />
      )}
      {asked?.what === 'promote' && (
        <PromoteDialog project={project} app={app} release={asked.release} onClose={close} />
      )}
    </Stack>
  );
}
