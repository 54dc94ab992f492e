import { NumberInput, SegmentedControl, Text, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { createRule, type RetentionRule, updateRule } from '../../api/vault-retention.js';
import { FormDialog } from '../../ui/form-dialog.js';
import { FolderChoice } from './folder-choice.js';

const MOST_DAYS = 36_500;

interface RuleDialogProps {
  readonly project: string;
  readonly space: string | undefined;
  /** The one that is changed; a new one when there is none. */
  readonly rule?: RetentionRule;
  /** What the rule is of, for people. */
  readonly about?: string;
  readonly onSaved: () => void;
  readonly onClose: () => void;
}

/** Says how long files are kept, and when they go. */
export function RuleDialog(props: RuleDialogProps) {
  const { project, space, rule, about, onSaved, onClose } = props;
  const [kind, setKind] = useState<'folder' | 'tag'>('folder');
  const [path, setPath] = useState<readonly string[]>([]);
  const folder = path.at(-1);
  const [tag, setTag] = useState('');
  const [keep, setKeep] = useState<number | string>(rule?.keep_days ?? '');
  const [after, setAfter] = useState<number | string>(rule?.delete_after_days ?? '');
  const days = { keep_days: daysIn(keep), delete_after_days: daysIn(after) };
  const isTooSoon =
    days.keep_days !== null &&
    days.delete_after_days !== null &&
    days.delete_after_days < days.keep_days;
  const isNamed =
    rule !== undefined || (kind === 'folder' ? folder !== undefined : tag.trim() !== '');
  const hasDays = days.keep_days !== null || days.delete_after_days !== null;
  const save = useMutation({
    mutationFn: () => {
      if (rule) return updateRule(project, rule.id, days);
      const of = kind === 'folder' ? { folder_id: folder ?? '' } : { tag: tag.trim() };
      return createRule(project, space, { ...of, ...days });
    },
    onSuccess: () => {
      onSaved();
      onClose();
    },
  });
  return (
    <FormDialog
      title={rule ? `Change the rule of ${about}` : 'New rule'}
      action={rule ? 'Save' : 'Create rule'}
      isReady={isNamed && hasDays && !isTooSoon}
      isPending={save.isPending}
      error={save.error}
      onSubmit={() => save.mutate()}
      onEdit={() => save.reset()}
      onClose={onClose}
    >
      {!rule && (
        <>
          <SegmentedControl
            aria-label="Of which files"
            data={[
              { value: 'folder', label: 'Files of a folder' },
              { value: 'tag', label: 'Files with a tag' },
            ]}
            value={kind}
            onChange={(to) => setKind(to === 'tag' ? 'tag' : 'folder')}
          />
          {kind === 'folder' ? (
            <FolderChoice project={project} space={space} path={path} onChange={setPath} />
          ) : (
            <TextInput
              label="Tag"
              maxLength={60}
              value={tag}
              onChange={({ currentTarget }) => setTag(currentTarget.value)}
            />
          )}
        </>
      )}
      <NumberInput
        label="Keep for days"
        description="Nobody deletes a file before, counted from its last change."
        placeholder="Not kept"
        min={1}
        max={MOST_DAYS}
        allowDecimal={false}
        hideControls
        value={keep}
        onChange={setKeep}
      />
      <NumberInput
        label="Into the trash after days"
        description="It goes by itself, counted from its last change."
        placeholder="Never"
        min={1}
        max={MOST_DAYS}
        allowDecimal={false}
        hideControls
        value={after}
        onChange={setAfter}
        error={isTooSoon && 'Must be no fewer days than it is kept.'}
      />
      {days.delete_after_days !== null && (
        <Text size="sm" c="dimmed">
          This is for files that are there already, too.
        </Text>
      )}
    </FormDialog>
  );
}

const daysIn = (given: number | string): number | null =>
  typeof given === 'number' ? given : null;
