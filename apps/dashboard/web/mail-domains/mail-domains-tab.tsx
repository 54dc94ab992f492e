import { Button, Group, Stack, Table, Text } from '@mantine/core';
import { IconAt, IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { mailDomainsQuery } from '../api/mail-domains.js';
import { DataTable } from '../ui/data-table.js';
import { EmptyState } from '../ui/empty-state.js';
import { Loaded } from '../ui/loaded.js';
import { Time } from '../ui/time.js';
import { AddMailDomainDialog } from './add-mail-domain-dialog.js';
import { DomainState } from './domain-state.js';

/** The domains that a project signs its mail with. */
export function MailDomainsTab({ project }: { readonly project: string }) {
  const domains = useQuery(mailDomainsQuery(project));
  const [isAdding, setAdding] = useState(false);
  const button = (
    <Button leftSection={<IconPlus size={16} />} onClick={() => setAdding(true)}>
      Add domain
    </Button>
  );
  return (
    <Stack>
      <Loaded query={domains}>
        {(all) =>
          all.length === 0 ? (
            <EmptyState
              icon={IconAt}
              title="Send from your own domain"
              text="Mail that is signed with your domain reaches inboxes. You set a few DNS records, and see here which of them are right."
            >
              {button}
            </EmptyState>
          ) : (
            <>
              <Group justify="flex-end">{button}</Group>
              <DataTable isCard label="Mail domains" titles={['Domain', 'Status', 'Checked']}>
                {all.map((domain) => (
                  <Table.Tr key={domain.id}>
                    <Table.Td>
                      <Link
                        to="/projects/$project/messages/domains/$domain"
                        params={{ project, domain: domain.id }}
                        className="row-link"
                      >
                        {domain.name}
                      </Link>
                    </Table.Td>
                    <Table.Td>
                      <DomainState domain={domain} />
                      <Text size="xs" c="dimmed">
                        {rightOf(domain.records)}
                      </Text>
                    </Table.Td>
                    <Table.Td>
                      <Time at={domain.checked_at} />
                    </Table.Td>
                  </Table.Tr>
                ))}
              </DataTable>
            </>
          )
        }
      </Loaded>
      {isAdding && <AddMailDomainDialog project={project} onClose={() => setAdding(false)} />}
    </Stack>
  );
}

function rightOf(records: readonly { readonly status: string }[]): string {
  const right = records.filter(({ status }) => status === 'found').length;
  return `${right} of ${records.length} records found`;
}
