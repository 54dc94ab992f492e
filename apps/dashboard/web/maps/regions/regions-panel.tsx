import { ActionIcon, Badge, Button, Group, Stack, Text } from '@mantine/core';
import { IconFileDownload, IconMap2, IconTrash, IconUpload } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { mapsKey, type Region, regionsQuery } from '../../api/maps.js';
import { useNews } from '../../sources/use-news.js';
import { bytesText } from '../../ui/bytes-text.js';
import { EmptyState } from '../../ui/empty-state.js';
import { Loaded } from '../../ui/loaded.js';
import { Status } from '../../ui/status.js';
import { BuildProgress } from './build-progress.js';
import { DeleteRegionDialog } from './delete-region-dialog.js';
import { ImportMapDialog } from './import-map-dialog.js';
import { TilesDialog } from './tiles-dialog.js';

interface RegionsPanelProps {
  readonly project: string;
  readonly onShow: (region: Region) => void;
}

/** The maps that the project uses; more are imported, own ones deleted. */
export function RegionsPanel({ project, onShow }: RegionsPanelProps) {
  const regions = useQuery(regionsQuery(project));
  const [isImporting, setImporting] = useState(false);
  const [operation, setOperation] = useState<string | null>(null);
  const [tiles, setTiles] = useState<Region | null>(null);
  const [leaving, setLeaving] = useState<Region | null>(null);
  useNews({ source: 'location', project, types: 'region.*', queryKey: mapsKey(project) });
  return (
    <Stack gap="md">
      <Group justify="space-between">
        <Text size="sm" c="dimmed" flex="1 1 160px">
          Extracts of OpenStreetMap that answers are found in.
        </Text>
        <Button size="xs" leftSection={<IconUpload size={16} />} onClick={() => setImporting(true)}>
          Import map
        </Button>
      </Group>
      {operation && (
        <BuildProgress project={project} operation={operation} onEnd={() => setOperation(null)} />
      )}
      <Loaded query={regions}>
        {(items) =>
          items.length === 0 ? (
            <EmptyState
              icon={IconMap2}
              title="No maps yet"
              text="Import an extract of OpenStreetMap: .osm.pbf, .osm or .osm.gz."
            />
          ) : (
            <ul className="map-list card" aria-label="Maps">
              {items.map((region) => (
                <RegionRow
                  key={region.id}
                  region={region}
                  onShow={() => onShow(region)}
                  onTiles={() => setTiles(region)}
                  onDelete={() => setLeaving(region)}
                />
              ))}
            </ul>
          )
        }
      </Loaded>
      {isImporting && (
        <ImportMapDialog
          project={project}
          onBegun={setOperation}
          onClose={() => setImporting(false)}
        />
      )}
      {tiles && <TilesDialog project={project} region={tiles} onClose={() => setTiles(null)} />}
      {leaving && (
        <DeleteRegionDialog project={project} region={leaving} onClose={() => setLeaving(null)} />
      )}
    </Stack>
  );
}

interface RegionRowProps {
  readonly region: Region;
  readonly onShow: () => void;
  readonly onTiles: () => void;
  readonly onDelete: () => void;
}

function RegionRow({ region, onShow, onTiles, onDelete }: RegionRowProps) {
  const { name, status, is_shared: isShared, source_bytes: bytes, problem } = region;
  return (
    <Group component="li" wrap="nowrap" gap={4} px={10} py={4}>
      <Stack gap={2} flex={1} miw={0}>
        <button
          type="button"
          className="map-row"
          disabled={region.bounds === null}
          onClick={onShow}
          style={{ padding: '6px 4px 0', justifyContent: 'flex-start' }}
        >
          <strong className="wrap">{name}</strong>
          {isShared && (
            <Badge size="xs" variant="light" color="gray">
              Shared
            </Badge>
          )}
        </button>
        <Group gap="sm" px={4} pb={4}>
          <Status value={status} />
          <Text size="xs" c="dimmed">
            {bytesText(bytes)}
          </Text>
        </Group>
        {problem !== null && (
          <Text size="xs" c="red" px={4} pb={4}>
            {problem}
          </Text>
        )}
      </Stack>
      {region.build !== null && (
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={`Tiles of ${name} as a file`}
          onClick={onTiles}
        >
          <IconFileDownload size={16} />
        </ActionIcon>
      )}
      {!isShared && (
        <ActionIcon variant="subtle" color="gray" aria-label={`Delete ${name}`} onClick={onDelete}>
          <IconTrash size={16} />
        </ActionIcon>
      )}
    </Group>
  );
}
