import { useQuery } from '@tanstack/react-query';
import { Link, useParams, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { serverQuery } from '../api/servers.js';
import { useProject } from '../projects/use-project-slug.js';
import { ErrorNotice } from '../ui/error-notice.js';
import { Loaded } from '../ui/loaded.js';
import { Page } from '../ui/page.js';
import { SectionMenu } from '../ui/section-menu.js';
import { ServerActions } from './server-actions.js';
import { ServerHeader } from './server-header.js';
import { type ServerTab, type ServerTabProps, TAB_GROUPS, TAB_NAMES } from './server-tab.js';
import { tabOf } from './tabs.js';
import { useServerEvents } from './use-server-events.js';

const GROUPS = TAB_GROUPS.map(({ label, tabs }) => ({
  label,
  sections: tabs.map((name) => ({ name, label: tabOf(name).label })),
}));

export function ServerPage() {
  const project = useProject();
  const name = useParams({ strict: false }).server ?? '';
  const server = useQuery(serverQuery({ project, server: name }));
  const [error, setError] = useState<Error | null>(null);
  useServerEvents(project);
  const isGone = server.data?.state === 'deleted';
  return (
    <Page
      title={name}
      part={tabOf(useShown()).label}
      actions={
        server.data &&
        !isGone && <ServerActions project={project} server={server.data} onError={setError} />
      }
    >
      <ErrorNotice error={error} />
      <Loaded query={server}>
        {(found) => (
          <>
            <ServerHeader server={found} />
            <ServerSections key={found.id} project={project} server={found} />
          </>
        )}
      </Loaded>
    </Page>
  );
}

/** The section that the address names. */
function useShown(): ServerTab {
  const { tab = 'overview' } = useSearch({ strict: false });
  return TAB_NAMES.find((name) => name === tab) ?? 'overview';
}

function ServerSections({ project, server }: ServerTabProps) {
  const shown = useShown();
  const Content = tabOf(shown).content;
  return (
    <SectionMenu
      label={`Sections of ${server.name}`}
      groups={GROUPS}
      shown={shown}
      link={(tab, props) => (
        <Link
          to="/projects/$project/server/$server"
          params={{ project, server: server.name }}
          search={{ tab }}
          activeProps={{}}
          {...props}
        />
      )}
    >
      <Content project={project} server={server} />
    </SectionMenu>
  );
}
