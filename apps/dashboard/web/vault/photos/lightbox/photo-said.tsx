import { Group, Rating, TagsInput, Text, Textarea, TextInput, UnstyledButton } from '@mantine/core';
import type { Photo, PhotoChange } from '../../../api/vault-photos.js';

const lineOf = (text: string): string | null => text.replaceAll(/\s+/g, ' ').trim() || null;

interface PhotoSaidProps {
  readonly photo: Photo;
  readonly onChange: (change: PhotoChange) => void;
}

/** What people say of a photograph: title, description, tags and stars. */
export function PhotoSaid({ photo, onChange }: PhotoSaidProps) {
  const { title, description, tags, rating } = photo;
  return (
    <>
      <TextInput
        key={`title-${photo.id}-${title ?? ''}`}
        label="Title"
        maxLength={200}
        defaultValue={title ?? ''}
        onBlur={({ currentTarget }) => {
          const said = lineOf(currentTarget.value);
          if (said !== title) onChange({ title: said });
        }}
      />
      <Textarea
        key={`description-${photo.id}-${description ?? ''}`}
        label="Description"
        autosize
        minRows={1}
        maxLength={500}
        defaultValue={description ?? ''}
        onBlur={({ currentTarget }) => {
          const said = lineOf(currentTarget.value);
          if (said !== description) onChange({ description: said });
        }}
      />
      <TagsInput
        label="Tags"
        maxTags={50}
        value={tags}
        onChange={(chosen) => onChange({ tags: chosen })}
      />
      <Group gap="xs">
        <Rating
          aria-label="Stars"
          getSymbolLabel={(stars) => `${stars} of 5 stars`}
          value={Math.max(rating ?? 0, 0)}
          onChange={(stars) => onChange({ rating: stars })}
        />
        {rating === -1 && (
          <Text size="sm" c="dimmed">
            Rejected
          </Text>
        )}
        {rating !== null && (
          <UnstyledButton fz="sm" c="dimmed" onClick={() => onChange({ rating: null })}>
            No stars
          </UnstyledButton>
        )}
      </Group>
    </>
  );
}
