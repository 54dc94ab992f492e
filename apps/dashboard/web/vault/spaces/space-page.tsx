import { Badge } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { spaceQuery } from '../../api/vault-spaces.js';
import { useProject } from '../../projects/use-project-slug.js';
import { BackLink } from '../../ui/back-link.js';
import { bytesText } from '../../ui/bytes-text.js';
import { Loaded } from '../../ui/loaded.js';
import { Page } from '../../ui/page.js';
import { Section } from '../../ui/section.js';
import { ActivityList } from './activity-list.js';
import { ExportList } from './export-list.js';

/** One space: how full it is, and who did what in it. */
export function SpacePage() {
  const project = useProject();
  const { space: id = '' } = useParams({ strict: false });
  const space = useQuery(spaceQuery(project, id));
  return (
    <Loaded query={space}>
      {({ name, is_main: isMain, used_bytes: used, quota_bytes: quota }) => (
        <Page
          title={name}
          of="Spaces"
          text={
            <>
              <BackLink to={`/projects/${project}/vault/spaces`}>Spaces</BackLink>
              {' · '}
              {bytesText(used)} {quota === null ? 'used' : `of ${bytesText(quota)} used`}
            </>
          }
          actions={isMain && <Badge variant="default">Main</Badge>}
        >
          <Section
            title="Archives"
            text="All that is in it as one file: files in their folders, notes as Markdown, tasks and calendars as iCalendar, contacts as vCards."
          >
            <ExportList project={project} space={id} />
          </Section>
          <Section title="Activity" text="Who did what in it, also by WebDAV and CalDAV.">
            <ActivityList project={project} space={id} />
          </Section>
        </Page>
      )}
    </Loaded>
  );
}
