import { Modal, SegmentedControl, Stack } from '@mantine/core';
import { useState } from 'react';
import { FetchForm } from './fetch-form.js';
import { UploadForm } from './upload-form.js';

interface AddImageDialogProps {
  readonly project: string;
  readonly onClose: () => void;
}

const WAYS = [
  { value: 'file', label: 'From a file' },
  { value: 'address', label: 'From an address' },
];

/** Adds an image of one's own. */
export function AddImageDialog({ project, onClose }: AddImageDialogProps) {
  const [way, setWay] = useState('file');
  const Form = way === 'file' ? UploadForm : FetchForm;
  return (
    // A click beside it must not end an upload.
    <Modal opened onClose={onClose} closeOnClickOutside={false} title="Add an image">
      <Stack>
        <SegmentedControl
          fullWidth
          aria-label="Where the image is from"
          data={WAYS}
          value={way}
          onChange={setWay}
        />
        <Form project={project} onClose={onClose} />
      </Stack>
    </Modal>
  );
}
