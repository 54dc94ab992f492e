import { Stack, Switch, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { changeTracking, type MessageTracking, trackingQuery } from '../../api/message-insight.js';
import { ErrorNotice } from '../../ui/error-notice.js';
import { Loaded } from '../../ui/loaded.js';
import { Section } from '../../ui/section.js';

/** What a project follows of its mail. */
export function SettingsTab({ project }: { readonly project: string }) {
  const tracking = useQuery(trackingQuery(project));
  return (
    <Section
      title="Opens and clicks of mail"
      text="Recipients are told of neither by this installation. Ask your own lawyer whether you must ask them first."
    >
      <Loaded query={tracking} rows={2}>
        {(found) => <Switches project={project} tracking={found} />}
      </Loaded>
    </Section>
  );
}

interface SwitchesProps {
  readonly project: string;
  readonly tracking: MessageTracking;
}

function Switches({ project, tracking }: SwitchesProps) {
  const queryClient = useQueryClient();
  const change = useMutation({
    mutationFn: (part: Parameters<typeof changeTracking>[1]) => changeTracking(project, part),
    onSuccess: (changed) => {
      queryClient.setQueryData(trackingQuery(project).queryKey, changed);
      notifications.show({ message: 'Saved. It holds for mail from now on.' });
    },
  });
  return (
    <Stack gap="md">
      <Switch
        label="Note when mail is opened"
        description="By a picture that nobody sees. Many mail programs fetch it for everybody, or for nobody."
        checked={tracking.opens}
        disabled={change.isPending}
        onChange={({ currentTarget: { checked } }) => change.mutate({ opens: checked })}
      />
      <Switch
        label="Note when links are followed"
        description="Links of HTML mail lead over this installation. Links that end the mail are left alone."
        checked={tracking.clicks}
        disabled={change.isPending}
        onChange={({ currentTarget: { checked } }) => change.mutate({ clicks: checked })}
      />
      <ErrorNotice error={change.error} />
      <Text size="xs" c="dimmed">
        Codes and mail of sign-in are never followed. Neither addresses nor programs of recipients
        are kept, only when somebody looked. A message may say otherwise for itself.
      </Text>
    </Stack>
  );
}
