import { ActionIcon, Menu } from '@mantine/core';
import {
  IconArchive,
  IconDots,
  IconHistory,
  IconPin,
  IconPinnedOff,
  IconTrash,
} from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { notifications } from '@mantine/notifications';
import { type Note, trashNote, updateNote } from '../../api/vault-notes.js';

interface NoteMenuProps {
  readonly project: string;
  readonly note: Note;
  readonly mayWrite: boolean;
  /** Saves what is typed, before something is done with the whole note. */
  readonly onBefore: () => Promise<void>;
  readonly onHistory: () => void;
  readonly onChanged: (note: Note) => void;
  readonly onTrashed: () => void;
}

/** What can be done with a note besides writing. */
export function NoteMenu(props: NoteMenuProps) {
  const { project, note, mayWrite, onBefore, onHistory, onChanged, onTrashed } = props;
  const change = useMutation({
    mutationFn: (flags: { pinned?: boolean; archived?: boolean }) =>
      updateNote(project, note.id, flags),
    onSuccess: onChanged,
    onError,
  });
  const trash = useMutation({
    mutationFn: async () => {
      await onBefore();
      await trashNote(project, note.id);
    },
    onSuccess: onTrashed,
    onError,
  });
  const { pinned, archived } = note;
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon variant="default" size="lg" aria-label="Actions of the note">
          <IconDots size={18} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {mayWrite && (
          <>
            <Menu.Item
              leftSection={pinned ? <IconPinnedOff size={16} /> : <IconPin size={16} />}
              onClick={() => change.mutate({ pinned: !pinned })}
            >
              {pinned ? 'Unpin' : 'Pin'}
            </Menu.Item>
            <Menu.Item
              leftSection={<IconArchive size={16} />}
              onClick={() => change.mutate({ archived: !archived })}
            >
              {archived ? 'Take out of the archive' : 'Archive'}
            </Menu.Item>
          </>
        )}
        <Menu.Item
          leftSection={<IconHistory size={16} />}
          onClick={() => void onBefore().then(onHistory)}
        >
          History
        </Menu.Item>
        {mayWrite && (
          <Menu.Item
            color="red"
            leftSection={<IconTrash size={16} />}
            onClick={() => trash.mutate()}
          >
            Put into the trash
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}

const onError = ({ message }: Error) => notifications.show({ color: 'red', message });
