import { Group, Stack, Text } from '@mantine/core';
import type { MailDomain, MailRecord } from '../api/mail-domains.js';
import { CopyIcon } from '../ui/copy-button.js';
import { Status } from '../ui/status.js';
import './mail-domains.css';

const PURPOSES: Readonly<Record<string, readonly [title: string, text: string]>> = {
  dkim: ['DKIM', 'The key that mail is signed with.'],
  spf: ['SPF', 'Who may send mail of this domain. Add to a record that is there already.'],
  dmarc: ['DMARC', 'What receivers do with mail that is not signed.'],
  return_path: ['Return path', 'Where mail comes back that cannot be delivered.'],
};

const STATES: Readonly<Record<MailRecord['status'], readonly [tone: string, label: string]>> = {
  pending: ['pending', 'Not looked up yet'],
  found: ['active', 'Found'],
  missing: ['missing', 'Not there'],
  wrong: ['failed', 'Another value'],
  unknown: ['unknown', 'No name server answered'],
};

/** Each record to copy piece by piece, whether it is right, and what stands there instead. */
export function RecordList({ domain }: { readonly domain: MailDomain }) {
  return (
    <Stack component="ul" gap="md" m={0} p={0} style={{ listStyle: 'none' }}>
      {domain.records.map((record) => (
        <RecordItem key={record.purpose} record={record} />
      ))}
    </Stack>
  );
}

function RecordItem({ record }: { readonly record: MailRecord }) {
  const { purpose, type, name, value, status, found } = record;
  const [title, text] = PURPOSES[purpose] ?? [purpose, ''];
  const [tone, label] = STATES[status];
  return (
    <li className="mail-record">
      <Group justify="space-between" gap="xs" align="flex-start">
        <div style={{ minWidth: 0, flex: '1 1 240px' }}>
          <Text size="sm" fw={600}>
            {title}
          </Text>
          <Text size="xs" c="dimmed">
            {text}
          </Text>
        </div>
        <Status value={tone} label={label} />
      </Group>
      <dl className="pair">
        <dt>Type</dt>
        <dd>{type}</dd>
        <dt>Name</dt>
        <dd>
          <Copied text={name} what={`name of the ${title} record`} />
        </dd>
        <dt>Value</dt>
        <dd>
          <Copied text={value} what={`value of the ${title} record`} />
        </dd>
        {status === 'wrong' && (
          <>
            <dt>Seen instead</dt>
            <dd>
              {found.map((one) => (
                <div key={one} className="mono wrap record-seen">
                  {one}
                </div>
              ))}
            </dd>
          </>
        )}
      </dl>
    </li>
  );
}

function Copied({ text, what }: { readonly text: string; readonly what: string }) {
  return (
    <Group gap={4} wrap="nowrap" justify="space-between" align="flex-start">
      <span className="mono wrap">{text}</span>
      <CopyIcon text={text} what={what} />
    </Group>
  );
}
