import { Button, Tabs } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { appQuery, deploy } from '../api/apps.js';
import { useProject } from '../projects/use-project-slug.js';
import { PausedNotice } from '../releases/paused-notice.js';
import { ErrorNotice } from '../ui/error-notice.js';
import { Loaded } from '../ui/loaded.js';
import { Page } from '../ui/page.js';
import './apps.css';
import { APP_TABS, type AppTab, type AppTabProps } from './app-tab.js';
import { AppSummary } from './app-summary.js';
import { tabOf } from './tabs.js';
import { useAppEvents } from './use-app-events.js';
import { useDeploying } from './use-deploying.js';

export function AppPage() {
  const project = useProject();
  const name = useParams({ strict: false }).app ?? '';
  const app = useQuery(appQuery(project, name));
  const redeploy = useDeploying({ project, app: name });
  useAppEvents(project);
  return (
    <Page
      title={name}
      actions={
        app.data && (
          <Button
            loading={redeploy.isPending}
            onClick={() => redeploy.mutate(() => deploy(project, name))}
          >
            Deploy now
          </Button>
        )
      }
    >
      <ErrorNotice error={redeploy.error} />
      <Loaded query={app}>
        {(found) => (
          <>
            <PausedNotice project={project} app={found} />
            <AppSummary app={found} />
            <AppTabs key={found.id} project={project} app={found} />
          </>
        )}
      </Loaded>
    </Page>
  );
}

function AppTabs({ project, app }: AppTabProps) {
  const { tab = 'overview' } = useSearch({ strict: false });
  const navigate = useNavigate();
  const shown = APP_TABS.find((name) => name === tab) ?? 'overview';
  const show = (value: string | null) =>
    void navigate({
      to: '/projects/$project/app/$app',
      params: { project, app: app.name },
      search: { tab: value as AppTab },
    });
  const Content = tabOf(shown).content;
  const tabs = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const chosen = tabs.current?.querySelector('[aria-selected=true]');
    chosen?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [shown]);
  return (
    <Tabs value={shown} onChange={show} keepMounted={false}>
      <div ref={tabs} className="tab-row">
        <Tabs.List mb="md">
          {APP_TABS.map((name) => (
            <Tabs.Tab key={name} value={name}>
              {tabOf(name).label}
            </Tabs.Tab>
          ))}
        </Tabs.List>
      </div>
      {APP_TABS.map((name) => (
        <Tabs.Panel key={name} value={name}>
          {name === shown && <Content project={project} app={app} />}
        </Tabs.Panel>
      ))}
    </Tabs>
  );
}
