import { idOfThing } from '@skydeck/idempotency';
import type { ProjectRef } from '@skydeck/auth-guard';
import type { SecretBox } from '../secrets/secret-box.js';
import { nameFromRepo, type RepoAddress } from '../source/repo-address.js';
import { KEPT_HERE } from '../uploads/kept-code.js';
import type { AppEntity } from './app.entity.js';
import type { CreateApp } from './app.schema.js';

/** The row of an app that is about to be made; its secrets are sealed for it. */
export function newApp(
  project: ProjectRef,
  wanted: CreateApp,
  { address, box, now }: { address: RepoAddress | undefined; box: SecretBox; now: Date },
): Partial<AppEntity> & { readonly id: string; readonly createdAt: Date } {
  const id = idOfThing('app', now.getTime());
  const credentials = address?.credentials;
  return {
    id,
    projectId: project.id,
    projectSlug: project.slug,
    name: wanted.name ?? (address ? nameFromRepo(address) : 'app'),
    repo: address?.url ?? KEPT_HERE,
    repoSecret: credentials === undefined ? null : box.seal(credentials, id),
    branch: wanted.branch,
    root: wanted.root ?? null,
    port: wanted.port ?? null,
    healthPath: wanted.health_path ?? null,
    buildCommand: wanted.build_command ?? null,
    startCommand: wanted.start_command ?? null,
    envSealed: box.sealEnv(wanted.env, id),
    envKeys: Object.keys(wanted.env).toSorted(),
    createdAt: now,
    updatedAt: now,
  };
}
