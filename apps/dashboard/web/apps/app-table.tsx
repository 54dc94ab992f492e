import { Anchor, Table } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { App } from '../api/shapes.js';
import { DataTable } from '../ui/data-table.js';
import { Status } from '../ui/status.js';
import { Time } from '../ui/time.js';
import { CodeOrigin } from './code-origin.js';

interface AppTableProps {
  readonly apps: readonly App[];
  readonly project: string;
}

export function AppTable({ apps, project }: AppTableProps) {
  return (
    <DataTable label="Apps" titles={['Name', 'Status', 'Code', 'Address', 'Updated']} isCard>
      {apps.map((app) => (
        <Table.Tr key={app.id}>
          <Table.Td>
            <Link
              to="/projects/$project/app/$app"
              params={{ project, app: app.name }}
              className="row-link"
            >
              {app.name}
            </Link>
          </Table.Td>
          <Table.Td>
            <Status value={app.status} />
          </Table.Td>
          <Table.Td style={{ whiteSpace: 'nowrap' }}>
            <CodeOrigin app={app} />
          </Table.Td>
          <Table.Td>
            <AppAddress url={app.url} />
          </Table.Td>
          <Table.Td>
            <Time at={app.updated_at} />
          </Table.Td>
        </Table.Tr>
      ))}
    </DataTable>
  );
}

/** The address of an app, opening in a new tab. */
export function AppAddress({ url }: { readonly url: string }) {
  return (
    <Anchor href={url} target="_blank" rel="noreferrer" size="sm" style={{ whiteSpace: 'nowrap' }}>
      {url.replace(/^https?:\/\//, '')}{' '}
      <IconExternalLink size={13} aria-label="(opens a new tab)" />
    </Anchor>
  );
}
