import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams, useSearch } from '@tanstack/react-router';
import { appQuery, deploy } from '../api/apps.js';
import { useProject } from '../projects/use-project-slug.js';
import { PausedNotice } from '../releases/paused-notice.js';
import { ErrorNotice } from '../ui/error-notice.js';
import { Loaded } from '../ui/loaded.js';
import { Page } from '../ui/page.js';
import { SectionMenu } from '../ui/section-menu.js';
import './apps.css';
import { APP_TABS, type AppTab, type AppTabProps, TAB_GROUPS } from './app-tab.js';
import { AppLine } from './app-line.js';
import { tabOf } from './tabs.js';
import { useAppEvents } from './use-app-events.js';
import { useDeploying } from './use-deploying.js';

const GROUPS = TAB_GROUPS.map(({ label, tabs }) => ({
  label,
  sections: tabs.map((name) => ({ name, label: tabOf(name).label })),
}));

export function AppPage() {
  const project = useProject();
  const name = useParams({ strict: false }).app ?? '';
  const app = useQuery(appQuery(project, name));
  const redeploy = useDeploying({ project, app: name });
  useAppEvents(project, name);
  return (
    <Page
      title={name}
      part={tabOf(useShown()).label}
      text={app.data && <AppLine app={app.data} />}
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
            <AppSections key={found.id} project={project} app={found} />
          </>
        )}
      </Loaded>
    </Page>
  );
}

/** The section that the address names. */
function useShown(): AppTab {
  const { tab = 'overview' } = useSearch({ strict: false });
  return APP_TABS.find((name) => name === tab) ?? 'overview';
}

function AppSections({ project, app }: AppTabProps) {
  const shown = useShown();
  const Content = tabOf(shown).content;
  return (
    <SectionMenu
      label={`Sections of ${app.name}`}
      groups={GROUPS}
      shown={shown}
      link={(tab, props) => (
        <Link
          to="/projects/$project/app/$app"
          params={{ project, app: app.name }}
          search={{ tab }}
          activeProps={{}}
          {...props}
        />
      )}
    >
      <Content project={project} app={app} />
    </SectionMenu>
  );
}
