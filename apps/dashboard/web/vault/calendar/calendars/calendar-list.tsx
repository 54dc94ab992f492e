import { ActionIcon, Checkbox, Group, Menu, Text } from '@mantine/core';
import {
  IconDots,
  IconDownload,
  IconPencil,
  IconRss,
  IconTrash,
  IconUpload,
} from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { type Calendar, deleteCalendar } from '../../../api/vault-calendars.js';
import { vaultUrl } from '../../../api/vault-urls.js';
import { ConfirmDialog } from '../../../ui/confirm-dialog.js';
import { FeedsDialog } from '../feeds/feeds-dialog.js';
import { CalendarDialog } from './calendar-dialog.js';
import { ImportEventsDialog } from './import-dialog.js';

type Opened = {
  readonly what: 'edit' | 'feeds' | 'import' | 'delete';
  readonly calendar: Calendar;
};

interface CalendarListProps {
  readonly project: string;
  readonly calendars: readonly Calendar[];
  /** Those that are not shown. */
  readonly hidden: ReadonlySet<string>;
  readonly onToggle: (id: string) => void;
  readonly onChanged: () => void;
}

/** The calendars of a space: which are shown, and what is done with each. */
export function CalendarList(props: CalendarListProps) {
  const { project, calendars, hidden, onToggle, onChanged } = props;
  const [opened, setOpened] = useState<Opened>();
  const close = () => setOpened(undefined);
  const remove = useMutation({
    mutationFn: ({ id }: Calendar) => deleteCalendar(project, id),
    onSuccess: () => {
      close();
      onChanged();
    },
  });
  return (
    <>
      <Group component="ul" gap="xs" className="calendar-list" aria-label="Calendars">
        {calendars.map((calendar) => {
          const { id, name, color } = calendar;
          return (
            <li key={id} className="calendar-item card">
              <Checkbox
                size="xs"
                label={
                  <Text span size="sm" className="wrap">
                    {name}
                  </Text>
                }
                color={color}
                checked={!hidden.has(id)}
                onChange={() => onToggle(id)}
              />
              <span className="calendar-dot" style={{ background: color }} aria-hidden />
              <Menu position="bottom-end">
                <Menu.Target>
                  <ActionIcon
                    variant="subtle"
                    color="gray"
                    size="sm"
                    aria-label={`Actions of ${name}`}
                  >
                    <IconDots size={16} />
                  </ActionIcon>
                </Menu.Target>
                <Menu.Dropdown>
                  <Menu.Item
                    leftSection={<IconPencil size={16} />}
                    onClick={() => setOpened({ what: 'edit', calendar })}
                  >
                    Change
                  </Menu.Item>
                  <Menu.Item
                    leftSection={<IconRss size={16} />}
                    onClick={() => setOpened({ what: 'feeds', calendar })}
                  >
                    Addresses
                  </Menu.Item>
                  <Menu.Item
                    leftSection={<IconUpload size={16} />}
                    onClick={() => setOpened({ what: 'import', calendar })}
                  >
                    Import a file
                  </Menu.Item>
                  <Menu.Item
                    component="a"
                    href={vaultUrl(project, `calendars/${id}/export`)}
                    download={`${name}.ics`}
                    leftSection={<IconDownload size={16} />}
                  >
                    Export as a file
                  </Menu.Item>
                  <Menu.Item
                    c="var(--mantine-color-error)"
                    leftSection={<IconTrash size={16} />}
                    onClick={() => setOpened({ what: 'delete', calendar })}
                  >
                    Delete
                  </Menu.Item>
                </Menu.Dropdown>
              </Menu>
            </li>
          );
        })}
      </Group>
      {opened?.what === 'edit' && (
        <CalendarDialog
          project={project}
          space={undefined}
          calendar={opened.calendar}
          onSaved={onChanged}
          onClose={close}
        />
      )}
      {opened?.what === 'feeds' && (
        <FeedsDialog project={project} calendar={opened.calendar} onClose={close} />
      )}
      {opened?.what === 'import' && (
        <ImportEventsDialog
          project={project}
          calendar={opened.calendar}
          onImported={onChanged}
          onClose={close}
        />
      )}
      {opened?.what === 'delete' && (
        <ConfirmDialog
          title="Delete calendar"
          action="Delete calendar"
          isPending={remove.isPending}
          error={remove.error}
          onConfirm={() => remove.mutate(opened.calendar)}
          onClose={close}
        >
          <strong>{opened.calendar.name}</strong> is deleted for good, with all its events.
        </ConfirmDialog>
      )}
    </>
  );
}
