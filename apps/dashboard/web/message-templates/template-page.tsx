import { Stack } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import {
  deleteTemplate,
  saveTemplate,
  type Template,
  templateQuery,
  templatesKey,
  type TemplateVersion,
  templateVersionsQuery,
} from '../api/message-templates.js';
import { BackLink } from '../messages/back-link.js';
import { useProject } from '../projects/use-project-slug.js';
import { ConfirmedIcon } from '../ui/confirmed-icon.js';
import { Loaded } from '../ui/loaded.js';
import { Page } from '../ui/page.js';
import { draftOf, type TemplateDraft, wantedOf } from './template-draft.js';
import { TemplateEditor } from './template-editor.js';
import { VersionsCard } from './versions-card.js';

/** A template: what it says, and what it said before. */
export function TemplatePage() {
  const project = useProject();
  const id = useParams({ strict: false }).template ?? '';
  const template = useQuery(templateQuery(project, id));
  const versions = useQuery(templateVersionsQuery(project, id));
  const both =
    template.data && versions.data ? ([template.data, versions.data] as const) : undefined;
  const query = {
    data: both,
    error: template.error ?? versions.error,
    refetch: () => Promise.all([template.refetch(), versions.refetch()]),
  };
  return (
    <Page
      title={template.data?.name ?? 'Template'}
      of="Messages"
      text={
        <BackLink project={project} tab="templates">
          All templates
        </BackLink>
      }
      actions={template.data && <DeleteIcon project={project} template={template.data} />}
    >
      <Loaded query={query}>
        {([found, all]) => <Versions project={project} template={found} versions={all} />}
      </Loaded>
    </Page>
  );
}

interface VersionsProps {
  readonly project: string;
  readonly template: Template;
  readonly versions: readonly TemplateVersion[];
}

function Versions({ project, template, versions }: VersionsProps) {
  const [chosen, setChosen] = useState<number>();
  const queryClient = useQueryClient();
  const shown = versions.find(({ number }) => number === chosen) ?? versions[0];
  const save = useMutation({
    mutationFn: (draft: TemplateDraft) => saveTemplate(project, template.id, wantedOf(draft)),
    onSuccess: async ({ latest_version: latest }) => {
      await queryClient.invalidateQueries({ queryKey: templatesKey(project) });
      setChosen(undefined);
      notifications.show({ message: `Kept as version ${latest}. Publish it to send it.` });
    },
  });
  if (!shown) return null;
  return (
    <Stack>
      <VersionsCard
        project={project}
        template={template}
        versions={versions}
        shown={shown.number}
        onShow={setChosen}
      />
      <TemplateEditor
        // What is edited begins anew with each version.
        key={shown.number}
        project={project}
        initial={draftOf(template, shown)}
        action="Save as a new version"
        save={save}
      />
    </Stack>
  );
}

function DeleteIcon({ project, template }: Omit<VersionsProps, 'versions'>) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const remove = async () => {
    await deleteTemplate(project, template.id);
    await navigate({
      to: '/projects/$project/messages',
      params: { project },
      search: { tab: 'templates' },
    });
    await queryClient.invalidateQueries({ queryKey: templatesKey(project), exact: true });
  };
  return (
    <ConfirmedIcon label={`Delete ${template.name}`} action="Delete template" onConfirm={remove}>
      All its versions go. Messages that name it are refused then.
    </ConfirmedIcon>
  );
}
