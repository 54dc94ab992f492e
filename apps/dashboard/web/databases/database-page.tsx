import { Tabs } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { databaseQuery } from '../api/databases.js';
import { useProject } from '../projects/use-project-slug.js';
import { Loaded } from '../ui/loaded.js';
import { Page } from '../ui/page.js';
import { DatabaseHeader } from './database-header.js';
import { DATABASE_TABS, type DatabaseTab, type DatabaseTabProps } from './database-tab.js';
import { tabOf } from './tabs.js';
import { useDatabaseEvents } from './use-database-events.js';

export function DatabasePage() {
  const project = useProject();
  const name = useParams({ strict: false }).database ?? '';
  const database = useQuery(databaseQuery({ project, database: name }));
  useDatabaseEvents(project);
  return (
    <Page title={name}>
      <Loaded query={database}>
        {(found) => (
          <>
            <DatabaseHeader database={found} />
            <DatabaseTabs key={found.id} project={project} database={found} />
          </>
        )}
      </Loaded>
    </Page>
  );
}

function DatabaseTabs({ project, database }: DatabaseTabProps) {
  const { tab } = useSearch({ strict: false });
  const navigate = useNavigate();
  const shown = DATABASE_TABS.find((name) => name === tab) ?? 'overview';
  const show = (value: string | null) =>
    void navigate({
      to: '/projects/$project/database/$database',
      params: { project, database: database.name },
      search: { tab: value as DatabaseTab },
    });
  const Content = tabOf(shown).content;
  return (
    <Tabs value={shown} onChange={show} keepMounted={false}>
      <div className="tab-scroll">
        <Tabs.List mb="md">
          {DATABASE_TABS.map((name) => (
            <Tabs.Tab key={name} value={name}>
              {tabOf(name).label}
            </Tabs.Tab>
          ))}
        </Tabs.List>
      </div>
      <Tabs.Panel value={shown}>
        <Content project={project} database={database} />
      </Tabs.Panel>
    </Tabs>
  );
}
