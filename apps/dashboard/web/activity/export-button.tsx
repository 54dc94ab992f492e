import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { type AuditFilter, exportAudit } from '../api/activity.js';
import type { Source } from '../sources/sources.js';
import { ErrorNotice } from '../ui/error-notice.js';

interface ExportButtonProps {
  readonly project: string;
  readonly source: Source;
  readonly filter: AuditFilter;
}

/** Saves the audit log as NDJSON. It is fetched, as a link could not name messaging a project. */
export function ExportButton({ project, source, filter }: ExportButtonProps) {
  const save = useMutation({
    mutationFn: () => exportAudit(source, project, filter),
    onSuccess: (file) => download(file, `audit-${project}-${source}.ndjson`),
  });
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconDownload size={16} />}
        loading={save.isPending}
        onClick={() => save.mutate()}
      >
        Export NDJSON
      </Button>
      <ErrorNotice error={save.error} />
    </>
  );
}

function download(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
