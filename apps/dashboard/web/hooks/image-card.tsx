import { Button, Group, PasswordInput, TextInput } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { appImageQuery, checkAppImage, setAppImage } from '../api/app-images.js';
import type { AppImage } from '../api/shapes.js';
import type { AppTabProps } from '../apps/app-tab.js';
import { useDeploying } from '../apps/use-deploying.js';
import { ErrorNotice } from '../ui/error-notice.js';
import { issueOf, restOf } from '../ui/issue-of.js';
import { Section } from '../ui/section.js';

/** The image that an app is made of. Nothing is shown for apps that are made of code. */
export function ImageCard({ project, app }: AppTabProps) {
  const image = useQuery(appImageQuery({ project, app: app.name }));
  if (!image.data) return <ErrorNotice error={image.error} />;
  return <ImageForm key={image.data.ref} project={project} app={app} image={image.data} />;
}

function ImageForm({ project, app, image }: AppTabProps & { readonly image: AppImage }) {
  const at = { project, app: app.name };
  const [fields, setFields] = useState({ ref: image.ref, username: '', password: '' });
  const queryClient = useQueryClient();
  const going = useDeploying(at);
  const save = useMutation({
    mutationFn: () => setAppImage(at, wanted(fields)),
    onSuccess: async () => {
      notifications.show({ message: 'Saved. The next deployment takes this image.' });
      await queryClient.invalidateQueries(appImageQuery(at));
    },
  });
  const check = async () => {
    const found = await checkAppImage(at);
    if (found.id === null) notifications.show({ message: 'It is the image that serves already.' });
    return found;
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!save.isPending) save.mutate();
  };
  const field = (name: keyof typeof fields) => ({
    autoComplete: 'off',
    value: fields[name],
    error: issueOf(save.error, name === 'ref' ? name : `credentials.${name}`),
    onChange: (event: { currentTarget: { value: string } }) => {
      const { value } = event.currentTarget;
      setFields((all) => ({ ...all, [name]: value }));
    },
  });
  return (
    <form onSubmit={submit}>
      <Section title="Image">
        <TextInput label="Name" required withAsterisk={false} {...field('ref')} />
        <Group grow align="flex-start">
          <TextInput
            label="User of the registry"
            placeholder={image.has_credentials ? 'stays as it is' : 'for private images'}
            {...field('username')}
          />
          <PasswordInput label="Password or token" {...field('password')} />
        </Group>
        <ErrorNotice error={restOf(save.error, ['ref']) ?? going.error} />
        <Group justify="flex-end">
          <Button variant="default" loading={going.isPending} onClick={() => going.mutate(check)}>
            Look for a newer one
          </Button>
          <Button type="submit" loading={save.isPending}>
            Save
          </Button>
        </Group>
      </Section>
    </form>
  );
}

const wanted = ({ ref, username, password }: Record<'ref' | 'username' | 'password', string>) => ({
  ref: ref.trim(),
  ...(username === '' ? {} : { credentials: { username, password } }),
});
