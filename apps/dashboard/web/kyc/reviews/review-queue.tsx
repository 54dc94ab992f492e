import { Select, Stack, Table } from '@mantine/core';
import { IconId } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { kycReviewsQuery } from '../../api/kyc.js';
import type { KycReview } from '../../api/shapes.js';
import { EmptyState } from '../../ui/empty-state.js';
import { Loaded } from '../../ui/loaded.js';
import { Time } from '../../ui/time.js';
import { KycStatus } from '../kyc-status.js';
import { kycText } from '../kyc-text.js';

const STATUSES = ['open', 'claimed', 'decided', 'void'] as const;
const CHOICES = STATUSES.map((value) => ({ value, label: kycText(value) }));

/** What people have to look at, the longest waiting first. */
export function ReviewQueue({ project }: { readonly project: string }) {
  const [status, setStatus] = useState<KycReview['status']>();
  const reviews = useQuery(kycReviewsQuery(project, status));
  return (
    <Stack>
      <Select
        aria-label="State of reviews"
        placeholder="Any state"
        clearable
        w={200}
        data={CHOICES}
        value={status ?? null}
        onChange={(value) => setStatus(STATUSES.find((one) => one === value))}
      />
      <Loaded query={reviews}>
        {(items) =>
          items.length === 0 ? (
            <EmptyState
              icon={IconId}
              title="Nothing to review"
              text="What machines cannot decide waits here for a person."
            />
          ) : (
            <div className="card table-scroll" tabIndex={0} role="region" aria-label="Reviews">
              <Table>
                <Table.Thead>
                  <Table.Tr>
                    <Table.Th>Review</Table.Th>
                    <Table.Th>State</Table.Th>
                    <Table.Th>In hand of</Table.Th>
                    <Table.Th>Waits since</Table.Th>
                  </Table.Tr>
                </Table.Thead>
                <Table.Tbody>
                  {items.map((review) => (
                    <ReviewRow key={review.id} project={project} review={review} />
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

function ReviewRow({ project, review }: { project: string; review: KycReview }) {
  return (
    <Table.Tr>
      <Table.Td className="mono">
        <Link
          to="/projects/$project/kyc/reviews/$review"
          params={{ project, review: review.id }}
          preload={false}
          className="row-link"
        >
          {review.id.slice(0, 16)}…
        </Link>
      </Table.Td>
      <Table.Td>
        <KycStatus value={review.decision ?? review.status} />
      </Table.Td>
      <Table.Td className="mono">{review.claimed_by?.slice(0, 14) ?? '–'}</Table.Td>
      <Table.Td>
        <Time at={review.created_at} />
      </Table.Td>
    </Table.Tr>
  );
}
