import { Group, PasswordInput, Text, TextInput } from '@mantine/core';
import { FolderDrop } from '../hooks/folder-drop.js';
import type { PickedFolder } from '../hooks/picked-files.js';
import type { BLANK, Origin } from './new-app.js';

interface FieldProps {
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (event: { currentTarget: { value: string } }) => void;
}

interface OriginFieldsProps {
  readonly origin: Origin;
  readonly folder: PickedFolder | undefined;
  readonly isBusy: boolean;
  readonly onFolder: (folder: PickedFolder) => void;
  readonly field: (key: keyof typeof BLANK, issue?: string) => FieldProps;
}

/** What is asked of each way that code comes. */
export function OriginFields({ origin, folder, isBusy, onFolder, field }: OriginFieldsProps) {
  if (origin === 'git') {
    return (
      <TextInput
        autoFocus
        required
        withAsterisk={false}
        label="Git repository"
        description="An address such as https://github.com/acme/shop.git, or a folder on the server."
        placeholder="https://…"
        {...field('repo')}
      />
    );
  }
  if (origin === 'folder') {
    return (
      <>
        <FolderDrop isBusy={isBusy} onFolder={onFolder} />
        <Text size="sm" c="dimmed" role="status">
          {folder
            ? `${folder.name || 'The files'}: ${folder.files.length} files, but for what .gitignore and .skydeckignore name.`
            : 'No folder is chosen yet.'}
        </Text>
      </>
    );
  }
  if (origin === 'image') {
    return (
      <>
        <TextInput
          autoFocus
          required
          withAsterisk={false}
          label="Image"
          placeholder="ghcr.io/acme/shop:1.4"
          {...field('image', 'source.ref')}
        />
        <Group grow align="flex-start">
          <TextInput
            label="User of the registry"
            placeholder="for private images"
            autoComplete="off"
            {...field('username', 'source.credentials.username')}
          />
          <PasswordInput
            label="Password or token"
            autoComplete="off"
            {...field('password', 'source.credentials.password')}
          />
        </Group>
      </>
    );
  }
  return (
    <Text size="sm" c="dimmed">
      The app waits for a <span className="mono">git push</span>. You are shown where to.
    </Text>
  );
}
