import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { createTemplate, templatesKey } from '../api/message-templates.js';
import { BackLink } from '../messages/back-link.js';
import { useProject } from '../projects/use-project-slug.js';
import { Page } from '../ui/page.js';
import { NEW_DRAFT, type TemplateDraft, wantedOf } from './template-draft.js';
import { TemplateEditor } from './template-editor.js';

/** A template that is not kept yet. */
export function NewTemplatePage() {
  const project = useProject();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const create = useMutation({
    mutationFn: (draft: TemplateDraft) => createTemplate(project, wantedOf(draft)),
    onSuccess: async ({ id }) => {
      await queryClient.invalidateQueries({ queryKey: templatesKey(project) });
      await navigate({
        to: '/projects/$project/messages/templates/$template',
        params: { project, template: id },
      });
    },
  });
  return (
    <Page
      title="New template"
      of="Messages"
      text={
        <BackLink project={project} tab="templates">
          All templates
        </BackLink>
      }
    >
      <TemplateEditor
        project={project}
        isNew
        initial={NEW_DRAFT}
        action="Create template"
        save={create}
      />
    </Page>
  );
}
