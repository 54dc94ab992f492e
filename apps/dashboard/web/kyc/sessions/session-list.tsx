import { Select, Stack, Table } from '@mantine/core';
import { IconId } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { kycSessionsQuery } from '../../api/kyc.js';
import type { KycSession } from '../../api/shapes.js';
import { EmptyState } from '../../ui/empty-state.js';
import { Loaded } from '../../ui/loaded.js';
import { Time } from '../../ui/time.js';
import { KycStatus } from '../kyc-status.js';
import { kycText } from '../kyc-text.js';

const STATUSES = [
  ...(['created', 'requires_input', 'processing', 'needs_review'] as const),
  ...(['verified', 'declined', 'canceled', 'expired', 'redacted'] as const),
];
const CHOICES = STATUSES.map((value) => ({ value, label: kycText(value) }));

/** All verifications, newest first. */
export function SessionList({ project }: { readonly project: string }) {
  const [status, setStatus] = useState<KycSession['status']>();
  const sessions = useQuery(kycSessionsQuery(project, status));
  return (
    <Stack>
      <Select
        aria-label="State of verifications"
        placeholder="Any state"
        clearable
        w={200}
        data={CHOICES}
        value={status ?? null}
        onChange={(value) => setStatus(STATUSES.find((one) => one === value))}
      />
      <Loaded query={sessions}>
        {(items) =>
          items.length === 0 ? (
            <EmptyState
              icon={IconId}
              title="No verifications"
              text="Begin one and send its link to the person, or show the QR code."
            />
          ) : (
            <div
              className="card table-scroll"
              tabIndex={0}
              role="region"
              aria-label="Verifications"
            >
              <Table>
                <Table.Tbody>
                  {items.map((session) => (
                    <Table.Tr key={session.id}>
                      <Table.Td>
                        <Link
                          to="/projects/$project/kyc/sessions/$session"
                          params={{ project, session: session.id }}
                          className="row-link"
                        >
                          {session.external_reference ?? session.user_id}
                        </Link>
                      </Table.Td>
                      <Table.Td>
                        <KycStatus value={session.status} />
                      </Table.Td>
                      <Table.Td>
                        <Time at={session.created_at} />
                      </Table.Td>
                    </Table.Tr>
                  ))}
                </Table.Tbody>
              </Table>
            </div>
          )
        }
      </Loaded>
    </Stack>
  );
}
