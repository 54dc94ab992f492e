import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Private networks, firewalls, published ports, floating addresses and volumes of servers. */
export class CreateVpsNetworks1763920000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create sequence vps_bridge_number;
      alter table vps_network add column version integer not null default 1;
      create index vps_network_of_project on vps_network (project_id, id);
      alter table vps_nic add column changed_at timestamptz;

      create table vps_firewall (
        id text primary key,
        project_id text not null,
        name text not null,
        rules jsonb not null,
        tags text array not null default '{}',
        version integer not null default 1,
        created_at timestamptz not null,
        updated_at timestamptz not null,
        unique (project_id, name)
      );
      create index vps_firewall_of_project on vps_firewall (project_id, id);
      create table vps_firewall_member (
        firewall_id text not null references vps_firewall (id) on delete cascade,
        vps_id text not null references vps (id),
        primary key (firewall_id, vps_id)
      );
      create index vps_firewall_member_of_vps on vps_firewall_member (vps_id);

      create table vps_port (
        id text primary key,
        project_id text not null,
        vps_id text not null references vps (id),
        protocol text not null check (protocol in ('tcp', 'udp')),
        host_port integer not null check (host_port between 1 and 65535),
        guest_port integer not null check (guest_port between 1 and 65535),
        created_at timestamptz not null,
        unique (protocol, host_port)
      );
      create index vps_port_of_vps on vps_port (vps_id, id);

      create table vps_floating_ip (
        id text primary key,
        project_id text not null,
        address inet not null unique,
        vps_id text unique references vps (id),
        created_at timestamptz not null
      );
      create index vps_floating_ip_of_project on vps_floating_ip (project_id, id);

      create table vps_volume (
        id text primary key,
        project_id text not null,
        name text not null,
        size_gb integer not null check (size_gb > 0),
        engine text not null,
        status text not null check (status in
          ('creating', 'available', 'attaching', 'in_use', 'detaching', 'growing', 'deleting',
            'error')),
        error jsonb,
        vps_id text references vps (id),
        mount_path text,
        metered jsonb not null default '{}',
        version integer not null default 1,
        created_at timestamptz not null,
        updated_at timestamptz not null,
        deleted_at timestamptz
      );
      create unique index vps_volume_name on vps_volume (project_id, name)
        where deleted_at is null;
      create unique index vps_volume_mount on vps_volume (vps_id, mount_path)
        where deleted_at is null;
      create index vps_volume_of_project on vps_volume (project_id, id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop table vps_volume, vps_floating_ip, vps_port, vps_firewall_member, vps_firewall;
      alter table vps_nic drop column changed_at;
      drop index vps_network_of_project;
      alter table vps_network drop column version;
      drop sequence vps_bridge_number;
    `);
  }
}
