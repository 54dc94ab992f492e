import { Button, Checkbox, Group, Radio, Select, Stack, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { createRoomToken, type RoomToken, type WantedToken } from '../../api/room-people.js';
import type { RoomRef } from '../../api/rooms.js';
import { ChoiceCard } from '../../ui/choice-card.js';
import { ErrorNotice } from '../../ui/error-notice.js';
import { issueOf, restOf } from '../../ui/issue-of.js';

type Role = NonNullable<WantedToken['role']>;

const ROLES: readonly { readonly value: Role; readonly title: string; readonly text: string }[] = [
  { value: 'host', title: 'Host', text: 'Publishes everything, and may mute, remove and admit.' },
  { value: 'speaker', title: 'Speaker', text: 'Publishes camera, microphone and screen.' },
  { value: 'viewer', title: 'Viewer', text: 'Watches, listens and writes.' },
];
const TIMES = [
  { value: '900', label: '15 minutes' },
  { value: '3600', label: 'an hour' },
  { value: '28800', label: '8 hours' },
  { value: '86400', label: 'a day' },
];

interface JoinFormProps {
  readonly at: RoomRef;
  readonly onMade: (token: RoomToken) => void;
  readonly onClose: () => void;
}

/** Who is let in, as what, and until when. */
export function JoinForm({ at, onMade, onClose }: JoinFormProps) {
  const [identity, setIdentity] = useState('');
  const [role, setRole] = useState<Role>('speaker');
  const [ttl, setTtl] = useState('3600');
  const [isSingleUse, setSingleUse] = useState(false);
  const make = useMutation({
    mutationFn: () =>
      createRoomToken(at, {
        identity: identity.trim(),
        name: identity.trim(),
        role,
        ttl_s: Number(ttl),
        single_use: isSingleUse,
      }),
    onSuccess: onMade,
  });
  const isReady = identity.trim() !== '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isReady) make.mutate();
  };
  return (
    <form onSubmit={submit} onChange={() => !make.isPending && make.reset()}>
      <Stack>
        <TextInput
          data-autofocus
          label="Identity"
          description="Whom your product knows: it is theirs alone in the room."
          value={identity}
          error={issueOf(make.error, 'identity')}
          onChange={(event) => setIdentity(event.currentTarget.value)}
        />
        <Radio.Group
          label="Role"
          value={role}
          onChange={(value) => setRole(ROLES.find((one) => one.value === value)?.value ?? 'viewer')}
        >
          <Stack gap="xs" mt={6}>
            {ROLES.map((one) => (
              <ChoiceCard key={one.value} {...one} />
            ))}
          </Stack>
        </Radio.Group>
        <Select
          label="Can join within"
          description="Who is in then may stay."
          allowDeselect={false}
          data={TIMES}
          value={ttl}
          onChange={(value) => setTtl(value ?? '3600')}
        />
        <Checkbox
          label="Single use"
          description="A copy of the link is of no use, nor is reloading the page."
          checked={isSingleUse}
          onChange={(event) => setSingleUse(event.currentTarget.checked)}
        />
        <ErrorNotice error={restOf(make.error, ['identity'])} />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" loading={make.isPending} disabled={!isReady}>
            Make a link
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
