import { ActionIcon, Group, Tooltip } from '@mantine/core';
import {
  type Icon,
  IconArchive,
  IconArchiveOff,
  IconArrowLeft,
  IconArrowRight,
  IconDownload,
  IconHeart,
  IconHeartFilled,
  IconInfoCircle,
  IconTrash,
  IconX,
} from '@tabler/icons-react';
import type { Photo, PhotoChange } from '../../../api/vault-photos.js';
import { contentUrl } from '../../../api/vault-urls.js';
import { AlbumsMenu } from '../albums/albums-menu.js';

interface LightboxBarProps {
  readonly project: string;
  readonly photo: Photo | undefined;
  /** The album that is looked through. */
  readonly album: string | undefined;
  readonly hasFacts: boolean;
  readonly onFacts: () => void;
  readonly onStep: (by: 1 | -1) => void;
  readonly onChange: (change: PhotoChange) => void;
  readonly onTrash: () => void;
  readonly onClose: () => void;
}

/** What can be done with the photograph that is shown. */
export function LightboxBar(props: LightboxBarProps) {
  const { project, photo, album, hasFacts, onFacts, onStep, onChange, onTrash, onClose } = props;
  const { is_favourite: isFavourite = false, is_archived: isArchived = false } = photo ?? {};
  return (
    <Group className="lightbox-bar" justify="space-between" wrap="nowrap" gap="xs">
      <Group gap={4} wrap="nowrap">
        <Tool label="Close" icon={IconX} onClick={onClose} />
        <Tool label="Photo before" icon={IconArrowLeft} onClick={() => onStep(-1)} />
        <Tool label="Photo after" icon={IconArrowRight} onClick={() => onStep(1)} />
      </Group>
      {photo && (
        <Group gap={4} wrap="nowrap">
          <Tool
            label={isFavourite ? 'No favourite any more' : 'Make a favourite'}
            icon={isFavourite ? IconHeartFilled : IconHeart}
            onClick={() => onChange({ is_favourite: !isFavourite })}
          />
          <Tool
            label={isArchived ? 'Take out of the archive' : 'Put into the archive'}
            icon={isArchived ? IconArchiveOff : IconArchive}
            onClick={() => onChange({ is_archived: !isArchived })}
          />
          <AlbumsMenu project={project} photo={photo} album={album} />
          <Tooltip label="Download" openDelay={300}>
            <ActionIcon
              component="a"
              variant="subtle"
              color="gray"
              size="lg"
              aria-label="Download"
              href={contentUrl(project, photo.id)}
              download={photo.name}
            >
              <IconDownload size={19} />
            </ActionIcon>
          </Tooltip>
          <Tool label="Put into the trash" icon={IconTrash} onClick={onTrash} />
          <Tool
            label={hasFacts ? 'Hide what is known' : 'What is known of it'}
            icon={IconInfoCircle}
            isOn={hasFacts}
            onClick={onFacts}
          />
        </Group>
      )}
    </Group>
  );
}

interface ToolProps {
  readonly label: string;
  readonly icon: Icon;
  readonly isOn?: boolean;
  readonly onClick: () => void;
}

function Tool({ label, icon: Symbol, isOn, onClick }: ToolProps) {
  return (
    <Tooltip label={label} openDelay={300}>
      <ActionIcon
        variant={isOn ? 'light' : 'subtle'}
        color={isOn ? 'sky' : 'gray'}
        size="lg"
        aria-label={label}
        onClick={onClick}
      >
        <Symbol size={19} />
      </ActionIcon>
    </Tooltip>
  );
}
