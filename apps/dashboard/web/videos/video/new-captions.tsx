import { Button, Checkbox, FileInput, SegmentedControl, Select, TextInput } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type Asset, assetKey } from '../../api/assets.js';
import { addTrack } from '../../api/tracks.js';
import { FormDialog } from '../../ui/form-dialog.js';
import { LANGUAGES } from './languages.js';

const KINDS = [
  { value: 'subtitles', label: 'What is spoken' },
  { value: 'captions', label: 'And what is heard' },
];

/** A button and its dialog: captions out of a file. */
export function NewCaptions({ project, asset }: { project: string; asset: Asset }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="default"
        size="xs"
        leftSection={<IconPlus size={14} />}
        onClick={() => setOpen(true)}
      >
        Add captions
      </Button>
      {isOpen && <CaptionsDialog {...{ project, asset }} onClose={() => setOpen(false)} />}
    </>
  );
}

interface CaptionsDialogProps {
  readonly project: string;
  readonly asset: Asset;
  readonly onClose: () => void;
}

function CaptionsDialog({ project, asset, onClose }: CaptionsDialogProps) {
  const client = useQueryClient();
  const [file, setFile] = useState<File | null>(null);
  const [language, setLanguage] = useState<string | null>('en');
  const [name, setName] = useState('');
  const [kind, setKind] = useState<'subtitles' | 'captions'>('subtitles');
  const [isDefault, setDefault] = useState(false);
  const add = useMutation({
    mutationFn: (words: File) => {
      const named = name.trim() === '' ? {} : { name: name.trim() };
      const wanted = { language: language ?? 'en', kind, is_default: isDefault, ...named };
      return addTrack(project, asset.id, wanted, words);
    },
    onSuccess: async () => {
      onClose();
      await client.invalidateQueries({ queryKey: assetKey(project, asset.id) });
    },
  });
  return (
    <FormDialog
      title="Add captions"
      action="Add"
      isReady={file !== null && language !== null}
      isPending={add.isPending}
      error={add.error}
      onSubmit={() => file && add.mutate(file)}
      onEdit={() => add.reset()}
      onClose={onClose}
    >
      <FileInput
        label="File"
        description="SRT or WebVTT, 5 MiB at most"
        placeholder="Choose a file"
        accept=".srt,.vtt,text/vtt,application/x-subrip"
        value={file}
        onChange={setFile}
      />
      <Select
        label="Language"
        data={LANGUAGES}
        searchable
        value={language}
        onChange={setLanguage}
      />
      <TextInput
        label="Name"
        description="What menus show; that of the language when empty"
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <SegmentedControl
        aria-label="What its words say"
        data={KINDS}
        value={kind}
        onChange={(value) => setKind(value === 'captions' ? 'captions' : 'subtitles')}
      />
      <Checkbox
        label="Players show it by themselves"
        checked={isDefault}
        onChange={(event) => setDefault(event.currentTarget.checked)}
      />
    </FormDialog>
  );
}
