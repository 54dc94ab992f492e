import { Button, Checkbox, SegmentedControl, Stack, Text } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type Asset, assetKey } from '../../api/assets.js';
import { createPlaybackId, type PlaybackId } from '../../api/playback.js';
import { FormDialog } from '../../ui/form-dialog.js';

const POLICIES = [
  { value: 'public', label: 'Everybody' },
  { value: 'signed', label: 'With a token' },
];
const TEXTS: Readonly<Record<PlaybackId['policy'], string>> = {
  public: 'Whoever knows the address may play it.',
  signed: 'Your product makes a token for each viewer, or signs it with a signing key.',
};

/** A button and its dialog: one more name for a video. */
export function NewPlaybackId({ project, asset }: { project: string; asset: Asset }) {
  const client = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const [policy, setPolicy] = useState<PlaybackId['policy']>('public');
  const [isEncrypted, setEncrypted] = useState(false);
  const make = useMutation({
    mutationFn: () =>
      createPlaybackId(project, asset.id, { policy, encryption: isEncrypted ? 'aes-128' : 'none' }),
    onSuccess: async () => {
      setOpen(false);
      await client.invalidateQueries({ queryKey: assetKey(project, asset.id) });
    },
  });
  return (
    <>
      <Button
        variant="default"
        size="xs"
        leftSection={<IconPlus size={14} />}
        onClick={() => setOpen(true)}
      >
        New playback id
      </Button>
      {isOpen && (
        <FormDialog
          title="New playback id"
          action="Make"
          isPending={make.isPending}
          error={make.error}
          onSubmit={() => make.mutate()}
          onClose={() => setOpen(false)}
        >
          <Stack gap={6}>
            <SegmentedControl
              aria-label="Who may play it"
              data={POLICIES}
              value={policy}
              onChange={(value) => setPolicy(value === 'signed' ? 'signed' : 'public')}
            />
            <Text size="sm" c="dimmed">
              {TEXTS[policy]}
            </Text>
          </Stack>
          <Checkbox
            label="Encrypt segments (AES-128)"
            description="Files that are kept from the network cannot be played without the key."
            checked={isEncrypted}
            onChange={(event) => setEncrypted(event.currentTarget.checked)}
          />
        </FormDialog>
      )}
    </>
  );
}
