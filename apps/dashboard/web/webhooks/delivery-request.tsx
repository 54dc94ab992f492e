import { Table, Text } from '@mantine/core';
import type { DeliveryDetail } from '../api/shapes.js';
import { CodeBlock } from '../ui/code-block.js';
import { Time } from '../ui/time.js';
import { answerOf } from './webhook-state.js';

/** What was sent, and how each attempt went. */
export function DeliveryRequest({ detail }: { readonly detail: DeliveryDetail }) {
  const { request, attempt_log: attempts } = detail;
  const headers = Object.entries(request.headers).map(([name, value]) => `${name}: ${value}`);
  return (
    <>
      <div>
        <Heading text="Attempts" />
        {attempts.length === 0 ? (
          <Text size="sm" c="dimmed">
            None yet.
          </Text>
        ) : (
          <div className="table-scroll" tabIndex={0} role="region" aria-label="Attempts">
            <Table>
              <Table.Thead>
                <Table.Tr>
                  {['No.', 'Answer', 'Took', 'Begun'].map((title) => (
                    <Table.Th key={title}>{title}</Table.Th>
                  ))}
                </Table.Tr>
              </Table.Thead>
              <Table.Tbody>
                {attempts.map((attempt) => (
                  <Table.Tr key={attempt.started_at}>
                    <Table.Td>{attempt.number}</Table.Td>
                    <Table.Td>{answerOf(attempt)}</Table.Td>
                    <Table.Td>
                      {attempt.duration_ms === null ? '–' : `${attempt.duration_ms} ms`}
                    </Table.Td>
                    <Table.Td>
                      <Time at={attempt.started_at} />
                    </Table.Td>
                  </Table.Tr>
                ))}
              </Table.Tbody>
            </Table>
          </div>
        )}
      </div>
      <div>
        <Heading text="Request headers" />
        <CodeBlock
          code={[`${request.method} ${request.url}`, ...headers].join('\n')}
          what="request headers"
        />
      </div>
      <div>
        <Heading text="Request body" />
        <CodeBlock code={indented(request.body)} what="request body" />
      </div>
    </>
  );
}

function Heading({ text }: { readonly text: string }) {
  return (
    <Text size="sm" fw={600} mb={4}>
      {text}
    </Text>
  );
}

function indented(json: string): string {
  return JSON.stringify(JSON.parse(json), null, 2);
}
