import { Group, Tabs } from '@mantine/core';
import { useNavigate, useSearch } from '@tanstack/react-router';
import type { ActivityView } from '../app/project-routes.js';
import { useProject } from '../projects/use-project-slug.js';
import { SourceSwitch } from '../sources/source-switch.js';
import type { Source } from '../sources/sources.js';
import { Page } from '../ui/page.js';
import { AuditPanel } from './audit-panel.js';
import { EventPanel } from './event-panel.js';

export function ActivityPage() {
  const project = useProject();
  const { source = 'auth', view = 'events' } = useSearch({ strict: false });
  const navigate = useNavigate();
  const show = (search: { source: Source; view: ActivityView }) =>
    void navigate({ to: '/projects/$project/activity', params: { project }, search });
  return (
    <Page title="Activity" text="What happens in this project, and who changed what.">
      <Group>
        <SourceSwitch value={source} onChange={(chosen) => show({ source: chosen, view })} />
      </Group>
      <Tabs
        value={view}
        keepMounted={false}
        onChange={(chosen) => show({ source, view: chosen as ActivityView })}
      >
        <Tabs.List mb="md">
          <Tabs.Tab value="events">Events</Tabs.Tab>
          <Tabs.Tab value="audit">Audit log</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="events">
          <EventPanel key={source} project={project} source={source} />
        </Tabs.Panel>
        <Tabs.Panel value="audit">
          <AuditPanel key={source} project={project} source={source} />
        </Tabs.Panel>
      </Tabs>
    </Page>
  );
}
