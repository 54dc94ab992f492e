import { Button, Group } from '@mantine/core';
import { IconChartLine, IconPlaylist } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';

/** Leads to what else there is about videos. */
export function VideosLinks({ project }: { readonly project: string }) {
  return (
    <Group gap="xs">
      <Button
        variant="default"
        leftSection={<IconChartLine size={16} />}
        renderRoot={(props) => (
          <Link to="/projects/$project/videos/insight" params={{ project }} {...props} />
        )}
      >
        Insight
      </Button>
      <Button
        variant="default"
        leftSection={<IconPlaylist size={16} />}
        renderRoot={(props) => (
          <Link to="/projects/$project/videos/playlists" params={{ project }} {...props} />
        )}
      >
        Playlists
      </Button>
    </Group>
  );
}
