import { join } from 'node:path';
import {
  type ImageConfig,
  type ImageReference,
  type Manifest,
  pinnedName,
  wantedOf,
} from '@skydeck/oci-image';
import { Clock } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { DeploymentErrors } from '../deployments/deployment.errors.js';
import type { DeploymentRun } from '../deployments/deployment-run.js';
import type { Artifact, Digest } from '../engine/builder.driver.js';
import { AppImages } from '../engine/container/app-images.js';
import { ENGINE_FIX } from '../engine/container/container-engine.js';
import { LaunchpadEngines } from '../engine/engines.js';
import { LaunchpadSettings } from '../launchpad-settings.js';
import { ReleasesService } from '../releases/releases.service.js';
import type { StartableRelease } from '../runtime/startable-release.js';
import { DeploymentSourceEntity } from '../uploads/source.entity.js';
import type { AppImageEntity } from './app-image.entity.js';
import { AppImagesService } from './app-images.service.js';
import { checkPacked, fetchLayers } from './image-layers.js';
import { chooseFrom, readConfig, readManifest } from './image-manifest.js';
import { planOf } from './image-plan.js';
import { loadImage } from './load-image.js';
import { Registries } from './registries.js';
import type { RegistryClient } from './registry-client.js';

const MB = 1024 * 1024;

/** An image as its registry describes it. */
interface FoundImage {
  readonly client: RegistryClient;
  readonly reference: ImageReference;
  /** Its name with the digest that the tag stood for. */
  readonly pinned: string;
  readonly manifest: Manifest;
  readonly config: ImageConfig;
}

/** Makes releases of images that somebody else has built: nothing is cloned or built. */
@Injectable()
export class PrebuiltImages {
  constructor(
    private readonly dataSource: DataSource,
    private readonly images: AppImagesService,
    private readonly registries: Registries,
    private readonly engines: LaunchpadEngines,
    private readonly releases: ReleasesService,
    private readonly settings: LaunchpadSettings,
    private readonly clock: Clock,
  ) {}

  /** The image that a deployment takes; undefined when it is of code. */
  async of({ app, deployment }: DeploymentRun): Promise<AppImageEntity | undefined> {
    const image = await this.images.find(app.id);
    if (!image || deployment.wantedCommit !== null) return undefined;
    const own = { deploymentId: deployment.id };
    const isCode = await this.dataSource.manager.existsBy(DeploymentSourceEntity, own);
    return isCode ? undefined : image;
  }

  /** @throws a `deployment.image_…` error */
  async make(run: DeploymentRun, image: AppImageEntity): Promise<StartableRelease> {
    const { app } = run;
    const deploymentId = run.deployment.id;
    run.say(`Looking for the image ${image.ref}`);
    const reference = await this.registries.admit(image.ref);
    const credentials = this.images.credentialsOf(image);
    const client = this.registries.client(reference, credentials, run.signal);
    const { digest, found } = await this.#find(client, reference);
    const plan = planOf(app, found.config, found.pinned);
    for (const reason of plan.reasons) run.say(reason);
    for (const warning of plan.warnings) run.say(`Warning: ${warning}`);
    const artifact = this.#isFetchedByNodes(credentials)
      ? leftThere(run, found, digest)
      : await this.#bring(run, found);
    // The digest stands for the commit: the same image has the same name.
    const commitSha = digest.slice('sha256:'.length).slice(0, 40);
    const commitMessage = `Image ${image.ref}`.slice(0, 500);
    await run.enter('releasing', { commitSha, commitMessage, plan: plan as object });
    const { run: env, plainKeys: plainEnvKeys } = run.env;
    const made = { appId: app.id, deploymentId, commitSha, artifact, plan, env, plainEnvKeys };
    const release = await this.releases.create(made);
    await this.images.deployed(app.id, image.ref, digest);
    return release;
  }

  async #find(client: RegistryClient, reference: ImageReference) {
    const { digest, document } = await client.manifest(wantedOf(reference));
    const chosen = chooseFrom(document);
    const own = chosen ? (await client.manifest(chosen.digest)).document : document;
    const manifest = readManifest(own);
    const config = readConfig((await client.config(manifest.config.digest)).document, manifest);
    const pinned = pinnedName(reference, digest);
    const found: FoundImage = { client, reference, pinned, manifest, config };
    return { digest, found };
  }

  /** Nodes of a cluster fetch by themselves what everybody may. */
  #isFetchedByNodes(credentials: object | undefined): boolean {
    return this.settings.config.LAUNCHPAD_RUNTIME === 'kubernetes' && credentials === undefined;
  }

  /** The image in the engine; it is fetched when it is not there yet. */
  async #bring(run: DeploymentRun, found: FoundImage): Promise<Artifact> {
    const engine = await this.engines.container.find();
    if (!engine) {
      throw DeploymentErrors.engine_missing({
        detail: `An image needs a container engine on this machine: ${ENGINE_FIX}`,
      });
    }
    const { pinned, manifest, config } = found;
    const kept = new AppImages(this.settings.instance);
    const name = kept.nameOf(run.app.id, pinned);
    const known = await kept.find(engine, name);
    if (known) {
      run.say(`The image is here already: ${pinned}`);
      return known;
    }
    const packed = checkPacked(manifest, this.#limits);
    run.say(`Fetching ${pinned} (${(packed / MB).toFixed(1)} MB)`);
    const dir = join(run.workDir, 'image');
    const layers = await fetchLayers(found.client, found.reference, manifest, config, {
      dir,
      limits: this.#limits,
      signal: run.signal,
    });
    const as = { name, labels: kept.labels(run.app.id), now: this.clock.now() };
    await loadImage(engine, dir, { config, layers }, as);
    const artifact = await kept.find(engine, name);
    if (!artifact) throw DeploymentErrors.image_invalid();
    return artifact;
  }

  get #limits() {
    const { LAUNCHPAD_MAX_IMAGE_MB, LAUNCHPAD_MAX_IMAGE_UNPACKED_MB } = this.settings.config;
    return { packedMb: LAUNCHPAD_MAX_IMAGE_MB, unpackedMb: LAUNCHPAD_MAX_IMAGE_UNPACKED_MB };
  }
}

/** The image where it is, under its content address. */
function leftThere(run: DeploymentRun, { pinned, manifest }: FoundImage, digest: Digest): Artifact {
  run.say(`The nodes of the cluster fetch ${pinned}`);
  const bytes = manifest.layers.reduce((sum, { size }) => sum + size, 0);
  return { digest, kind: 'image', ref: pinned, bytes };
}
