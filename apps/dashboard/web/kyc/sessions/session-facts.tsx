import { Button, Group } from '@mantine/core';
import { cancelKycSession } from '../../api/kyc.js';
import type { KycSessionDetail } from '../../api/shapes.js';
import { ErrorNotice } from '../../ui/error-notice.js';
import { Section } from '../../ui/section.js';
import { Time } from '../../ui/time.js';
import { KycStatus } from '../kyc-status.js';
import { kycText } from '../kyc-text.js';
import { useKycChange } from '../use-kyc-change.js';

interface SessionFactsProps {
  readonly project: string;
  readonly session: KycSessionDetail;
}

const listText = (codes: readonly string[]) => codes.map(kycText).join(', ') || '–';

export function SessionFacts({ project, session }: SessionFactsProps) {
  const cancel = useKycChange(project);
  return (
    <Section title="Verification">
      <dl className="pair">
        <dt>State</dt>
        <dd>
          <KycStatus value={session.status} />
        </dd>
        <dt>Id</dt>
        <dd className="mono wrap">{session.id}</dd>
        <dt>Accepted</dt>
        <dd>{listText(session.document_types)}</dd>
        <dt>Reasons</dt>
        <dd>{listText(session.reasons)}</dd>
        <dt>To the person</dt>
        <dd>{session.comment ?? '–'}</dd>
        <dt>Began</dt>
        <dd>
          <Time at={session.created_at} />
        </dd>
        <dt>Handed in</dt>
        <dd>
          <Time at={session.submitted_at} />
        </dd>
        <dt>Ended</dt>
        <dd>
          <Time at={session.decided_at} />
        </dd>
        <dt>Redacted</dt>
        <dd>
          <Time at={session.redacted_at} />
        </dd>
      </dl>
      <ErrorNotice error={cancel.error} />
      {session.outcome === null && (
        <Group justify="flex-end">
          <Button
            variant="default"
            loading={cancel.isPending}
            onClick={() => cancel.mutate(() => cancelKycSession(project, session.id))}
          >
            Cancel verification
          </Button>
        </Group>
      )}
    </Section>
  );
}
