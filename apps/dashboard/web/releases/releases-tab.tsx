import { Stack } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { releasesQuery } from '../api/releases.js';
import type { Release } from '../api/shapes.js';
import type { AppTabProps } from '../apps/app-tab.js';
import { EmptyState } from '../ui/empty-state.js';
import { Loaded } from '../ui/loaded.js';
import { DiffCard, type Pair } from './diff-card.js';
import { PromoteDialog } from './promote-dialog.js';
import type { Asked } from './release-actions.js';
import { ReleaseTable } from './release-table.js';
import { RollBackDialog } from './roll-back-dialog.js';

/** What was made of the app, what differs, and the way back. */
export function ReleasesTab({ project, app }: AppTabProps) {
  const releases = useQuery(releasesQuery({ project, app: app.name }));
  return (
    <Loaded query={releases}>
      {(all) =>
        all.length === 0 ? (
          <EmptyState
            icon={IconHistory}
            title="No releases yet"
            text="Every deployment that succeeds makes one. Any of them can be brought back."
          />
        ) : (
          <Releases project={project} app={app} releases={all} />
        )
      }
    </Loaded>
  );
}

interface ReleasesProps extends AppTabProps {
  readonly releases: readonly Release[];
}

function Releases({ project, app, releases }: ReleasesProps) {
  const [asked, setAsked] = useState<Asked>();
  const [chosen, setChosen] = useState<Pair>();
  const card = useRef<HTMLDivElement>(null);
  const pair = chosen ?? newestPair(releases);
  const live = releases.find(({ is_current: isCurrent }) => isCurrent);
  const close = () => setAsked(undefined);
  const ask = (wanted: Asked) => {
    if (wanted.what !== 'compare') return setAsked(wanted);
    setChosen({ from: wanted.release.number, to: live?.number ?? pair.to });
    return card.current?.scrollIntoView({ block: 'nearest', behavior: 'smooth' });
  };
  const props = { project, app };
  return (
    <Stack>
      <ReleaseTable {...props} releases={releases} onAsk={ask} />
      {releases.length > 1 && (
        <div ref={card}>
          <DiffCard {...props} releases={releases} pair={pair} onPair={setChosen} />
        </div>
      )}
      {asked?.what === 'roll back' && (
        <RollBackDialog {...props} release={asked.release} live={live} onClose={close} />
      )}
      {asked?.what === 'promote' && (
        <PromoteDialog {...props} release={asked.release} onClose={close} />
      )}
    </Stack>
  );
}

/** The newest release, seen from the one before it. */
function newestPair(releases: readonly Release[]): Pair {
  const [newest, before] = releases.map(({ number }) => number);
  return { from: before ?? 1, to: newest ?? 1 };
}
