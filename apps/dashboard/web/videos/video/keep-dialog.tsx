import { NumberInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type Asset, assetsKey, keepAsset } from '../../api/assets.js';
import { FormDialog } from '../../ui/form-dialog.js';

const DAY_MS = 86_400_000;
const MOST_DAYS = 36_500;

interface KeepDialogProps {
  readonly project: string;
  readonly asset: Asset;
  readonly onClose: () => void;
}

/** Says after how many days a video is deleted. */
export function KeepDialog({ project, asset, onClose }: KeepDialogProps) {
  const client = useQueryClient();
  const [days, setDays] = useState<number | ''>(daysOf(asset));
  const keep = useMutation({
    mutationFn: () => keepAsset(project, asset.id, days === '' ? null : days),
    onSuccess: async () => {
      onClose();
      await client.invalidateQueries({ queryKey: assetsKey(project) });
    },
  });
  return (
    <FormDialog
      title="Keep for"
      action="Save"
      isReady
      isPending={keep.isPending}
      error={keep.error}
      onSubmit={() => keep.mutate()}
      onClose={onClose}
    >
      <NumberInput
        data-autofocus
        label="Days"
        description="Counted from when it was added. It is kept for ever when this is empty."
        placeholder="For ever"
        min={1}
        max={MOST_DAYS}
        allowDecimal={false}
        hideControls
        value={days}
        onChange={(value) => setDays(typeof value === 'number' && value > 0 ? value : '')}
      />
    </FormDialog>
  );
}

function daysOf({ created_at: from, expires_at: to }: Asset): number | '' {
  return to === null ? '' : Math.max(1, Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS));
}
