import { createHash } from 'node:crypto';
import { access, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import {
  assembleImage,
  BlobStore,
  type Descriptor,
  ImageFailure,
  parseReference,
  pushImage,
  RegistryClient,
  registryUrl,
} from '@skydeck/oci-image';
import { KeyedMutex } from '../../../../vps/engine/keyed-mutex.js';
import { BaseImages } from '../../../release-images/base-images.js';
import { layersOf, packagesOf } from '../../../release-images/image-parts.js';
import { type ReplicaSpec, StartFailure } from '../../runtime.driver.js';
import type { SandboxMachine } from '../../sandbox/sandbox-machine.js';
import { runEnv } from '../../toolchain/run-env.js';
import type { AppRegistry } from '../kubernetes-settings.js';
import { objectName } from '../manifests/names.js';
import { ReplicaImages } from './replica-images.js';

/** What images are made with. */
export interface ImageMeans {
  readonly machine: SandboxMachine;
  /** A reference that the operator chose instead of Debian. */
  readonly baseImage?: string | undefined;
  /** Puts an image of the container engine into a store. */
  readonly exportImage: (name: string, store: BlobStore) => Promise<Descriptor>;
}

const FORMAT = 1;

/**
 * Puts what replicas run into a registry: built trees on a base with the programs of their language,
 * images of the container engine as they are. What is there already is found by its tag.
 */
export class RegistryImages extends ReplicaImages {
  readonly #store: BlobStore;
  readonly #bases: BaseImages;
  readonly #dir: string;
  readonly #known = new Map<string, string>();
  /** Packing reads and writes much; one at a time leaves the machine to those who serve. */
  readonly #packing = new KeyedMutex();

  constructor(
    private readonly registry: AppRegistry,
    private readonly means: ImageMeans,
  ) {
    super();
    this.#dir = join(means.machine.options.dir, 'images');
    this.#store = new BlobStore(join(this.#dir, 'blobs'));
    const reference = means.baseImage;
    this.#bases = new BaseImages(this.#store, { dir: join(this.#dir, 'bases'), reference });
  }

  async nameOf(spec: ReplicaSpec): Promise<string> {
    const { kind, ref, digest } = spec.artifact;
    if (kind === 'image' && parseReference(ref)?.digest !== undefined) return ref;
    if (kind === 'static') {
      throw new StartFailure('artifact_unsupported', 'Static sites are served, not started.');
    }
    if (kind === 'tree') {
      await access(ref).catch(() => {
        throw new StartFailure('artifact_missing', `The artifact ${digest} is not stored here.`);
      });
    }
    const tag = this.#tagOf(spec);
    const place = `${spec.projectId}:${tag}`;
    const known = this.#known.get(place);
    if (known !== undefined) return known;
    const name = await this.#packing.run('pack', () => this.#ensure(spec, tag)).catch(told);
    this.#known.set(place, name);
    return name;
  }

  async #ensure(spec: ReplicaSpec, tag: string): Promise<string> {
    const [host = '', ...path] = this.registry.name.split('/');
    const { credentials } = this.registry;
    const repository = [...path, objectName(spec.projectId)].join('/');
    const url = registryUrl({ registry: host });
    const client = new RegistryClient({ url, ...(credentials && { credentials }) });
    const found = await client.document(repository, tag).catch((error: unknown) => {
      if (error instanceof ImageFailure && error.code === 'not_found') return undefined;
      throw error;
    });
    if (found) return `${host}/${repository}@${found.digest}`;
    const image = await this.#make(spec);
    await pushImage(client, this.#store, image, { repository, tag });
    return `${host}/${repository}@${image.digest}`;
  }

  async #make(spec: ReplicaSpec): Promise<Descriptor> {
    const { artifact, root } = spec;
    await mkdir(this.#dir, { recursive: true, mode: 0o700 });
    if (artifact.kind === 'image') return this.means.exportImage(artifact.ref, this.#store);
    const { language: runtime = 'node', nodeVersion, packageManager } = spec;
    const packed = { artifact, plan: { runtime, nodeVersion, packageManager } };
    const base = await this.#bases.get(packagesOf(packed));
    const layers = await layersOf(this.#store, packed, this.means.machine, this.#dir);
    const env = Object.entries(runEnv(root)).map(([name, value]) => `${name}=${value}`);
    return assembleImage(this.#store, { base, layers, config: { User: '65534:65534', Env: env } });
  }

  /** Stands for all that goes into an image. */
  #tagOf({ artifact, language, nodeVersion, packageManager, root }: ReplicaSpec): string {
    const { baseImage = '' } = this.means;
    const parts = [FORMAT, artifact, language, nodeVersion, packageManager, root, baseImage];
    return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 40);
  }
}

function told(error: unknown): never {
  if (error instanceof StartFailure) throw error;
  const why = error instanceof Error ? error.message : String(error);
  const code = error instanceof ImageFailure ? 'engine_missing' : 'start_failed';
  throw new StartFailure(code, `The image of the app is not in the registry: ${why}`);
}
