import { Button, Menu } from '@mantine/core';
import { IconChevronDown, IconFile, IconFolderUp, IconUpload } from '@tabler/icons-react';
import { useRef } from 'react';
import { type ChosenFile, chosenFiles } from './dropped-files.js';

interface UploadButtonProps {
  readonly accept?: string;
  readonly onFiles: (files: readonly ChosenFile[]) => void;
}

/** Takes files, or a folder with all that is in it. */
export function UploadButton({ accept, onFiles }: UploadButtonProps) {
  const files = useRef<HTMLInputElement>(null);
  const folder = useRef<HTMLInputElement>(null);
  const take = ({ currentTarget }: { readonly currentTarget: HTMLInputElement }) => {
    if (currentTarget.files?.length) onFiles(chosenFiles(currentTarget.files));
    currentTarget.value = '';
  };
  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <Button
            leftSection={<IconUpload size={16} />}
            rightSection={<IconChevronDown size={14} />}
          >
            Upload
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item leftSection={<IconFile size={16} />} onClick={() => files.current?.click()}>
            Files
          </Menu.Item>
          <Menu.Item
            leftSection={<IconFolderUp size={16} />}
            onClick={() => folder.current?.click()}
          >
            A folder
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <input
        ref={files}
        type="file"
        multiple
        hidden
        aria-label="Files"
        {...(accept && { accept })}
        onChange={take}
      />
      <input
        ref={folder}
        type="file"
        multiple
        hidden
        aria-label="Folder"
        {...{ webkitdirectory: '' }}
        onChange={take}
      />
    </>
  );
}
