import { ActionIcon, Group, SegmentedControl } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { DraftState } from './draft/draft-state.js';
import { DraftStatus } from './draft/draft-status.js';
import { LiveStatus } from './live/live-status.js';
import type { LiveState } from './live/live-state.js';

/** How a note is shown. */
export type NoteWay = 'write' | 'read' | 'both';

interface NoteBarProps {
  readonly status: DraftState['status'];
  /** Left out of what is not written together. */
  readonly live: LiveState | undefined;
  /** Left out of what can be neither written nor read. */
  readonly way: NoteWay | undefined;
  readonly onWay: (way: NoteWay) => void;
  readonly onBack: () => void;
  readonly children: ReactNode;
}

/** What stands above a note: the way back, whether it is saved, and how it is shown. */
export function NoteBar({ status, live, way, onWay, onBack, children }: NoteBarProps) {
  return (
    <Group justify="space-between" gap="xs">
      <Group gap="xs" wrap="nowrap">
        <ActionIcon
          className="notes-back"
          variant="default"
          size="lg"
          aria-label="All notes"
          onClick={onBack}
        >
          <IconArrowLeft size={18} />
        </ActionIcon>
        <DraftStatus status={live?.isUnsent && status === 'saved' ? 'edited' : status} />
        {live && <LiveStatus {...live} />}
      </Group>
      <Group gap="xs" wrap="nowrap">
        {way && (
          <SegmentedControl
            aria-label="Shown as"
            size="xs"
            data={[
              { value: 'write', label: 'Write' },
              { value: 'read', label: 'Read' },
              { value: 'both', label: 'Both' },
            ]}
            value={way}
            onChange={(value) => onWay(value)}
          />
        )}
        {children}
      </Group>
    </Group>
  );
}
