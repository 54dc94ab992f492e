import { PANELS } from './panels.mjs';

const COLUMNS = 2;
const WIDTH = 12;
const HEIGHT = 8;
const DATASOURCE = { type: 'prometheus', uid: '${datasource}' };

/** The Grafana dashboard of one process. */
export function dashboardOf({ name, has }) {
  const panels = [...has, 'process'].flatMap((what) => PANELS[what]);
  return {
    uid: `skydeck-${name}`,
    title: `Skydeck ${name}`,
    tags: ['skydeck'],
    schemaVersion: 39,
    editable: true,
    refresh: '30s',
    time: { from: 'now-3h', to: 'now' },
    templating: {
      list: [{ name: 'datasource', label: 'Prometheus', type: 'datasource', query: 'prometheus' }],
    },
    panels: panels.map((panel, index) => panelOf(name, panel, index)),
  };
}

function panelOf(job, { title, unit, queries }, index) {
  return {
    id: index + 1,
    type: 'timeseries',
    title,
    datasource: DATASOURCE,
    gridPos: {
      h: HEIGHT,
      w: WIDTH,
      x: (index % COLUMNS) * WIDTH,
      y: Math.floor(index / COLUMNS) * HEIGHT,
    },
    fieldConfig: { defaults: { unit, min: 0 }, overrides: [] },
    options: { legend: { displayMode: 'list', placement: 'bottom' }, tooltip: { mode: 'multi' } },
    targets: Object.entries(queries).map(([legendFormat, query], number) => ({
      refId: String.fromCodePoint('A'.codePointAt(0) + number),
      datasource: DATASOURCE,
      expr: query.replaceAll('JOB', `job="${job}"`),
      legendFormat,
    })),
  };
}
