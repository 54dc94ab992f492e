import { ActionIcon, Group, Tooltip } from '@mantine/core';
import { IconArrowBarToDown, IconDownload, IconPlayerPause } from '@tabler/icons-react';
import { CopyIcon } from '../ui/copy-button.js';
import { download } from './download.js';

interface LogToolsProps {
  readonly title: string;
  /** What a download is called. */
  readonly fileName: string;
  /** The lines that are shown. */
  readonly text: string;
  readonly isFollowing: boolean;
  readonly onFollow: (isFollowing: boolean) => void;
}

/** What can be done with a log: hold it, copy it, keep it. */
export function LogTools({ title, fileName, text, isFollowing, onFollow }: LogToolsProps) {
  const follow = isFollowing ? 'Pause' : 'Follow';
  return (
    <Group gap={6} wrap="nowrap">
      <Tooltip label={follow} openDelay={300}>
        <ActionIcon
          variant="default"
          size={36}
          aria-label={follow}
          aria-pressed={isFollowing}
          onClick={() => onFollow(!isFollowing)}
        >
          {isFollowing ? <IconPlayerPause size={17} /> : <IconArrowBarToDown size={17} />}
        </ActionIcon>
      </Tooltip>
      <CopyIcon text={text} what="log" variant="default" size={36} />
      <Tooltip label="Download" openDelay={300}>
        <ActionIcon
          variant="default"
          size={36}
          aria-label={`Download the ${title.toLowerCase()}`}
          disabled={text === ''}
          onClick={() => download(fileName, `${text}\n`)}
        >
          <IconDownload size={17} />
        </ActionIcon>
      </Tooltip>
    </Group>
  );
}
