import { Badge, Group, Text } from '@mantine/core';
import { IconLock, IconPin } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { NoteSummary } from '../../../api/vault-notes.js';
import { Time } from '../../../ui/time.js';
import type { NotesSearch } from '../notes-route.js';
import { MarkedWords } from './marked-words.js';

interface NoteItemProps {
  readonly project: string;
  readonly search: NotesSearch;
  readonly note: NoteSummary;
  /** What was found in it, where it was searched. */
  readonly found?: { readonly title: string; readonly snippet: string };
}

/** A note in a list. */
export function NoteItem({ project, search, note, found }: NoteItemProps) {
  const { id, title, excerpt, tags, pinned, format, updated_at: updatedAt } = note;
  const words: ReactNode = found ? <MarkedWords html={found.snippet} /> : plainOf(excerpt);
  return (
    <li>
      <Link
        to="/projects/$project/vault/notes"
        params={{ project }}
        search={{ ...search, note: id }}
        className="note-item"
        aria-current={search.note === id ? 'page' : undefined}
      >
        <Group gap={6} wrap="nowrap">
          <span className="note-item-title">
            {title === '' ? 'Untitled' : found ? <MarkedWords html={found.title} /> : title}
          </span>
          {pinned && <IconPin size={14} aria-label="Pinned" />}
          {format === 'e2ee' && <IconLock size={14} aria-label="Encrypted" />}
        </Group>
        <span className="note-item-words">{words}</span>
        <Group gap={6}>
          <Text span size="xs" c="dimmed">
            <Time at={updatedAt} />
          </Text>
          {tags.map((tag) => (
            <Badge key={tag} size="xs" variant="default">
              {tag}
            </Badge>
          ))}
        </Group>
      </Link>
    </li>
  );
}

/** How a text begins, without the marks of Markdown. */
const plainOf = (excerpt: string): string =>
  excerpt
    .replaceAll(/\[\[(?:[^\]|]*\|)?([^\]]*)\]\]/g, '$1')
    .replaceAll(/^\s*(?:#{1,6}|[-*+]|>|\d+\.)\s+/gm, '')
    .replaceAll(/\[[ xX]\]\s|\*\*|__|`/g, '')
    .trim();
