import { Button, Grid, Group, Stack } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { imagesQuery } from '../api/images.js';
import { createServer, serverQuery, serversKey, serversQuery, sizesQuery } from '../api/servers.js';
import type { Image, ServerSize, WantedServer } from '../api/shapes.js';
import { sshKeysQuery } from '../api/ssh-keys.js';
import { useProject } from '../projects/use-project-slug.js';
import { issueOf } from '../ui/issue-of.js';
import { Loaded } from '../ui/loaded.js';
import { Page } from '../ui/page.js';
import { CreateCommands } from './create-commands-card.js';
import { EngineNotice } from './engine-notice.js';
import { ImageChoice, isChoosable } from './image-choice.js';
import { detailsOf, NewServerDetails, NO_DETAILS } from './new-server-details.js';
import { Section } from '../ui/section.js';
import { SizeChoice } from './size-choice.js';
import { SshKeyChoice } from './ssh-key-choice.js';
import { suggestedName } from './suggested-name.js';

const USUAL_IMAGE = 'debian-12';
const isUsual = ({ slug }: Image): boolean => slug === USUAL_IMAGE;

export function NewServerPage() {
  const project = useProject();
  const servers = useQuery(serversQuery(project));
  const sizes = useQuery(sizesQuery);
  const keys = useQuery(sshKeysQuery(project));
  const [suggestion] = useState(() => suggestedName(new Set(servers.data?.map((one) => one.name))));
  const [typedName, setTypedName] = useState<string>();
  const [chosenSize, setSize] = useState<string>();
  const [chosenKeys, setKeys] = useState<readonly string[]>();
  const [chosenImage, setImage] = useState<string>();
  const [details, setDetails] = useState(NO_DETAILS);
  const { data: images = [] } = useQuery(imagesQuery(project));
  const usable = images.filter(isChoosable);
  const image = chosenImage ?? (usable.find(isUsual) ?? usable[0])?.slug ?? USUAL_IMAGE;
  const needsGb = images.find(({ slug }) => slug === image)?.min_disk_gb ?? 0;
  const refusalOf = ({ disk_gb: diskGb }: ServerSize) =>
    diskGb < needsGb ? `Too small: the image needs ${needsGb} GB` : undefined;
  const fitting = sizes.data?.filter((size) => refusalOf(size) === undefined);
  const size = fitting?.find(({ slug }) => slug === chosenSize) ?? fitting?.[0];
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const wanted: WantedServer = {
    name: typedName ?? suggestion,
    size: size?.slug ?? '',
    image,
    ssh_keys: [...(chosenKeys ?? keys.data?.map(({ name }) => name) ?? [])],
    ...detailsOf(details),
  };
  const create = useMutation({
    mutationFn: () => createServer(project, wanted),
    onSuccess: async (server) => {
      queryClient.setQueryData(serverQuery({ project, server: server.name }).queryKey, server);
      await navigate({
        to: '/projects/$project/server/$server',
        params: { project, server: server.name },
      });
      await queryClient.invalidateQueries({ queryKey: serversKey(project), exact: true });
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!create.isPending) create.mutate();
  };
  const { error } = create;
  return (
    <Page title="New server" text="It has its address at once and runs within seconds.">
      <form onSubmit={submit}>
        <Grid gap="lg">
          <Grid.Col span={{ base: 12, md: 7.5 }}>
            <Stack>
              <Section title="Image" text="What its disk is made of.">
                <ImageChoice
                  project={project}
                  value={image}
                  error={issueOf(error, 'image')}
                  onChange={setImage}
                />
              </Section>
              <Section title="Size" text="Can be changed later; a disk only grows.">
                <Loaded query={sizes} rows={2}>
                  {(all) => (
                    <SizeChoice
                      sizes={all}
                      value={wanted.size}
                      error={issueOf(error, 'size')}
                      onChange={setSize}
                      refusalOf={refusalOf}
                    />
                  )}
                </Loaded>
              </Section>
              <Section title="SSH keys" text="Who may log in.">
                <SshKeyChoice project={project} value={wanted.ssh_keys ?? []} onChange={setKeys} />
              </Section>
              <NewServerDetails
                project={project}
                name={wanted.name}
                onName={setTypedName}
                value={details}
                onChange={(part) => setDetails((all) => ({ ...all, ...part }))}
                error={error}
              />
              <EngineNotice error={error} />
              <Group justify="flex-end">
                <Button type="submit" loading={create.isPending} disabled={wanted.size === ''}>
                  Create server
                </Button>
              </Group>
            </Stack>
          </Grid.Col>
          <Grid.Col span={{ base: 12, md: 4.5 }}>
            <CreateCommands project={project} wanted={wanted} />
          </Grid.Col>
        </Grid>
      </form>
    </Page>
  );
}
