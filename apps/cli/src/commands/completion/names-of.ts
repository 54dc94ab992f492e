import { dataOf } from '@skydeck/sdk';
import { everyItem } from '../../api/every-item.js';
import { listProjects } from '../../context/choose-project.js';
import type { CommandContext } from '../../context/command-context.js';
import type { Completes } from '../../program/command-spec.js';
import { APPS } from '../app/app.js';
import { FIREWALLS } from '../firewall/firewall.js';
import { IMAGES } from '../image/image.js';
import { NETWORKS } from '../network/network.js';
import { SSH_KEYS } from '../ssh-key/ssh-key.js';
import { DATABASES } from '../db/db.js';
import { VOLUMES } from '../volume/volume.js';
import { SERVERS } from '../vps/vps.js';
import type { Candidate } from './candidates.js';

type LookUp = (context: CommandContext) => Promise<Candidate[]>;

const LOOK_UPS: Readonly<Record<Completes, LookUp>> = {
  async contexts({ config }) {
    const { contexts } = await config.read();
    return Object.keys(contexts).map((word) => ({ word, summary: 'context' }));
  },
  async projects(context) {
    return (await listProjects(context)).map(({ slug, name }) => ({ word: slug, summary: name }));
  },
  async apps(context) {
    const { platform, path } = await inProject(context);
    const apps = await everyItem((query) => platform.GET(APPS, { params: { path, query } }));
    return apps.map(({ name, status }) => ({ word: name, summary: status }));
  },
  async servers(context) {
    const { platform, path } = await inProject(context);
    const servers = await everyItem((query) => platform.GET(SERVERS, { params: { path, query } }));
    return servers.map(({ name, state }) => ({ word: name, summary: state }));
  },
  async sizes(context) {
    const { platform } = await context.clients();
    const { items } = await dataOf(platform.GET('/v1/vps-sizes'));
    return items.map(({ slug, vcpus, memory_mb: memory }) => ({
      word: slug,
      summary: `${vcpus} processors, ${memory} MiB`,
    }));
  },
  async images(context) {
    const { platform, path } = await inProject(context);
    const images = await everyItem((query) => platform.GET(IMAGES, { params: { path, query } }));
    return images.map(({ slug, title }) => ({ word: slug, summary: title }));
  },
  async networks(context) {
    const { platform, path } = await inProject(context);
    const found = await everyItem((query) => platform.GET(NETWORKS, { params: { path, query } }));
    return found.map(({ name, cidr }) => ({ word: name, summary: cidr }));
  },
  async firewalls(context) {
    const { platform, path } = await inProject(context);
    const found = await everyItem((query) => platform.GET(FIREWALLS, { params: { path, query } }));
    return found.map(({ name, id }) => ({ word: name, summary: id }));
  },
  async volumes(context) {
    const { platform, path } = await inProject(context);
    const found = await everyItem((query) => platform.GET(VOLUMES, { params: { path, query } }));
    return found.map(({ name, status }) => ({ word: name, summary: status }));
  },
  async databases(context) {
    const { platform, path } = await inProject(context);
    const found = await everyItem((query) => platform.GET(DATABASES, { params: { path, query } }));
    return found.map(({ name, status }) => ({ word: name, summary: status }));
  },
  async 'ssh-keys'(context) {
    const { platform, path } = await inProject(context);
    const keys = await everyItem((query) => platform.GET(SSH_KEYS, { params: { path, query } }));
    return keys.map(({ name, fingerprint }) => ({ word: name, summary: fingerprint }));
  },
};

/** Looks up the names of a kind. */
export function namesOf(context: CommandContext, kind: Completes): Promise<Candidate[]> {
  return LOOK_UPS[kind](context);
}

async function inProject(context: CommandContext) {
  const path = { project: await context.project() };
  return { platform: (await context.clients()).platform, path };
}
