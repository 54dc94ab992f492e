import { ActionIcon, Menu } from '@mantine/core';
import { IconDots, IconDownload, IconHammer, IconTrash } from '@tabler/icons-react';
import { exportUrl } from '../api/image-uploads.js';
import type { Image } from '../api/shapes.js';

interface ImageMenuProps {
  readonly project: string;
  readonly image: Image;
  readonly onBuild: () => void;
  readonly onDelete: () => void;
}

/** What can be done with an image. */
export function ImageMenu({ project, image, onBuild, onDelete }: ImageMenuProps) {
  const { slug, origin, status, unavailable } = image;
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" aria-label={`Actions for ${slug}`}>
          <IconDots size={18} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {origin === 'catalogue' && status !== 'ready' && (
          <Menu.Item
            disabled={status === 'building' || unavailable !== null}
            leftSection={<IconHammer size={16} />}
            onClick={onBuild}
          >
            Build now
          </Menu.Item>
        )}
        {status === 'ready' && (
          <Menu.Item
            component="a"
            href={exportUrl(project, slug)}
            download
            leftSection={<IconDownload size={16} />}
          >
            Download
          </Menu.Item>
        )}
        {origin !== 'catalogue' && (
          <Menu.Item
            c="var(--mantine-color-error)"
            leftSection={<IconTrash size={16} />}
            onClick={onDelete}
          >
            Delete
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
