import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Sizes, images, addresses and servers. */
export class CreateServers1763860000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table vps_size (
        slug text primary key,
        vcpus integer not null check (vcpus > 0),
        cpu_share real not null check (cpu_share > 0 and cpu_share <= 1),
        memory_mb integer not null check (memory_mb > 0),
        disk_gb integer not null check (disk_gb > 0),
        position integer not null,
        is_offered boolean not null default true
      );
      insert into vps_size (slug, vcpus, cpu_share, memory_mb, disk_gb, position) values
        ('nano', 1, 0.5, 256, 3, 10),
        ('micro', 1, 1, 512, 5, 20),
        ('s-1vcpu-1gb', 1, 1, 1024, 10, 30),
        ('s-1vcpu-2gb', 1, 1, 2048, 15, 40),
        ('s-2vcpu-2gb', 2, 1, 2048, 25, 50),
        ('s-2vcpu-4gb', 2, 1, 4096, 40, 60),
        ('s-4vcpu-8gb', 4, 1, 8192, 80, 70),
        ('s-8vcpu-16gb', 8, 1, 16384, 160, 80),
        ('s-16vcpu-32gb', 16, 1, 32768, 320, 90);

      create table vps_image (
        id text primary key,
        project_id text,
        slug text not null,
        title text not null,
        origin text not null check (origin in ('catalogue', 'upload', 'snapshot')),
        format text not null check (format in ('rootfs', 'disk', 'engine')),
        status text not null check (status in ('available', 'building', 'ready', 'failed')),
        progress real not null default 0,
        error jsonb,
        has_cloud_init boolean not null,
        min_disk_gb integer not null default 1,
        size_bytes bigint,
        sha256 text,
        path text,
        engine_ref text,
        created_at timestamptz not null,
        updated_at timestamptz not null,
        deleted_at timestamptz
      );
      create unique index vps_image_slug on vps_image (coalesce(project_id, ''), slug)
        where deleted_at is null;

      create table vps (
        id text primary key,
        project_id text not null,
        project_slug text not null,
        name text not null,
        size text not null,
        vcpus integer not null,
        cpu_share real not null,
        memory_mb integer not null,
        disk_gb integer not null,
        image_id text not null,
        engine text not null,
        engine_ref text,
        location text,
        state text not null,
        desired text not null check (desired in ('running', 'stopped', 'deleted')),
        power text,
        ready_at timestamptz,
        started_at timestamptz,
        error jsonb,
        ssh_keys text array not null default '{}',
        user_data_sealed text,
        tags text array not null default '{}',
        labels jsonb not null default '{}',
        is_protected boolean not null default false,
        version integer not null default 1,
        created_at timestamptz not null,
        updated_at timestamptz not null,
        deleted_at timestamptz
      );
      create unique index vps_name on vps (project_id, name) where deleted_at is null;
      create index vps_of_project on vps (project_id, id);
      create index vps_existing on vps (engine) where deleted_at is null;

      create table vps_host (
        engine text primary key,
        boot_id text not null
      );

      create table vps_ssh_key (
        id text primary key,
        project_id text not null,
        name text not null,
        public_key text not null,
        fingerprint text not null,
        created_at timestamptz not null,
        unique (project_id, name),
        unique (project_id, fingerprint)
      );

      create table vps_network (
        id text primary key,
        project_id text,
        name text not null,
        cidr cidr not null,
        bridge text not null unique,
        created_at timestamptz not null,
        deleted_at timestamptz
      );
      create unique index vps_network_name on vps_network (coalesce(project_id, ''), name)
        where deleted_at is null;

      create table vps_nic (
        vps_id text not null references vps (id),
        network_id text not null references vps_network (id),
        device text not null,
        mac text not null unique,
        host integer not null,
        primary key (vps_id, network_id),
        unique (network_id, host)
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'drop table vps_nic, vps_network, vps_ssh_key, vps_host, vps, vps_image, vps_size',
    );
  }
}
