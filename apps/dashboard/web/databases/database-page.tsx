import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { databaseQuery } from '../api/databases.js';
import { useProject } from '../projects/use-project-slug.js';
import { Loaded } from '../ui/loaded.js';
import { Page } from '../ui/page.js';
import { PageTabs } from '../ui/page-tabs.js';
import { DatabaseHeader } from './database-header.js';
import { DATABASE_TABS, type DatabaseTab, type DatabaseTabProps } from './database-tab.js';
import { OperationCard } from './progress/operation-card.js';
import { Problems } from './progress/problems.js';
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
            <OperationCard key={`operation of ${found.id}`} database={found} />
            <Problems database={found} />
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
  const show = (wanted: DatabaseTab | undefined) =>
    void navigate({
      to: '/projects/$project/database/$database',
      params: { project, database: database.name },
      search: { tab: wanted },
    });
  const Content = tabOf(shown).content;
  return (
    <PageTabs
      names={DATABASE_TABS}
      labelOf={(name) => tabOf(name).label}
      shown={shown}
      onShow={show}
    >
      <Content project={project} database={database} />
    </PageTabs>
  );
}
