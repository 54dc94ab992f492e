import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { AppEntity } from '../apps/app.entity.js';

/** The image that an app is made of, when somebody else has built it. */
@Entity('app_image')
export class AppImageEntity {
  @ForeignKey(() => AppEntity, { name: 'app_image_app_id_fkey', onDelete: 'CASCADE' })
  @PrimaryColumn('text')
  appId!: string;

  /** As its owner named it, with a tag or a digest. */
  @Column('text')
  ref!: string;

  /** Sealed JSON of the user and the password of the registry. */
  @Column('text', { nullable: true })
  credentialsSealed!: string | null;

  /** What the name stood for when it was last deployed, `sha256:…`. */
  @Column('text', { nullable: true })
  digest!: string | null;

  /** SHA-256 of the token by which a registry tells that the image was pushed. */
  @Index('app_image_by_webhook', { unique: true, where: 'webhook_sha256 IS NOT NULL' })
  @Column('text', { name: 'webhook_sha256', nullable: true })
  webhookSha256!: string | null;

  @Column('timestamptz')
  updatedAt!: Date;
}
