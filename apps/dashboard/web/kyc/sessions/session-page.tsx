import { Anchor, Button, SimpleGrid } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { kycSessionQuery, redactKycSession } from '../../api/kyc.js';
import { useProject } from '../../projects/use-project-slug.js';
import { ConfirmDialog } from '../../ui/confirm-dialog.js';
import { Loaded } from '../../ui/loaded.js';
import { Page } from '../../ui/page.js';
import { CheckTable } from '../check-table.js';
import { useKycChange } from '../use-kyc-change.js';
import { SessionFacts } from './session-facts.js';

/** One verification: how it stands, what was checked, and deleting what is personal. */
export function SessionPage() {
  const project = useProject();
  const id = useParams({ strict: false }).session ?? '';
  const session = useQuery(kycSessionQuery(project, id));
  const [isAsking, setAsking] = useState(false);
  const redact = useKycChange(project);
  const close = () => setAsking(false);
  const isOver = session.data?.decided_at != null && session.data.redacted_at === null;
  return (
    <Page
      title={session.data?.external_reference ?? session.data?.user_id ?? 'Verification'}
      text={
        <Anchor component={Link} to={`/projects/${project}/kyc?desk=sessions`} size="sm">
          All verifications
        </Anchor>
      }
      actions={
        isOver && (
          <Button variant="default" c="var(--mantine-color-error)" onClick={() => setAsking(true)}>
            Redact…
          </Button>
        )
      }
    >
      <Loaded query={session}>
        {(found) => (
          <SimpleGrid cols={{ base: 1, md: 2 }}>
            <SessionFacts project={project} session={found} />
            <CheckTable checks={found.results} />
          </SimpleGrid>
        )}
      </Loaded>
      {isAsking && (
        <ConfirmDialog
          title="Redact the verification"
          action="Redact"
          isPending={redact.isPending}
          error={redact.error}
          onConfirm={() => redact.mutate(() => redactKycSession(project, id), { onSuccess: close })}
          onClose={close}
        >
          Pictures and everything personal are deleted for good. How it ended stays.
        </ConfirmDialog>
      )}
    </Page>
  );
}
