import { Modal, Stack, Text } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  appPasswordsKey,
  appPasswordsQuery,
  deleteAppPassword,
  type NewAppPassword,
} from '../../api/app-passwords.js';
import { ConfirmedIcon } from '../../ui/confirmed-icon.js';
import { Loaded } from '../../ui/loaded.js';
import { Time } from '../../ui/time.js';
import { AppPasswordForm } from './app-password-form.js';
import { NewAppPasswordView } from './new-app-password-view.js';

interface AppPasswordsDialogProps {
  readonly project: string;
  readonly space: string | undefined;
  readonly onClose: () => void;
}

/** How file managers and calendars open a space: the addresses, and a password for each app. */
export function AppPasswordsDialog({ project, space, onClose }: AppPasswordsDialogProps) {
  const queryClient = useQueryClient();
  const passwords = useQuery(appPasswordsQuery(project, space));
  const [fresh, setFresh] = useState<NewAppPassword>();
  const refresh = () => queryClient.invalidateQueries({ queryKey: appPasswordsKey(project) });
  return (
    <Modal opened onClose={onClose} title="Connect an app" size="lg">
      <Stack gap="md">
        <Text size="sm" c="dimmed">
          File managers, phones and mail programs open this space by WebDAV, CalDAV and CardDAV.
          Each app gets a password of its own, which you can take away.
        </Text>
        {fresh ? (
          <NewAppPasswordView made={fresh} onDone={() => setFresh(undefined)} />
        ) : (
          <AppPasswordForm
            project={project}
            space={space}
            onCreated={(made) => {
              setFresh(made);
              void refresh();
            }}
          />
        )}
        <Loaded query={passwords} rows={1}>
          {(all) =>
            all.length > 0 && (
              <ul className="access-list" aria-label="App passwords">
                {all.map(({ id, name, rights, ending, last_used_at: used }) => (
                  <li key={id}>
                    <div>
                      <Text size="sm" fw={500} className="wrap">
                        {name}
                      </Text>
                      <Text size="xs" c="dimmed">
                        Ends in {ending} · {rights === 'read' ? 'reads only' : 'reads and writes'} ·{' '}
                        {used === null ? (
                          'never used'
                        ) : (
                          <>
                            used <Time at={used} />
                          </>
                        )}
                      </Text>
                    </div>
                    <ConfirmedIcon
                      label={`Delete ${name}`}
                      action="Delete"
                      onConfirm={async () => {
                        await deleteAppPassword(project, id);
                        await refresh();
                      }}
                    >
                      The app that uses it is shut out at once.
                    </ConfirmedIcon>
                  </li>
                ))}
              </ul>
            )
          }
        </Loaded>
      </Stack>
    </Modal>
  );
}
