import { Badge, Button, Group, List, Stack, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type AppDetection, detectApp, type WantedDetection } from '../api/app-settings.js';
import { uploadSource } from '../api/app-sources.js';
import type { NewApp } from '../apps/new-app.js';
import { packFolder } from '../hooks/pack-folder.js';
import { ErrorNotice } from '../ui/error-notice.js';

interface DetectCardProps {
  readonly project: string;
  /** The form as it stands. */
  readonly wanted: Pick<NewApp, 'origin' | 'fields' | 'folder'>;
  readonly onFound: (found: AppDetection) => void;
}

/** Looks into the code before anything is built, and tells what was found. */
export function DetectCard({ project, wanted, onFound }: DetectCardProps) {
  const { origin, fields, folder } = wanted;
  const look = useMutation({
    mutationFn: async () => detectApp(project, await toDetection(project, wanted)),
    onSuccess: onFound,
  });
  const canLook = origin === 'git' ? fields.repo.trim() !== '' : folder !== undefined;
  const found = look.data;
  return (
    <Stack gap="xs">
      <Group justify="space-between">
        <Text size="sm" c="dimmed" style={{ flex: '1 1 240px' }}>
          Skydeck can look into the code first: nothing is built by that.
        </Text>
        <Button
          variant="default"
          disabled={!canLook}
          loading={look.isPending}
          onClick={() => look.mutate()}
        >
          Look into the code
        </Button>
      </Group>
      {found && <Found found={found} />}
      <ErrorNotice error={look.error} />
    </Stack>
  );
}

function Found({ found }: { readonly found: AppDetection }) {
  const version = found.runtime_version === null ? '' : ` ${found.runtime_version}`;
  return (
    <section aria-label="What was found" aria-live="polite">
      <Group gap="xs" mb={6}>
        <Badge variant="light">
          {found.runtime}
          {version}
        </Badge>
        <Text size="sm" c="dimmed">
          port {found.port}
        </Text>
      </Group>
      <List size="sm">
        {found.reasons.map((reason) => (
          <List.Item key={reason}>{reason}</List.Item>
        ))}
        {found.warnings.map((warning) => (
          <List.Item key={warning}>
            <strong>Warning:</strong> {warning}
          </List.Item>
        ))}
      </List>
    </section>
  );
}

async function toDetection(
  project: string,
  { origin, fields, folder }: DetectCardProps['wanted'],
): Promise<WantedDetection> {
  const root = fields.root === '' ? {} : { root: fields.root };
  const branch = fields.branch.trim() || 'main';
  if (origin === 'git' || !folder) return { repo: fields.repo.trim(), branch, ...root };
  const { archive } = await packFolder(folder.files);
  const { id } = await uploadSource(project, archive);
  return { source: id, branch, ...root };
}
