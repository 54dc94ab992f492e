import { Group, Progress, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { spacesQuery } from '../../api/vault-spaces.js';
import { bytesText } from '../../ui/bytes-text.js';

const NEARLY = 0.9;

interface RoomBarProps {
  readonly project: string;
  readonly space: string | undefined;
}

/** How much of the room of a space is taken. */
export function RoomBar({ project, space }: RoomBarProps) {
  const { data = [] } = useQuery(spacesQuery(project));
  const shown = data.find(({ id, is_main: isMain }) => (space ? id === space : isMain));
  if (!shown) return null;
  const { used_bytes: used, quota_bytes: quota } = shown;
  const part = quota ? Math.min(1, used / quota) : 0;
  return (
    <Group gap="xs" className="file-room">
      <Text size="xs" c="dimmed">
        {bytesText(used)} {quota === null ? 'used' : `of ${bytesText(quota)} used`}
      </Text>
      {quota !== null && (
        <Progress
          size="sm"
          w={120}
          value={part * 100}
          color={part >= NEARLY ? 'var(--bad)' : 'var(--busy)'}
          aria-label={`Room: ${Math.round(part * 100)} % used`}
        />
      )}
    </Group>
  );
}
