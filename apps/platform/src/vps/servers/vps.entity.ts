import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { ComputeEngine } from '../engine/compute.driver.js';
import type { Power } from '../engine/server-spec.js';
import type { Measured } from './vps-meter.js';
import type { VpsDesired, VpsState } from './vps-state.js';

/** What went wrong with a server last. */
export interface VpsError {
  readonly code: string;
  readonly message: string;
}

/** One server: what its owner wants, and what was last seen of it. */
@Entity('vps')
export class VpsEntity {
  @PrimaryColumn('text')
  id!: string;

  @Column('text')
  projectId!: string;

  @Column('text')
  projectSlug!: string;

  /** Also its host name. */
  @Column('text')
  name!: string;

  /** Slug of the size it was given last. The figures below are what holds. */
  @Column('text')
  size!: string;

  @Column('integer')
  vcpus!: number;

  @Column('real')
  cpuShare!: number;

  @Column('integer')
  memoryMb!: number;

  @Column('integer')
  diskGb!: number;

  @Column('text')
  imageId!: string;

  @Column('text')
  engine!: ComputeEngine;

  /** What the engine calls it; null before it exists there. */
  @Column('text', { nullable: true })
  engineRef!: string | null;

  /** Member of a cluster that it is on. */
  @Column('text', { nullable: true })
  location!: string | null;

  @Column('text')
  state!: VpsState;

  @Column('text')
  desired!: VpsDesired;

  /** What the engine said last; null before it was asked. */
  @Column('text', { nullable: true })
  power!: Power | null;

  /** When it was first found ready after its latest start. */
  @Column('timestamptz', { nullable: true })
  readyAt!: Date | null;

  @Column('timestamptz', { nullable: true })
  startedAt!: Date | null;

  @Column('jsonb', { nullable: true })
  error!: VpsError | null;

  /** OpenSSH public keys that it was made with. */
  @Column('text', { array: true })
  sshKeys!: string[];

  /** Sealed: people write passwords into it. */
  @Column('text', { nullable: true })
  userDataSealed!: string | null;

  @Column('text', { array: true })
  tags!: string[];

  @Column('jsonb')
  labels!: Record<string, string>;

  /** Refuses deletion and rebuilding while set. */
  @Column('boolean')
  isProtected!: boolean;

  /** What is counted of it now, by meter; see `VpsMeter`. */
  @Column('jsonb', { default: {} })
  metered!: Record<string, Measured>;

  /** Counts the changes that callers make. */
  @Column('integer')
  version!: number;

  @Column('timestamptz')
  createdAt!: Date;

  @Column('timestamptz')
  updatedAt!: Date;

  @Column('timestamptz', { nullable: true })
  deletedAt!: Date | null;
}
