import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { type Point, regionsQuery } from '../../api/maps.js';
import { fencesQuery, trackingKey, trailQuery } from '../../api/tracking.js';
import { useProject } from '../../projects/use-project-slug.js';
import { useNews } from '../../sources/use-news.js';
import { Loaded } from '../../ui/loaded.js';
import { Page } from '../../ui/page.js';
import { PageTabs } from '../../ui/page-tabs.js';
import { around } from '../around.js';
import { Centre } from '../map/centre.js';
import { LookAt } from '../map/look-at.js';
import { MapView } from '../map/map-view.js';
import { DevicesOnMap } from './devices/devices-on-map.js';
import { DevicesPanel } from './devices/devices-panel.js';
import { useLiveDevices } from './devices/use-live-devices.js';
import { type FenceDraft, withPoint } from './fences/draft.js';
import { FencesOnMap } from './fences/fences-on-map.js';
import { FencesPanel } from './fences/fences-panel.js';
import { TRACKING_TAB_NAMES, TRACKING_TABS, type TrackingTab } from './tracking-tab.js';

/** Where the devices of a project are, and the areas that watch them. */
export function TrackingPage() {
  const project = useProject();
  const search = useSearch({ strict: false });
  const tab: TrackingTab = TRACKING_TABS.find((name) => name === search.tab) ?? 'devices';
  const navigate = useNavigate();
  const regions = useQuery(regionsQuery(project));
  const fences = useQuery(fencesQuery(project));
  const { devices, state } = useLiveDevices(project);
  const [chosen, setChosen] = useState<string | null>(null);
  const trail = useQuery(trailQuery(project, chosen));
  const [near, setNear] = useState<Point | null>(null);
  const [look, setLook] = useState<Point | null>(null);
  const [draft, setDraft] = useState<FenceDraft | null>(null);
  useNews({
    source: 'location',
    project,
    types: 'tracked_device.*,geofence.*',
    queryKey: trackingKey(project),
  });
  const open = (to: TrackingTab | undefined) =>
    void navigate({
      to: '/projects/$project/tracking',
      params: { project },
      search: { tab: to },
      replace: true,
    });
  const click = (at: Point): void => {
    if (tab === 'geofences' && draft) setDraft(withPoint(draft, at));
  };
  return (
    <Page
      title="Tracking"
      part={TRACKING_TAB_NAMES[tab]}
      text="See devices move, and draw the areas that watch them."
    >
      <Loaded query={regions} rows={4}>
        {(items) => (
          <div className="map-page">
            <div className="map-frame">
              <MapView project={project} label="Map" bounds={around(items)} onClick={click}>
                <Centre onChange={setNear} />
                <LookAt at={look} />
                <FencesOnMap fences={fences.data ?? []} draft={draft} onDraft={setDraft} />
                <DevicesOnMap
                  devices={devices.data ?? []}
                  trail={chosen === null ? [] : (trail.data ?? [])}
                  chosen={chosen}
                />
              </MapView>
            </div>
            <PageTabs
              names={TRACKING_TABS}
              labelOf={(name) => TRACKING_TAB_NAMES[name]}
              shown={tab}
              onShow={open}
            >
              {tab === 'devices' ? (
                <Loaded query={devices}>
                  {(all) => (
                    <DevicesPanel
                      project={project}
                      devices={all}
                      state={state}
                      chosen={chosen}
                      onChoose={setChosen}
                      onLook={setLook}
                    />
                  )}
                </Loaded>
              ) : (
                <Loaded query={fences}>
                  {(all) => (
                    <FencesPanel
                      project={project}
                      near={near}
                      fences={all}
                      draft={draft}
                      onDraft={setDraft}
                      onLook={setLook}
                    />
                  )}
                </Loaded>
              )}
            </PageTabs>
          </div>
        )}
      </Loaded>
    </Page>
  );
}
