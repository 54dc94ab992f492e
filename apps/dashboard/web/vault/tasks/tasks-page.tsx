import { Button } from '@mantine/core';
import { IconChecklist, IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { taskListsQuery, tasksKey } from '../../api/vault-tasks.js';
import { useProject } from '../../projects/use-project-slug.js';
import { useNews } from '../../sources/use-news.js';
import { EmptyState } from '../../ui/empty-state.js';
import { Loaded } from '../../ui/loaded.js';
import { Page } from '../../ui/page.js';
import { SectionMenu } from '../../ui/section-menu.js';
import { SpaceChoice } from '../space-choice.js';
import { DueView } from './due-view.js';
import { ListDialog } from './list-dialog.js';
import { ListView } from './list-view.js';
import { useTasksSearch } from './tasks-route.js';

const DUE = 'due';

/** The tasks of a space: lists and boards. */
export function TasksPage() {
  const project = useProject();
  const { search, show } = useTasksSearch(project);
  const [isNew, setNew] = useState(false);
  const lists = useQuery(taskListsQuery(project, search.space));
  useNews({
    source: 'vault',
    project,
    types: 'task.*,task_list.*,reminder.*',
    queryKey: tasksKey(project),
  });
  const onTask = (task: string | undefined) => show({ task });
  const newList = (
    <Button leftSection={<IconPlus size={16} />} onClick={() => setNew(true)}>
      New list
    </Button>
  );
  return (
    <Page
      title="Tasks"
      text="Lists and boards that everybody of a space shares."
      actions={
        <>
          <SpaceChoice
            project={project}
            space={search.space}
            onChange={(space) => show({ space, list: undefined, task: undefined })}
          />
          {(lists.data?.length ?? 0) > 0 && newList}
        </>
      }
    >
      <Loaded query={lists} rows={5}>
        {(all) => {
          const list = all.find(({ id }) => id === search.list) ?? all[0];
          if (!list) {
            return (
              <EmptyState
                icon={IconChecklist}
                title="No lists yet"
                text="A list holds tasks; with sections it is a board, too."
              >
                {newList}
              </EmptyState>
            );
          }
          const shown = search.list === DUE ? DUE : list.id;
          return (
            <SectionMenu
              label="Lists"
              groups={[
                { label: 'Everywhere', sections: [{ name: DUE, label: 'Due soon' }] },
                {
                  label: 'Lists',
                  sections: all.map(({ id, name }) => ({ name: id, label: name })),
                },
              ]}
              shown={shown}
              link={(name, props) => (
                <Link
                  to="/projects/$project/vault/tasks"
                  params={{ project }}
                  search={{ space: search.space, as: search.as, list: name }}
                  {...props}
                />
              )}
            >
              {shown === DUE ? (
                <DueView project={project} lists={all} task={search.task} onTask={onTask} />
              ) : (
                <ListView
                  key={list.id}
                  project={project}
                  lists={all}
                  list={list}
                  view={search.as ?? 'list'}
                  task={search.task}
                  onView={(view) => show({ as: view })}
                  onTask={onTask}
                  onDeleted={() => show({ list: undefined, task: undefined })}
                />
              )}
            </SectionMenu>
          );
        }}
      </Loaded>
      {isNew && (
        <ListDialog
          project={project}
          space={search.space}
          onSaved={({ id }) => show({ list: id, task: undefined })}
          onClose={() => setNew(false)}
        />
      )}
    </Page>
  );
}
