import { Tabs } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { serverQuery } from '../api/servers.js';
import type { Server } from '../api/shapes.js';
import { useProject } from '../projects/use-project-slug.js';
import { ErrorNotice } from '../ui/error-notice.js';
import { Loaded } from '../ui/loaded.js';
import { Page } from '../ui/page.js';
import { ServerActions } from './server-actions.js';
import { ServerHeader } from './server-header.js';
import { type ServerTab, TAB_NAMES } from './server-tab.js';
import { tabOf } from './tabs.js';
import { useServerEvents } from './use-server-events.js';

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
            <ServerTabs key={found.id} project={project} server={found} />
          </>
        )}
      </Loaded>
    </Page>
  );
}

function ServerTabs({ project, server }: { readonly project: string; readonly server: Server }) {
  const { tab = 'overview' } = useSearch({ strict: false });
  const navigate = useNavigate();
  const shown = TAB_NAMES.find((name) => name === tab) ?? 'overview';
  const show = (value: string | null) =>
    void navigate({
      to: '/projects/$project/server/$server',
      params: { project, server: server.name },
      search: { tab: value as ServerTab },
    });
  const Content = tabOf(shown).content;
  const tabs = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const chosen = tabs.current?.querySelector('[aria-selected=true]');
    chosen?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [shown]);
  return (
    <Tabs value={shown} onChange={show} keepMounted={false}>
      <div ref={tabs} className="tab-scroll">
        <Tabs.List mb="md">
          {TAB_NAMES.map((name) => (
            <Tabs.Tab key={name} value={name}>
              {tabOf(name).label}
            </Tabs.Tab>
          ))}
        </Tabs.List>
      </div>
      {TAB_NAMES.map((name) => (
        <Tabs.Panel key={name} value={name}>
          {name === shown && <Content project={project} server={server} />}
        </Tabs.Panel>
      ))}
    </Tabs>
  );
}
