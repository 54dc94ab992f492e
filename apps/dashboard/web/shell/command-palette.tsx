import { Modal, Text, TextInput, UnstyledButton } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type KeyboardEvent, useState } from 'react';
import { projectsQuery } from '../api/projects.js';
import type { Destination } from './destinations.js';

interface CommandPaletteProps {
  readonly pages: readonly Destination[];
  readonly onClose: () => void;
}

interface Entry {
  readonly label: string;
  readonly kind: string;
  readonly to: string;
}

const LIST_ID = 'palette-list';

/** Goes to any page or project by a few letters of its name. */
export function CommandPalette({ pages, onClose }: CommandPaletteProps) {
  const [text, setText] = useState('');
  const [at, setAt] = useState(0);
  const { data: projects = [] } = useQuery(projectsQuery);
  const navigate = useNavigate();
  const entries: Entry[] = [
    ...pages.map(({ label, to }) => ({ label, to, kind: 'Page' })),
    ...projects.map(({ name, slug }) => ({
      label: name,
      to: `/projects/${slug}`,
      kind: 'Project',
    })),
  ];
  const wanted = text.trim().toLowerCase();
  const found = entries.filter(({ label }) => label.toLowerCase().includes(wanted)).slice(0, 12);
  const go = (entry: Entry | undefined) => {
    if (!entry) return;
    onClose();
    void navigate({ to: entry.to });
  };
  const move = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.key === 'Enter') go(found[at]);
    if (step === undefined || found.length === 0) return;
    event.preventDefault();
    setAt((at + step + found.length) % found.length);
  };

  return (
    <Modal
      opened
      onClose={onClose}
      withCloseButton={false}
      padding="xs"
      yOffset="12vh"
      centered={false}
    >
      <TextInput
        data-autofocus
        role="combobox"
        aria-label="Search pages and projects"
        aria-expanded
        aria-controls={LIST_ID}
        aria-activedescendant={found[at] ? `${LIST_ID}-${at}` : undefined}
        placeholder="Go to…"
        size="md"
        variant="unstyled"
        leftSection={<IconSearch size={18} />}
        value={text}
        onChange={(event) => {
          setText(event.currentTarget.value);
          setAt(0);
        }}
        onKeyDown={move}
      />
      <div role="listbox" id={LIST_ID} aria-label="Results">
        {found.map((entry, index) => (
          <UnstyledButton
            key={`${entry.kind}${entry.to}`}
            id={`${LIST_ID}-${index}`}
            role="option"
            aria-selected={index === at}
            tabIndex={-1}
            className={index === at ? 'nav-link active' : 'nav-link'}
            w="100%"
            onClick={() => go(entry)}
          >
            {entry.label}
            <Text span size="xs" c="dimmed" ml="auto">
              {entry.kind}
            </Text>
          </UnstyledButton>
        ))}
      </div>
      {found.length === 0 && (
        <Text size="sm" c="dimmed" p="sm" role="status">
          Nothing is called “{text}”.
        </Text>
      )}
    </Modal>
  );
}
