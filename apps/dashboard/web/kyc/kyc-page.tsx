import { Button, Tabs } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useProject } from '../projects/use-project-slug.js';
import { Page } from '../ui/page.js';
import { ReviewQueue } from './reviews/review-queue.js';
import { NewSessionDialog } from './sessions/new-session-dialog.js';
import { SessionList } from './sessions/session-list.js';

/** The desk of those who verify identities. */
export function KycPage() {
  const project = useProject();
  const { desk = 'reviews' } = useSearch({ strict: false });
  const navigate = useNavigate();
  const [isCreating, setCreating] = useState(false);
  const show = (wanted: string | null) =>
    void navigate({
      to: '/projects/$project/kyc',
      params: { project },
      search: { desk: wanted === 'sessions' ? 'sessions' : undefined },
    });
  return (
    <Page
      title="Identity checks"
      text="Verifications of documents, and those that a person has to look at."
      actions={
        <Button leftSection={<IconPlus size={16} />} onClick={() => setCreating(true)}>
          New verification
        </Button>
      }
    >
      <Tabs value={desk} onChange={show} keepMounted={false}>
        <Tabs.List mb="md">
          <Tabs.Tab value="reviews">Reviews</Tabs.Tab>
          <Tabs.Tab value="sessions">Verifications</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="reviews">
          <ReviewQueue project={project} />
        </Tabs.Panel>
        <Tabs.Panel value="sessions">
          <SessionList project={project} />
        </Tabs.Panel>
      </Tabs>
      {isCreating && <NewSessionDialog project={project} onClose={() => setCreating(false)} />}
    </Page>
  );
}
