import { TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { FormDialog } from '../../../ui/form-dialog.js';

interface NameDialogProps {
  readonly title: string;
  readonly action: string;
  /** What it is called until now. */
  readonly name?: string;
  readonly onName: (name: string) => Promise<unknown>;
  readonly onClose: () => void;
}

/** Asks what something is to be called. */
export function NameDialog({ title, action, name = '', onName, onClose }: NameDialogProps) {
  const [text, setText] = useState(name);
  const give = useMutation({ mutationFn: onName, onSuccess: onClose });
  return (
    <FormDialog
      title={title}
      action={action}
      isReady={text.trim() !== '' && text !== name}
      isPending={give.isPending}
      error={give.error}
      onSubmit={() => give.mutate(text)}
      onEdit={() => give.reset()}
      onClose={onClose}
    >
      <TextInput
        data-autofocus
        label="Name"
        maxLength={255}
        autoComplete="off"
        value={text}
        onFocus={({ currentTarget }) => {
          const dot = name.lastIndexOf('.');
          if (dot > 0) currentTarget.setSelectionRange(0, dot);
        }}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
    </FormDialog>
  );
}
