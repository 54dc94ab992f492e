import { Table, UnstyledButton } from '@mantine/core';
import type { Delivery } from '../api/shapes.js';
import { Status } from '../ui/status.js';
import { Time } from '../ui/time.js';
import { answerOf, finishedAfter } from './webhook-state.js';

interface DeliveryTableProps {
  readonly deliveries: readonly Delivery[];
  readonly onOpen: (delivery: Delivery) => void;
}

const TITLES = ['Event', 'Status', 'Attempts', 'Answer', 'Finished after', 'Next try', 'Created'];

export function DeliveryTable({ deliveries, onOpen }: DeliveryTableProps) {
  return (
    <div className="card table-scroll" tabIndex={0} role="region" aria-label="Deliveries">
      <Table>
        <Table.Thead>
          <Table.Tr>
            {TITLES.map((title) => (
              <Table.Th key={title}>{title}</Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {deliveries.map((delivery) => (
            <Table.Tr key={delivery.id}>
              <Table.Td>
                <UnstyledButton
                  className="row-link"
                  fz="sm"
                  aria-haspopup="dialog"
                  onClick={() => onOpen(delivery)}
                >
                  {delivery.event_type}
                </UnstyledButton>
              </Table.Td>
              <Table.Td>
                <Status value={delivery.status} />
              </Table.Td>
              <Table.Td>{delivery.attempts}</Table.Td>
              <Table.Td style={{ whiteSpace: 'nowrap' }}>{answerOf(delivery)}</Table.Td>
              <Table.Td>{finishedAfter(delivery)}</Table.Td>
              <Table.Td>
                <Time at={delivery.next_attempt_at} />
              </Table.Td>
              <Table.Td>
                <Time at={delivery.created_at} />
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </div>
  );
}
