import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { type Point, reachQuery, type Region, regionsQuery, routeQuery } from '../api/maps.js';
import { useProject } from '../projects/use-project-slug.js';
import { Loaded } from '../ui/loaded.js';
import { Page } from '../ui/page.js';
import { PageTabs } from '../ui/page-tabs.js';
import { around, type Bounds } from './around.js';
import { Centre } from './map/centre.js';
import { LookAt } from './map/look-at.js';
import { MapView } from './map/map-view.js';
import { Pin } from './map/pin.js';
import type { MapPlace } from './map-place.js';
import { MAP_TAB_NAMES, MAP_TABS, type MapTab } from './map-tab.js';
import { ReachOnMap } from './reach/reach-on-map.js';
import { ReachPanel, type ReachWish } from './reach/reach-panel.js';
import { RegionsPanel } from './regions/regions-panel.js';
import { RouteOnMap } from './route/route-on-map.js';
import { RoutePanel } from './route/route-panel.js';
import { emptyPlan, newStop, withPlace, withStop } from './route/route-plan.js';
import { pointText } from './search/point-in.js';
import { SearchPanel } from './search/search-panel.js';

const NOWHERE: ReachWish = {
  text: '',
  place: null,
  profile: 'car',
  minutes: [5, 10],
  vehicle: {},
};

/** The maps of a project: places, ways and areas on them. */
export function MapsPage() {
  const project = useProject();
  const search = useSearch({ strict: false });
  const tab: MapTab = MAP_TABS.find((name) => name === search.tab) ?? 'search';
  const navigate = useNavigate();
  const regions = useQuery(regionsQuery(project));
  const [near, setNear] = useState<Point | null>(null);
  const [look, setLook] = useState<Point | null>(null);
  const [place, setPlace] = useState<MapPlace | null>(null);
  const [plan, setPlan] = useState(emptyPlan);
  const [way, setWay] = useState(0);
  const [wish, setWish] = useState(NOWHERE);
  const stops = plan.stops.flatMap(({ at }) => at ?? []);
  const ways = useQuery({
    ...routeQuery(project, { ...plan, waypoints: stops }),
    placeholderData: stops.length > 1 ? (before) => before : undefined,
  });
  const reach = useQuery(reachQuery(project, wish));
  useEffect(() => setWay(0), [ways.data]);

  const open = (to: MapTab | undefined) =>
    void navigate({
      to: '/projects/$project/maps',
      params: { project },
      search: { tab: to },
      replace: true,
    });
  const show = (shown: MapPlace): void => {
    setPlace(shown);
    setLook(shown);
  };
  const click = (at: Point): void => {
    const chosen = { ...at, label: pointText(at) };
    if (tab === 'search') setPlace(chosen);
    if (tab === 'route') setPlan(withPlace(plan, chosen));
    if (tab === 'reach') setWish({ ...wish, text: chosen.label, place: at });
  };
  const routeTo = (to: MapPlace): void => {
    setPlan({ ...plan, stops: [newStop(), newStop(to)] });
    open('route');
  };
  const move = (stop: number, to: Point): void =>
    setPlan(withStop(plan, stop, { at: to, text: pointText(to) }));

  return (
    <Page title="Maps" part={MAP_TAB_NAMES[tab]} text="Find places, ways and what is in reach.">
      <Loaded query={regions} rows={4}>
        {(items) => (
          <div className="map-page">
            <div className="map-frame">
              <MapView project={project} label="Map" bounds={around(items)} onClick={click}>
                <Centre onChange={setNear} />
                <LookAt at={look} />
                {tab === 'search' && place && <Pin at={place} kind="place" label={place.label} />}
                {tab === 'route' && (
                  <RouteOnMap plan={plan} route={ways.data} way={way} onMove={move} />
                )}
                {tab === 'reach' && (
                  <ReachOnMap
                    place={wish.place}
                    reach={reach.data}
                    onMove={(to) => setWish({ ...wish, text: pointText(to), place: to })}
                  />
                )}
              </MapView>
            </div>
            <PageTabs
              names={MAP_TABS}
              labelOf={(name) => MAP_TAB_NAMES[name]}
              shown={tab}
              onShow={open}
            >
              {tab === 'search' && (
                <SearchPanel
                  project={project}
                  near={near}
                  place={place}
                  onShow={show}
                  onRouteTo={routeTo}
                />
              )}
              {tab === 'route' && (
                <RoutePanel
                  project={project}
                  near={near}
                  plan={plan}
                  onPlan={setPlan}
                  route={ways}
                  way={way}
                  onWay={setWay}
                  onLook={setLook}
                />
              )}
              {tab === 'reach' && (
                <ReachPanel
                  project={project}
                  near={near}
                  wish={wish}
                  onWish={setWish}
                  reach={reach}
                />
              )}
              {tab === 'maps' && (
                <RegionsPanel project={project} onShow={(region) => setLook(middleOf(region))} />
              )}
            </PageTabs>
          </div>
        )}
      </Loaded>
    </Page>
  );
}

function middleOf({ bounds }: Region): Point | null {
  if (!bounds) return null;
  const [south, west, north, east] = bounds as unknown as Bounds;
  return { lat: (south + north) / 2, lon: (west + east) / 2 };
}
