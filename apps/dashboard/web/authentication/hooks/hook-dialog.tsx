import { Button, Group, Modal, Select, Stack, Switch, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { changeHook, createHook, type HookKind, type SignInHook } from '../../api/sign-in-hooks.js';
import { ErrorNotice } from '../../ui/error-notice.js';
import { issueOf, restOf } from '../../ui/issue-of.js';
import { HookSecretView } from './hook-secret-view.js';
import { KINDS, kindText, ON_FAILURE } from './hook-text.js';
import { useHookChange } from './use-hook-change.js';

interface HookDialogProps {
  readonly project: string;
  /** The hook to change; a new one when not given. */
  readonly hook?: SignInHook;
  /** Kinds that there is no hook of yet. */
  readonly free: readonly HookKind[];
  readonly onClose: () => void;
}

/** Makes or changes a hook: when it is asked, where, and what happens while it is away. */
export function HookDialog({ project, hook, free, onClose }: HookDialogProps) {
  const [kind, setKind] = useState<HookKind>(hook?.kind ?? free[0] ?? 'before_sign_up');
  const [url, setUrl] = useState(hook?.url ?? '');
  const [onFailure, setOnFailure] = useState<SignInHook['on_failure']>(
    hook?.on_failure ?? 'refuse',
  );
  const [isEnabled, setEnabled] = useState(hook?.is_enabled ?? true);
  const [made, setMade] = useState<SignInHook>();
  const wanted = { url: url.trim(), on_failure: onFailure, is_enabled: isEnabled };
  const send = () =>
    hook ? changeHook(project, hook.id, wanted) : createHook(project, { kind, ...wanted });
  const save = useHookChange(project, send, (saved) => (hook ? onClose() : setMade(saved)));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!save.isPending) save.mutate();
  };
  const title = hook ? `Change ${kindText(hook.kind)}` : 'New hook';
  return (
    <Modal opened onClose={onClose} title={title} closeOnClickOutside={!made}>
      {made ? (
        <HookSecretView hook={made} onDone={onClose} />
      ) : (
        <form onSubmit={submit}>
          <Stack>
            {!hook && (
              <Select
                label="Asked"
                description={KINDS.find(({ value }) => value === kind)?.text}
                allowDeselect={false}
                data={KINDS.filter(({ value }) => free.includes(value))}
                value={kind}
                onChange={(value) => value && setKind(value)}
              />
            )}
            <TextInput
              data-autofocus
              required
              withAsterisk={false}
              type="url"
              label="Address"
              description="Your server is asked by POST and has two seconds to answer."
              placeholder="https://example.com/hooks/sign-up"
              maxLength={1024}
              value={url}
              error={issueOf(save.error, 'url')}
              onChange={(event) => setUrl(event.currentTarget.value)}
            />
            <Select
              label="Without a good answer"
              allowDeselect={false}
              data={[...ON_FAILURE]}
              value={onFailure}
              onChange={(value) => value && setOnFailure(value)}
            />
            <Switch
              label="Enabled"
              description="Nobody is asked while it is not."
              checked={isEnabled}
              onChange={(event) => setEnabled(event.currentTarget.checked)}
            />
            <ErrorNotice error={restOf(save.error, ['url'])} />
            <Group justify="flex-end">
              <Button variant="default" onClick={onClose}>
                Cancel
              </Button>
              <Button type="submit" loading={save.isPending}>
                {hook ? 'Save' : 'Create hook'}
              </Button>
            </Group>
          </Stack>
        </form>
      )}
    </Modal>
  );
}
