import { Stack, Text, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconMovie, IconSearch } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { assetsKey, assetsQuery } from '../api/assets.js';
import { useProject } from '../projects/use-project-slug.js';
import { MoreButton } from '../sources/more-button.js';
import { useNews } from '../sources/use-news.js';
import { EmptyState } from '../ui/empty-state.js';
import { Loaded } from '../ui/loaded.js';
import { NoneFits } from '../ui/none-fits.js';
import { Page } from '../ui/page.js';
import { SentFiles } from './upload/sent-files.js';
import { USUAL_SETTINGS } from './upload/upload-settings.js';
import { UploadSettingsForm } from './upload/upload-settings-form.js';
import { useUploads } from './upload/use-uploads.js';
import { VideoDrop } from './upload/video-drop.js';
import { VideosLinks } from './videos-links.js';
import { VideosTable } from './videos-table.js';

const TYPING_MS = 250;

/** The videos of a project, and where new ones are dropped. */
export function VideosPage() {
  const project = useProject();
  const [name, setName] = useState('');
  const [settings, setSettings] = useState(USUAL_SETTINGS);
  const [settled] = useDebouncedValue(name.trim(), TYPING_MS);
  const assets = useInfiniteQuery(assetsQuery(project, settled));
  const { files, add, remove } = useUploads(project, settings);
  useNews({ source: 'media', project, types: 'asset.*', queryKey: assetsKey(project) });
  return (
    <Page
      title="Videos"
      actions={<VideosLinks project={project} />}
      text="Give it a file, get an adaptive stream: every size that fits, sound, a poster and a page with a player."
    >
      <Stack>
        <VideoDrop onFiles={add} />
        <UploadSettingsForm settings={settings} onChange={setSettings} />
        {files.length > 0 && <SentFiles files={files} onRemove={remove} />}
        <TextInput
          aria-label="Search by name"
          placeholder="Search by name"
          leftSection={<IconSearch size={16} />}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
          maw={360}
        />
        <Loaded query={assets} rows={4}>
          {(items) => {
            if (items.length > 0) return <VideosTable project={project} assets={items} />;
            if (settled !== '') return <NoneFits>No video has that in its name.</NoneFits>;
            return (
              <EmptyState
                icon={IconMovie}
                title="No videos yet"
                text="Drop one above, or send it from your terminal or your product."
              >
                <Text size="xs" c="dimmed" className="mono">
                  skydeck media upload film.mp4 --watch
                </Text>
              </EmptyState>
            );
          }}
        </Loaded>
        <MoreButton query={assets} />
      </Stack>
    </Page>
  );
}
