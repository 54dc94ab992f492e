import { Table } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { AppRef } from '../api/apps.js';
import { deletePreview, previewsQuery } from '../api/previews.js';
import type { AppPreview } from '../api/shapes.js';
import { AppAddress } from '../apps/app-table.js';
import { ConfirmedIcon } from '../ui/confirmed-icon.js';
import { Status } from '../ui/status.js';
import { Time } from '../ui/time.js';
import { DataTable } from '../ui/data-table.js';

interface PreviewTableProps {
  readonly at: AppRef;
  readonly previews: readonly AppPreview[];
}

/** Previews, newest first. */
export function PreviewTable({ at, previews }: PreviewTableProps) {
  const queryClient = useQueryClient();
  const remove = useMutation({
    mutationFn: (number: number) => deletePreview(at, number),
    onSettled: () => queryClient.invalidateQueries(previewsQuery(at)),
  });
  return (
    <>
      <DataTable
        label="Previews"
        titles={['Pull request', 'State', 'Address', 'Pushed']}
        hasActions
        isCard
      >
        {previews.map((preview) => (
          <Table.Tr key={preview.number}>
            <Table.Td>
              <Named project={at.project} preview={preview} />{' '}
              <span className="mono">{preview.branch}</span>
              {preview.fork && ' from a fork'}
            </Table.Td>
            <Table.Td>
              <Status
                value={preview.state === 'open' ? (preview.status ?? 'queued') : 'stopped'}
                label={preview.state === 'open' ? undefined : preview.state}
              />
            </Table.Td>
            <Table.Td>{preview.url ? <AppAddress url={preview.url} /> : '–'}</Table.Td>
            <Table.Td>
              <Time key={preview.pushed_at} at={preview.pushed_at} />
            </Table.Td>
            <Table.Td ta="right">
              {preview.preview_app && (
                <ConfirmedIcon
                  label={`Remove the preview of ${preview.number}`}
                  action="Remove preview"
                  onConfirm={() => remove.mutateAsync(preview.number)}
                >
                  Its app and its address go away. The next push to the pull request makes them
                  anew.
                </ConfirmedIcon>
              )}
            </Table.Td>
          </Table.Tr>
        ))}
      </DataTable>
    </>
  );
}

interface NamedProps {
  readonly project: string;
  readonly preview: AppPreview;
}

function Named({ project, preview: { number, preview_app: shown } }: NamedProps) {
  if (!shown) return <>#{number}</>;
  return (
    <Link
      className="row-link"
      to="/projects/$project/app/$app"
      params={{ project, app: shown.name }}
    >
      #{number}
    </Link>
  );
}
