import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { DeploymentEntity } from '../deployments/deployment.entity.js';

/** An archive of code that a project uploaded; its bytes are kept under their digest. */
@Entity('app_source')
export class SourceEntity {
  @PrimaryColumn('text')
  id!: string;

  @Column('text')
  projectId!: string;

  /** SHA-256 of the archive, in hexadecimal. */
  @Index('app_source_by_digest')
  @Column('text')
  digest!: string;

  @Column('bigint')
  sizeBytes!: string;

  @Column('bigint')
  unpackedBytes!: string;

  @Column('integer')
  files!: number;

  @Column('timestamptz')
  createdAt!: Date;
}

/** Where the code of a deployment comes from, when not from the repository of its app. */
@Entity('deployment_source')
@Check('deployment_source_kind_check', `"kind" = ANY (ARRAY['upload'::text, 'push'::text])`)
export class DeploymentSourceEntity {
  @ForeignKey(() => DeploymentEntity, {
    name: 'deployment_source_deployment_id_fkey',
    onDelete: 'CASCADE',
  })
  @PrimaryColumn('text')
  deploymentId!: string;

  @Index('deployment_source_by_app')
  @Column('text')
  appId!: string;

  /** `upload`: an archive; `push`: the repository that is kept here for the app. */
  @Column('text')
  kind!: 'upload' | 'push';

  @Index('deployment_source_by_source')
  @ForeignKey(() => SourceEntity, {
    name: 'deployment_source_source_id_fkey',
    onDelete: 'SET NULL',
  })
  @Column('text', { nullable: true })
  sourceId!: string | null;
}
