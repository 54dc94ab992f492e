// Made from docs/events.
export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description An address book was made. */
        "address_book.created": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "address_book.created";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `abk_…` */
                id: string;
                /** @description `spc_…` */
                space_id: string;
                /** @description Counts its changes. */
                version: number;
            };
        };
        /** @description An address book was deleted with its contacts. */
        "address_book.deleted": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "address_book.deleted";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `abk_…` */
                id: string;
                /** @description `spc_…` */
                space_id: string;
                /** @description Counts its changes. */
                version: number;
            };
        };
        /** @description An address book changed. */
        "address_book.updated": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "address_book.updated";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `abk_…` */
                id: string;
                /** @description `spc_…` */
                space_id: string;
                /** @description Counts its changes. */
                version: number;
            };
        };
        /** @description An album was made. */
        "album.created": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "album.created";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `alb_…` */
                id: string;
                /** @description `spc_…` */
                space_id: string;
                /** @description Counts its changes. */
                version: number;
            };
        };
        /** @description An album was deleted; its photographs stay. */
        "album.deleted": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "album.deleted";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `alb_…` */
                id: string;
                /** @description `spc_…` */
                space_id: string;
                /** @description Counts its changes. */
                version: number;
            };
        };
        /** @description An album changed, or what is in it. */
        "album.updated": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "album.updated";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `alb_…` */
                id: string;
                /** @description `spc_…` */
                space_id: string;
                /** @description Counts its changes. */
                version: number;
            };
        };
        /** @description An app was given more or fewer replicas, or went to sleep, or was woken. */
        "app_autoscaling.scaled": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "app_autoscaling.scaled";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description The app. */
                app_id: string;
                /** @description Replicas before. */
                from: number;
                /** @description Replicas that there are to be; 0 when it goes to sleep. */
                to: number;
                /** @description What was measured. */
                reason: string;
            };
        };
        /** @description Somebody changed how an app is scaled without being asked. */
        "app_autoscaling.updated": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "app_autoscaling.updated";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description The app. */
                app_id: string;
                /** @description Whether it is scaled without being asked. */
                enabled: boolean;
                /** @description Fewest replicas; 0 lets it sleep. */
                min: number;
                /** @description Most replicas. */
                max: number;
            };
        };
        /** @description An app got a credential of its own for something. */
        "app_binding.attached": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "app_binding.attached";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `bnd_…` */
                id: string;
                /** @description `app_…` */
                app_id: string;
                /** @description Kind of what the app is bound to, `product` or `database`. */
                kind: string;
                /** @description What it is bound to, such as `auth`. */
                target: string;
                /** @description What was made for the app, such as `key_…`. */
                credential_id: string;
            };
        };
        /** @description A binding was removed, and its credential ended. */
        "app_binding.detached": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "app_binding.detached";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `bnd_…` */
                id: string;
                /** @description `app_…` */
                app_id: string;
                /** @description Kind of what the app is bound to, `product` or `database`. */
                kind: string;
                /** @description What it is bound to, such as `auth`. */
                target: string;
                /** @description What was made for the app, such as `key_…`. */
                credential_id: string;
            };
        };
        /** @description The credential before a rotation was ended; nothing uses it any more. */
        "app_binding.retired": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "app_binding.retired";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `bnd_…` */
                id: string;
                /** @description `app_…` */
                app_id: string;
                /** @description Kind of what the app is bound to, `product` or `database`. */
                kind: string;
                /** @description What it is bound to, such as `auth`. */
                target: string;
                /** @description What was made for the app, such as `key_…`. */
                credential_id: string;
            };
        };
        /** @description The credential of an app no longer works; somebody else has ended it. */
        "app_binding.revoked": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "app_binding.revoked";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `bnd_…` */
                id: string;
                /** @description `app_…` */
                app_id: string;
                /** @description Kind of what the app is bound to, `product` or `database`. */
                kind: string;
                /** @description What it is bound to, such as `auth`. */
                target: string;
                /** @description What was made for the app, such as `key_…`. */
                credential_id: string;
            };
        };
        /** @description An app gets another credential with a new release. */
        "app_binding.rotated": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "app_binding.rotated";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `bnd_…` */
                id: string;
                /** @description `app_…` */
                app_id: string;
                /** @description Kind of what the app is bound to, `product` or `database`. */
                kind: string;
                /** @description What it is bound to, such as `auth`. */
                target: string;
                /** @description What was made for the app, such as `key_…`. */
                credential_id: string;
            };
        };
        /** @description Somebody made a cron entry. */
        "app_cron.created": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "app_cron.created";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `cron_…` */
                id: string;
                /** @description The app. */
                app_id: string;
                /** @description Name of the entry. */
                name: string;
                /** @description When it runs. */
                schedule: string;
                /** @description Where the schedule counts. */
                time_zone: string;
                /** @description Whether it runs. */
                enabled: boolean;
            };
        };
        /** @description Somebody deleted a cron entry. */
        "app_cron.deleted": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "app_cron.deleted";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `cron_…` */
                id: string;
                /** @description The app. */
                app_id: string;
                /** @description Name of the entry. */
                name: string;
                /** @description When it runs. */
                schedule: string;
                /** @description Where the schedule counts. */
                time_zone: string;
                /** @description Whether it runs. */
                enabled: boolean;
            };
        };
        /** @description Somebody changed a cron entry. */
        "app_cron.updated": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "app_cron.updated";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `cron_…` */
                id: string;
                /** @description The app. */
                app_id: string;
                /** @description Name of the entry. */
                name: string;
                /** @description When it runs. */
                schedule: string;
                /** @description Where the schedule counts. */
                time_zone: string;
                /** @description Whether it runs. */
                enabled: boolean;
            };
        };
        /** @description A command inside a replica ended, or its connection did. */
        "app_exec.closed": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "app_exec.closed";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `exe_…`; one connection. */
                id: string;
                /** @description The app. */
                app_id: string;
                /** @description The replica that it is in. */
                replica_id: string;
                /** @description The program that is run. */
                program: string;
                /** @description Code of what ended the connection. */
                reason: string;
                /** @description Its exit code, when it ended by itself. */
                exit_code: number | null;
            };
        };
        /** @description Somebody started a command inside a replica. */
        "app_exec.opened": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "app_exec.opened";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `exe_…`; one connection. */
                id: string;
                /** @description The app. */
                app_id: string;
                /** @description The replica that it is in. */
                replica_id: string;
                /** @description The program that is run. */
                program: string;
            };
        };
        /** @description The name of an image stands for another one; it is being deployed. */
        "app_image.moved": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "app_image.moved";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `app_…` */
                app_id: string;
                /** @description Name of the image, with its tag or digest. */
                ref: string;
                /** @description What the name stands for now. */
                digest: string;
            };
        };
        /** @description An app is made of an image, or of another one. */
        "app_image.set": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "app_image.set";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `app_…` */
                app_id: string;
                /** @description Name of the image, with its tag or digest. */
                ref: string;
            };
        };
        /** @description A registry got an address to tell of pushes at; the one before is no good. */
        "app_image.webhook_created": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "app_image.webhook_created";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `app_…` */
                app_id: string;
                /** @description Name of the image, with its tag or digest. */
                ref: string;
            };
        };
        /** @description A registry can no longer tell of pushes. */
        "app_image.webhook_deleted": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "app_image.webhook_deleted";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `app_…` */
                app_id: string;
                /** @description Name of the image, with its tag or digest. */
                ref: string;
            };
        };
        /** @description How much of what an app writes is kept was changed. */
        "app_logs.retention_updated": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "app_logs.retention_updated";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description The app. */
                app_id: string;
                /** @description Days after which a line is removed. */
                keep_days: number;
                /** @description Size at which the oldest lines are removed. */
                keep_mb: number;
            };
        };
        /** @description A password for an app was made. */
        "app_password.created": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "app_password.created";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `apw_…` */
                id: string;
                /** @description What it is for. */
                name: string;
                /** @description `spc_…` that it opens. */
                space_id: string;
                /** @description The user as whom it acts; null for the project. */
                user_id: string | null;
                /**
                 * @description Whether it may change anything.
                 * @enum {string}
                 */
                rights: "read" | "write";
                /** @description What it opens. */
                products: ("files" | "calendar" | "tasks" | "contacts")[];
            };
        };
        /** @description A password was deleted; it opens nothing more. */
        "app_password.deleted": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "app_password.deleted";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `apw_…` */
                id: string;
                /** @description What it is for. */
                name: string;
                /** @description `spc_…` that it opens. */
                space_id: string;
                /** @description The user as whom it acts; null for the project. */
                user_id: string | null;
                /**
                 * @description Whether it may change anything.
                 * @enum {string}
                 */
                rights: "read" | "write";
                /** @description What it opens. */
                products: ("files" | "calendar" | "tasks" | "contacts")[];
            };
        };
        /** @description A preview was removed, with all that it had. */
        "app_preview.closed": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "app_preview.closed";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description The app that the pull request would change, `app_…`. */
                app_id: string;
                /** @description Number of the pull request. */
                number: number;
                /** @description The app that shows it; null when it is gone. */
                preview_app_id: string | null;
                /** @description The commit that it shows. */
                commit: string;
            };
        };
        /** @description A pull request got a preview; it is being deployed. */
        "app_preview.opened": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "app_preview.opened";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description The app that the pull request would change, `app_…`. */
                app_id: string;
                /** @description Number of the pull request. */
                number: number;
                /** @description The app that shows it; null when it is gone. */
                preview_app_id: string | null;
                /** @description The commit that it shows. */
                commit: string;
            };
        };
        /** @description Whether or how an app has previews was changed. */
        "app_preview.settings_updated": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "app_preview.settings_updated";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `app_…` */
                app_id: string;
            };
        };
        /** @description A pull request was pushed to. */
        "app_preview.updated": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "app_preview.updated";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description The app that the pull request would change, `app_…`. */
                app_id: string;
                /** @description Number of the pull request. */
                number: number;
                /** @description The app that shows it; null when it is gone. */
                preview_app_id: string | null;
                /** @description The commit that it shows. */
                commit: string;
            };
        };
        /** @description Somebody scaled processes of an app; a release of it is on its way. */
        "app_process.scaled": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "app_process.scaled";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description The app. */
                app_id: string;
                /** @description How many replicas of each process there are to be, of those that were named. */
                processes: {
                    [key: string]: number;
                };
            };
        };
        /** @description A replica ended without being asked to; another one is started. */
        "app_replica.ended": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "app_replica.ended";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `rpl_…` */
                id: string;
                /** @description The app. */
                app_id: string;
                /** @description The release that it ran. */
                release_id: string;
                /** @description The process that it was one of. */
                process: string;
                /** @description Its exit code; null when a signal ended it. */
                exit_code: number | null;
                /** @description The signal that ended it. */
                signal: string | null;
                /** @description Whether it used up its memory. */
                out_of_memory: boolean;
            };
        };
        /** @description A command beside an app ended, or its time passed without it. */
        "app_run.ended": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "app_run.ended";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `run_…` */
                id: string;
                /** @description The app. */
                app_id: string;
                /** @description The cron entry that it is of. */
                cron: string | null;
                /**
                 * @description How it ended; `missed` and `skipped` never began.
                 * @enum {string}
                 */
                status: "running" | "succeeded" | "failed" | "cancelled" | "timed_out" | "missed" | "skipped" | "lost";
                /** @description Its exit code; null when a signal ended it. */
                exit_code: number | null;
                /** @description Whether it used up its memory. */
                out_of_memory: boolean;
            };
        };
        /** @description A command was started beside an app. */
        "app_run.started": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "app_run.started";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `run_…` */
                id: string;
                /** @description The app. */
                app_id: string;
                /** @description The cron entry that it is of. */
                cron: string | null;
            };
        };
        /** @description Somebody scaled an app; a release of it is on its way. */
        "app_scale.changed": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "app_scale.changed";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description The app. */
                app_id: string;
                /** @description How many replicas there are to be. */
                replicas: number;
                /** @description Processors that one replica may use. */
                cpu: number;
                /** @description Memory that one replica may use. */
                memory_mb: number;
            };
        };
        /** @description A snapshot of a volume was asked for, by somebody or by its days. */
        "app_volume_snapshot.created": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "app_volume_snapshot.created";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `avsnap_…` */
                id: string;
                /** @description The app. */
                app_id: string;
                /** @description The volume. */
                volume_id: string;
                /** @description Name of the snapshot, unique for its volume. */
                name: string;
            };
        };
        /** @description A snapshot of a volume was deleted, by somebody or to make room for newer ones. */
        "app_volume_snapshot.deleted": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "app_volume_snapshot.deleted";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `avsnap_…` */
                id: string;
                /** @description The app. */
                app_id: string;
                /** @description The volume. */
                volume_id: string;
                /** @description Name of the snapshot, unique for its volume. */
                name: string;
            };
        };
        /** @description A snapshot of a volume could not be taken. */
        "app_volume_snapshot.failed": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "app_volume_snapshot.failed";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `avsnap_…` */
                id: string;
                /** @description The app. */
                app_id: string;
                /** @description The volume. */
                volume_id: string;
                /** @description Name of the snapshot, unique for its volume. */
                name: string;
                /** @description What went wrong. */
                error: string;
            };
        };
        /** @description A snapshot of a volume is kept. */
        "app_volume_snapshot.ready": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "app_volume_snapshot.ready";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `avsnap_…` */
                id: string;
                /** @description The app. */
                app_id: string;
                /** @description The volume. */
                volume_id: string;
                /** @description Name of the snapshot, unique for its volume. */
                name: string;
                /** @description What is kept of it, packed. */
                size_bytes: number;
            };
        };
        /** @description Somebody asked for the content of a volume as it is in a snapshot. */
        "app_volume_snapshot.restored": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "app_volume_snapshot.restored";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `avsnap_…` */
                id: string;
                /** @description The app. */
                app_id: string;
                /** @description The volume. */
                volume_id: string;
                /** @description Name of the snapshot, unique for its volume. */
                name: string;
            };
        };
        /** @description Somebody made a volume of an app. */
        "app_volume.created": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "app_volume.created";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `avol_…` */
                id: string;
                /** @description The app. */
                app_id: string;
                /** @description Name of the volume, unique in the app. */
                name: string;
                /** @description Where replicas find it. */
                mount_path: string;
                /** @description Size in GiB. */
                size_gb: number;
                /** @description Whether the next release mounts it. */
                attached: boolean;
                /**
                 * @description Its status after it.
                 * @enum {string}
                 */
                status: "creating" | "ready" | "growing" | "restoring" | "deleting" | "failed";
            };
        };
        /** @description Somebody deleted a volume of an app; its data is being removed. */
        "app_volume.deleted": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "app_volume.deleted";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `avol_…` */
                id: string;
                /** @description The app. */
                app_id: string;
                /** @description Name of the volume, unique in the app. */
                name: string;
                /** @description Where replicas find it. */
                mount_path: string;
                /** @description Size in GiB. */
                size_gb: number;
                /** @description Whether the next release mounts it. */
                attached: boolean;
                /**
                 * @description Its status after it.
                 * @enum {string}
                 */
                status: "creating" | "ready" | "growing" | "restoring" | "deleting" | "failed";
            };
        };
        /** @description What was asked of a volume of an app did not succeed. */
        "app_volume.failed": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "app_volume.failed";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `avol_…` */
                id: string;
                /** @description The app. */
                app_id: string;
                /** @description Name of the volume, unique in the app. */
                name: string;
                /** @description Where replicas find it. */
                mount_path: string;
                /** @description Size in GiB. */
                size_gb: number;
                /** @description Whether the next release mounts it. */
                attached: boolean;
                /**
                 * @description Its status after it.
                 * @enum {string}
                 */
                status: "creating" | "ready" | "growing" | "restoring" | "deleting" | "failed";
                /** @description What went wrong. */
                error: string;
            };
        };
        /** @description A volume of an app is full, or all but; the app cannot write to it. */
        "app_volume.full": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "app_volume.full";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `avol_…` */
                id: string;
                /** @description The app. */
                app_id: string;
                /** @description Name of the volume, unique in the app. */
                name: string;
                /** @description Where replicas find it. */
                mount_path: string;
                /** @description Size in GiB. */
                size_gb: number;
                /** @description Whether the next release mounts it. */
                attached: boolean;
                /**
                 * @description Its status after it.
                 * @enum {string}
                 */
                status: "creating" | "ready" | "growing" | "restoring" | "deleting" | "failed";
                /** @description What is on it. */
                used_bytes: number;
            };
        };
        /** @description A volume of an app that was full has room again. */
        "app_volume.roomy": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "app_volume.roomy";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `avol_…` */
                id: string;
                /** @description The app. */
                app_id: string;
                /** @description Name of the volume, unique in the app. */
                name: string;
                /** @description Where replicas find it. */
                mount_path: string;
                /** @description Size in GiB. */
                size_gb: number;
                /** @description Whether the next release mounts it. */
                attached: boolean;
                /**
                 * @description Its status after it.
                 * @enum {string}
                 */
                status: "creating" | "ready" | "growing" | "restoring" | "deleting" | "failed";
                /** @description What is on it. */
                used_bytes: number;
            };
        };
        /** @description Somebody changed a volume of an app, or let it grow. */
        "app_volume.updated": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "app_volume.updated";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `avol_…` */
                id: string;
                /** @description The app. */
                app_id: string;
                /** @description Name of the volume, unique in the app. */
                name: string;
                /** @description Where replicas find it. */
                mount_path: string;
                /** @description Size in GiB. */
                size_gb: number;
                /** @description Whether the next release mounts it. */
                attached: boolean;
                /**
                 * @description Its status after it.
                 * @enum {string}
                 */
                status: "creating" | "ready" | "growing" | "restoring" | "deleting" | "failed";
            };
        };
        /** @description An app was created; its first deployment is queued. */
        "app.created": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "app.created";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `app_…` */
                id: string;
                /** @description Name of the app, unique in its project. */
                name: string;
                /** @description Address of the repository, without credentials. */
                repo: string;
                /** @description Branch that is deployed. */
                branch: string;
            };
        };
        /** @description An app was deleted; it no longer answers. */
        "app.deleted": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "app.deleted";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `app_…` */
                id: string;
                /** @description Name of the app, unique in its project. */
                name: string;
                /** @description Address of the repository, without credentials. */
                repo: string;
                /** @description Branch that is deployed. */
                branch: string;
            };
        };
        /** @description Settings or the name of an app were changed. */
        "app.updated": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "app.updated";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `app_…` */
                id: string;
                /** @description Name of the app, unique in its project. */
                name: string;
                /** @description Address of the repository, without credentials. */
                repo: string;
                /** @description Branch that is deployed. */
                branch: string;
                /** @description Names of the settings that were changed. */
                changed: string[];
                /** @description The name it had, when it was given another one. */
                former_name: string | null;
            };
        };
        /** @description The work on an asset was called off by its project. */
        "asset.cancelled": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "asset.cancelled";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `ast_…` */
                id: string;
                /** @description What people see. */
                name: string;
                /**
                 * @description Where it is.
                 * @enum {string}
                 */
                status: "waiting" | "created" | "ingesting" | "probing" | "processing" | "ready" | "rejected" | "failed" | "cancelled" | "deleting" | "deleted";
                /** @description The upload that it came from. */
                upload_id: string | null;
            };
        };
        /** @description A file was received, or is waited for, and is going to be encoded. */
        "asset.created": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "asset.created";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `ast_…` */
                id: string;
                /** @description What people see. */
                name: string;
                /**
                 * @description Where it is.
                 * @enum {string}
                 */
                status: "waiting" | "created" | "ingesting" | "probing" | "processing" | "ready" | "rejected" | "failed" | "cancelled" | "deleting" | "deleted";
                /** @description The upload that it came from. */
                upload_id: string | null;
            };
        };
        /** @description An asset was deleted with all that belonged to it. */
        "asset.deleted": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "asset.deleted";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `ast_…` */
                id: string;
                /** @description What people see. */
                name: string;
                /**
                 * @description Where it is.
                 * @enum {string}
                 */
                status: "waiting" | "created" | "ingesting" | "probing" | "processing" | "ready" | "rejected" | "failed" | "cancelled" | "deleting" | "deleted";
                /** @description The upload that it came from. */
                upload_id: string | null;
                /**
                 * @description Whether somebody asked, or time was up.
                 * @enum {string}
                 */
                reason: "requested" | "expired";
            };
        };
        /** @description An asset could not be made for a reason of ours; it can be retried. */
        "asset.failed": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "asset.failed";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `ast_…` */
                id: string;
                /** @description What people see. */
                name: string;
                /**
                 * @description Where it is.
                 * @enum {string}
                 */
                status: "waiting" | "created" | "ingesting" | "probing" | "processing" | "ready" | "rejected" | "failed" | "cancelled" | "deleting" | "deleted";
                /** @description The upload that it came from. */
                upload_id: string | null;
                /** @description Why, such as `input_truncated`. */
                code: string | null;
                /** @description The same in words. */
                detail: string | null;
            };
        };
        /** @description An asset can be played, while it is still worked on. */
        "asset.playable": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "asset.playable";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `ast_…` */
                id: string;
                /** @description What people see. */
                name: string;
                /**
                 * @description Where it is.
                 * @enum {string}
                 */
                status: "waiting" | "created" | "ingesting" | "probing" | "processing" | "ready" | "rejected" | "failed" | "cancelled" | "deleting" | "deleted";
                /** @description The upload that it came from. */
                upload_id: string | null;
            };
        };
        /** @description All that belongs to an asset was made. */
        "asset.ready": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "asset.ready";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `ast_…` */
                id: string;
                /** @description What people see. */
                name: string;
                /**
                 * @description Where it is.
                 * @enum {string}
                 */
                status: "waiting" | "created" | "ingesting" | "probing" | "processing" | "ready" | "rejected" | "failed" | "cancelled" | "deleting" | "deleted";
                /** @description The upload that it came from. */
                upload_id: string | null;
            };
        };
        /** @description A file is none that can be played. */
        "asset.rejected": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "asset.rejected";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `ast_…` */
                id: string;
                /** @description What people see. */
                name: string;
                /**
                 * @description Where it is.
                 * @enum {string}
                 */
                status: "waiting" | "created" | "ingesting" | "probing" | "processing" | "ready" | "rejected" | "failed" | "cancelled" | "deleting" | "deleted";
                /** @description The upload that it came from. */
                upload_id: string | null;
                /** @description Why, such as `input_truncated`. */
                code: string | null;
                /** @description The same in words. */
                detail: string | null;
            };
        };
        /** @description An asset that failed or was called off is made after all. */
        "asset.retried": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "asset.retried";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `ast_…` */
                id: string;
                /** @description What people see. */
                name: string;
                /**
                 * @description Where it is.
                 * @enum {string}
                 */
                status: "waiting" | "created" | "ingesting" | "probing" | "processing" | "ready" | "rejected" | "failed" | "cancelled" | "deleting" | "deleted";
                /** @description The upload that it came from. */
                upload_id: string | null;
            };
        };
        /** @description The file of an asset was deleted, as it was to be kept until then only. */
        "asset.source_deleted": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "asset.source_deleted";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `ast_…` */
                id: string;
                /** @description What people see. */
                name: string;
                /**
                 * @description Where it is.
                 * @enum {string}
                 */
                status: "waiting" | "created" | "ingesting" | "probing" | "processing" | "ready" | "rejected" | "failed" | "cancelled" | "deleting" | "deleted";
                /** @description The upload that it came from. */
                upload_id: string | null;
            };
        };
        /** @description The name, the labels or the end of an asset changed. */
        "asset.updated": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "asset.updated";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `ast_…` */
                id: string;
                /** @description What people see. */
                name: string;
                /**
                 * @description Where it is.
                 * @enum {string}
                 */
                status: "waiting" | "created" | "ingesting" | "probing" | "processing" | "ready" | "rejected" | "failed" | "cancelled" | "deleting" | "deleted";
                /** @description The upload that it came from. */
                upload_id: string | null;
            };
        };
        /** @description The settings of Authentication were changed. */
        "auth_settings.updated": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "auth_settings.updated";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description The sections that were changed, such as `otp`. */
                sections: string[];
            };
        };
        /** @description An app was rolled back; pushes no longer deploy it. */
        "auto_deploy.paused": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "auto_deploy.paused";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description The app. */
                app_id: string;
                /** @description Why it stopped following pushes. */
                reason: string | null;
            };
        };
        /** @description Pushes deploy an app again. */
        "auto_deploy.resumed": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "auto_deploy.resumed";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description The app. */
                app_id: string;
                /** @description Why it stopped following pushes. */
                reason: string | null;
            };
        };
        /** @description A snapshot was copied to the object store. */
        "backup.copied": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "backup.copied";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `bkc_…` */
                id: string;
                /** @description The server that it is of. */
                vps_id: string;
                /** @description The snapshot that it is of. */
                snapshot_id: string;
            };
        };
        /** @description A copy of a snapshot is gone. */
        "backup.copy_deleted": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "backup.copy_deleted";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `bkc_…` */
                id: string;
                /** @description The server that it is of. */
                vps_id: string;
                /** @description The snapshot that it is of. */
                snapshot_id: string;
            };
        };
        /** @description A snapshot could not be copied. */
        "backup.copy_failed": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "backup.copy_failed";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `bkc_…` */
                id: string;
                /** @description The server that it is of. */
                vps_id: string;
                /** @description The snapshot that it is of. */
                snapshot_id: string;
            };
        };
        /** @description A backup could not be taken, and is not tried again. */
        "backup.missed": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "backup.missed";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description The server that has no backup of that time. */
                vps_id: string;
                /**
                 * Format: date-time
                 * @description When the backup was due.
                 */
                slot_at: string;
                /** @description Code of the error that kept it from being taken. */
                reason: string;
            };
        };
        /** @description A backup plan was deleted. */
        "backup.plan_deleted": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "backup.plan_deleted";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description The server that it is for. */
                vps_id: string;
                /** @description Hour of the day, in UTC. */
                hour_utc: number;
                /** @description Day of the week, 0 is Sunday; null for every day. */
                weekday: number | null;
                /** @description Backups that are kept. */
                keep: number;
                /** @description Whether each is copied to the object store. */
                copy: boolean;
            };
        };
        /** @description A backup plan was set or changed. */
        "backup.plan_set": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "backup.plan_set";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description The server that it is for. */
                vps_id: string;
                /** @description Hour of the day, in UTC. */
                hour_utc: number;
                /** @description Day of the week, 0 is Sunday; null for every day. */
                weekday: number | null;
                /** @description Backups that are kept. */
                keep: number;
                /** @description Whether each is copied to the object store. */
                copy: boolean;
            };
        };
        /** @description What was left of a batch was called off; its messages send no event. */
        "batch.canceled": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "batch.canceled";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `bat_…` */
                id: string;
                /** @description How many messages it was given with. */
                total: number;
                /** @description How many of them were accepted. */
                accepted: number;
                /** @description How many messages were called off. */
                canceled: number;
            };
        };
        /** @description A batch of messages was accepted. */
        "batch.created": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "batch.created";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `bat_…` */
                id: string;
                /** @description How many messages it was given with. */
                total: number;
                /** @description How many of them were accepted. */
                accepted: number;
            };
        };
        /** @description A broadcast of a room is over. */
        "broadcast.ended": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "broadcast.ended";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `rbc_…` */
                id: string;
                /** @description The room, `room_…`. */
                room_id: string;
                /**
                 * @description What it shows.
                 * @enum {string}
                 */
                layout: "speaker" | "grid" | "single";
                /** @description Playlist of HLS; null when it has none. */
                playback_url: string | null;
                /** @description How long it was live. */
                duration_s: number;
            };
        };
        /** @description A room could not be broadcast, or no longer. */
        "broadcast.failed": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "broadcast.failed";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `rbc_…` */
                id: string;
                /** @description The room, `room_…`. */
                room_id: string;
                /**
                 * @description What it shows.
                 * @enum {string}
                 */
                layout: "speaker" | "grid" | "single";
                /** @description Playlist of HLS; null when it has none. */
                playback_url: string | null;
                /** @description Code of what went wrong. */
                error: string;
            };
        };
        /** @description A room is broadcast from now on. */
        "broadcast.live": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "broadcast.live";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `rbc_…` */
                id: string;
                /** @description The room, `room_…`. */
                room_id: string;
                /**
                 * @description What it shows.
                 * @enum {string}
                 */
                layout: "speaker" | "grid" | "single";
                /** @description Playlist of HLS; null when it has none. */
                playback_url: string | null;
            };
        };
        /** @description Alarms of an event were handed to Messaging, which sends them. */
        "calendar_alarm.sent": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "calendar_alarm.sent";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `cev_…` */
                id: string;
                /** @description `spc_…` */
                space_id: string;
                /** @description `cal_…` */
                calendar_id: string;
                /** @description What calendars everywhere know it by. */
                uid: string;
                /**
                 * Format: date-time
                 * @description When its first instance begins.
                 */
                starts_at: string;
                /** @description Counts its changes. */
                version: number;
            };
        };
        /** @description An event was put into a calendar. */
        "calendar_event.created": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "calendar_event.created";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `cev_…` */
                id: string;
                /** @description `spc_…` */
                space_id: string;
                /** @description `cal_…` */
                calendar_id: string;
                /** @description What calendars everywhere know it by. */
                uid: string;
                /**
                 * Format: date-time
                 * @description When its first instance begins.
                 */
                starts_at: string;
                /** @description Counts its changes. */
                version: number;
            };
        };
        /** @description An event was deleted. */
        "calendar_event.deleted": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "calendar_event.deleted";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `cev_…` */
                id: string;
                /** @description `spc_…` */
                space_id: string;
                /** @description `cal_…` */
                calendar_id: string;
                /** @description What calendars everywhere know it by. */
                uid: string;
                /**
                 * Format: date-time
                 * @description When its first instance begins.
                 */
                starts_at: string;
                /** @description Counts its changes. */
                version: number;
            };
        };
        /** @description An event changed, or one of its instances did. */
        "calendar_event.updated": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "calendar_event.updated";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `cev_…` */
                id: string;
                /** @description `spc_…` */
                space_id: string;
                /** @description `cal_…` */
                calendar_id: string;
                /** @description What calendars everywhere know it by. */
                uid: string;
                /**
                 * Format: date-time
                 * @description When its first instance begins.
                 */
                starts_at: string;
                /** @description Counts its changes. */
                version: number;
            };
        };
        /** @description A secret address of a calendar was made. */
        "calendar_feed.created": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "calendar_feed.created";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `cfd_…` */
                id: string;
                /** @description `spc_…` */
                space_id: string;
                /** @description `cal_…` that it shows. */
                calendar_id: string;
                /** @description Whom it was made for. */
                name: string;
                /**
                 * @description Whether events are told, or only when somebody is busy.
                 * @enum {string}
                 */
                shows: "all" | "busy";
            };
        };
        /** @description A secret address was taken back. */
        "calendar_feed.deleted": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "calendar_feed.deleted";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `cfd_…` */
                id: string;
                /** @description `spc_…` */
                space_id: string;
                /** @description `cal_…` that it shows. */
                calendar_id: string;
                /** @description Whom it was made for. */
                name: string;
                /**
                 * @description Whether events are told, or only when somebody is busy.
                 * @enum {string}
                 */
                shows: "all" | "busy";
            };
        };
        /** @description A mail about an event could not be sent. */
        "calendar_invitation.failed": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "calendar_invitation.failed";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `cev_…` */
                event_id: string;
                /** @description `cal_…` */
                calendar_id: string;
                /**
                 * @description What the mail says, as RFC 5546 names it.
                 * @enum {string}
                 */
                method: "REQUEST" | "REPLY" | "CANCEL";
            };
        };
        /** @description A mail about an event was handed over to be sent. */
        "calendar_invitation.sent": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "calendar_invitation.sent";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `cev_…` */
                event_id: string;
                /** @description `cal_…` */
                calendar_id: string;
                /**
                 * @description What the mail says, as RFC 5546 names it.
                 * @enum {string}
                 */
                method: "REQUEST" | "REPLY" | "CANCEL";
            };
        };
        /** @description A calendar was made. */
        "calendar.created": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "calendar.created";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `cal_…` */
                id: string;
                /** @description `spc_…` */
                space_id: string;
                /** @description Counts its changes. */
                version: number;
            };
        };
        /** @description A calendar was deleted with its events. */
        "calendar.deleted": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "calendar.deleted";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `cal_…` */
                id: string;
                /** @description `spc_…` */
                space_id: string;
                /** @description Counts its changes. */
                version: number;
            };
        };
        /** @description A calendar changed. */
        "calendar.updated": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "calendar.updated";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `cal_…` */
                id: string;
                /** @description `spc_…` */
                space_id: string;
                /** @description Counts its changes. */
                version: number;
            };
        };
        /** @description Quiet hours or answers to words were changed. */
        "consent_settings.updated": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "consent_settings.updated";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description How many settings were given. */
                changed: number;
            };
        };
        /** @description A connection to a console ended. */
        "console.closed": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "console.closed";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `con_…`; one connection. */
                id: string;
                /** @description The server that it is on. */
                vps_id: string;
                /**
                 * @description What it is connected to.
                 * @enum {string}
                 */
                mode: "shell" | "serial";
                /** @description Code of what ended it. */
                reason: string;
            };
        };
        /** @description Somebody connected to a console of a server. */
        "console.opened": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "console.opened";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `con_…`; one connection. */
                id: string;
                /** @description The server that it is on. */
                vps_id: string;
                /**
                 * @description What it is connected to.
                 * @enum {string}
                 */
                mode: "shell" | "serial";
            };
        };
        /** @description A contact was put into an address book. */
        "contact.created": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "contact.created";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `ctc_…` */
                id: string;
                /** @description `spc_…` */
                space_id: string;
                /** @description `abk_…` */
                address_book_id: string;
                /** @description What address books everywhere know it by. */
                uid: string;
                /** @description Counts its changes. */
                version: number;
            };
        };
        /** @description A contact was deleted. */
        "contact.deleted": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "contact.deleted";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `ctc_…` */
                id: string;
                /** @description `spc_…` */
                space_id: string;
                /** @description `abk_…` */
                address_book_id: string;
                /** @description What address books everywhere know it by. */
                uid: string;
                /** @description Counts its changes. */
                version: number;
            };
        };
        /** @description A contact changed. */
        "contact.updated": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "contact.updated";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `ctc_…` */
                id: string;
                /** @description `spc_…` */
                space_id: string;
                /** @description `abk_…` */
                address_book_id: string;
                /** @description What address books everywhere know it by. */
                uid: string;
                /** @description Counts its changes. */
                version: number;
            };
        };
        /** @description A project made a currency of its own. */
        "currency.created": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "currency.created";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description Code of the currency. */
                code: string;
                /** @description Digits after the decimal point. */
                exponent: number;
                /** @description Name of the currency. */
                name: string;
                /** @description Whether something new may be made in it. */
                active: boolean;
            };
        };
        /** @description A currency of a project was changed. */
        "currency.updated": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "currency.updated";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description Code of the currency. */
                code: string;
                /** @description Digits after the decimal point. */
                exponent: number;
                /** @description Name of the currency. */
                name: string;
                /** @description Whether something new may be made in it. */
                active: boolean;
            };
        };
        /** @description A backup could not be restored. */
        "database_backup.check_failed": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "database_backup.check_failed";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `dbb_…` */
                id: string;
                /** @description `db_…` */
                database_id: string;
                /**
                 * @description Why it was made.
                 * @enum {string}
                 */
                kind: "manual" | "scheduled" | "before_restore" | "final";
                /** @description What happened. */
                reason: string;
            };
        };
        /** @description A backup was restored to see that it can be. */
        "database_backup.check_passed": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "database_backup.check_passed";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `dbb_…` */
                id: string;
                /** @description `db_…` */
                database_id: string;
                /**
                 * @description Why it was made.
                 * @enum {string}
                 */
                kind: "manual" | "scheduled" | "before_restore" | "final";
            };
        };
        /** @description A backup of a database is complete. */
        "database_backup.completed": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "database_backup.completed";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `dbb_…` */
                id: string;
                /** @description `db_…` */
                database_id: string;
                /**
                 * @description Why it was made.
                 * @enum {string}
                 */
                kind: "manual" | "scheduled" | "before_restore" | "final";
            };
        };
        /** @description A backup of a database was deleted. */
        "database_backup.deleted": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "database_backup.deleted";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `dbb_…` */
                id: string;
                /** @description `db_…` */
                database_id: string;
                /**
                 * @description Why it was made.
                 * @enum {string}
                 */
                kind: "manual" | "scheduled" | "before_restore" | "final";
            };
        };
        /** @description A backup of a database failed. */
        "database_backup.failed": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "database_backup.failed";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `dbb_…` */
                id: string;
                /** @description `db_…` */
                database_id: string;
                /**
                 * @description Why it was made.
                 * @enum {string}
                 */
                kind: "manual" | "scheduled" | "before_restore" | "final";
                /** @description What happened. */
                reason: string;
            };
        };
        /** @description A scheduled backup was not made: the database was busy for hours. */
        "database_backup.missed": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "database_backup.missed";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `db_…` */
                database_id: string;
                /**
                 * Format: date-time
                 * @description The time that it was meant for.
                 */
                slot_at: string;
                /** @description Code of what stood in the way. */
                reason: string;
            };
        };
        /** @description A database has another credential. */
        "database_credential.created": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "database_credential.created";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `dbc_…` */
                id: string;
                /** @description `db_…` */
                database_id: string;
                /** @description Name of the credential, unique in its database. */
                name: string;
                /**
                 * @description What it may do.
                 * @enum {string}
                 */
                access: "read_write" | "read_only";
            };
        };
        /** @description A credential works no more. */
        "database_credential.deleted": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "database_credential.deleted";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `dbc_…` */
                id: string;
                /** @description `db_…` */
                database_id: string;
                /** @description Name of the credential, unique in its database. */
                name: string;
                /**
                 * @description What it may do.
                 * @enum {string}
                 */
                access: "read_write" | "read_only";
            };
        };
        /** @description The password before a rotation works no more. */
        "database_credential.retired": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "database_credential.retired";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `dbc_…` */
                id: string;
                /** @description `db_…` */
                database_id: string;
                /** @description Name of the credential, unique in its database. */
                name: string;
                /**
                 * @description What it may do.
                 * @enum {string}
                 */
                access: "read_write" | "read_only";
            };
        };
        /** @description Somebody was shown a password. */
        "database_credential.revealed": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "database_credential.revealed";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `dbc_…` */
                id: string;
                /** @description `db_…` */
                database_id: string;
                /** @description Name of the credential, unique in its database. */
                name: string;
                /**
                 * @description What it may do.
                 * @enum {string}
                 */
                access: "read_write" | "read_only";
            };
        };
        /** @description A credential has another password; the one before works for a while. */
        "database_credential.rotated": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "database_credential.rotated";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `dbc_…` */
                id: string;
                /** @description `db_…` */
                database_id: string;
                /** @description Name of the credential, unique in its database. */
                name: string;
                /**
                 * @description What it may do.
                 * @enum {string}
                 */
                access: "read_write" | "read_only";
            };
        };
        /** @description A database has an extension no more. */
        "database_extension.disabled": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "database_extension.disabled";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `db_…` */
                database_id: string;
                /** @description Name of the extension. */
                name: string;
            };
        };
        /** @description A database has an extension. */
        "database_extension.enabled": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "database_extension.enabled";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `db_…` */
                database_id: string;
                /** @description Name of the extension. */
                name: string;
            };
        };
        /** @description The pool of a database was turned on or off, or has another mode or size. */
        "database_pool.changed": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "database_pool.changed";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `db_…` */
                database_id: string;
                /** @description Whether clients can connect through it. */
                enabled: boolean;
                /**
                 * @description When a connection is given back.
                 * @enum {string}
                 */
                mode: "transaction" | "session";
                /** @description Connections to the server for each credential. */
                size: number;
            };
        };
        /** @description A database is there and answers. */
        "database.created": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "database.created";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `db_…` */
                id: string;
                /** @description Name of the database, unique in its project. */
                name: string;
                /** @description What it is made with. */
                engine: string;
                /** @description `shared` or `dedicated`. */
                plan: string;
                /** @description Major version of the engine. */
                version: number;
                /**
                 * @description Its status after it.
                 * @enum {string}
                 */
                status: "creating" | "available" | "degraded" | "resizing" | "restoring" | "upgrading" | "deleting" | "deleted" | "error";
            };
        };
        /** @description Something about a database is wrong. */
        "database.degraded": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "database.degraded";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `db_…` */
                id: string;
                /** @description Name of the database, unique in its project. */
                name: string;
                /** @description What it is made with. */
                engine: string;
                /** @description `shared` or `dedicated`. */
                plan: string;
                /** @description Major version of the engine. */
                version: number;
                /**
                 * @description Its status after it.
                 * @enum {string}
                 */
                status: "creating" | "available" | "degraded" | "resizing" | "restoring" | "upgrading" | "deleting" | "deleted" | "error";
                /**
                 * @description What is wrong.
                 * @enum {string}
                 */
                problem: "backup" | "archive" | "check" | "disk" | "server" | "pool";
                /** @description What happened. */
                reason: string;
            };
        };
        /** @description A database was deleted with its data. */
        "database.deleted": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "database.deleted";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `db_…` */
                id: string;
                /** @description Name of the database, unique in its project. */
                name: string;
                /** @description What it is made with. */
                engine: string;
                /** @description `shared` or `dedicated`. */
                plan: string;
                /** @description Major version of the engine. */
                version: number;
                /**
                 * @description Its status after it.
                 * @enum {string}
                 */
                status: "creating" | "available" | "degraded" | "resizing" | "restoring" | "upgrading" | "deleting" | "deleted" | "error";
            };
        };
        /** @description An operation on a database failed. */
        "database.failed": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "database.failed";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `db_…` */
                id: string;
                /** @description Name of the database, unique in its project. */
                name: string;
                /** @description What it is made with. */
                engine: string;
                /** @description `shared` or `dedicated`. */
                plan: string;
                /** @description Major version of the engine. */
                version: number;
                /**
                 * @description Its status after it.
                 * @enum {string}
                 */
                status: "creating" | "available" | "degraded" | "resizing" | "restoring" | "upgrading" | "deleting" | "deleted" | "error";
                error: {
                    /** @description Stable code to branch on. */
                    code: string;
                    /** @description What happened. */
                    message: string;
                };
            };
        };
        /** @description Nothing about a database is wrong any more. */
        "database.recovered": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "database.recovered";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `db_…` */
                id: string;
                /** @description Name of the database, unique in its project. */
                name: string;
                /** @description What it is made with. */
                engine: string;
                /** @description `shared` or `dedicated`. */
                plan: string;
                /** @description Major version of the engine. */
                version: number;
                /**
                 * @description Its status after it.
                 * @enum {string}
                 */
                status: "creating" | "available" | "degraded" | "resizing" | "restoring" | "upgrading" | "deleting" | "deleted" | "error";
            };
        };
        /** @description A database has other limits. */
        "database.resized": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "database.resized";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `db_…` */
                id: string;
                /** @description Name of the database, unique in its project. */
                name: string;
                /** @description What it is made with. */
                engine: string;
                /** @description `shared` or `dedicated`. */
                plan: string;
                /** @description Major version of the engine. */
                version: number;
                /**
                 * @description Its status after it.
                 * @enum {string}
                 */
                status: "creating" | "available" | "degraded" | "resizing" | "restoring" | "upgrading" | "deleting" | "deleted" | "error";
            };
        };
        /** @description A database holds what a backup held. */
        "database.restored": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "database.restored";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `db_…` */
                id: string;
                /** @description Name of the database, unique in its project. */
                name: string;
                /** @description What it is made with. */
                engine: string;
                /** @description `shared` or `dedicated`. */
                plan: string;
                /** @description Major version of the engine. */
                version: number;
                /**
                 * @description Its status after it.
                 * @enum {string}
                 */
                status: "creating" | "available" | "degraded" | "resizing" | "restoring" | "upgrading" | "deleting" | "deleted" | "error";
            };
        };
        /** @description Name, protection or backups of a database changed. */
        "database.updated": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "database.updated";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `db_…` */
                id: string;
                /** @description Name of the database, unique in its project. */
                name: string;
                /** @description What it is made with. */
                engine: string;
                /** @description `shared` or `dedicated`. */
                plan: string;
                /** @description Major version of the engine. */
                version: number;
                /**
                 * @description Its status after it.
                 * @enum {string}
                 */
                status: "creating" | "available" | "degraded" | "resizing" | "restoring" | "upgrading" | "deleting" | "deleted" | "error";
            };
        };
        /** @description A database runs with a newer major version. */
        "database.upgraded": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "database.upgraded";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `db_…` */
                id: string;
                /** @description Name of the database, unique in its project. */
                name: string;
                /** @description What it is made with. */
                engine: string;
                /** @description `shared` or `dedicated`. */
                plan: string;
                /** @description Major version of the engine. */
                version: number;
                /**
                 * @description Its status after it.
                 * @enum {string}
                 */
                status: "creating" | "available" | "degraded" | "resizing" | "restoring" | "upgrading" | "deleting" | "deleted" | "error";
            };
        };
        /** @description An app got a deploy key, or another one. */
        "deploy_key.created": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "deploy_key.created";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `app_…` */
                app_id: string;
                /** @description `SHA256:…` of the public key. */
                fingerprint: string;
            };
        };
        /** @description The deploy key of an app was thrown away. */
        "deploy_key.deleted": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "deploy_key.deleted";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `app_…` */
                app_id: string;
                /** @description `SHA256:…` of the public key. */
                fingerprint: string;
            };
        };
        /** @description A pinned host key was forgotten; the next one seen is pinned. */
        "deploy_key.host_forgotten": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "deploy_key.host_forgotten";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `app_…` */
                app_id: string;
                /** @description `SHA256:…` of the public key. */
                fingerprint: string;
                /** @description `host:port` */
                host: string;
            };
        };
        /** @description A deployment was called off. */
        "deployment.cancelled": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "deployment.cancelled";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `dep_…` */
                id: string;
                /** @description The app that is deployed. */
                app_id: string;
                /** @description Counts the deployments of the app. */
                number: number;
                /** @description Branch that is deployed. */
                branch: string;
                /** @description Commit that is deployed; null until it is known. */
                commit_sha: string | null;
            };
        };
        /** @description A deployment ended without going live; the release before serves on. */
        "deployment.failed": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "deployment.failed";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `dep_…` */
                id: string;
                /** @description The app that is deployed. */
                app_id: string;
                /** @description Counts the deployments of the app. */
                number: number;
                /** @description Branch that is deployed. */
                branch: string;
                /** @description Commit that is deployed; null until it is known. */
                commit_sha: string | null;
                /** @description What went wrong. */
                error: {
                    /** @description The stage that failed. */
                    stage: string;
                    /** @description Why, as a code of the error catalogue. */
                    code: string;
                    /** @description Why, in a sentence. */
                    message: string;
                } | null;
            };
        };
        /** @description A deployment serves all traffic of its app. */
        "deployment.live": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "deployment.live";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `dep_…` */
                id: string;
                /** @description The app that is deployed. */
                app_id: string;
                /** @description Counts the deployments of the app. */
                number: number;
                /** @description Branch that is deployed. */
                branch: string;
                /** @description Commit that is deployed; null until it is known. */
                commit_sha: string | null;
            };
        };
        /** @description A deployment that was live was replaced by an earlier release. */
        "deployment.rolled_back": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "deployment.rolled_back";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `dep_…` */
                id: string;
                /** @description The app that is deployed. */
                app_id: string;
                /** @description Counts the deployments of the app. */
                number: number;
                /** @description Branch that is deployed. */
                branch: string;
                /** @description Commit that is deployed; null until it is known. */
                commit_sha: string | null;
                /** @description What was seen of it. */
                error: {
                    /** @description The stage that failed. */
                    stage: string;
                    /** @description Why, as a code of the error catalogue. */
                    code: string;
                    /** @description Why, in a sentence. */
                    message: string;
                } | null;
            };
        };
        /** @description A worker took a deployment in hand. */
        "deployment.started": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "deployment.started";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `dep_…` */
                id: string;
                /** @description The app that is deployed. */
                app_id: string;
                /** @description Counts the deployments of the app. */
                number: number;
                /** @description Branch that is deployed. */
                branch: string;
                /** @description Commit that is deployed; null until it is known. */
                commit_sha: string | null;
            };
        };
        /** @description A device was registered for push messages. */
        "device.created": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "device.created";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `dev_…` */
                id: string;
                /**
                 * @description What it runs.
                 * @enum {string}
                 */
                platform: "ios" | "android" | "web";
                /** @description The app on it. */
                app: string | null;
                /** @description Your own name of the user. */
                user_id: string | null;
            };
        };
        /** @description A device was removed. */
        "device.deleted": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "device.deleted";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `dev_…` */
                id: string;
                /**
                 * @description What it runs.
                 * @enum {string}
                 */
                platform: "ios" | "android" | "web";
                /** @description The app on it. */
                app: string | null;
                /** @description Your own name of the user. */
                user_id: string | null;
            };
        };
        /** @description The app was removed from a device, or its token ended: it is sent nothing more. */
        "device.gone": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "device.gone";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `dev_…` */
                id: string;
                /**
                 * @description What it runs.
                 * @enum {string}
                 */
                platform: "ios" | "android" | "web";
                /** @description The app on it. */
                app: string | null;
                /** @description Your own name of the user. */
                user_id: string | null;
                /** @description What the push service said. */
                reason: string;
            };
        };
        /** @description A device was registered anew, or for another user. */
        "device.updated": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "device.updated";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `dev_…` */
                id: string;
                /**
                 * @description What it runs.
                 * @enum {string}
                 */
                platform: "ios" | "android" | "web";
                /** @description The app on it. */
                app: string | null;
                /** @description Your own name of the user. */
                user_id: string | null;
            };
        };
        /** @description A file could not be read. */
        "document.failed": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "document.failed";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `fil_…` of the file. */
                id: string;
                /** @description `spc_…` that it is in. */
                space_id: string;
                /** @description Why, such as `damaged`. */
                problem: string;
            };
        };
        /** @description A virus was found in a file. */
        "document.infected": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "document.infected";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `fil_…` of the file. */
                id: string;
                /** @description `spc_…` that it is in. */
                space_id: string;
                /** @description What the scanner calls it. */
                signature: string;
            };
        };
        /** @description The text of a document was read; it is found by its words from now on. */
        "document.ready": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "document.ready";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `fil_…` of the file. */
                id: string;
                /** @description `spc_…` that it is in. */
                space_id: string;
                /** @description Pages; null when it has none. */
                pages: number | null;
            };
        };
        /** @description A domain was added; its records are looked for. */
        "domain.added": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "domain.added";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `dom_…` */
                id: string;
                /** @description The app that it leads to. */
                app_id: string;
                /** @description The name, in punycode. */
                host: string;
                /** @description `pending`, `verified` or `failed`, after it. */
                status: string;
            };
        };
        /** @description A certificate could not be had; it is tried again. */
        "domain.certificate_failed": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "domain.certificate_failed";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `dom_…` */
                id: string;
                /** @description The app that it leads to. */
                app_id: string;
                /** @description The name, in punycode. */
                host: string;
                /** @description `pending`, `verified` or `failed`, after it. */
                status: string;
            };
        };
        /** @description A domain was given a certificate. */
        "domain.certificate_issued": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "domain.certificate_issued";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `dom_…` */
                id: string;
                /** @description The app that it leads to. */
                app_id: string;
                /** @description The name, in punycode. */
                host: string;
                /** @description `pending`, `verified` or `failed`, after it. */
                status: string;
            };
        };
        /** @description The records of a domain were not found in time. */
        "domain.failed": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "domain.failed";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `dom_…` */
                id: string;
                /** @description The app that it leads to. */
                app_id: string;
                /** @description The name, in punycode. */
                host: string;
                /** @description `pending`, `verified` or `failed`, after it. */
                status: string;
            };
        };
        /** @description A domain was removed; it no longer answers. */
        "domain.removed": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "domain.removed";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `dom_…` */
                id: string;
                /** @description The app that it leads to. */
                app_id: string;
                /** @description The name, in punycode. */
                host: string;
                /** @description `pending`, `verified` or `failed`, after it. */
                status: string;
            };
        };
        /** @description A domain became the primary one or no longer is, or leads elsewhere than before. */
        "domain.updated": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "domain.updated";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `dom_…` */
                id: string;
                /** @description The app that it leads to. */
                app_id: string;
                /** @description The name, in punycode. */
                host: string;
                /** @description `pending`, `verified` or `failed`, after it. */
                status: string;
            };
        };
        /** @description The ownership of a domain was proved. */
        "domain.verified": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "domain.verified";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `dom_…` */
                id: string;
                /** @description The app that it leads to. */
                app_id: string;
                /** @description The name, in punycode. */
                host: string;
                /** @description `pending`, `verified` or `failed`, after it. */
                status: string;
            };
        };
        /** @description The rules of an app at the edge were changed. */
        "edge_rules.updated": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "edge_rules.updated";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description The app. */
                app_id: string;
                /** @description Names of the rules that are set after it. */
                rules: string[];
            };
        };
        /** @description The seller took the terms on. */
        "escrow.accepted": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "escrow.accepted";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `esc_…` */
                id: string;
                /**
                 * @description See the diagram in the guide of escrows.
                 * @enum {string}
                 */
                state: "created" | "funded" | "delivered" | "partially_released" | "disputed" | "released" | "refunded" | "resolved" | "cancelled" | "expired";
                /** @description Wallet that pays. */
                buyer: string;
                /** @description Wallet that is paid. */
                seller: string;
                /** @description Who decides disputes; null for anybody who may. */
                arbiter: string | null;
                /** @description Minor units, such as `"1250"` for 12.50 euros. */
                amount: string;
                /** @description Code of the currency. */
                currency: string;
                /** @description What the project takes of each release. */
                fee: {
                    /** @description Hundredths of a percent of what is released, half a minor unit rounded up. */
                    bps: number;
                    /**
                     * @description Who pays it; of a fee that both pay the seller bears the odd minor unit.
                     * @enum {string}
                     */
                    payer: "buyer" | "seller" | "both";
                } | null;
                /** @description What came in: the amount and the buyer's part of the fee. */
                funded: string;
                /** @description How much of the amount was released, before fees. */
                released: string;
                /** @description How much of the amount was refunded. */
                refunded: string;
                /** @description How much of the amount is neither. */
                remaining: string;
                /** @description What the seller got, after fees. */
                paid_to_seller: string;
                /** @description What the buyer got back, with what fees did not take. */
                paid_to_buyer: string;
                /** @description What was taken. */
                fees: string;
                /** @description Parts that are paid by themselves. */
                milestones: {
                    /** @description `mls_…` */
                    id: string;
                    /** @description What is delivered. */
                    title: string;
                    /** @description Minor units, such as `"1250"` for 12.50 euros. */
                    amount: string;
                    /**
                     * @description `split`: the arbiter gave each party a part of it.
                     * @enum {string}
                     */
                    state: "pending" | "delivered" | "disputed" | "released" | "refunded" | "split";
                    /** @description How much of it went to the seller, before fees. */
                    released: string;
                    /** @description How much of it went back to the buyer. */
                    refunded: string;
                    /** @description When it is expected. */
                    due_at: string | null;
                    /** @description When it was delivered. */
                    delivered_at: string | null;
                    /** @description When it is paid by itself. */
                    release_at: string | null;
                }[];
                /** @description Days until the seller is paid by itself. */
                inspection_days: number | null;
                /** @description When it expires unless it is funded. */
                funding_deadline: string | null;
                /** @description Whether the terms let the buyer change its mind. */
                buyer_may_withdraw: boolean;
                /** @description When the money came in. */
                funded_at: string | null;
                /** @description When the seller took the terms on. */
                accepted_at: string | null;
                /** @description When all of it was delivered. */
                delivered_at: string | null;
                /** @description When something is paid by itself next. */
                release_at: string | null;
                /** @description The dispute, also after it was resolved. */
                dispute: {
                    /** @description Role of who disputes it. */
                    by: string;
                    /** @description Why. */
                    reason: string;
                } | null;
                /** @description A sentence for people. */
                description: string | null;
                /** @description Up to 50 texts of your own by name, 500 characters each. */
                metadata: {
                    [key: string]: string;
                };
                /**
                 * Format: date-time
                 * @description When it was made.
                 */
                created_at: string;
                /**
                 * Format: date-time
                 * @description When it last changed.
                 */
                updated_at: string;
                /** @description What was done. */
                operation: {
                    /** @description Identifier of the operation or of the note. */
                    id: string;
                    /** @description Type of the event that told of it, such as `escrow.released`. */
                    type: string;
                    /** @description Role of who did it; `system` when time did. */
                    as: string | null;
                    /** @description Milestone that it is about. */
                    milestone: string | null;
                    /** @description What the seller got by it. */
                    to_seller: string;
                    /** @description What the buyer got back by it. */
                    to_buyer: string;
                    /** @description What the project took of it. */
                    fee: string;
                    /** @description Why, as far as somebody said; text of evidence. */
                    reason: string | null;
                    /**
                     * Format: date-time
                     * @description When it happened.
                     */
                    created_at: string;
                };
            };
        };
        /** @description The seller was paid because the time for inspection was over. */
        "escrow.auto_released": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "escrow.auto_released";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `esc_…` */
                id: string;
                /**
                 * @description See the diagram in the guide of escrows.
                 * @enum {string}
                 */
                state: "created" | "funded" | "delivered" | "partially_released" | "disputed" | "released" | "refunded" | "resolved" | "cancelled" | "expired";
                /** @description Wallet that pays. */
                buyer: string;
                /** @description Wallet that is paid. */
                seller: string;
                /** @description Who decides disputes; null for anybody who may. */
                arbiter: string | null;
                /** @description Minor units, such as `"1250"` for 12.50 euros. */
                amount: string;
                /** @description Code of the currency. */
                currency: string;
                /** @description What the project takes of each release. */
                fee: {
                    /** @description Hundredths of a percent of what is released, half a minor unit rounded up. */
                    bps: number;
                    /**
                     * @description Who pays it; of a fee that both pay the seller bears the odd minor unit.
                     * @enum {string}
                     */
                    payer: "buyer" | "seller" | "both";
                } | null;
                /** @description What came in: the amount and the buyer's part of the fee. */
                funded: string;
                /** @description How much of the amount was released, before fees. */
                released: string;
                /** @description How much of the amount was refunded. */
                refunded: string;
                /** @description How much of the amount is neither. */
                remaining: string;
                /** @description What the seller got, after fees. */
                paid_to_seller: string;
                /** @description What the buyer got back, with what fees did not take. */
                paid_to_buyer: string;
                /** @description What was taken. */
                fees: string;
                /** @description Parts that are paid by themselves. */
                milestones: {
                    /** @description `mls_…` */
                    id: string;
                    /** @description What is delivered. */
                    title: string;
                    /** @description Minor units, such as `"1250"` for 12.50 euros. */
                    amount: string;
                    /**
                     * @description `split`: the arbiter gave each party a part of it.
                     * @enum {string}
                     */
                    state: "pending" | "delivered" | "disputed" | "released" | "refunded" | "split";
                    /** @description How much of it went to the seller, before fees. */
                    released: string;
                    /** @description How much of it went back to the buyer. */
                    refunded: string;
                    /** @description When it is expected. */
                    due_at: string | null;
                    /** @description When it was delivered. */
                    delivered_at: string | null;
                    /** @description When it is paid by itself. */
                    release_at: string | null;
                }[];
                /** @description Days until the seller is paid by itself. */
                inspection_days: number | null;
                /** @description When it expires unless it is funded. */
                funding_deadline: string | null;
                /** @description Whether the terms let the buyer change its mind. */
                buyer_may_withdraw: boolean;
                /** @description When the money came in. */
                funded_at: string | null;
                /** @description When the seller took the terms on. */
                accepted_at: string | null;
                /** @description When all of it was delivered. */
                delivered_at: string | null;
                /** @description When something is paid by itself next. */
                release_at: string | null;
                /** @description The dispute, also after it was resolved. */
                dispute: {
                    /** @description Role of who disputes it. */
                    by: string;
                    /** @description Why. */
                    reason: string;
                } | null;
                /** @description A sentence for people. */
                description: string | null;
                /** @description Up to 50 texts of your own by name, 500 characters each. */
                metadata: {
                    [key: string]: string;
                };
                /**
                 * Format: date-time
                 * @description When it was made.
                 */
                created_at: string;
                /**
                 * Format: date-time
                 * @description When it last changed.
                 */
                updated_at: string;
                /** @description What was done. */
                operation: {
                    /** @description Identifier of the operation or of the note. */
                    id: string;
                    /** @description Type of the event that told of it, such as `escrow.released`. */
                    type: string;
                    /** @description Role of who did it; `system` when time did. */
                    as: string | null;
                    /** @description Milestone that it is about. */
                    milestone: string | null;
                    /** @description What the seller got by it. */
                    to_seller: string;
                    /** @description What the buyer got back by it. */
                    to_buyer: string;
                    /** @description What the project took of it. */
                    fee: string;
                    /** @description Why, as far as somebody said; text of evidence. */
                    reason: string | null;
                    /**
                     * Format: date-time
                     * @description When it happened.
                     */
                    created_at: string;
                };
            };
        };
        /** @description An escrow without money was given up. */
        "escrow.cancelled": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "escrow.cancelled";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `esc_…` */
                id: string;
                /**
                 * @description See the diagram in the guide of escrows.
                 * @enum {string}
                 */
                state: "created" | "funded" | "delivered" | "partially_released" | "disputed" | "released" | "refunded" | "resolved" | "cancelled" | "expired";
                /** @description Wallet that pays. */
                buyer: string;
                /** @description Wallet that is paid. */
                seller: string;
                /** @description Who decides disputes; null for anybody who may. */
                arbiter: string | null;
                /** @description Minor units, such as `"1250"` for 12.50 euros. */
                amount: string;
                /** @description Code of the currency. */
                currency: string;
                /** @description What the project takes of each release. */
                fee: {
                    /** @description Hundredths of a percent of what is released, half a minor unit rounded up. */
                    bps: number;
                    /**
                     * @description Who pays it; of a fee that both pay the seller bears the odd minor unit.
                     * @enum {string}
                     */
                    payer: "buyer" | "seller" | "both";
                } | null;
                /** @description What came in: the amount and the buyer's part of the fee. */
                funded: string;
                /** @description How much of the amount was released, before fees. */
                released: string;
                /** @description How much of the amount was refunded. */
                refunded: string;
                /** @description How much of the amount is neither. */
                remaining: string;
                /** @description What the seller got, after fees. */
                paid_to_seller: string;
                /** @description What the buyer got back, with what fees did not take. */
                paid_to_buyer: string;
                /** @description What was taken. */
                fees: string;
                /** @description Parts that are paid by themselves. */
                milestones: {
                    /** @description `mls_…` */
                    id: string;
                    /** @description What is delivered. */
                    title: string;
                    /** @description Minor units, such as `"1250"` for 12.50 euros. */
                    amount: string;
                    /**
                     * @description `split`: the arbiter gave each party a part of it.
                     * @enum {string}
                     */
                    state: "pending" | "delivered" | "disputed" | "released" | "refunded" | "split";
                    /** @description How much of it went to the seller, before fees. */
                    released: string;
                    /** @description How much of it went back to the buyer. */
                    refunded: string;
                    /** @description When it is expected. */
                    due_at: string | null;
                    /** @description When it was delivered. */
                    delivered_at: string | null;
                    /** @description When it is paid by itself. */
                    release_at: string | null;
                }[];
                /** @description Days until the seller is paid by itself. */
                inspection_days: number | null;
                /** @description When it expires unless it is funded. */
                funding_deadline: string | null;
                /** @description Whether the terms let the buyer change its mind. */
                buyer_may_withdraw: boolean;
                /** @description When the money came in. */
                funded_at: string | null;
                /** @description When the seller took the terms on. */
                accepted_at: string | null;
                /** @description When all of it was delivered. */
                delivered_at: string | null;
                /** @description When something is paid by itself next. */
                release_at: string | null;
                /** @description The dispute, also after it was resolved. */
                dispute: {
                    /** @description Role of who disputes it. */
                    by: string;
                    /** @description Why. */
                    reason: string;
                } | null;
                /** @description A sentence for people. */
                description: string | null;
                /** @description Up to 50 texts of your own by name, 500 characters each. */
                metadata: {
                    [key: string]: string;
                };
                /**
                 * Format: date-time
                 * @description When it was made.
                 */
                created_at: string;
                /**
                 * Format: date-time
                 * @description When it last changed.
                 */
                updated_at: string;
                /** @description What was done. */
                operation: {
                    /** @description Identifier of the operation or of the note. */
                    id: string;
                    /** @description Type of the event that told of it, such as `escrow.released`. */
                    type: string;
                    /** @description Role of who did it; `system` when time did. */
                    as: string | null;
                    /** @description Milestone that it is about. */
                    milestone: string | null;
                    /** @description What the seller got by it. */
                    to_seller: string;
                    /** @description What the buyer got back by it. */
                    to_buyer: string;
                    /** @description What the project took of it. */
                    fee: string;
                    /** @description Why, as far as somebody said; text of evidence. */
                    reason: string | null;
                    /**
                     * Format: date-time
                     * @description When it happened.
                     */
                    created_at: string;
                };
            };
        };
        /** @description An escrow was made; it holds no money yet. */
        "escrow.created": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "escrow.created";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `esc_…` */
                id: string;
                /**
                 * @description See the diagram in the guide of escrows.
                 * @enum {string}
                 */
                state: "created" | "funded" | "delivered" | "partially_released" | "disputed" | "released" | "refunded" | "resolved" | "cancelled" | "expired";
                /** @description Wallet that pays. */
                buyer: string;
                /** @description Wallet that is paid. */
                seller: string;
                /** @description Who decides disputes; null for anybody who may. */
                arbiter: string | null;
                /** @description Minor units, such as `"1250"` for 12.50 euros. */
                amount: string;
                /** @description Code of the currency. */
                currency: string;
                /** @description What the project takes of each release. */
                fee: {
                    /** @description Hundredths of a percent of what is released, half a minor unit rounded up. */
                    bps: number;
                    /**
                     * @description Who pays it; of a fee that both pay the seller bears the odd minor unit.
                     * @enum {string}
                     */
                    payer: "buyer" | "seller" | "both";
                } | null;
                /** @description What came in: the amount and the buyer's part of the fee. */
                funded: string;
                /** @description How much of the amount was released, before fees. */
                released: string;
                /** @description How much of the amount was refunded. */
                refunded: string;
                /** @description How much of the amount is neither. */
                remaining: string;
                /** @description What the seller got, after fees. */
                paid_to_seller: string;
                /** @description What the buyer got back, with what fees did not take. */
                paid_to_buyer: string;
                /** @description What was taken. */
                fees: string;
                /** @description Parts that are paid by themselves. */
                milestones: {
                    /** @description `mls_…` */
                    id: string;
                    /** @description What is delivered. */
                    title: string;
                    /** @description Minor units, such as `"1250"` for 12.50 euros. */
                    amount: string;
                    /**
                     * @description `split`: the arbiter gave each party a part of it.
                     * @enum {string}
                     */
                    state: "pending" | "delivered" | "disputed" | "released" | "refunded" | "split";
                    /** @description How much of it went to the seller, before fees. */
                    released: string;
                    /** @description How much of it went back to the buyer. */
                    refunded: string;
                    /** @description When it is expected. */
                    due_at: string | null;
                    /** @description When it was delivered. */
                    delivered_at: string | null;
                    /** @description When it is paid by itself. */
                    release_at: string | null;
                }[];
                /** @description Days until the seller is paid by itself. */
                inspection_days: number | null;
                /** @description When it expires unless it is funded. */
                funding_deadline: string | null;
                /** @description Whether the terms let the buyer change its mind. */
                buyer_may_withdraw: boolean;
                /** @description When the money came in. */
                funded_at: string | null;
                /** @description When the seller took the terms on. */
                accepted_at: string | null;
                /** @description When all of it was delivered. */
                delivered_at: string | null;
                /** @description When something is paid by itself next. */
                release_at: string | null;
                /** @description The dispute, also after it was resolved. */
                dispute: {
                    /** @description Role of who disputes it. */
                    by: string;
                    /** @description Why. */
                    reason: string;
                } | null;
                /** @description A sentence for people. */
                description: string | null;
                /** @description Up to 50 texts of your own by name, 500 characters each. */
                metadata: {
                    [key: string]: string;
                };
                /**
                 * Format: date-time
                 * @description When it was made.
                 */
                created_at: string;
                /**
                 * Format: date-time
                 * @description When it last changed.
                 */
                updated_at: string;
            };
        };
        /** @description The seller delivered, all of it or a milestone. */
        "escrow.delivered": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "escrow.delivered";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `esc_…` */
                id: string;
                /**
                 * @description See the diagram in the guide of escrows.
                 * @enum {string}
                 */
                state: "created" | "funded" | "delivered" | "partially_released" | "disputed" | "released" | "refunded" | "resolved" | "cancelled" | "expired";
                /** @description Wallet that pays. */
                buyer: string;
                /** @description Wallet that is paid. */
                seller: string;
                /** @description Who decides disputes; null for anybody who may. */
                arbiter: string | null;
                /** @description Minor units, such as `"1250"` for 12.50 euros. */
                amount: string;
                /** @description Code of the currency. */
                currency: string;
                /** @description What the project takes of each release. */
                fee: {
                    /** @description Hundredths of a percent of what is released, half a minor unit rounded up. */
                    bps: number;
                    /**
                     * @description Who pays it; of a fee that both pay the seller bears the odd minor unit.
                     * @enum {string}
                     */
                    payer: "buyer" | "seller" | "both";
                } | null;
                /** @description What came in: the amount and the buyer's part of the fee. */
                funded: string;
                /** @description How much of the amount was released, before fees. */
                released: string;
                /** @description How much of the amount was refunded. */
                refunded: string;
                /** @description How much of the amount is neither. */
                remaining: string;
                /** @description What the seller got, after fees. */
                paid_to_seller: string;
                /** @description What the buyer got back, with what fees did not take. */
                paid_to_buyer: string;
                /** @description What was taken. */
                fees: string;
                /** @description Parts that are paid by themselves. */
                milestones: {
                    /** @description `mls_…` */
                    id: string;
                    /** @description What is delivered. */
                    title: string;
                    /** @description Minor units, such as `"1250"` for 12.50 euros. */
                    amount: string;
                    /**
                     * @description `split`: the arbiter gave each party a part of it.
                     * @enum {string}
                     */
                    state: "pending" | "delivered" | "disputed" | "released" | "refunded" | "split";
                    /** @description How much of it went to the seller, before fees. */
                    released: string;
                    /** @description How much of it went back to the buyer. */
                    refunded: string;
                    /** @description When it is expected. */
                    due_at: string | null;
                    /** @description When it was delivered. */
                    delivered_at: string | null;
                    /** @description When it is paid by itself. */
                    release_at: string | null;
                }[];
                /** @description Days until the seller is paid by itself. */
                inspection_days: number | null;
                /** @description When it expires unless it is funded. */
                funding_deadline: string | null;
                /** @description Whether the terms let the buyer change its mind. */
                buyer_may_withdraw: boolean;
                /** @description When the money came in. */
                funded_at: string | null;
                /** @description When the seller took the terms on. */
                accepted_at: string | null;
                /** @description When all of it was delivered. */
                delivered_at: string | null;
                /** @description When something is paid by itself next. */
                release_at: string | null;
                /** @description The dispute, also after it was resolved. */
                dispute: {
                    /** @description Role of who disputes it. */
                    by: string;
                    /** @description Why. */
                    reason: string;
                } | null;
                /** @description A sentence for people. */
                description: string | null;
                /** @description Up to 50 texts of your own by name, 500 characters each. */
                metadata: {
                    [key: string]: string;
                };
                /**
                 * Format: date-time
                 * @description When it was made.
                 */
                created_at: string;
                /**
                 * Format: date-time
                 * @description When it last changed.
                 */
                updated_at: string;
                /** @description What was done. */
                operation: {
                    /** @description Identifier of the operation or of the note. */
                    id: string;
                    /** @description Type of the event that told of it, such as `escrow.released`. */
                    type: string;
                    /** @description Role of who did it; `system` when time did. */
                    as: string | null;
                    /** @description Milestone that it is about. */
                    milestone: string | null;
                    /** @description What the seller got by it. */
                    to_seller: string;
                    /** @description What the buyer got back by it. */
                    to_buyer: string;
                    /** @description What the project took of it. */
                    fee: string;
                    /** @description Why, as far as somebody said; text of evidence. */
                    reason: string | null;
                    /**
                     * Format: date-time
                     * @description When it happened.
                     */
                    created_at: string;
                };
            };
        };
        /** @description Nothing moves until the arbiter decides. */
        "escrow.disputed": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "escrow.disputed";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `esc_…` */
                id: string;
                /**
                 * @description See the diagram in the guide of escrows.
                 * @enum {string}
                 */
                state: "created" | "funded" | "delivered" | "partially_released" | "disputed" | "released" | "refunded" | "resolved" | "cancelled" | "expired";
                /** @description Wallet that pays. */
                buyer: string;
                /** @description Wallet that is paid. */
                seller: string;
                /** @description Who decides disputes; null for anybody who may. */
                arbiter: string | null;
                /** @description Minor units, such as `"1250"` for 12.50 euros. */
                amount: string;
                /** @description Code of the currency. */
                currency: string;
                /** @description What the project takes of each release. */
                fee: {
                    /** @description Hundredths of a percent of what is released, half a minor unit rounded up. */
                    bps: number;
                    /**
                     * @description Who pays it; of a fee that both pay the seller bears the odd minor unit.
                     * @enum {string}
                     */
                    payer: "buyer" | "seller" | "both";
                } | null;
                /** @description What came in: the amount and the buyer's part of the fee. */
                funded: string;
                /** @description How much of the amount was released, before fees. */
                released: string;
                /** @description How much of the amount was refunded. */
                refunded: string;
                /** @description How much of the amount is neither. */
                remaining: string;
                /** @description What the seller got, after fees. */
                paid_to_seller: string;
                /** @description What the buyer got back, with what fees did not take. */
                paid_to_buyer: string;
                /** @description What was taken. */
                fees: string;
                /** @description Parts that are paid by themselves. */
                milestones: {
                    /** @description `mls_…` */
                    id: string;
                    /** @description What is delivered. */
                    title: string;
                    /** @description Minor units, such as `"1250"` for 12.50 euros. */
                    amount: string;
                    /**
                     * @description `split`: the arbiter gave each party a part of it.
                     * @enum {string}
                     */
                    state: "pending" | "delivered" | "disputed" | "released" | "refunded" | "split";
                    /** @description How much of it went to the seller, before fees. */
                    released: string;
                    /** @description How much of it went back to the buyer. */
                    refunded: string;
                    /** @description When it is expected. */
                    due_at: string | null;
                    /** @description When it was delivered. */
                    delivered_at: string | null;
                    /** @description When it is paid by itself. */
                    release_at: string | null;
                }[];
                /** @description Days until the seller is paid by itself. */
                inspection_days: number | null;
                /** @description When it expires unless it is funded. */
                funding_deadline: string | null;
                /** @description Whether the terms let the buyer change its mind. */
                buyer_may_withdraw: boolean;
                /** @description When the money came in. */
                funded_at: string | null;
                /** @description When the seller took the terms on. */
                accepted_at: string | null;
                /** @description When all of it was delivered. */
                delivered_at: string | null;
                /** @description When something is paid by itself next. */
                release_at: string | null;
                /** @description The dispute, also after it was resolved. */
                dispute: {
                    /** @description Role of who disputes it. */
                    by: string;
                    /** @description Why. */
                    reason: string;
                } | null;
                /** @description A sentence for people. */
                description: string | null;
                /** @description Up to 50 texts of your own by name, 500 characters each. */
                metadata: {
                    [key: string]: string;
                };
                /**
                 * Format: date-time
                 * @description When it was made.
                 */
                created_at: string;
                /**
                 * Format: date-time
                 * @description When it last changed.
                 */
                updated_at: string;
                /** @description What was done. */
                operation: {
                    /** @description Identifier of the operation or of the note. */
                    id: string;
                    /** @description Type of the event that told of it, such as `escrow.released`. */
                    type: string;
                    /** @description Role of who did it; `system` when time did. */
                    as: string | null;
                    /** @description Milestone that it is about. */
                    milestone: string | null;
                    /** @description What the seller got by it. */
                    to_seller: string;
                    /** @description What the buyer got back by it. */
                    to_buyer: string;
                    /** @description What the project took of it. */
                    fee: string;
                    /** @description Why, as far as somebody said; text of evidence. */
                    reason: string | null;
                    /**
                     * Format: date-time
                     * @description When it happened.
                     */
                    created_at: string;
                };
            };
        };
        /** @description Somebody added evidence to a dispute. */
        "escrow.evidence_added": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "escrow.evidence_added";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description Identifier of the operation or of the note. */
                id: string;
                /** @description Type of the event that told of it, such as `escrow.released`. */
                type: string;
                /** @description Role of who did it; `system` when time did. */
                as: string | null;
                /** @description Milestone that it is about. */
                milestone: string | null;
                /** @description What the seller got by it. */
                to_seller: string;
                /** @description What the buyer got back by it. */
                to_buyer: string;
                /** @description What the project took of it. */
                fee: string;
                /** @description Why, as far as somebody said; text of evidence. */
                reason: string | null;
                /** @description Where evidence can be seen. */
                links: string[];
                /**
                 * Format: date-time
                 * @description When it happened.
                 */
                created_at: string;
            };
        };
        /** @description An escrow was not funded in time. */
        "escrow.expired": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "escrow.expired";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `esc_…` */
                id: string;
                /**
                 * @description See the diagram in the guide of escrows.
                 * @enum {string}
                 */
                state: "created" | "funded" | "delivered" | "partially_released" | "disputed" | "released" | "refunded" | "resolved" | "cancelled" | "expired";
                /** @description Wallet that pays. */
                buyer: string;
                /** @description Wallet that is paid. */
                seller: string;
                /** @description Who decides disputes; null for anybody who may. */
                arbiter: string | null;
                /** @description Minor units, such as `"1250"` for 12.50 euros. */
                amount: string;
                /** @description Code of the currency. */
                currency: string;
                /** @description What the project takes of each release. */
                fee: {
                    /** @description Hundredths of a percent of what is released, half a minor unit rounded up. */
                    bps: number;
                    /**
                     * @description Who pays it; of a fee that both pay the seller bears the odd minor unit.
                     * @enum {string}
                     */
                    payer: "buyer" | "seller" | "both";
                } | null;
                /** @description What came in: the amount and the buyer's part of the fee. */
                funded: string;
                /** @description How much of the amount was released, before fees. */
                released: string;
                /** @description How much of the amount was refunded. */
                refunded: string;
                /** @description How much of the amount is neither. */
                remaining: string;
                /** @description What the seller got, after fees. */
                paid_to_seller: string;
                /** @description What the buyer got back, with what fees did not take. */
                paid_to_buyer: string;
                /** @description What was taken. */
                fees: string;
                /** @description Parts that are paid by themselves. */
                milestones: {
                    /** @description `mls_…` */
                    id: string;
                    /** @description What is delivered. */
                    title: string;
                    /** @description Minor units, such as `"1250"` for 12.50 euros. */
                    amount: string;
                    /**
                     * @description `split`: the arbiter gave each party a part of it.
                     * @enum {string}
                     */
                    state: "pending" | "delivered" | "disputed" | "released" | "refunded" | "split";
                    /** @description How much of it went to the seller, before fees. */
                    released: string;
                    /** @description How much of it went back to the buyer. */
                    refunded: string;
                    /** @description When it is expected. */
                    due_at: string | null;
                    /** @description When it was delivered. */
                    delivered_at: string | null;
                    /** @description When it is paid by itself. */
                    release_at: string | null;
                }[];
                /** @description Days until the seller is paid by itself. */
                inspection_days: number | null;
                /** @description When it expires unless it is funded. */
                funding_deadline: string | null;
                /** @description Whether the terms let the buyer change its mind. */
                buyer_may_withdraw: boolean;
                /** @description When the money came in. */
                funded_at: string | null;
                /** @description When the seller took the terms on. */
                accepted_at: string | null;
                /** @description When all of it was delivered. */
                delivered_at: string | null;
                /** @description When something is paid by itself next. */
                release_at: string | null;
                /** @description The dispute, also after it was resolved. */
                dispute: {
                    /** @description Role of who disputes it. */
                    by: string;
                    /** @description Why. */
                    reason: string;
                } | null;
                /** @description A sentence for people. */
                description: string | null;
                /** @description Up to 50 texts of your own by name, 500 characters each. */
                metadata: {
                    [key: string]: string;
                };
                /**
                 * Format: date-time
                 * @description When it was made.
                 */
                created_at: string;
                /**
                 * Format: date-time
                 * @description When it last changed.
                 */
                updated_at: string;
                /** @description What was done. */
                operation: {
                    /** @description Identifier of the operation or of the note. */
                    id: string;
                    /** @description Type of the event that told of it, such as `escrow.released`. */
                    type: string;
                    /** @description Role of who did it; `system` when time did. */
                    as: string | null;
                    /** @description Milestone that it is about. */
                    milestone: string | null;
                    /** @description What the seller got by it. */
                    to_seller: string;
                    /** @description What the buyer got back by it. */
                    to_buyer: string;
                    /** @description What the project took of it. */
                    fee: string;
                    /** @description Why, as far as somebody said; text of evidence. */
                    reason: string | null;
                    /**
                     * Format: date-time
                     * @description When it happened.
                     */
                    created_at: string;
                };
            };
        };
        /** @description The buyer's money is in escrow. */
        "escrow.funded": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "escrow.funded";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `esc_…` */
                id: string;
                /**
                 * @description See the diagram in the guide of escrows.
                 * @enum {string}
                 */
                state: "created" | "funded" | "delivered" | "partially_released" | "disputed" | "released" | "refunded" | "resolved" | "cancelled" | "expired";
                /** @description Wallet that pays. */
                buyer: string;
                /** @description Wallet that is paid. */
                seller: string;
                /** @description Who decides disputes; null for anybody who may. */
                arbiter: string | null;
                /** @description Minor units, such as `"1250"` for 12.50 euros. */
                amount: string;
                /** @description Code of the currency. */
                currency: string;
                /** @description What the project takes of each release. */
                fee: {
                    /** @description Hundredths of a percent of what is released, half a minor unit rounded up. */
                    bps: number;
                    /**
                     * @description Who pays it; of a fee that both pay the seller bears the odd minor unit.
                     * @enum {string}
                     */
                    payer: "buyer" | "seller" | "both";
                } | null;
                /** @description What came in: the amount and the buyer's part of the fee. */
                funded: string;
                /** @description How much of the amount was released, before fees. */
                released: string;
                /** @description How much of the amount was refunded. */
                refunded: string;
                /** @description How much of the amount is neither. */
                remaining: string;
                /** @description What the seller got, after fees. */
                paid_to_seller: string;
                /** @description What the buyer got back, with what fees did not take. */
                paid_to_buyer: string;
                /** @description What was taken. */
                fees: string;
                /** @description Parts that are paid by themselves. */
                milestones: {
                    /** @description `mls_…` */
                    id: string;
                    /** @description What is delivered. */
                    title: string;
                    /** @description Minor units, such as `"1250"` for 12.50 euros. */
                    amount: string;
                    /**
                     * @description `split`: the arbiter gave each party a part of it.
                     * @enum {string}
                     */
                    state: "pending" | "delivered" | "disputed" | "released" | "refunded" | "split";
                    /** @description How much of it went to the seller, before fees. */
                    released: string;
                    /** @description How much of it went back to the buyer. */
                    refunded: string;
                    /** @description When it is expected. */
                    due_at: string | null;
                    /** @description When it was delivered. */
                    delivered_at: string | null;
                    /** @description When it is paid by itself. */
                    release_at: string | null;
                }[];
                /** @description Days until the seller is paid by itself. */
                inspection_days: number | null;
                /** @description When it expires unless it is funded. */
                funding_deadline: string | null;
                /** @description Whether the terms let the buyer change its mind. */
                buyer_may_withdraw: boolean;
                /** @description When the money came in. */
                funded_at: string | null;
                /** @description When the seller took the terms on. */
                accepted_at: string | null;
                /** @description When all of it was delivered. */
                delivered_at: string | null;
                /** @description When something is paid by itself next. */
                release_at: string | null;
                /** @description The dispute, also after it was resolved. */
                dispute: {
                    /** @description Role of who disputes it. */
                    by: string;
                    /** @description Why. */
                    reason: string;
                } | null;
                /** @description A sentence for people. */
                description: string | null;
                /** @description Up to 50 texts of your own by name, 500 characters each. */
                metadata: {
                    [key: string]: string;
                };
                /**
                 * Format: date-time
                 * @description When it was made.
                 */
                created_at: string;
                /**
                 * Format: date-time
                 * @description When it last changed.
                 */
                updated_at: string;
                /** @description What was done. */
                operation: {
                    /** @description Identifier of the operation or of the note. */
                    id: string;
                    /** @description Type of the event that told of it, such as `escrow.released`. */
                    type: string;
                    /** @description Role of who did it; `system` when time did. */
                    as: string | null;
                    /** @description Milestone that it is about. */
                    milestone: string | null;
                    /** @description What the seller got by it. */
                    to_seller: string;
                    /** @description What the buyer got back by it. */
                    to_buyer: string;
                    /** @description What the project took of it. */
                    fee: string;
                    /** @description Why, as far as somebody said; text of evidence. */
                    reason: string | null;
                    /**
                     * Format: date-time
                     * @description When it happened.
                     */
                    created_at: string;
                };
            };
        };
        /** @description The seller was paid a part; more is in escrow. */
        "escrow.partially_released": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "escrow.partially_released";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `esc_…` */
                id: string;
                /**
                 * @description See the diagram in the guide of escrows.
                 * @enum {string}
                 */
                state: "created" | "funded" | "delivered" | "partially_released" | "disputed" | "released" | "refunded" | "resolved" | "cancelled" | "expired";
                /** @description Wallet that pays. */
                buyer: string;
                /** @description Wallet that is paid. */
                seller: string;
                /** @description Who decides disputes; null for anybody who may. */
                arbiter: string | null;
                /** @description Minor units, such as `"1250"` for 12.50 euros. */
                amount: string;
                /** @description Code of the currency. */
                currency: string;
                /** @description What the project takes of each release. */
                fee: {
                    /** @description Hundredths of a percent of what is released, half a minor unit rounded up. */
                    bps: number;
                    /**
                     * @description Who pays it; of a fee that both pay the seller bears the odd minor unit.
                     * @enum {string}
                     */
                    payer: "buyer" | "seller" | "both";
                } | null;
                /** @description What came in: the amount and the buyer's part of the fee. */
                funded: string;
                /** @description How much of the amount was released, before fees. */
                released: string;
                /** @description How much of the amount was refunded. */
                refunded: string;
                /** @description How much of the amount is neither. */
                remaining: string;
                /** @description What the seller got, after fees. */
                paid_to_seller: string;
                /** @description What the buyer got back, with what fees did not take. */
                paid_to_buyer: string;
                /** @description What was taken. */
                fees: string;
                /** @description Parts that are paid by themselves. */
                milestones: {
                    /** @description `mls_…` */
                    id: string;
                    /** @description What is delivered. */
                    title: string;
                    /** @description Minor units, such as `"1250"` for 12.50 euros. */
                    amount: string;
                    /**
                     * @description `split`: the arbiter gave each party a part of it.
                     * @enum {string}
                     */
                    state: "pending" | "delivered" | "disputed" | "released" | "refunded" | "split";
                    /** @description How much of it went to the seller, before fees. */
                    released: string;
                    /** @description How much of it went back to the buyer. */
                    refunded: string;
                    /** @description When it is expected. */
                    due_at: string | null;
                    /** @description When it was delivered. */
                    delivered_at: string | null;
                    /** @description When it is paid by itself. */
                    release_at: string | null;
                }[];
                /** @description Days until the seller is paid by itself. */
                inspection_days: number | null;
                /** @description When it expires unless it is funded. */
                funding_deadline: string | null;
                /** @description Whether the terms let the buyer change its mind. */
                buyer_may_withdraw: boolean;
                /** @description When the money came in. */
                funded_at: string | null;
                /** @description When the seller took the terms on. */
                accepted_at: string | null;
                /** @description When all of it was delivered. */
                delivered_at: string | null;
                /** @description When something is paid by itself next. */
                release_at: string | null;
                /** @description The dispute, also after it was resolved. */
                dispute: {
                    /** @description Role of who disputes it. */
                    by: string;
                    /** @description Why. */
                    reason: string;
                } | null;
                /** @description A sentence for people. */
                description: string | null;
                /** @description Up to 50 texts of your own by name, 500 characters each. */
                metadata: {
                    [key: string]: string;
                };
                /**
                 * Format: date-time
                 * @description When it was made.
                 */
                created_at: string;
                /**
                 * Format: date-time
                 * @description When it last changed.
                 */
                updated_at: string;
                /** @description What was done. */
                operation: {
                    /** @description Identifier of the operation or of the note. */
                    id: string;
                    /** @description Type of the event that told of it, such as `escrow.released`. */
                    type: string;
                    /** @description Role of who did it; `system` when time did. */
                    as: string | null;
                    /** @description Milestone that it is about. */
                    milestone: string | null;
                    /** @description What the seller got by it. */
                    to_seller: string;
                    /** @description What the buyer got back by it. */
                    to_buyer: string;
                    /** @description What the project took of it. */
                    fee: string;
                    /** @description Why, as far as somebody said; text of evidence. */
                    reason: string | null;
                    /**
                     * Format: date-time
                     * @description When it happened.
                     */
                    created_at: string;
                };
            };
        };
        /** @description The buyer got money back, all of it or that of a milestone. */
        "escrow.refunded": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "escrow.refunded";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `esc_…` */
                id: string;
                /**
                 * @description See the diagram in the guide of escrows.
                 * @enum {string}
                 */
                state: "created" | "funded" | "delivered" | "partially_released" | "disputed" | "released" | "refunded" | "resolved" | "cancelled" | "expired";
                /** @description Wallet that pays. */
                buyer: string;
                /** @description Wallet that is paid. */
                seller: string;
                /** @description Who decides disputes; null for anybody who may. */
                arbiter: string | null;
                /** @description Minor units, such as `"1250"` for 12.50 euros. */
                amount: string;
                /** @description Code of the currency. */
                currency: string;
                /** @description What the project takes of each release. */
                fee: {
                    /** @description Hundredths of a percent of what is released, half a minor unit rounded up. */
                    bps: number;
                    /**
                     * @description Who pays it; of a fee that both pay the seller bears the odd minor unit.
                     * @enum {string}
                     */
                    payer: "buyer" | "seller" | "both";
                } | null;
                /** @description What came in: the amount and the buyer's part of the fee. */
                funded: string;
                /** @description How much of the amount was released, before fees. */
                released: string;
                /** @description How much of the amount was refunded. */
                refunded: string;
                /** @description How much of the amount is neither. */
                remaining: string;
                /** @description What the seller got, after fees. */
                paid_to_seller: string;
                /** @description What the buyer got back, with what fees did not take. */
                paid_to_buyer: string;
                /** @description What was taken. */
                fees: string;
                /** @description Parts that are paid by themselves. */
                milestones: {
                    /** @description `mls_…` */
                    id: string;
                    /** @description What is delivered. */
                    title: string;
                    /** @description Minor units, such as `"1250"` for 12.50 euros. */
                    amount: string;
                    /**
                     * @description `split`: the arbiter gave each party a part of it.
                     * @enum {string}
                     */
                    state: "pending" | "delivered" | "disputed" | "released" | "refunded" | "split";
                    /** @description How much of it went to the seller, before fees. */
                    released: string;
                    /** @description How much of it went back to the buyer. */
                    refunded: string;
                    /** @description When it is expected. */
                    due_at: string | null;
                    /** @description When it was delivered. */
                    delivered_at: string | null;
                    /** @description When it is paid by itself. */
                    release_at: string | null;
                }[];
                /** @description Days until the seller is paid by itself. */
                inspection_days: number | null;
                /** @description When it expires unless it is funded. */
                funding_deadline: string | null;
                /** @description Whether the terms let the buyer change its mind. */
                buyer_may_withdraw: boolean;
                /** @description When the money came in. */
                funded_at: string | null;
                /** @description When the seller took the terms on. */
                accepted_at: string | null;
                /** @description When all of it was delivered. */
                delivered_at: string | null;
                /** @description When something is paid by itself next. */
                release_at: string | null;
                /** @description The dispute, also after it was resolved. */
                dispute: {
                    /** @description Role of who disputes it. */
                    by: string;
                    /** @description Why. */
                    reason: string;
                } | null;
                /** @description A sentence for people. */
                description: string | null;
                /** @description Up to 50 texts of your own by name, 500 characters each. */
                metadata: {
                    [key: string]: string;
                };
                /**
                 * Format: date-time
                 * @description When it was made.
                 */
                created_at: string;
                /**
                 * Format: date-time
                 * @description When it last changed.
                 */
                updated_at: string;
                /** @description What was done. */
                operation: {
                    /** @description Identifier of the operation or of the note. */
                    id: string;
                    /** @description Type of the event that told of it, such as `escrow.released`. */
                    type: string;
                    /** @description Role of who did it; `system` when time did. */
                    as: string | null;
                    /** @description Milestone that it is about. */
                    milestone: string | null;
                    /** @description What the seller got by it. */
                    to_seller: string;
                    /** @description What the buyer got back by it. */
                    to_buyer: string;
                    /** @description What the project took of it. */
                    fee: string;
                    /** @description Why, as far as somebody said; text of evidence. */
                    reason: string | null;
                    /**
                     * Format: date-time
                     * @description When it happened.
                     */
                    created_at: string;
                };
            };
        };
        /** @description The seller was paid the last part. */
        "escrow.released": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "escrow.released";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `esc_…` */
                id: string;
                /**
                 * @description See the diagram in the guide of escrows.
                 * @enum {string}
                 */
                state: "created" | "funded" | "delivered" | "partially_released" | "disputed" | "released" | "refunded" | "resolved" | "cancelled" | "expired";
                /** @description Wallet that pays. */
                buyer: string;
                /** @description Wallet that is paid. */
                seller: string;
                /** @description Who decides disputes; null for anybody who may. */
                arbiter: string | null;
                /** @description Minor units, such as `"1250"` for 12.50 euros. */
                amount: string;
                /** @description Code of the currency. */
                currency: string;
                /** @description What the project takes of each release. */
                fee: {
                    /** @description Hundredths of a percent of what is released, half a minor unit rounded up. */
                    bps: number;
                    /**
                     * @description Who pays it; of a fee that both pay the seller bears the odd minor unit.
                     * @enum {string}
                     */
                    payer: "buyer" | "seller" | "both";
                } | null;
                /** @description What came in: the amount and the buyer's part of the fee. */
                funded: string;
                /** @description How much of the amount was released, before fees. */
                released: string;
                /** @description How much of the amount was refunded. */
                refunded: string;
                /** @description How much of the amount is neither. */
                remaining: string;
                /** @description What the seller got, after fees. */
                paid_to_seller: string;
                /** @description What the buyer got back, with what fees did not take. */
                paid_to_buyer: string;
                /** @description What was taken. */
                fees: string;
                /** @description Parts that are paid by themselves. */
                milestones: {
                    /** @description `mls_…` */
                    id: string;
                    /** @description What is delivered. */
                    title: string;
                    /** @description Minor units, such as `"1250"` for 12.50 euros. */
                    amount: string;
                    /**
                     * @description `split`: the arbiter gave each party a part of it.
                     * @enum {string}
                     */
                    state: "pending" | "delivered" | "disputed" | "released" | "refunded" | "split";
                    /** @description How much of it went to the seller, before fees. */
                    released: string;
                    /** @description How much of it went back to the buyer. */
                    refunded: string;
                    /** @description When it is expected. */
                    due_at: string | null;
                    /** @description When it was delivered. */
                    delivered_at: string | null;
                    /** @description When it is paid by itself. */
                    release_at: string | null;
                }[];
                /** @description Days until the seller is paid by itself. */
                inspection_days: number | null;
                /** @description When it expires unless it is funded. */
                funding_deadline: string | null;
                /** @description Whether the terms let the buyer change its mind. */
                buyer_may_withdraw: boolean;
                /** @description When the money came in. */
                funded_at: string | null;
                /** @description When the seller took the terms on. */
                accepted_at: string | null;
                /** @description When all of it was delivered. */
                delivered_at: string | null;
                /** @description When something is paid by itself next. */
                release_at: string | null;
                /** @description The dispute, also after it was resolved. */
                dispute: {
                    /** @description Role of who disputes it. */
                    by: string;
                    /** @description Why. */
                    reason: string;
                } | null;
                /** @description A sentence for people. */
                description: string | null;
                /** @description Up to 50 texts of your own by name, 500 characters each. */
                metadata: {
                    [key: string]: string;
                };
                /**
                 * Format: date-time
                 * @description When it was made.
                 */
                created_at: string;
                /**
                 * Format: date-time
                 * @description When it last changed.
                 */
                updated_at: string;
                /** @description What was done. */
                operation: {
                    /** @description Identifier of the operation or of the note. */
                    id: string;
                    /** @description Type of the event that told of it, such as `escrow.released`. */
                    type: string;
                    /** @description Role of who did it; `system` when time did. */
                    as: string | null;
                    /** @description Milestone that it is about. */
                    milestone: string | null;
                    /** @description What the seller got by it. */
                    to_seller: string;
                    /** @description What the buyer got back by it. */
                    to_buyer: string;
                    /** @description What the project took of it. */
                    fee: string;
                    /** @description Why, as far as somebody said; text of evidence. */
                    reason: string | null;
                    /**
                     * Format: date-time
                     * @description When it happened.
                     */
                    created_at: string;
                };
            };
        };
        /** @description The arbiter divided what was left. */
        "escrow.resolved": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "escrow.resolved";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `esc_…` */
                id: string;
                /**
                 * @description See the diagram in the guide of escrows.
                 * @enum {string}
                 */
                state: "created" | "funded" | "delivered" | "partially_released" | "disputed" | "released" | "refunded" | "resolved" | "cancelled" | "expired";
                /** @description Wallet that pays. */
                buyer: string;
                /** @description Wallet that is paid. */
                seller: string;
                /** @description Who decides disputes; null for anybody who may. */
                arbiter: string | null;
                /** @description Minor units, such as `"1250"` for 12.50 euros. */
                amount: string;
                /** @description Code of the currency. */
                currency: string;
                /** @description What the project takes of each release. */
                fee: {
                    /** @description Hundredths of a percent of what is released, half a minor unit rounded up. */
                    bps: number;
                    /**
                     * @description Who pays it; of a fee that both pay the seller bears the odd minor unit.
                     * @enum {string}
                     */
                    payer: "buyer" | "seller" | "both";
                } | null;
                /** @description What came in: the amount and the buyer's part of the fee. */
                funded: string;
                /** @description How much of the amount was released, before fees. */
                released: string;
                /** @description How much of the amount was refunded. */
                refunded: string;
                /** @description How much of the amount is neither. */
                remaining: string;
                /** @description What the seller got, after fees. */
                paid_to_seller: string;
                /** @description What the buyer got back, with what fees did not take. */
                paid_to_buyer: string;
                /** @description What was taken. */
                fees: string;
                /** @description Parts that are paid by themselves. */
                milestones: {
                    /** @description `mls_…` */
                    id: string;
                    /** @description What is delivered. */
                    title: string;
                    /** @description Minor units, such as `"1250"` for 12.50 euros. */
                    amount: string;
                    /**
                     * @description `split`: the arbiter gave each party a part of it.
                     * @enum {string}
                     */
                    state: "pending" | "delivered" | "disputed" | "released" | "refunded" | "split";
                    /** @description How much of it went to the seller, before fees. */
                    released: string;
                    /** @description How much of it went back to the buyer. */
                    refunded: string;
                    /** @description When it is expected. */
                    due_at: string | null;
                    /** @description When it was delivered. */
                    delivered_at: string | null;
                    /** @description When it is paid by itself. */
                    release_at: string | null;
                }[];
                /** @description Days until the seller is paid by itself. */
                inspection_days: number | null;
                /** @description When it expires unless it is funded. */
                funding_deadline: string | null;
                /** @description Whether the terms let the buyer change its mind. */
                buyer_may_withdraw: boolean;
                /** @description When the money came in. */
                funded_at: string | null;
                /** @description When the seller took the terms on. */
                accepted_at: string | null;
                /** @description When all of it was delivered. */
                delivered_at: string | null;
                /** @description When something is paid by itself next. */
                release_at: string | null;
                /** @description The dispute, also after it was resolved. */
                dispute: {
                    /** @description Role of who disputes it. */
                    by: string;
                    /** @description Why. */
                    reason: string;
                } | null;
                /** @description A sentence for people. */
                description: string | null;
                /** @description Up to 50 texts of your own by name, 500 characters each. */
                metadata: {
                    [key: string]: string;
                };
                /**
                 * Format: date-time
                 * @description When it was made.
                 */
                created_at: string;
                /**
                 * Format: date-time
                 * @description When it last changed.
                 */
                updated_at: string;
                /** @description What was done. */
                operation: {
                    /** @description Identifier of the operation or of the note. */
                    id: string;
                    /** @description Type of the event that told of it, such as `escrow.released`. */
                    type: string;
                    /** @description Role of who did it; `system` when time did. */
                    as: string | null;
                    /** @description Milestone that it is about. */
                    milestone: string | null;
                    /** @description What the seller got by it. */
                    to_seller: string;
                    /** @description What the buyer got back by it. */
                    to_buyer: string;
                    /** @description What the project took of it. */
                    fee: string;
                    /** @description Why, as far as somebody said; text of evidence. */
                    reason: string | null;
                    /**
                     * Format: date-time
                     * @description When it happened.
                     */
                    created_at: string;
                };
            };
        };
        /** @description The metadata of an escrow was changed. */
        "escrow.updated": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "escrow.updated";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `esc_…` */
                id: string;
                /**
                 * @description See the diagram in the guide of escrows.
                 * @enum {string}
                 */
                state: "created" | "funded" | "delivered" | "partially_released" | "disputed" | "released" | "refunded" | "resolved" | "cancelled" | "expired";
                /** @description Wallet that pays. */
                buyer: string;
                /** @description Wallet that is paid. */
                seller: string;
                /** @description Who decides disputes; null for anybody who may. */
                arbiter: string | null;
                /** @description Minor units, such as `"1250"` for 12.50 euros. */
                amount: string;
                /** @description Code of the currency. */
                currency: string;
                /** @description What the project takes of each release. */
                fee: {
                    /** @description Hundredths of a percent of what is released, half a minor unit rounded up. */
                    bps: number;
                    /**
                     * @description Who pays it; of a fee that both pay the seller bears the odd minor unit.
                     * @enum {string}
                     */
                    payer: "buyer" | "seller" | "both";
                } | null;
                /** @description What came in: the amount and the buyer's part of the fee. */
                funded: string;
                /** @description How much of the amount was released, before fees. */
                released: string;
                /** @description How much of the amount was refunded. */
                refunded: string;
                /** @description How much of the amount is neither. */
                remaining: string;
                /** @description What the seller got, after fees. */
                paid_to_seller: string;
                /** @description What the buyer got back, with what fees did not take. */
                paid_to_buyer: string;
                /** @description What was taken. */
                fees: string;
                /** @description Parts that are paid by themselves. */
                milestones: {
                    /** @description `mls_…` */
                    id: string;
                    /** @description What is delivered. */
                    title: string;
                    /** @description Minor units, such as `"1250"` for 12.50 euros. */
                    amount: string;
                    /**
                     * @description `split`: the arbiter gave each party a part of it.
                     * @enum {string}
                     */
                    state: "pending" | "delivered" | "disputed" | "released" | "refunded" | "split";
                    /** @description How much of it went to the seller, before fees. */
                    released: string;
                    /** @description How much of it went back to the buyer. */
                    refunded: string;
                    /** @description When it is expected. */
                    due_at: string | null;
                    /** @description When it was delivered. */
                    delivered_at: string | null;
                    /** @description When it is paid by itself. */
                    release_at: string | null;
                }[];
                /** @description Days until the seller is paid by itself. */
                inspection_days: number | null;
                /** @description When it expires unless it is funded. */
                funding_deadline: string | null;
                /** @description Whether the terms let the buyer change its mind. */
                buyer_may_withdraw: boolean;
                /** @description When the money came in. */
                funded_at: string | null;
                /** @description When the seller took the terms on. */
                accepted_at: string | null;
                /** @description When all of it was delivered. */
                delivered_at: string | null;
                /** @description When something is paid by itself next. */
                release_at: string | null;
                /** @description The dispute, also after it was resolved. */
                dispute: {
                    /** @description Role of who disputes it. */
                    by: string;
                    /** @description Why. */
                    reason: string;
                } | null;
                /** @description A sentence for people. */
                description: string | null;
                /** @description Up to 50 texts of your own by name, 500 characters each. */
                metadata: {
                    [key: string]: string;
                };
                /**
                 * Format: date-time
                 * @description When it was made.
                 */
                created_at: string;
                /**
                 * Format: date-time
                 * @description When it last changed.
                 */
                updated_at: string;
            };
        };
        /** @description A user added a second factor and has used it once. */
        "factor.added": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "factor.added";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `fac_…` */
                id: string;
                /** @description `usr_…` */
                user_id: string;
                /**
                 * @description What kind of factor it is.
                 * @enum {string}
                 */
                type: "totp" | "passkey" | "sms" | "email";
            };
        };
        /** @description The counter of a passkey went back: somebody may have copied it. It was refused. */
        "factor.clone_detected": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "factor.clone_detected";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `fac_…` */
                id: string;
                /** @description `usr_…` */
                user_id: string;
                /**
                 * @description What kind of factor it is.
                 * @enum {string}
                 */
                type: "totp" | "passkey" | "sms" | "email";
            };
        };
        /** @description Five wrong codes in a row: the factor takes none for 15 minutes. */
        "factor.locked": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "factor.locked";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `fac_…` */
                id: string;
                /** @description `usr_…` */
                user_id: string;
                /**
                 * @description What kind of factor it is.
                 * @enum {string}
                 */
                type: "totp" | "passkey" | "sms" | "email";
            };
        };
        /** @description A second factor of a user was removed. */
        "factor.removed": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "factor.removed";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `fac_…` */
                id: string;
                /** @description `usr_…` */
                user_id: string;
                /**
                 * @description What kind of factor it is.
                 * @enum {string}
                 */
                type: "totp" | "passkey" | "sms" | "email";
            };
        };
        /** @description A user gave a second factor another name. */
        "factor.renamed": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "factor.renamed";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `fac_…` */
                id: string;
                /** @description `usr_…` */
                user_id: string;
                /**
                 * @description What kind of factor it is.
                 * @enum {string}
                 */
                type: "totp" | "passkey" | "sms" | "email";
            };
        };
        /** @description A file was added. */
        "file.created": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "file.created";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `fil_…` */
                id: string;
                /** @description `spc_…` that it is in. */
                space_id: string;
                /** @description `fol_…` that it lies in; null at the top. */
                parent_id: string | null;
                /** @description Its name. */
                name: string;
                /** @description Bytes that it has. */
                size_bytes: number;
                /** @description SHA-256 of them, 64 hexadecimal digits. */
                sha256: string;
                /** @description Media type, such as `image/png`. */
                content_type: string;
                /** @description `fiv_…` that is current. */
                version_id: string;
            };
        };
        /** @description A file was deleted for good. */
        "file.deleted": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "file.deleted";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `fil_…` */
                id: string;
                /** @description `spc_…` that it is in. */
                space_id: string;
                /** @description `fol_…` that it lies in; null at the top. */
                parent_id: string | null;
                /** @description Its name. */
                name: string;
                /** @description Bytes that it has. */
                size_bytes: number;
                /** @description SHA-256 of them, 64 hexadecimal digits. */
                sha256: string;
                /** @description Media type, such as `image/png`. */
                content_type: string;
                /** @description `fiv_…` that is current. */
                version_id: string;
            };
        };
        /** @description A file was taken out of the trash. */
        "file.restored": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "file.restored";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `fil_…` */
                id: string;
                /** @description `spc_…` that it is in. */
                space_id: string;
                /** @description `fol_…` that it lies in; null at the top. */
                parent_id: string | null;
                /** @description Its name. */
                name: string;
                /** @description Bytes that it has. */
                size_bytes: number;
                /** @description SHA-256 of them, 64 hexadecimal digits. */
                sha256: string;
                /** @description Media type, such as `image/png`. */
                content_type: string;
                /** @description `fiv_…` that is current. */
                version_id: string;
            };
        };
        /** @description A file was put into the trash. */
        "file.trashed": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "file.trashed";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `fil_…` */
                id: string;
                /** @description `spc_…` that it is in. */
                space_id: string;
                /** @description `fol_…` that it lies in; null at the top. */
                parent_id: string | null;
                /** @description Its name. */
                name: string;
                /** @description Bytes that it has. */
                size_bytes: number;
                /** @description SHA-256 of them, 64 hexadecimal digits. */
                sha256: string;
                /** @description Media type, such as `image/png`. */
                content_type: string;
                /** @description `fiv_…` that is current. */
                version_id: string;
            };
        };
        /** @description A file got new content, a new name or another folder. */
        "file.updated": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "file.updated";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `fil_…` */
                id: string;
                /** @description `spc_…` that it is in. */
                space_id: string;
                /** @description `fol_…` that it lies in; null at the top. */
                parent_id: string | null;
                /** @description Its name. */
                name: string;
                /** @description Bytes that it has. */
                size_bytes: number;
                /** @description SHA-256 of them, 64 hexadecimal digits. */
                sha256: string;
                /** @description Media type, such as `image/png`. */
                content_type: string;
                /** @description `fiv_…` that is current. */
                version_id: string;
            };
        };
        /** @description A server was given a firewall. */
        "firewall.attached": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "firewall.attached";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `fw_…` */
                id: string;
                /** @description Name of the firewall, unique in its project. */
                name: string;
                /** @description The server. */
                vps_id: string;
            };
        };
        /** @description A firewall was made. */
        "firewall.created": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "firewall.created";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `fw_…` */
                id: string;
                /** @description Name of the firewall, unique in its project. */
                name: string;
            };
        };
        /** @description A firewall was deleted. */
        "firewall.deleted": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "firewall.deleted";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `fw_…` */
                id: string;
                /** @description Name of the firewall, unique in its project. */
                name: string;
            };
        };
        /** @description A firewall was taken off a server. */
        "firewall.detached": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "firewall.detached";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `fw_…` */
                id: string;
                /** @description Name of the firewall, unique in its project. */
                name: string;
                /** @description The server. */
                vps_id: string;
            };
        };
        /** @description Name, rules or tags of a firewall were changed. */
        "firewall.updated": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "firewall.updated";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `fw_…` */
                id: string;
                /** @description Name of the firewall, unique in its project. */
                name: string;
            };
        };
        /** @description A project was given a floating address. */
        "floating_ip.allocated": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "floating_ip.allocated";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `fip_…` */
                id: string;
                /** @description The address. */
                address: string;
                /** @description The server that it leads to after it. */
                vps_id: string | null;
            };
        };
        /** @description A floating address leads to another server. */
        "floating_ip.assigned": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "floating_ip.assigned";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `fip_…` */
                id: string;
                /** @description The address. */
                address: string;
                /** @description The server that it leads to after it. */
                vps_id: string | null;
            };
        };
        /** @description A floating address was given back. */
        "floating_ip.released": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "floating_ip.released";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `fip_…` */
                id: string;
                /** @description The address. */
                address: string;
                /** @description The server that it leads to after it. */
                vps_id: string | null;
            };
        };
        /** @description A floating address leads to no server. */
        "floating_ip.unassigned": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "floating_ip.unassigned";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `fip_…` */
                id: string;
                /** @description The address. */
                address: string;
                /** @description The server that it leads to after it. */
                vps_id: string | null;
            };
        };
        /** @description A folder was made. */
        "folder.created": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "folder.created";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `fol_…` */
                id: string;
                /** @description `spc_…` that it is in. */
                space_id: string;
                /** @description `fol_…` that it lies in; null at the top. */
                parent_id: string | null;
                /** @description Its name. */
                name: string;
            };
        };
        /** @description A folder was deleted for good. */
        "folder.deleted": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "folder.deleted";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `fol_…` */
                id: string;
                /** @description `spc_…` that it is in. */
                space_id: string;
                /** @description `fol_…` that it lies in; null at the top. */
                parent_id: string | null;
                /** @description Its name. */
                name: string;
            };
        };
        /** @description A folder was taken out of the trash. */
        "folder.restored": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "folder.restored";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `fol_…` */
                id: string;
                /** @description `spc_…` that it is in. */
                space_id: string;
                /** @description `fol_…` that it lies in; null at the top. */
                parent_id: string | null;
                /** @description Its name. */
                name: string;
            };
        };
        /** @description A folder was put into the trash with all that is in it. */
        "folder.trashed": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "folder.trashed";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `fol_…` */
                id: string;
                /** @description `spc_…` that it is in. */
                space_id: string;
                /** @description `fol_…` that it lies in; null at the top. */
                parent_id: string | null;
                /** @description Its name. */
                name: string;
            };
        };
        /** @description A folder got a new name or another folder. */
        "folder.updated": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "folder.updated";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `fol_…` */
                id: string;
                /** @description `spc_…` that it is in. */
                space_id: string;
                /** @description `fol_…` that it lies in; null at the top. */
                parent_id: string | null;
                /** @description Its name. */
                name: string;
            };
        };
        /** @description A project set a price of two currencies. */
        "fx_rate.set": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "fx_rate.set";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `fxr_…` */
                id: string;
                /** @description Currency that is priced. */
                base: string;
                /** @description Currency that it is priced in. */
                quote: string;
                /** @description Units of `quote` for one unit of `base`; null where published rates count again. */
                rate: string | null;
                /** @description Kept in either direction, in hundredths of a per cent. */
                spread_bps: number;
                /**
                 * Format: date-time
                 * @description When it begins to count.
                 */
                valid_from: string;
            };
        };
        /** @description Money was exchanged between two wallets. */
        "fx_trade.executed": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "fx_trade.executed";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `fxt_…` */
                id: string;
                /**
                 * @description A `pending` one is finished within seconds.
                 * @enum {string}
                 */
                status: "pending" | "executed" | "failed";
                /** @description Why it failed, such as `insufficient_funds`. */
                code: string | null;
                /** @description `fxq_…` of the quote that it used. */
                quote: string;
                /** @description `wal_…` that gave. */
                from_wallet: string;
                /** @description `wal_…` that got. */
                to_wallet: string;
                /** @description Currency that was given. */
                sell_currency: string;
                /** @description Minor units, such as `"1250"` for 12.50 euros. */
                sell_amount: string;
                /** @description Currency that was got for it. */
                buy_currency: string;
                /** @description Minor units, such as `"1250"` for 12.50 euros. */
                buy_amount: string;
                /** @description Units that were got for one unit, as a decimal. */
                rate: string;
                /** @description `pst_…` of the ledger; null unless executed. */
                posting: string | null;
            };
        };
        /** @description An exchange was refused; no money was moved. */
        "fx_trade.failed": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "fx_trade.failed";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `fxt_…` */
                id: string;
                /**
                 * @description A `pending` one is finished within seconds.
                 * @enum {string}
                 */
                status: "pending" | "executed" | "failed";
                /** @description Why it failed, such as `insufficient_funds`. */
                code: string | null;
                /** @description `fxq_…` of the quote that it used. */
                quote: string;
                /** @description `wal_…` that gave. */
                from_wallet: string;
                /** @description `wal_…` that got. */
                to_wallet: string;
                /** @description Currency that was given. */
                sell_currency: string;
                /** @description Minor units, such as `"1250"` for 12.50 euros. */
                sell_amount: string;
                /** @description Currency that was got for it. */
                buy_currency: string;
                /** @description Minor units, such as `"1250"` for 12.50 euros. */
                buy_amount: string;
                /** @description Units that were got for one unit, as a decimal. */
                rate: string;
                /** @description `pst_…` of the ledger; null unless executed. */
                posting: string | null;
            };
        };
        /** @description A geofence was made. */
        "geofence.created": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "geofence.created";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `gfn_…` */
                id: string;
                /** @description What people see. */
                name: string;
                /** @description Whether it is watched. */
                enabled: boolean;
                /** @description Counts its changes. */
                version: number;
            };
        };
        /** @description A geofence was deleted; nobody is said to leave it. */
        "geofence.deleted": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "geofence.deleted";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `gfn_…` */
                id: string;
                /** @description What people see. */
                name: string;
                /** @description Whether it is watched. */
                enabled: boolean;
                /** @description Counts its changes. */
                version: number;
            };
        };
        /** @description A device has been in a geofence for `dwell_s`. */
        "geofence.dwelled": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "geofence.dwelled";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `gfe_…`, as `GET /geofence-events` has it. */
                id: string;
                /** @description `gfn_…` */
                geofence_id: string;
                /** @description What people see. */
                geofence_name: string;
                /** @description The version of the geofence that said so. */
                geofence_version: number;
                /** @description `dev_…` */
                device_id: string;
                /** @description What people see. */
                device_name: string;
                /** @description Its owner’s own name of the device. */
                device_external_id: string | null;
                /**
                 * Format: date-time
                 * @description When it happened, by the clock of the device.
                 */
                at: string;
                /**
                 * Format: date-time
                 * @description Since when the device is, or was, in it.
                 */
                entered_at: string;
                /** @description Where the device was, degrees north. */
                lat: number;
                /** @description Degrees east. */
                lon: number;
            };
        };
        /** @description A device came into a geofence. */
        "geofence.entered": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "geofence.entered";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `gfe_…`, as `GET /geofence-events` has it. */
                id: string;
                /** @description `gfn_…` */
                geofence_id: string;
                /** @description What people see. */
                geofence_name: string;
                /** @description The version of the geofence that said so. */
                geofence_version: number;
                /** @description `dev_…` */
                device_id: string;
                /** @description What people see. */
                device_name: string;
                /** @description Its owner’s own name of the device. */
                device_external_id: string | null;
                /**
                 * Format: date-time
                 * @description When it happened, by the clock of the device.
                 */
                at: string;
                /**
                 * Format: date-time
                 * @description Since when the device is, or was, in it.
                 */
                entered_at: string;
                /** @description Where the device was, degrees north. */
                lat: number;
                /** @description Degrees east. */
                lon: number;
            };
        };
        /** @description A device is in a geofence no more. */
        "geofence.exited": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "geofence.exited";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `gfe_…`, as `GET /geofence-events` has it. */
                id: string;
                /** @description `gfn_…` */
                geofence_id: string;
                /** @description What people see. */
                geofence_name: string;
                /** @description The version of the geofence that said so. */
                geofence_version: number;
                /** @description `dev_…` */
                device_id: string;
                /** @description What people see. */
                device_name: string;
                /** @description Its owner’s own name of the device. */
                device_external_id: string | null;
                /**
                 * Format: date-time
                 * @description When it happened, by the clock of the device.
                 */
                at: string;
                /**
                 * Format: date-time
                 * @description Since when the device is, or was, in it.
                 */
                entered_at: string;
                /** @description Where the device was, degrees north. */
                lat: number;
                /** @description Degrees east. */
                lon: number;
                /**
                 * @description Whether it went out, or the geofence is not watched, for it or at that time.
                 * @enum {string}
                 */
                cause: "left" | "unwatched";
                /** @description Seconds that it was in it. */
                duration_s: number;
            };
        };
        /** @description A geofence changed. */
        "geofence.updated": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "geofence.updated";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `gfn_…` */
                id: string;
                /** @description What people see. */
                name: string;
                /** @description Whether it is watched. */
                enabled: boolean;
                /** @description Counts its changes. */
                version: number;
            };
        };
        /** @description A hold was paid out, and nothing is left of it. */
        "hold.captured": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "hold.captured";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `hld_…` */
                id: string;
                /** @description Wallet that keeps the amount, but cannot spend it. */
                wallet: string;
                /** @description Minor units that were put aside, increases included. */
                amount: string;
                /** @description Code of the currency. */
                currency: string;
                /** @description What was paid out of it. */
                captured: string;
                /** @description What was given back. */
                released: string;
                /** @description What is still put aside. */
                remaining: string;
                /**
                 * @description What has become of it.
                 * @enum {string}
                 */
                state: "pending" | "partially_captured" | "captured" | "voided" | "expired";
                /** @description Wallet that captures pay to by default. */
                destination: string | null;
                /** @description A sentence for people. */
                description: string | null;
                /** @description Texts of your own by name. */
                metadata: {
                    [key: string]: string;
                };
                /**
                 * Format: date-time
                 * @description When what is left is given back.
                 */
                expires_at: string;
                /**
                 * Format: date-time
                 * @description When it was made.
                 */
                created_at: string;
                /**
                 * Format: date-time
                 * @description When it last changed.
                 */
                updated_at: string;
                /** @description What was paid out. */
                capture: {
                    /** @description `cap_…` */
                    id: string;
                    /** @description What was paid. */
                    amount: string;
                    /** @description Wallet that was paid. */
                    to: string;
                    /**
                     * Format: date-time
                     * @description When it was paid.
                     */
                    created_at: string;
                };
            };
        };
        /** @description An amount was put aside. */
        "hold.created": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "hold.created";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `hld_…` */
                id: string;
                /** @description Wallet that keeps the amount, but cannot spend it. */
                wallet: string;
                /** @description Minor units that were put aside, increases included. */
                amount: string;
                /** @description Code of the currency. */
                currency: string;
                /** @description What was paid out of it. */
                captured: string;
                /** @description What was given back. */
                released: string;
                /** @description What is still put aside. */
                remaining: string;
                /**
                 * @description What has become of it.
                 * @enum {string}
                 */
                state: "pending" | "partially_captured" | "captured" | "voided" | "expired";
                /** @description Wallet that captures pay to by default. */
                destination: string | null;
                /** @description A sentence for people. */
                description: string | null;
                /** @description Texts of your own by name. */
                metadata: {
                    [key: string]: string;
                };
                /**
                 * Format: date-time
                 * @description When what is left is given back.
                 */
                expires_at: string;
                /**
                 * Format: date-time
                 * @description When it was made.
                 */
                created_at: string;
                /**
                 * Format: date-time
                 * @description When it last changed.
                 */
                updated_at: string;
            };
        };
        /** @description The time of a hold was over, and what was left given back. */
        "hold.expired": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "hold.expired";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `hld_…` */
                id: string;
                /** @description Wallet that keeps the amount, but cannot spend it. */
                wallet: string;
                /** @description Minor units that were put aside, increases included. */
                amount: string;
                /** @description Code of the currency. */
                currency: string;
                /** @description What was paid out of it. */
                captured: string;
                /** @description What was given back. */
                released: string;
                /** @description What is still put aside. */
                remaining: string;
                /**
                 * @description What has become of it.
                 * @enum {string}
                 */
                state: "pending" | "partially_captured" | "captured" | "voided" | "expired";
                /** @description Wallet that captures pay to by default. */
                destination: string | null;
                /** @description A sentence for people. */
                description: string | null;
                /** @description Texts of your own by name. */
                metadata: {
                    [key: string]: string;
                };
                /**
                 * Format: date-time
                 * @description When what is left is given back.
                 */
                expires_at: string;
                /**
                 * Format: date-time
                 * @description When it was made.
                 */
                created_at: string;
                /**
                 * Format: date-time
                 * @description When it last changed.
                 */
                updated_at: string;
            };
        };
        /** @description More was put aside for a hold. */
        "hold.increased": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "hold.increased";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `hld_…` */
                id: string;
                /** @description Wallet that keeps the amount, but cannot spend it. */
                wallet: string;
                /** @description Minor units that were put aside, increases included. */
                amount: string;
                /** @description Code of the currency. */
                currency: string;
                /** @description What was paid out of it. */
                captured: string;
                /** @description What was given back. */
                released: string;
                /** @description What is still put aside. */
                remaining: string;
                /**
                 * @description What has become of it.
                 * @enum {string}
                 */
                state: "pending" | "partially_captured" | "captured" | "voided" | "expired";
                /** @description Wallet that captures pay to by default. */
                destination: string | null;
                /** @description A sentence for people. */
                description: string | null;
                /** @description Texts of your own by name. */
                metadata: {
                    [key: string]: string;
                };
                /**
                 * Format: date-time
                 * @description When what is left is given back.
                 */
                expires_at: string;
                /**
                 * Format: date-time
                 * @description When it was made.
                 */
                created_at: string;
                /**
                 * Format: date-time
                 * @description When it last changed.
                 */
                updated_at: string;
            };
        };
        /** @description A part of a hold was paid out, and the rest stays put aside. */
        "hold.partially_captured": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "hold.partially_captured";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `hld_…` */
                id: string;
                /** @description Wallet that keeps the amount, but cannot spend it. */
                wallet: string;
                /** @description Minor units that were put aside, increases included. */
                amount: string;
                /** @description Code of the currency. */
                currency: string;
                /** @description What was paid out of it. */
                captured: string;
                /** @description What was given back. */
                released: string;
                /** @description What is still put aside. */
                remaining: string;
                /**
                 * @description What has become of it.
                 * @enum {string}
                 */
                state: "pending" | "partially_captured" | "captured" | "voided" | "expired";
                /** @description Wallet that captures pay to by default. */
                destination: string | null;
                /** @description A sentence for people. */
                description: string | null;
                /** @description Texts of your own by name. */
                metadata: {
                    [key: string]: string;
                };
                /**
                 * Format: date-time
                 * @description When what is left is given back.
                 */
                expires_at: string;
                /**
                 * Format: date-time
                 * @description When it was made.
                 */
                created_at: string;
                /**
                 * Format: date-time
                 * @description When it last changed.
                 */
                updated_at: string;
                /** @description What was paid out. */
                capture: {
                    /** @description `cap_…` */
                    id: string;
                    /** @description What was paid. */
                    amount: string;
                    /** @description Wallet that was paid. */
                    to: string;
                    /**
                     * Format: date-time
                     * @description When it was paid.
                     */
                    created_at: string;
                };
            };
        };
        /** @description What was left of a hold was given back. */
        "hold.voided": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "hold.voided";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `hld_…` */
                id: string;
                /** @description Wallet that keeps the amount, but cannot spend it. */
                wallet: string;
                /** @description Minor units that were put aside, increases included. */
                amount: string;
                /** @description Code of the currency. */
                currency: string;
                /** @description What was paid out of it. */
                captured: string;
                /** @description What was given back. */
                released: string;
                /** @description What is still put aside. */
                remaining: string;
                /**
                 * @description What has become of it.
                 * @enum {string}
                 */
                state: "pending" | "partially_captured" | "captured" | "voided" | "expired";
                /** @description Wallet that captures pay to by default. */
                destination: string | null;
                /** @description A sentence for people. */
                description: string | null;
                /** @description Texts of your own by name. */
                metadata: {
                    [key: string]: string;
                };
                /**
                 * Format: date-time
                 * @description When what is left is given back.
                 */
                expires_at: string;
                /**
                 * Format: date-time
                 * @description When it was made.
                 */
                created_at: string;
                /**
                 * Format: date-time
                 * @description When it last changed.
                 */
                updated_at: string;
            };
        };
        /** @description An app got a hook, or another secret for it. */
        "hook.created": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "hook.created";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `app_…` */
                app_id: string;
            };
        };
        /** @description An app no longer has a hook. */
        "hook.deleted": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "hook.deleted";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `app_…` */
                app_id: string;
            };
        };
        /** @description A delivery was taken again. */
        "hook.redelivered": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "hook.redelivered";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `app_…` */
                app_id: string;
                /** @description `hkd_…` */
                delivery_id: string;
                /** @description `deployed` or `ignored`. */
                outcome: string;
            };
        };
        /** @description What a hook follows was changed. */
        "hook.updated": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "hook.updated";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `app_…` */
                app_id: string;
            };
        };
        /** @description An image was asked for, and is being made. */
        "image.created": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "image.created";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `img_…` */
                id: string;
                /** @description What requests name it by, unique in its project. */
                slug: string;
                /**
                 * @description Where it is from.
                 * @enum {string}
                 */
                origin: "catalogue" | "upload" | "url" | "snapshot";
                /**
                 * @description How far it is.
                 * @enum {string}
                 */
                status: "available" | "building" | "ready" | "failed";
            };
        };
        /** @description An image was deleted. */
        "image.deleted": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "image.deleted";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `img_…` */
                id: string;
                /** @description What requests name it by, unique in its project. */
                slug: string;
                /**
                 * @description Where it is from.
                 * @enum {string}
                 */
                origin: "catalogue" | "upload" | "url" | "snapshot";
                /**
                 * @description How far it is.
                 * @enum {string}
                 */
                status: "available" | "building" | "ready" | "failed";
            };
        };
        /** @description An image could not be made. */
        "image.failed": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "image.failed";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `img_…` */
                id: string;
                /** @description What requests name it by, unique in its project. */
                slug: string;
                /**
                 * @description Where it is from.
                 * @enum {string}
                 */
                origin: "catalogue" | "upload" | "url" | "snapshot";
                /**
                 * @description How far it is.
                 * @enum {string}
                 */
                status: "available" | "building" | "ready" | "failed";
                error: {
                    /** @description Stable code to branch on. */
                    code: string;
                    /** @description What happened. */
                    message: string;
                };
            };
        };
        /** @description Servers can be made of an image. */
        "image.ready": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "image.ready";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `img_…` */
                id: string;
                /** @description What requests name it by, unique in its project. */
                slug: string;
                /**
                 * @description Where it is from.
                 * @enum {string}
                 */
                origin: "catalogue" | "upload" | "url" | "snapshot";
                /**
                 * @description How far it is.
                 * @enum {string}
                 */
                status: "available" | "building" | "ready" | "failed";
            };
        };
        /** @description The title of an image was changed. */
        "image.updated": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "image.updated";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `img_…` */
                id: string;
                /** @description What requests name it by, unique in its project. */
                slug: string;
                /**
                 * @description Where it is from.
                 * @enum {string}
                 */
                origin: "catalogue" | "upload" | "url" | "snapshot";
                /**
                 * @description How far it is.
                 * @enum {string}
                 */
                status: "available" | "building" | "ready" | "failed";
            };
        };
        /** @description Mail came in by a route. */
        "inbound_mail.received": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "inbound_mail.received";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `inb_…` */
                id: string;
                /** @description `mrt_…`: the route that took it. */
                route_id: string;
                /** @description Message of the project that it answers. */
                in_reply_to: string | null;
                /**
                 * @description Whether the server may send for the domain.
                 * @enum {string}
                 */
                spf: "pass" | "fail" | "softfail" | "neutral" | "none" | "policy" | "temperror" | "permerror";
                /**
                 * @description Whether a signature is right.
                 * @enum {string}
                 */
                dkim: "pass" | "fail" | "softfail" | "neutral" | "none" | "policy" | "temperror" | "permerror";
                /**
                 * @description Whether one of the two is for the domain of From.
                 * @enum {string}
                 */
                dmarc: "pass" | "fail" | "softfail" | "neutral" | "none" | "policy" | "temperror" | "permerror";
                /** @description Size of the mail. */
                size_bytes: number;
                /** @description How many files came with it. */
                attachments: number;
            };
        };
        /** @description Somebody sent a message to the project. */
        "inbound.received": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "inbound.received";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `inb_…` */
                id: string;
                /** @description How it came. */
                channel: string;
                /** @description What it is, such as `text` or `image`. */
                kind: string;
                /** @description `mpr_…`: who took it in. */
                provider_id: string;
                /** @description Message of the project that it answers. */
                in_reply_to: string | null;
            };
        };
        /** @description What is sent to an ingress is seen in its room. */
        "ingress.connected": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "ingress.connected";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `ing_…` */
                id: string;
                /** @description The room, `room_…`. */
                room_id: string;
                /**
                 * @description How it comes in.
                 * @enum {string}
                 */
                kind: "rtmp" | "whip";
                /** @description Who it is in the room. */
                identity: string;
            };
        };
        /** @description An ingress was made. */
        "ingress.created": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "ingress.created";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `ing_…` */
                id: string;
                /** @description The room, `room_…`. */
                room_id: string;
                /**
                 * @description How it comes in.
                 * @enum {string}
                 */
                kind: "rtmp" | "whip";
                /** @description Who it is in the room. */
                identity: string;
            };
        };
        /** @description An ingress was deleted, or its room has ended. */
        "ingress.deleted": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "ingress.deleted";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `ing_…` */
                id: string;
                /** @description The room, `room_…`. */
                room_id: string;
                /**
                 * @description How it comes in.
                 * @enum {string}
                 */
                kind: "rtmp" | "whip";
                /** @description Who it is in the room. */
                identity: string;
            };
        };
        /** @description The publisher of an ingress is gone. */
        "ingress.disconnected": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "ingress.disconnected";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `ing_…` */
                id: string;
                /** @description The room, `room_…`. */
                room_id: string;
                /**
                 * @description How it comes in.
                 * @enum {string}
                 */
                kind: "rtmp" | "whip";
                /** @description Who it is in the room. */
                identity: string;
                /** @description Why; null when the publisher said good-bye. */
                reason: string | null;
            };
        };
        /** @description An ingress has another key from now on. */
        "ingress.key_reset": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "ingress.key_reset";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `ing_…` */
                id: string;
                /** @description The room, `room_…`. */
                room_id: string;
                /**
                 * @description How it comes in.
                 * @enum {string}
                 */
                kind: "rtmp" | "whip";
                /** @description Who it is in the room. */
                identity: string;
            };
        };
        /** @description An invitation was accepted; a member joined. */
        "invitation.accepted": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "invitation.accepted";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `inv_…` */
                id: string;
                /** @description E-mail address of the person who is invited. */
                email: string;
                /**
                 * @description What the person may do as a member.
                 * @enum {string}
                 */
                role: "owner" | "admin" | "developer" | "viewer";
            };
        };
        /** @description A person was invited to the project. */
        "invitation.created": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "invitation.created";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `inv_…` */
                id: string;
                /** @description E-mail address of the person who is invited. */
                email: string;
                /**
                 * @description What the person may do as a member.
                 * @enum {string}
                 */
                role: "owner" | "admin" | "developer" | "viewer";
            };
        };
        /** @description An invitation was declined. */
        "invitation.declined": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "invitation.declined";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `inv_…` */
                id: string;
                /** @description E-mail address of the person who is invited. */
                email: string;
                /**
                 * @description What the person may do as a member.
                 * @enum {string}
                 */
                role: "owner" | "admin" | "developer" | "viewer";
            };
        };
        /** @description An invitation was sent again, with a new link. */
        "invitation.resent": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "invitation.resent";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `inv_…` */
                id: string;
                /** @description E-mail address of the person who is invited. */
                email: string;
                /**
                 * @description What the person may do as a member.
                 * @enum {string}
                 */
                role: "owner" | "admin" | "developer" | "viewer";
            };
        };
        /** @description An invitation was taken back. */
        "invitation.revoked": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "invitation.revoked";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `inv_…` */
                id: string;
                /** @description E-mail address of the person who is invited. */
                email: string;
                /**
                 * @description What the person may do as a member.
                 * @enum {string}
                 */
                role: "owner" | "admin" | "developer" | "viewer";
            };
        };
        /** @description An API key was made. */
        "key.created": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "key.created";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `key_…` */
                id: string;
                /** @description Name for people. */
                name: string;
                /** @description The product that it is for. */
                product: string;
                /**
                 * @description Whether it moves real things.
                 * @enum {string}
                 */
                mode: "live" | "test";
                /** @description The first characters of the key. */
                start: string;
            };
        };
        /** @description An API key was ended. */
        "key.revoked": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "key.revoked";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `key_…` */
                id: string;
                /** @description Name for people. */
                name: string;
                /** @description The product that it is for. */
                product: string;
                /**
                 * @description Whether it moves real things.
                 * @enum {string}
                 */
                mode: "live" | "test";
                /** @description The first characters of the key. */
                start: string;
            };
        };
        /** @description An API key got a successor; it works for a while more. */
        "key.rotated": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "key.rotated";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `key_…` */
                id: string;
                /** @description Name for people. */
                name: string;
                /** @description The product that it is for. */
                product: string;
                /**
                 * @description Whether it moves real things.
                 * @enum {string}
                 */
                mode: "live" | "test";
                /** @description The first characters of the key. */
                start: string;
                /** @description The key that takes its place. */
                replaced_by: string;
            };
        };
        /** @description The name, the limits or the end of an API key changed. */
        "key.updated": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "key.updated";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `key_…` */
                id: string;
                /** @description Name for people. */
                name: string;
                /** @description The product that it is for. */
                product: string;
                /**
                 * @description Whether it moves real things.
                 * @enum {string}
                 */
                mode: "live" | "test";
                /** @description The first characters of the key. */
                start: string;
            };
        };
        /** @description A provider of checks was added. */
        "kyc_provider.created": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "kyc_provider.created";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `kpr_…` */
                id: string;
                /** @description What it checks. */
                checks: ("document_quality" | "mrz" | "barcode" | "viz_match" | "expiry" | "age" | "duplicate" | "chip" | "selfie_liveness" | "face_match" | "watchlist" | "database")[];
            };
        };
        /** @description A provider of checks was removed. */
        "kyc_provider.deleted": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "kyc_provider.deleted";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `kpr_…` */
                id: string;
                /** @description What it checks. */
                checks: ("document_quality" | "mrz" | "barcode" | "viz_match" | "expiry" | "age" | "duplicate" | "chip" | "selfie_liveness" | "face_match" | "watchlist" | "database")[];
            };
        };
        /** @description A provider of checks was changed. */
        "kyc_provider.updated": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "kyc_provider.updated";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `kpr_…` */
                id: string;
                /** @description What it checks. */
                checks: ("document_quality" | "mrz" | "barcode" | "viz_match" | "expiry" | "age" | "duplicate" | "chip" | "selfie_liveness" | "face_match" | "watchlist" | "database")[];
            };
        };
        /** @description A reviewer took a review in hand. */
        "kyc_review.claimed": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "kyc_review.claimed";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `krev_…` */
                id: string;
                /** @description `kyc_…` */
                session_id: string;
                /**
                 * @description How it stands.
                 * @enum {string}
                 */
                status: "open" | "claimed" | "decided" | "void";
                /** @description What was decided; null while nothing was. */
                decision: ("approve" | "decline" | "retry") | null;
                /** @description Why. */
                reasons: ("image_too_small" | "image_blurred" | "image_dark" | "image_bright" | "image_glare" | "mrz_not_found" | "mrz_check_digits" | "barcode_not_found" | "document_incomplete" | "wrong_document" | "selfie_unusable" | "document_unreadable" | "document_type_mismatch" | "country_not_accepted" | "document_expired" | "expiry_unknown" | "birth_date_unknown" | "under_age" | "name_mismatch" | "birth_date_mismatch" | "document_number_mismatch" | "expiry_mismatch" | "nothing_to_compare" | "duplicate_identity" | "no_driver" | "driver_failed" | "driver_timeout" | "driver_refused" | "liveness_failed" | "face_mismatch" | "watchlist_hit" | "database_mismatch" | "forged" | "other")[];
            };
        };
        /** @description A reviewer decided. */
        "kyc_review.decided": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "kyc_review.decided";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `krev_…` */
                id: string;
                /** @description `kyc_…` */
                session_id: string;
                /**
                 * @description How it stands.
                 * @enum {string}
                 */
                status: "open" | "claimed" | "decided" | "void";
                /** @description What was decided; null while nothing was. */
                decision: ("approve" | "decline" | "retry") | null;
                /** @description Why. */
                reasons: ("image_too_small" | "image_blurred" | "image_dark" | "image_bright" | "image_glare" | "mrz_not_found" | "mrz_check_digits" | "barcode_not_found" | "document_incomplete" | "wrong_document" | "selfie_unusable" | "document_unreadable" | "document_type_mismatch" | "country_not_accepted" | "document_expired" | "expiry_unknown" | "birth_date_unknown" | "under_age" | "name_mismatch" | "birth_date_mismatch" | "document_number_mismatch" | "expiry_mismatch" | "nothing_to_compare" | "duplicate_identity" | "no_driver" | "driver_failed" | "driver_timeout" | "driver_refused" | "liveness_failed" | "face_mismatch" | "watchlist_hit" | "database_mismatch" | "forged" | "other")[];
            };
        };
        /** @description A person has to look at a verification. */
        "kyc_review.opened": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "kyc_review.opened";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `krev_…` */
                id: string;
                /** @description `kyc_…` */
                session_id: string;
                /**
                 * @description How it stands.
                 * @enum {string}
                 */
                status: "open" | "claimed" | "decided" | "void";
                /** @description What was decided; null while nothing was. */
                decision: ("approve" | "decline" | "retry") | null;
                /** @description Why. */
                reasons: ("image_too_small" | "image_blurred" | "image_dark" | "image_bright" | "image_glare" | "mrz_not_found" | "mrz_check_digits" | "barcode_not_found" | "document_incomplete" | "wrong_document" | "selfie_unusable" | "document_unreadable" | "document_type_mismatch" | "country_not_accepted" | "document_expired" | "expiry_unknown" | "birth_date_unknown" | "under_age" | "name_mismatch" | "birth_date_mismatch" | "document_number_mismatch" | "expiry_mismatch" | "nothing_to_compare" | "duplicate_identity" | "no_driver" | "driver_failed" | "driver_timeout" | "driver_refused" | "liveness_failed" | "face_mismatch" | "watchlist_hit" | "database_mismatch" | "forged" | "other")[];
            };
        };
        /** @description A reviewer gave a review back. */
        "kyc_review.released": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "kyc_review.released";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `krev_…` */
                id: string;
                /** @description `kyc_…` */
                session_id: string;
                /**
                 * @description How it stands.
                 * @enum {string}
                 */
                status: "open" | "claimed" | "decided" | "void";
                /** @description What was decided; null while nothing was. */
                decision: ("approve" | "decline" | "retry") | null;
                /** @description Why. */
                reasons: ("image_too_small" | "image_blurred" | "image_dark" | "image_bright" | "image_glare" | "mrz_not_found" | "mrz_check_digits" | "barcode_not_found" | "document_incomplete" | "wrong_document" | "selfie_unusable" | "document_unreadable" | "document_type_mismatch" | "country_not_accepted" | "document_expired" | "expiry_unknown" | "birth_date_unknown" | "under_age" | "name_mismatch" | "birth_date_mismatch" | "document_number_mismatch" | "expiry_mismatch" | "nothing_to_compare" | "duplicate_identity" | "no_driver" | "driver_failed" | "driver_timeout" | "driver_refused" | "liveness_failed" | "face_mismatch" | "watchlist_hit" | "database_mismatch" | "forged" | "other")[];
            };
        };
        /** @description The verification was called off. */
        "kyc_session.canceled": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "kyc_session.canceled";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `kyc_…` */
                id: string;
                /** @description Who is verified, `usr_…`; null if no user of ours. */
                user_id: string | null;
                /**
                 * @description How it stands.
                 * @enum {string}
                 */
                status: "created" | "requires_input" | "processing" | "needs_review" | "verified" | "declined" | "canceled" | "expired" | "redacted";
                /** @description How it ended; null while it has not. */
                outcome: ("verified" | "declined" | "canceled" | "expired") | null;
                /** @description Why it is not verified. */
                reasons: ("image_too_small" | "image_blurred" | "image_dark" | "image_bright" | "image_glare" | "mrz_not_found" | "mrz_check_digits" | "barcode_not_found" | "document_incomplete" | "wrong_document" | "selfie_unusable" | "document_unreadable" | "document_type_mismatch" | "country_not_accepted" | "document_expired" | "expiry_unknown" | "birth_date_unknown" | "under_age" | "name_mismatch" | "birth_date_mismatch" | "document_number_mismatch" | "expiry_mismatch" | "nothing_to_compare" | "duplicate_identity" | "no_driver" | "driver_failed" | "driver_timeout" | "driver_refused" | "liveness_failed" | "face_mismatch" | "watchlist_hit" | "database_mismatch" | "forged" | "other")[];
            };
        };
        /** @description A verification was begun. */
        "kyc_session.created": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "kyc_session.created";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `kyc_…` */
                id: string;
                /** @description Who is verified, `usr_…`; null if no user of ours. */
                user_id: string | null;
                /**
                 * @description How it stands.
                 * @enum {string}
                 */
                status: "created" | "requires_input" | "processing" | "needs_review" | "verified" | "declined" | "canceled" | "expired" | "redacted";
                /** @description How it ended; null while it has not. */
                outcome: ("verified" | "declined" | "canceled" | "expired") | null;
                /** @description Why it is not verified. */
                reasons: ("image_too_small" | "image_blurred" | "image_dark" | "image_bright" | "image_glare" | "mrz_not_found" | "mrz_check_digits" | "barcode_not_found" | "document_incomplete" | "wrong_document" | "selfie_unusable" | "document_unreadable" | "document_type_mismatch" | "country_not_accepted" | "document_expired" | "expiry_unknown" | "birth_date_unknown" | "under_age" | "name_mismatch" | "birth_date_mismatch" | "document_number_mismatch" | "expiry_mismatch" | "nothing_to_compare" | "duplicate_identity" | "no_driver" | "driver_failed" | "driver_timeout" | "driver_refused" | "liveness_failed" | "face_mismatch" | "watchlist_hit" | "database_mismatch" | "forged" | "other")[];
            };
        };
        /** @description The verification was declined for good. */
        "kyc_session.declined": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "kyc_session.declined";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `kyc_…` */
                id: string;
                /** @description Who is verified, `usr_…`; null if no user of ours. */
                user_id: string | null;
                /**
                 * @description How it stands.
                 * @enum {string}
                 */
                status: "created" | "requires_input" | "processing" | "needs_review" | "verified" | "declined" | "canceled" | "expired" | "redacted";
                /** @description How it ended; null while it has not. */
                outcome: ("verified" | "declined" | "canceled" | "expired") | null;
                /** @description Why it is not verified. */
                reasons: ("image_too_small" | "image_blurred" | "image_dark" | "image_bright" | "image_glare" | "mrz_not_found" | "mrz_check_digits" | "barcode_not_found" | "document_incomplete" | "wrong_document" | "selfie_unusable" | "document_unreadable" | "document_type_mismatch" | "country_not_accepted" | "document_expired" | "expiry_unknown" | "birth_date_unknown" | "under_age" | "name_mismatch" | "birth_date_mismatch" | "document_number_mismatch" | "expiry_mismatch" | "nothing_to_compare" | "duplicate_identity" | "no_driver" | "driver_failed" | "driver_timeout" | "driver_refused" | "liveness_failed" | "face_mismatch" | "watchlist_hit" | "database_mismatch" | "forged" | "other")[];
            };
        };
        /** @description Nothing was handed in in time. */
        "kyc_session.expired": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "kyc_session.expired";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `kyc_…` */
                id: string;
                /** @description Who is verified, `usr_…`; null if no user of ours. */
                user_id: string | null;
                /**
                 * @description How it stands.
                 * @enum {string}
                 */
                status: "created" | "requires_input" | "processing" | "needs_review" | "verified" | "declined" | "canceled" | "expired" | "redacted";
                /** @description How it ended; null while it has not. */
                outcome: ("verified" | "declined" | "canceled" | "expired") | null;
                /** @description Why it is not verified. */
                reasons: ("image_too_small" | "image_blurred" | "image_dark" | "image_bright" | "image_glare" | "mrz_not_found" | "mrz_check_digits" | "barcode_not_found" | "document_incomplete" | "wrong_document" | "selfie_unusable" | "document_unreadable" | "document_type_mismatch" | "country_not_accepted" | "document_expired" | "expiry_unknown" | "birth_date_unknown" | "under_age" | "name_mismatch" | "birth_date_mismatch" | "document_number_mismatch" | "expiry_mismatch" | "nothing_to_compare" | "duplicate_identity" | "no_driver" | "driver_failed" | "driver_timeout" | "driver_refused" | "liveness_failed" | "face_mismatch" | "watchlist_hit" | "database_mismatch" | "forged" | "other")[];
            };
        };
        /** @description A person has to look and decide. */
        "kyc_session.needs_review": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "kyc_session.needs_review";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `kyc_…` */
                id: string;
                /** @description Who is verified, `usr_…`; null if no user of ours. */
                user_id: string | null;
                /**
                 * @description How it stands.
                 * @enum {string}
                 */
                status: "created" | "requires_input" | "processing" | "needs_review" | "verified" | "declined" | "canceled" | "expired" | "redacted";
                /** @description How it ended; null while it has not. */
                outcome: ("verified" | "declined" | "canceled" | "expired") | null;
                /** @description Why it is not verified. */
                reasons: ("image_too_small" | "image_blurred" | "image_dark" | "image_bright" | "image_glare" | "mrz_not_found" | "mrz_check_digits" | "barcode_not_found" | "document_incomplete" | "wrong_document" | "selfie_unusable" | "document_unreadable" | "document_type_mismatch" | "country_not_accepted" | "document_expired" | "expiry_unknown" | "birth_date_unknown" | "under_age" | "name_mismatch" | "birth_date_mismatch" | "document_number_mismatch" | "expiry_mismatch" | "nothing_to_compare" | "duplicate_identity" | "no_driver" | "driver_failed" | "driver_timeout" | "driver_refused" | "liveness_failed" | "face_mismatch" | "watchlist_hit" | "database_mismatch" | "forged" | "other")[];
            };
        };
        /** @description Pictures were handed in and are being checked. */
        "kyc_session.processing": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "kyc_session.processing";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `kyc_…` */
                id: string;
                /** @description Who is verified, `usr_…`; null if no user of ours. */
                user_id: string | null;
                /**
                 * @description How it stands.
                 * @enum {string}
                 */
                status: "created" | "requires_input" | "processing" | "needs_review" | "verified" | "declined" | "canceled" | "expired" | "redacted";
                /** @description How it ended; null while it has not. */
                outcome: ("verified" | "declined" | "canceled" | "expired") | null;
                /** @description Why it is not verified. */
                reasons: ("image_too_small" | "image_blurred" | "image_dark" | "image_bright" | "image_glare" | "mrz_not_found" | "mrz_check_digits" | "barcode_not_found" | "document_incomplete" | "wrong_document" | "selfie_unusable" | "document_unreadable" | "document_type_mismatch" | "country_not_accepted" | "document_expired" | "expiry_unknown" | "birth_date_unknown" | "under_age" | "name_mismatch" | "birth_date_mismatch" | "document_number_mismatch" | "expiry_mismatch" | "nothing_to_compare" | "duplicate_identity" | "no_driver" | "driver_failed" | "driver_timeout" | "driver_refused" | "liveness_failed" | "face_mismatch" | "watchlist_hit" | "database_mismatch" | "forged" | "other")[];
            };
        };
        /** @description Pictures and personal fields were deleted; the outcome stays. */
        "kyc_session.redacted": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "kyc_session.redacted";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `kyc_…` */
                id: string;
                /** @description Who is verified, `usr_…`; null if no user of ours. */
                user_id: string | null;
                /**
                 * @description How it stands.
                 * @enum {string}
                 */
                status: "created" | "requires_input" | "processing" | "needs_review" | "verified" | "declined" | "canceled" | "expired" | "redacted";
                /** @description How it ended; null while it has not. */
                outcome: ("verified" | "declined" | "canceled" | "expired") | null;
                /** @description Why it is not verified. */
                reasons: ("image_too_small" | "image_blurred" | "image_dark" | "image_bright" | "image_glare" | "mrz_not_found" | "mrz_check_digits" | "barcode_not_found" | "document_incomplete" | "wrong_document" | "selfie_unusable" | "document_unreadable" | "document_type_mismatch" | "country_not_accepted" | "document_expired" | "expiry_unknown" | "birth_date_unknown" | "under_age" | "name_mismatch" | "birth_date_mismatch" | "document_number_mismatch" | "expiry_mismatch" | "nothing_to_compare" | "duplicate_identity" | "no_driver" | "driver_failed" | "driver_timeout" | "driver_refused" | "liveness_failed" | "face_mismatch" | "watchlist_hit" | "database_mismatch" | "forged" | "other")[];
            };
        };
        /** @description Pictures are awaited, for the first time or again. */
        "kyc_session.requires_input": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "kyc_session.requires_input";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `kyc_…` */
                id: string;
                /** @description Who is verified, `usr_…`; null if no user of ours. */
                user_id: string | null;
                /**
                 * @description How it stands.
                 * @enum {string}
                 */
                status: "created" | "requires_input" | "processing" | "needs_review" | "verified" | "declined" | "canceled" | "expired" | "redacted";
                /** @description How it ended; null while it has not. */
                outcome: ("verified" | "declined" | "canceled" | "expired") | null;
                /** @description Why it is not verified. */
                reasons: ("image_too_small" | "image_blurred" | "image_dark" | "image_bright" | "image_glare" | "mrz_not_found" | "mrz_check_digits" | "barcode_not_found" | "document_incomplete" | "wrong_document" | "selfie_unusable" | "document_unreadable" | "document_type_mismatch" | "country_not_accepted" | "document_expired" | "expiry_unknown" | "birth_date_unknown" | "under_age" | "name_mismatch" | "birth_date_mismatch" | "document_number_mismatch" | "expiry_mismatch" | "nothing_to_compare" | "duplicate_identity" | "no_driver" | "driver_failed" | "driver_timeout" | "driver_refused" | "liveness_failed" | "face_mismatch" | "watchlist_hit" | "database_mismatch" | "forged" | "other")[];
            };
        };
        /** @description The identity is verified. */
        "kyc_session.verified": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "kyc_session.verified";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `kyc_…` */
                id: string;
                /** @description Who is verified, `usr_…`; null if no user of ours. */
                user_id: string | null;
                /**
                 * @description How it stands.
                 * @enum {string}
                 */
                status: "created" | "requires_input" | "processing" | "needs_review" | "verified" | "declined" | "canceled" | "expired" | "redacted";
                /** @description How it ended; null while it has not. */
                outcome: ("verified" | "declined" | "canceled" | "expired") | null;
                /** @description Why it is not verified. */
                reasons: ("image_too_small" | "image_blurred" | "image_dark" | "image_bright" | "image_glare" | "mrz_not_found" | "mrz_check_digits" | "barcode_not_found" | "document_incomplete" | "wrong_document" | "selfie_unusable" | "document_unreadable" | "document_type_mismatch" | "country_not_accepted" | "document_expired" | "expiry_unknown" | "birth_date_unknown" | "under_age" | "name_mismatch" | "birth_date_mismatch" | "document_number_mismatch" | "expiry_mismatch" | "nothing_to_compare" | "duplicate_identity" | "no_driver" | "driver_failed" | "driver_timeout" | "driver_refused" | "liveness_failed" | "face_mismatch" | "watchlist_hit" | "database_mismatch" | "forged" | "other")[];
            };
        };
        /** @description A live stream can be watched. */
        "live.active": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "live.active";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `lvs_…` */
                id: string;
                /** @description What people see. */
                name: string;
                /**
                 * @description Where it is.
                 * @enum {string}
                 */
                status: "idle" | "connected" | "active" | "disconnected" | "disabled";
                /** @description The broadcast, `lss_…`. */
                session_id: string;
            };
        };
        /** @description A publisher connected; nothing is to be seen yet. */
        "live.connected": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "live.connected";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `lvs_…` */
                id: string;
                /** @description What people see. */
                name: string;
                /**
                 * @description Where it is.
                 * @enum {string}
                 */
                status: "idle" | "connected" | "active" | "disconnected" | "disabled";
                /** @description The broadcast, `lss_…`. */
                session_id: string;
            };
        };
        /** @description A live stream was made. */
        "live.created": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "live.created";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `lvs_…` */
                id: string;
                /** @description What people see. */
                name: string;
                /**
                 * @description Where it is.
                 * @enum {string}
                 */
                status: "idle" | "connected" | "active" | "disconnected" | "disabled";
            };
        };
        /** @description A live stream was deleted; what was recorded stays. */
        "live.deleted": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "live.deleted";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `lvs_…` */
                id: string;
                /** @description What people see. */
                name: string;
                /**
                 * @description Where it is.
                 * @enum {string}
                 */
                status: "idle" | "connected" | "active" | "disconnected" | "disabled";
            };
        };
        /** @description A live stream takes no publisher in any more. */
        "live.disabled": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "live.disabled";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `lvs_…` */
                id: string;
                /** @description What people see. */
                name: string;
                /**
                 * @description Where it is.
                 * @enum {string}
                 */
                status: "idle" | "connected" | "active" | "disconnected" | "disabled";
            };
        };
        /** @description A publisher is gone, and may come back within the reconnect window. */
        "live.disconnected": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "live.disconnected";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `lvs_…` */
                id: string;
                /** @description What people see. */
                name: string;
                /**
                 * @description Where it is.
                 * @enum {string}
                 */
                status: "idle" | "connected" | "active" | "disconnected" | "disabled";
                /** @description The broadcast, `lss_…`. */
                session_id: string;
            };
        };
        /** @description A live stream takes publishers in again. */
        "live.enabled": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "live.enabled";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `lvs_…` */
                id: string;
                /** @description What people see. */
                name: string;
                /**
                 * @description Where it is.
                 * @enum {string}
                 */
                status: "idle" | "connected" | "active" | "disconnected" | "disabled";
            };
        };
        /** @description A broadcast is over. */
        "live.idle": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "live.idle";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `lvs_…` */
                id: string;
                /** @description What people see. */
                name: string;
                /**
                 * @description Where it is.
                 * @enum {string}
                 */
                status: "idle" | "connected" | "active" | "disconnected" | "disabled";
                /** @description The broadcast, `lss_…`. */
                session_id: string;
            };
        };
        /** @description A live stream has another key from now on. */
        "live.key_reset": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "live.key_reset";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `lvs_…` */
                id: string;
                /** @description What people see. */
                name: string;
                /**
                 * @description Where it is.
                 * @enum {string}
                 */
                status: "idle" | "connected" | "active" | "disconnected" | "disabled";
            };
        };
        /** @description A broadcast was recorded and can be played as an asset. */
        "live.recorded": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "live.recorded";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `lvs_…` */
                id: string;
                /** @description What people see. */
                name: string;
                /**
                 * @description Where it is.
                 * @enum {string}
                 */
                status: "idle" | "connected" | "active" | "disconnected" | "disabled";
                /** @description The broadcast, `lss_…`. */
                session_id: string;
                /** @description What it became, `ast_…`. */
                asset_ids: string[];
            };
        };
        /** @description Name, labels or settings of a live stream changed. */
        "live.updated": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "live.updated";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `lvs_…` */
                id: string;
                /** @description What people see. */
                name: string;
                /**
                 * @description Where it is.
                 * @enum {string}
                 */
                status: "idle" | "connected" | "active" | "disconnected" | "disabled";
            };
        };
        /** @description A log drain was made; new lines are sent to it. */
        "log_drain.created": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "log_drain.created";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `ldr_…` */
                id: string;
                /** @description The app whose log is sent. */
                app_id: string;
                /** @description Where it is sent to. */
                url: string;
                /** @description Why it could not be sent. */
                problem: string | null;
            };
        };
        /** @description A log drain was deleted. */
        "log_drain.deleted": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "log_drain.deleted";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `ldr_…` */
                id: string;
                /** @description The app whose log is sent. */
                app_id: string;
                /** @description Where it is sent to. */
                url: string;
                /** @description Why it could not be sent. */
                problem: string | null;
            };
        };
        /** @description Nothing could be sent to a log drain for days, so it is not tried any more. */
        "log_drain.disabled": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "log_drain.disabled";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `ldr_…` */
                id: string;
                /** @description The app whose log is sent. */
                app_id: string;
                /** @description Where it is sent to. */
                url: string;
                /** @description Why it could not be sent. */
                problem: string | null;
            };
        };
        /** @description A log drain that was given up is sent to again. */
        "log_drain.enabled": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "log_drain.enabled";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `ldr_…` */
                id: string;
                /** @description The app whose log is sent. */
                app_id: string;
                /** @description Where it is sent to. */
                url: string;
                /** @description Why it could not be sent. */
                problem: string | null;
            };
        };
        /** @description A link to sign in was asked for. */
        "magic_link.requested": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "magic_link.requested";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `mlk_…` */
                id: string;
            };
        };
        /** @description A link has signed its user in. */
        "magic_link.used": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "magic_link.used";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `mlk_…` */
                id: string;
            };
        };
        /** @description A recipient wants no more mail. */
        "mail_opt_out.created": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "mail_opt_out.created";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `oou_…` */
                id: string;
                /** @description Message whose link was used. */
                message_id: string | null;
            };
        };
        /** @description A recipient may be sent mail again. */
        "mail_opt_out.deleted": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "mail_opt_out.deleted";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `oou_…` */
                id: string;
                /** @description Message whose link was used. */
                message_id: string | null;
            };
        };
        /** @description Mail to more addresses is taken in. */
        "mail_route.created": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "mail_route.created";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `mrt_…` */
                id: string;
                /** @description `sdm_…` */
                domain_id: string;
                /** @description Part before the at sign. */
                pattern: string;
            };
        };
        /** @description Mail to some addresses is not taken in any more. */
        "mail_route.deleted": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "mail_route.deleted";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `mrt_…` */
                id: string;
                /** @description `sdm_…` */
                domain_id: string;
                /** @description Part before the at sign. */
                pattern: string;
            };
        };
        /** @description A large table could not be worked out. */
        "matrix_job.failed": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "matrix_job.failed";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description Identifier of the job. */
                id: string;
                /**
                 * @description How it is.
                 * @enum {string}
                 */
                status: "queued" | "running" | "succeeded" | "failed" | "cancelled";
                /** @description Why it failed; null if it did not. */
                problem_code: string | null;
            };
        };
        /** @description A large table was worked out; it can be read. */
        "matrix_job.succeeded": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "matrix_job.succeeded";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description Identifier of the job. */
                id: string;
                /**
                 * @description How it is.
                 * @enum {string}
                 */
                status: "queued" | "running" | "succeeded" | "failed" | "cancelled";
                /** @description Why it failed; null if it did not. */
                problem_code: string | null;
            };
        };
        /** @description A person was added to the project. */
        "member.added": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "member.added";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `acc_…` */
                account_id: string;
                /**
                 * @description What the member may do; when removed, what it was.
                 * @enum {string}
                 */
                role: "owner" | "admin" | "developer" | "viewer";
            };
        };
        /** @description A member was removed from the project. */
        "member.removed": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "member.removed";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `acc_…` */
                account_id: string;
                /**
                 * @description What the member may do; when removed, what it was.
                 * @enum {string}
                 */
                role: "owner" | "admin" | "developer" | "viewer";
            };
        };
        /** @description The role of a member was changed. */
        "member.updated": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "member.updated";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `acc_…` */
                account_id: string;
                /**
                 * @description What the member may do; when removed, what it was.
                 * @enum {string}
                 */
                role: "owner" | "admin" | "developer" | "viewer";
            };
        };
        /** @description A message provider was added. */
        "message_provider.created": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "message_provider.created";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `mpr_…` */
                id: string;
                /** @description What speaks with it, such as `smtp`. */
                kind: string;
                /** @description Whether it is given messages. */
                is_enabled: boolean;
            };
        };
        /** @description A message provider was removed. */
        "message_provider.deleted": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "message_provider.deleted";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `mpr_…` */
                id: string;
                /** @description What speaks with it, such as `smtp`. */
                kind: string;
                /** @description Whether it is given messages. */
                is_enabled: boolean;
            };
        };
        /** @description A message provider failed too often: others are given its messages for a while. */
        "message_provider.failing": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "message_provider.failing";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `mpr_…` */
                id: string;
                /** @description What speaks with it, such as `smtp`. */
                kind: string;
                /** @description Whether it is given messages. */
                is_enabled: boolean;
                /** @description Code of the last reason. */
                failure: string;
            };
        };
        /** @description A message provider that was failing works again. */
        "message_provider.recovered": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "message_provider.recovered";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `mpr_…` */
                id: string;
                /** @description What speaks with it, such as `smtp`. */
                kind: string;
                /** @description Whether it is given messages. */
                is_enabled: boolean;
            };
        };
        /** @description A message provider was changed. */
        "message_provider.updated": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "message_provider.updated";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `mpr_…` */
                id: string;
                /** @description What speaks with it, such as `smtp`. */
                kind: string;
                /** @description Whether it is given messages. */
                is_enabled: boolean;
            };
        };
        /** @description A project changed what it follows of its mail. */
        "message_tracking.updated": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "message_tracking.updated";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description Whether opens are noted. */
                opens: boolean;
                /** @description Whether clicks are noted. */
                clicks: boolean;
            };
        };
        /** @description Somebody wrote on WhatsApp whose window was closed: for a day, any answer goes. */
        "message_window.opened": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "message_window.opened";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `inb_…`: the message that opened it. */
                inbound_id: string;
                /**
                 * Format: date-time
                 * @description When it closes, if nothing more comes in.
                 */
                closes_at: string;
            };
        };
        /** @description A message was called off before it was sent. */
        "message.canceled": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "message.canceled";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `msg_…` */
                id: string;
                /** @description How it was sent. */
                channel: string;
                /** @description What it was for. */
                kind: string;
            };
        };
        /** @description A link of a mail was followed for the first time, where that is followed. */
        "message.clicked": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "message.clicked";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `msg_…` */
                id: string;
                /** @description How it was sent. */
                channel: string;
                /** @description What it was for. */
                kind: string;
            };
        };
        /** @description The recipient of a mail complained of it at the mailbox provider. */
        "message.complained": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "message.complained";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `msg_…` */
                id: string;
                /** @description How it was sent. */
                channel: string;
                /** @description What it was for. */
                kind: string;
                /** @description Kind of complaint, such as `abuse`. */
                type: string;
            };
        };
        /** @description A message reached its recipient. */
        "message.delivered": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "message.delivered";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `msg_…` */
                id: string;
                /** @description How it was sent. */
                channel: string;
                /** @description What it was for. */
                kind: string;
            };
        };
        /** @description A message did not reach its recipient, and is not tried again. */
        "message.failed": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "message.failed";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `msg_…` */
                id: string;
                /** @description How it was sent. */
                channel: string;
                /** @description What it was for. */
                kind: string;
                /**
                 * @description How it ended.
                 * @enum {string}
                 */
                status: "failed" | "undelivered" | "expired";
                /** @description Code of the reason. */
                failure: string | null;
            };
        };
        /** @description A mail was opened for the first time, where that is followed. */
        "message.opened": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "message.opened";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `msg_…` */
                id: string;
                /** @description How it was sent. */
                channel: string;
                /** @description What it was for. */
                kind: string;
            };
        };
        /** @description A message was handed over to who carries it. */
        "message.sent": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "message.sent";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `msg_…` */
                id: string;
                /** @description How it was sent. */
                channel: string;
                /** @description What it was for. */
                kind: string;
            };
        };
        /** @description A message was not sent, as its recipient must not be written to. */
        "message.suppressed": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "message.suppressed";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `msg_…` */
                id: string;
                /** @description How it was sent. */
                channel: string;
                /** @description What it was for. */
                kind: string;
                /** @description Why, such as `unsubscribe`, `hard_bounce` or `not_opted_in`. */
                reason: string;
            };
        };
        /** @description Whether a message was sent is not known; it is not tried again. A report of its provider may still tell. */
        "message.unknown": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "message.unknown";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `msg_…` */
                id: string;
                /** @description How it was sent. */
                channel: string;
                /** @description What it was for. */
                kind: string;
            };
        };
        /** @description A server joined a private network. */
        "network.attached": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "network.attached";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `net_…` */
                id: string;
                /** @description Name of the network, unique in its project. */
                name: string;
                /** @description Its range of addresses. */
                cidr: string;
                /** @description The server. */
                vps_id: string;
            };
        };
        /** @description A private network was made. */
        "network.created": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "network.created";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `net_…` */
                id: string;
                /** @description Name of the network, unique in its project. */
                name: string;
                /** @description Its range of addresses. */
                cidr: string;
            };
        };
        /** @description A private network was deleted. */
        "network.deleted": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "network.deleted";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `net_…` */
                id: string;
                /** @description Name of the network, unique in its project. */
                name: string;
                /** @description Its range of addresses. */
                cidr: string;
            };
        };
        /** @description A server left a private network. */
        "network.detached": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "network.detached";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `net_…` */
                id: string;
                /** @description Name of the network, unique in its project. */
                name: string;
                /** @description Its range of addresses. */
                cidr: string;
                /** @description The server. */
                vps_id: string;
            };
        };
        /** @description A private network was renamed. */
        "network.updated": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "network.updated";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `net_…` */
                id: string;
                /** @description Name of the network, unique in its project. */
                name: string;
                /** @description Its range of addresses. */
                cidr: string;
            };
        };
        /** @description A note was made. */
        "note.created": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "note.created";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `nte_…` */
                id: string;
                /** @description `spc_…` */
                space_id: string;
                /**
                 * @description Whether the service can read it.
                 * @enum {string}
                 */
                format: "markdown" | "e2ee";
                /** @description Counts the texts that it has had. */
                revision: number;
                /** @description Counts its changes. */
                version: number;
            };
        };
        /** @description A note was deleted for good, by somebody or by time. */
        "note.deleted": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "note.deleted";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `nte_…` */
                id: string;
                /** @description `spc_…` */
                space_id: string;
                /**
                 * @description Whether the service can read it.
                 * @enum {string}
                 */
                format: "markdown" | "e2ee";
                /** @description Counts the texts that it has had. */
                revision: number;
                /** @description Counts its changes. */
                version: number;
            };
        };
        /** @description A note came back from the trash. */
        "note.restored": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "note.restored";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `nte_…` */
                id: string;
                /** @description `spc_…` */
                space_id: string;
                /**
                 * @description Whether the service can read it.
                 * @enum {string}
                 */
                format: "markdown" | "e2ee";
                /** @description Counts the texts that it has had. */
                revision: number;
                /** @description Counts its changes. */
                version: number;
            };
        };
        /** @description A note was put into the trash. */
        "note.trashed": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "note.trashed";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `nte_…` */
                id: string;
                /** @description `spc_…` */
                space_id: string;
                /**
                 * @description Whether the service can read it.
                 * @enum {string}
                 */
                format: "markdown" | "e2ee";
                /** @description Counts the texts that it has had. */
                revision: number;
                /** @description Counts its changes. */
                version: number;
            };
        };
        /** @description A note changed. */
        "note.updated": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "note.updated";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `nte_…` */
                id: string;
                /** @description `spc_…` */
                space_id: string;
                /**
                 * @description Whether the service can read it.
                 * @enum {string}
                 */
                format: "markdown" | "e2ee";
                /** @description Counts the texts that it has had. */
                revision: number;
                /** @description Counts its changes. */
                version: number;
            };
        };
        /** @description An OpenID client was made. */
        "oidc_client.created": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "oidc_client.created";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `ocl_…` */
                id: string;
                /** @description Name for people. */
                name: string;
                /**
                 * @description Whether it has a secret.
                 * @enum {string}
                 */
                type: "public" | "confidential";
            };
        };
        /** @description An OpenID client was deleted; its tokens ended. */
        "oidc_client.deleted": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "oidc_client.deleted";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `ocl_…` */
                id: string;
                /** @description Name for people. */
                name: string;
                /**
                 * @description Whether it has a secret.
                 * @enum {string}
                 */
                type: "public" | "confidential";
            };
        };
        /** @description An OpenID client got a new secret. */
        "oidc_client.secret_rotated": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "oidc_client.secret_rotated";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `ocl_…` */
                id: string;
                /** @description Name for people. */
                name: string;
                /**
                 * @description Whether it has a secret.
                 * @enum {string}
                 */
                type: "public" | "confidential";
            };
        };
        /** @description An OpenID client was changed. */
        "oidc_client.updated": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "oidc_client.updated";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `ocl_…` */
                id: string;
                /** @description Name for people. */
                name: string;
                /**
                 * @description Whether it has a secret.
                 * @enum {string}
                 */
                type: "public" | "confidential";
            };
        };
        /** @description A problem could not be solved. */
        "optimization.failed": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "optimization.failed";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description Identifier of the job. */
                id: string;
                /**
                 * @description How it is.
                 * @enum {string}
                 */
                status: "queued" | "running" | "succeeded" | "failed" | "cancelled";
                /** @description Why it failed; null if it did not. */
                problem_code: string | null;
            };
        };
        /** @description A problem was solved; the plan can be read. */
        "optimization.succeeded": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "optimization.succeeded";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description Identifier of the job. */
                id: string;
                /**
                 * @description How it is.
                 * @enum {string}
                 */
                status: "queued" | "running" | "succeeded" | "failed" | "cancelled";
                /** @description Why it failed; null if it did not. */
                problem_code: string | null;
            };
        };
        /** @description A prefix or a country gets no codes any more until it is released. */
        "otp_block.created": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "otp_block.created";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `obl_…` */
                id: string;
                /** @description `prefix` or `country`. */
                kind: string;
                /** @description The prefix or the country. */
                value: string;
                /** @description Messages of the last hour. */
                sends: number;
                /** @description Verifications among them that were finished. */
                verified: number;
            };
        };
        /** @description A prefix or a country gets codes again. */
        "otp_block.released": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "otp_block.released";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `obl_…` */
                id: string;
                /** @description `prefix` or `country`. */
                kind: string;
                /** @description The prefix or the country. */
                value: string;
            };
        };
        /** @description A one-time password was not sent, as it would most likely be paid for in vain. */
        "otp.blocked": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "otp.blocked";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `otp_…` */
                id: string;
                /** @description How the code is sent. */
                channel: string;
                /** @description `prefix_conversion`, `country_conversion`: too few codes are entered there. */
                reasons: string[];
            };
        };
        /** @description A one-time password was asked for. */
        "otp.requested": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "otp.requested";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `otp_…` */
                id: string;
                /** @description How the code is sent. */
                channel: string;
            };
        };
        /** @description A one-time password was entered correctly. */
        "otp.verified": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "otp.verified";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `otp_…` */
                id: string;
                /** @description How the code is sent. */
                channel: string;
            };
        };
        /** @description Somebody may not come into a room any more. */
        "participant.banned": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "participant.banned";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `room_…` */
                room_id: string;
                /** @description Who, as the token says. */
                identity: string;
            };
        };
        /** @description Somebody came into a room. */
        "participant.joined": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "participant.joined";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `room_…` */
                room_id: string;
                /** @description Who, as the token says. */
                identity: string;
                /** @description The stay, `prs_…`; another one when they come back. */
                id: string;
                /** @description The session of the room, `rms_…`. */
                session_id: string | null;
                /** @description What others see. */
                name: string;
            };
        };
        /** @description Somebody is no longer in a room. */
        "participant.left": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "participant.left";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `room_…` */
                room_id: string;
                /** @description Who, as the token says. */
                identity: string;
                /** @description The stay, `prs_…`; another one when they come back. */
                id: string;
                /** @description The session of the room, `rms_…`. */
                session_id: string | null;
                /** @description What others see. */
                name: string;
                /**
                 * @description Why.
                 * @enum {string}
                 */
                reason: "client" | "removed" | "banned" | "duplicate" | "room_ended" | "token_expired" | "timeout" | "moved" | "denied" | "engine_lost" | "media_failure";
                /** @description How long they were there. */
                duration_s: number;
            };
        };
        /** @description Somebody was put out of a room by its owner. */
        "participant.removed": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "participant.removed";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `room_…` */
                room_id: string;
                /** @description Who, as the token says. */
                identity: string;
            };
        };
        /** @description Somebody may come into a room again. */
        "participant.unbanned": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "participant.unbanned";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `room_…` */
                room_id: string;
                /** @description Who, as the token says. */
                identity: string;
            };
        };
        /** @description Name, metadata, permissions or the hand of somebody in a room changed. */
        "participant.updated": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "participant.updated";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `room_…` */
                room_id: string;
                /** @description Who, as the token says. */
                identity: string;
                /** @description The stay, `prs_…`; another one when they come back. */
                id: string;
                /** @description The session of the room, `rms_…`. */
                session_id: string | null;
                /** @description What others see. */
                name: string;
                /** @description Whether they want to speak. */
                hand_raised: boolean;
            };
        };
        /** @description Somebody waits to be let into a room. */
        "participant.waiting": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "participant.waiting";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `room_…` */
                room_id: string;
                /** @description Who, as the token says. */
                identity: string;
                /** @description The stay, `prs_…`; another one when they come back. */
                id: string;
                /** @description The session of the room, `rms_…`. */
                session_id: string | null;
                /** @description What others see. */
                name: string;
            };
        };
        /** @description Money is to be taken in. */
        "payin.created": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "payin.created";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `pin_…` of a pay-in, `pot_…` of a payout or refund. */
                id: string;
                /** @description `wal_…`: whose money it is. */
                wallet: string;
                /** @description Minor units. */
                amount: string;
                /** @description Code of the currency. */
                currency: string;
                /**
                 * @description What it has come to.
                 * @enum {string}
                 */
                status: "created" | "pending" | "succeeded" | "failed" | "returned";
                /** @description Code of a failure or return. */
                failure: string | null;
                /** @description `ppr_…`: who carries it. */
                provider: string;
            };
        };
        /** @description No money was taken in. */
        "payin.failed": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "payin.failed";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `pin_…` of a pay-in, `pot_…` of a payout or refund. */
                id: string;
                /** @description `wal_…`: whose money it is. */
                wallet: string;
                /** @description Minor units. */
                amount: string;
                /** @description Code of the currency. */
                currency: string;
                /**
                 * @description What it has come to.
                 * @enum {string}
                 */
                status: "created" | "pending" | "succeeded" | "failed" | "returned";
                /** @description Code of a failure or return. */
                failure: string | null;
                /** @description `ppr_…`: who carries it. */
                provider: string;
            };
        };
        /** @description The provider has not decided yet. */
        "payin.pending": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "payin.pending";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `pin_…` of a pay-in, `pot_…` of a payout or refund. */
                id: string;
                /** @description `wal_…`: whose money it is. */
                wallet: string;
                /** @description Minor units. */
                amount: string;
                /** @description Code of the currency. */
                currency: string;
                /**
                 * @description What it has come to.
                 * @enum {string}
                 */
                status: "created" | "pending" | "succeeded" | "failed" | "returned";
                /** @description Code of a failure or return. */
                failure: string | null;
                /** @description `ppr_…`: who carries it. */
                provider: string;
            };
        };
        /** @description Money that was taken in went back later. */
        "payin.returned": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "payin.returned";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `pin_…` of a pay-in, `pot_…` of a payout or refund. */
                id: string;
                /** @description `wal_…`: whose money it is. */
                wallet: string;
                /** @description Minor units. */
                amount: string;
                /** @description Code of the currency. */
                currency: string;
                /**
                 * @description What it has come to.
                 * @enum {string}
                 */
                status: "created" | "pending" | "succeeded" | "failed" | "returned";
                /** @description Code of a failure or return. */
                failure: string | null;
                /** @description `ppr_…`: who carries it. */
                provider: string;
            };
        };
        /** @description Money was taken in and is in the wallet. */
        "payin.succeeded": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "payin.succeeded";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `pin_…` of a pay-in, `pot_…` of a payout or refund. */
                id: string;
                /** @description `wal_…`: whose money it is. */
                wallet: string;
                /** @description Minor units. */
                amount: string;
                /** @description Code of the currency. */
                currency: string;
                /**
                 * @description What it has come to.
                 * @enum {string}
                 */
                status: "created" | "pending" | "succeeded" | "failed" | "returned";
                /** @description Code of a failure or return. */
                failure: string | null;
                /** @description `ppr_…`: who carries it. */
                provider: string;
            };
        };
        /** @description A payment provider was added. */
        "payment_provider.created": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "payment_provider.created";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `ppr_…` */
                id: string;
                /** @description What speaks with it, such as `stripe`. */
                kind: string;
                /** @description Whether it is given payments. */
                is_enabled: boolean;
            };
        };
        /** @description A payment provider was removed. */
        "payment_provider.deleted": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "payment_provider.deleted";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `ppr_…` */
                id: string;
                /** @description What speaks with it, such as `stripe`. */
                kind: string;
                /** @description Whether it is given payments. */
                is_enabled: boolean;
            };
        };
        /** @description A payment provider was changed. */
        "payment_provider.updated": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "payment_provider.updated";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `ppr_…` */
                id: string;
                /** @description What speaks with it, such as `stripe`. */
                kind: string;
                /** @description Whether it is given payments. */
                is_enabled: boolean;
            };
        };
        /** @description Money is to be paid out and is held in the wallet. */
        "payout.created": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "payout.created";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `pin_…` of a pay-in, `pot_…` of a payout or refund. */
                id: string;
                /** @description `wal_…`: whose money it is. */
                wallet: string;
                /** @description Minor units. */
                amount: string;
                /** @description Code of the currency. */
                currency: string;
                /**
                 * @description What it has come to.
                 * @enum {string}
                 */
                status: "created" | "pending" | "succeeded" | "failed" | "returned";
                /** @description Code of a failure or return. */
                failure: string | null;
                /** @description `ppr_…`: who carries it. */
                provider: string;
                /** @description `pin_…` when a pay-in is given back. */
                payin: string | null;
            };
        };
        /** @description No money was paid out; the wallet has it again. */
        "payout.failed": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "payout.failed";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `pin_…` of a pay-in, `pot_…` of a payout or refund. */
                id: string;
                /** @description `wal_…`: whose money it is. */
                wallet: string;
                /** @description Minor units. */
                amount: string;
                /** @description Code of the currency. */
                currency: string;
                /**
                 * @description What it has come to.
                 * @enum {string}
                 */
                status: "created" | "pending" | "succeeded" | "failed" | "returned";
                /** @description Code of a failure or return. */
                failure: string | null;
                /** @description `ppr_…`: who carries it. */
                provider: string;
                /** @description `pin_…` when a pay-in is given back. */
                payin: string | null;
            };
        };
        /** @description The provider has not decided yet. */
        "payout.pending": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "payout.pending";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `pin_…` of a pay-in, `pot_…` of a payout or refund. */
                id: string;
                /** @description `wal_…`: whose money it is. */
                wallet: string;
                /** @description Minor units. */
                amount: string;
                /** @description Code of the currency. */
                currency: string;
                /**
                 * @description What it has come to.
                 * @enum {string}
                 */
                status: "created" | "pending" | "succeeded" | "failed" | "returned";
                /** @description Code of a failure or return. */
                failure: string | null;
                /** @description `ppr_…`: who carries it. */
                provider: string;
                /** @description `pin_…` when a pay-in is given back. */
                payin: string | null;
            };
        };
        /** @description Money that was paid out came back to the wallet. */
        "payout.returned": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "payout.returned";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `pin_…` of a pay-in, `pot_…` of a payout or refund. */
                id: string;
                /** @description `wal_…`: whose money it is. */
                wallet: string;
                /** @description Minor units. */
                amount: string;
                /** @description Code of the currency. */
                currency: string;
                /**
                 * @description What it has come to.
                 * @enum {string}
                 */
                status: "created" | "pending" | "succeeded" | "failed" | "returned";
                /** @description Code of a failure or return. */
                failure: string | null;
                /** @description `ppr_…`: who carries it. */
                provider: string;
                /** @description `pin_…` when a pay-in is given back. */
                payin: string | null;
            };
        };
        /** @description Money was paid out and has left the wallet. */
        "payout.succeeded": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "payout.succeeded";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `pin_…` of a pay-in, `pot_…` of a payout or refund. */
                id: string;
                /** @description `wal_…`: whose money it is. */
                wallet: string;
                /** @description Minor units. */
                amount: string;
                /** @description Code of the currency. */
                currency: string;
                /**
                 * @description What it has come to.
                 * @enum {string}
                 */
                status: "created" | "pending" | "succeeded" | "failed" | "returned";
                /** @description Code of a failure or return. */
                failure: string | null;
                /** @description `ppr_…`: who carries it. */
                provider: string;
                /** @description `pin_…` when a pay-in is given back. */
                payin: string | null;
            };
        };
        /** @description A photograph has its previews, and is in the timeline. */
        "photo.ready": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "photo.ready";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `fil_…` of the file. */
                id: string;
                /** @description `spc_…` that it is in. */
                space_id: string;
                /** @description When it was taken; null when it does not say. */
                taken_at: string | null;
            };
        };
        /** @description A place was added. */
        "place.created": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "place.created";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `plc_…` */
                id: string;
                /** @description Your own name of it. */
                external_id: string | null;
                /** @description Name that people know it by. */
                name: string;
                /** @description What it is, such as `food.cafe`. */
                category: string;
                /** @description Degrees north. */
                lat: number;
                /** @description Degrees east. */
                lon: number;
            };
        };
        /** @description A place was deleted. */
        "place.deleted": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "place.deleted";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `plc_…` */
                id: string;
                /** @description Your own name of it. */
                external_id: string | null;
                /** @description Name that people know it by. */
                name: string;
                /** @description What it is, such as `food.cafe`. */
                category: string;
                /** @description Degrees north. */
                lat: number;
                /** @description Degrees east. */
                lon: number;
            };
        };
        /** @description A place was changed. */
        "place.updated": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "place.updated";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `plc_…` */
                id: string;
                /** @description Your own name of it. */
                external_id: string | null;
                /** @description Name that people know it by. */
                name: string;
                /** @description What it is, such as `food.cafe`. */
                category: string;
                /** @description Degrees north. */
                lat: number;
                /** @description Degrees east. */
                lon: number;
            };
        };
        /** @description A playlist was made. */
        "playlist.created": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "playlist.created";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `pll_…` */
                id: string;
                /** @description What people see. */
                name: string;
                /** @description Whether its page is there for everybody. */
                is_public: boolean;
            };
        };
        /** @description A playlist was deleted; its assets stay. */
        "playlist.deleted": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "playlist.deleted";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `pll_…` */
                id: string;
                /** @description What people see. */
                name: string;
                /** @description Whether its page is there for everybody. */
                is_public: boolean;
            };
        };
        /** @description A playlist, or what it plays in which order, changed. */
        "playlist.updated": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "playlist.updated";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `pll_…` */
                id: string;
                /** @description What people see. */
                name: string;
                /** @description Whether its page is there for everybody. */
                is_public: boolean;
            };
        };
        /** @description A port of a server is reached through this machine. */
        "port.published": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "port.published";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `prt_…` */
                id: string;
                /** @description The server that it leads to. */
                vps_id: string;
                /**
                 * @description What it carries.
                 * @enum {string}
                 */
                protocol: "tcp" | "udp";
                /** @description Port of this machine. */
                host_port: number;
                /** @description Port of the server. */
                guest_port: number;
            };
        };
        /** @description A published port was taken back. */
        "port.withdrawn": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "port.withdrawn";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `prt_…` */
                id: string;
                /** @description The server that it leads to. */
                vps_id: string;
                /**
                 * @description What it carries.
                 * @enum {string}
                 */
                protocol: "tcp" | "udp";
                /** @description Port of this machine. */
                host_port: number;
                /** @description Port of the server. */
                guest_port: number;
            };
        };
        /** @description Money moved between several wallets at once. */
        "posting.posted": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "posting.posted";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `pst_…` */
                id: string;
                /** @description What moved. */
                legs: {
                    /** @description Whose wallet. */
                    wallet: string;
                    /** @description Minor units; negative for what left the wallet. */
                    amount: string;
                    /** @description Code of the currency. */
                    currency: string;
                }[];
                /** @description What it is called elsewhere. */
                reference: string | null;
                /** @description A sentence for people. */
                description: string | null;
                /** @description Texts of your own by name. */
                metadata: {
                    [key: string]: string;
                };
                /**
                 * Format: date-time
                 * @description When it counts as having happened.
                 */
                effective_at: string;
                /**
                 * Format: date-time
                 * @description When it was decided.
                 */
                created_at: string;
            };
        };
        /** @description A project was created. */
        "project.created": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "project.created";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `prj_…` */
                id: string;
                /** @description Name in addresses. */
                slug: string;
                /** @description Name for people. */
                name: string;
            };
        };
        /** @description A project was deleted; its keys have ended. */
        "project.deleted": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "project.deleted";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `prj_…` */
                id: string;
                /** @description Name in addresses. */
                slug: string;
                /** @description Name for people. */
                name: string;
            };
        };
        /** @description A project was renamed. */
        "project.updated": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "project.updated";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `prj_…` */
                id: string;
                /** @description Name in addresses. */
                slug: string;
                /** @description Name for people. */
                name: string;
            };
        };
        /** @description A recipient was added. */
        "recipient.created": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "recipient.created";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `rcp_…` */
                id: string;
                /** @description How they are reached. */
                channels: string[];
            };
        };
        /** @description A recipient was erased with everything that names them. */
        "recipient.deleted": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "recipient.deleted";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `rcp_…` */
                id: string;
                /** @description How many messages were made anonymous. */
                messages: number;
            };
        };
        /** @description A recipient was changed. */
        "recipient.updated": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "recipient.updated";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `rcp_…` */
                id: string;
                /** @description How they are reached. */
                channels: string[];
            };
        };
        /** @description What a provider settled was compared with the books. */
        "reconciliation.completed": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "reconciliation.completed";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `rec_…` */
                id: string;
                /** @description `ppr_…`: whose settlement it is. */
                provider: string;
                /** @description First day. */
                from: string;
                /** @description Last day. */
                to: string;
                /** @description How many lines the provider gave. */
                lines: number;
                /** @description How many items of these days wait for somebody. */
                open: number;
            };
        };
        /** @description Somebody settled a difference between a provider and the books. */
        "reconciliation.item_resolved": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "reconciliation.item_resolved";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `rci_…` */
                id: string;
                /**
                 * @description How line and books agreed.
                 * @enum {string}
                 */
                status: "matched" | "missing_internal" | "missing_external" | "amount_differs";
                /**
                 * @description What was done about it.
                 * @enum {string}
                 */
                resolution: "suspense" | "write_off" | "link";
            };
        };
        /** @description A recording of a console is complete. */
        "recording.created": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "recording.created";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `rec_…` */
                id: string;
                /** @description The server that it is of. */
                vps_id: string;
            };
        };
        /** @description A recording of a console was deleted. */
        "recording.deleted": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "recording.deleted";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `rec_…` */
                id: string;
                /** @description The server that it is of. */
                vps_id: string;
            };
        };
        /** @description A user has new recovery codes; older ones are void. */
        "recovery_codes.generated": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "recovery_codes.generated";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `usr_…` */
                user_id: string;
                /** @description How many recovery codes are still good. */
                left: number;
            };
        };
        /** @description A user signed in with a recovery code. */
        "recovery_codes.used": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "recovery_codes.used";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `usr_…` */
                user_id: string;
                /** @description How many recovery codes are still good. */
                left: number;
            };
        };
        /** @description The file of a map was taken in. */
        "region.created": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "region.created";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `reg_…` */
                id: string;
                /** @description Name that people know it by. */
                name: string;
                /**
                 * @description Whether it can be used.
                 * @enum {string}
                 */
                status: "pending" | "building" | "ready" | "failed";
                /** @description Which build is served; null before the first. */
                build: number | null;
            };
        };
        /** @description A map was deleted. */
        "region.deleted": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "region.deleted";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `reg_…` */
                id: string;
                /** @description Name that people know it by. */
                name: string;
                /**
                 * @description Whether it can be used.
                 * @enum {string}
                 */
                status: "pending" | "building" | "ready" | "failed";
                /** @description Which build is served; null before the first. */
                build: number | null;
            };
        };
        /** @description A map could not be built; an earlier build stays. */
        "region.failed": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "region.failed";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `reg_…` */
                id: string;
                /** @description Name that people know it by. */
                name: string;
                /**
                 * @description Whether it can be used.
                 * @enum {string}
                 */
                status: "pending" | "building" | "ready" | "failed";
                /** @description Which build is served; null before the first. */
                build: number | null;
            };
        };
        /** @description A map was built, and is served from now on. */
        "region.ready": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "region.ready";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `reg_…` */
                id: string;
                /** @description Name that people know it by. */
                name: string;
                /**
                 * @description Whether it can be used.
                 * @enum {string}
                 */
                status: "pending" | "building" | "ready" | "failed";
                /** @description Which build is served; null before the first. */
                build: number | null;
            };
        };
        /** @description The name or the file of a map changed. */
        "region.updated": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "region.updated";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `reg_…` */
                id: string;
                /** @description Name that people know it by. */
                name: string;
                /**
                 * @description Whether it can be used.
                 * @enum {string}
                 */
                status: "pending" | "building" | "ready" | "failed";
                /** @description Which build is served; null before the first. */
                build: number | null;
            };
        };
        /** @description Messaging refused a reminder, or was away for a day after it was due. */
        "reminder.failed": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "reminder.failed";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `rem_…` */
                id: string;
                /** @description `tsk_…` */
                task_id: string;
                /**
                 * Format: date-time
                 * @description When it was to be sent.
                 */
                due_at: string;
            };
        };
        /** @description A reminder was handed to Messaging, which sends it. */
        "reminder.sent": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "reminder.sent";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `rem_…` */
                id: string;
                /** @description `tsk_…` */
                task_id: string;
                /**
                 * Format: date-time
                 * @description When it was to be sent.
                 */
                due_at: string;
            };
        };
        /** @description A size of the picture or a track of sound was made to its end. */
        "rendition.ready": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "rendition.ready";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `rnd_…` */
                id: string;
                /** @description `ast_…` */
                asset_id: string;
                /** @description Such as `720p` or `audio-0`. */
                name: string;
            };
        };
        /** @description A rule was made of how long files are kept. */
        "retention_rule.created": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "retention_rule.created";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `rtr_…` */
                id: string;
                /** @description `spc_…` */
                space_id: string;
                /** @description `fol_…` of whose files it is; null for a tag. */
                folder_id: string | null;
                /** @description The tag of whose documents it is; null for a folder. */
                tag: string | null;
                /** @description Days that files are kept; null for none. */
                keep_days: number | null;
                /** @description Days after which they are deleted; null for never. */
                delete_after_days: number | null;
            };
        };
        /** @description A rule was deleted: it keeps and deletes nothing more. */
        "retention_rule.deleted": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "retention_rule.deleted";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `rtr_…` */
                id: string;
                /** @description `spc_…` */
                space_id: string;
                /** @description `fol_…` of whose files it is; null for a tag. */
                folder_id: string | null;
                /** @description The tag of whose documents it is; null for a folder. */
                tag: string | null;
                /** @description Days that files are kept; null for none. */
                keep_days: number | null;
                /** @description Days after which they are deleted; null for never. */
                delete_after_days: number | null;
            };
        };
        /** @description A rule was changed. */
        "retention_rule.updated": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "retention_rule.updated";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `rtr_…` */
                id: string;
                /** @description `spc_…` */
                space_id: string;
                /** @description `fol_…` of whose files it is; null for a tag. */
                folder_id: string | null;
                /** @description The tag of whose documents it is; null for a folder. */
                tag: string | null;
                /** @description Days that files are kept; null for none. */
                keep_days: number | null;
                /** @description Days after which they are deleted; null for never. */
                delete_after_days: number | null;
            };
        };
        /** @description A recording was deleted. */
        "room_recording.deleted": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "room_recording.deleted";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `rrc_…` */
                id: string;
                /** @description The room that it is of. */
                room_id: string;
                /** @description The session of the room, `rms_…`. */
                session_id: string;
                /** @description What people see. */
                name: string;
                /**
                 * @description What it becomes.
                 * @enum {string}
                 */
                layout: "grid" | "speaker" | "tracks";
                /**
                 * @description Where it is.
                 * @enum {string}
                 */
                status: "starting" | "recording" | "processing" | "ready" | "failed";
            };
        };
        /** @description Nothing became of a recording. */
        "room_recording.failed": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "room_recording.failed";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `rrc_…` */
                id: string;
                /** @description The room that it is of. */
                room_id: string;
                /** @description The session of the room, `rms_…`. */
                session_id: string;
                /** @description What people see. */
                name: string;
                /**
                 * @description What it becomes.
                 * @enum {string}
                 */
                layout: "grid" | "speaker" | "tracks";
                /**
                 * @description Where it is.
                 * @enum {string}
                 */
                status: "starting" | "recording" | "processing" | "ready" | "failed";
                /** @description Why nothing more was recorded. */
                end_reason: ("stopped" | "room_ended" | "time_limit" | "disk_full" | "quota") | null;
                /**
                 * @description Why.
                 * @enum {string}
                 */
                failure: "empty" | "lost" | "not_made";
            };
        };
        /** @description A recording is over, and is made into what is played. */
        "room_recording.processing": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "room_recording.processing";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `rrc_…` */
                id: string;
                /** @description The room that it is of. */
                room_id: string;
                /** @description The session of the room, `rms_…`. */
                session_id: string;
                /** @description What people see. */
                name: string;
                /**
                 * @description What it becomes.
                 * @enum {string}
                 */
                layout: "grid" | "speaker" | "tracks";
                /**
                 * @description Where it is.
                 * @enum {string}
                 */
                status: "starting" | "recording" | "processing" | "ready" | "failed";
                /** @description Why nothing more was recorded. */
                end_reason: ("stopped" | "room_ended" | "time_limit" | "disk_full" | "quota") | null;
            };
        };
        /** @description A recording can be played and downloaded. */
        "room_recording.ready": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "room_recording.ready";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `rrc_…` */
                id: string;
                /** @description The room that it is of. */
                room_id: string;
                /** @description The session of the room, `rms_…`. */
                session_id: string;
                /** @description What people see. */
                name: string;
                /**
                 * @description What it becomes.
                 * @enum {string}
                 */
                layout: "grid" | "speaker" | "tracks";
                /**
                 * @description Where it is.
                 * @enum {string}
                 */
                status: "starting" | "recording" | "processing" | "ready" | "failed";
                /** @description Why nothing more was recorded. */
                end_reason: ("stopped" | "room_ended" | "time_limit" | "disk_full" | "quota") | null;
                /** @description How long it is. */
                duration_s: number;
                /** @description What all its files take. */
                size_bytes: number;
            };
        };
        /** @description A room is being recorded from now on. */
        "room_recording.started": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "room_recording.started";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `rrc_…` */
                id: string;
                /** @description The room that it is of. */
                room_id: string;
                /** @description The session of the room, `rms_…`. */
                session_id: string;
                /** @description What people see. */
                name: string;
                /**
                 * @description What it becomes.
                 * @enum {string}
                 */
                layout: "grid" | "speaker" | "tracks";
                /**
                 * @description Where it is.
                 * @enum {string}
                 */
                status: "starting" | "recording" | "processing" | "ready" | "failed";
            };
        };
        /** @description A track of a room was muted. */
        "room_track.muted": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "room_track.muted";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `room_…` */
                room_id: string;
                /** @description Who, as the token says. */
                identity: string;
                /** @description `trk_…` */
                track_id: string;
                /**
                 * @description What it is.
                 * @enum {string}
                 */
                kind: "audio" | "video";
                /**
                 * @description What it shows or carries.
                 * @enum {string}
                 */
                source: "camera" | "microphone" | "screen_share" | "screen_share_audio";
            };
        };
        /** @description Somebody in a room publishes a track. */
        "room_track.published": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "room_track.published";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `room_…` */
                room_id: string;
                /** @description Who, as the token says. */
                identity: string;
                /** @description `trk_…` */
                track_id: string;
                /**
                 * @description What it is.
                 * @enum {string}
                 */
                kind: "audio" | "video";
                /**
                 * @description What it shows or carries.
                 * @enum {string}
                 */
                source: "camera" | "microphone" | "screen_share" | "screen_share_audio";
            };
        };
        /** @description A track of a room is no longer muted. */
        "room_track.unmuted": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "room_track.unmuted";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `room_…` */
                room_id: string;
                /** @description Who, as the token says. */
                identity: string;
                /** @description `trk_…` */
                track_id: string;
                /**
                 * @description What it is.
                 * @enum {string}
                 */
                kind: "audio" | "video";
                /**
                 * @description What it shows or carries.
                 * @enum {string}
                 */
                source: "camera" | "microphone" | "screen_share" | "screen_share_audio";
            };
        };
        /** @description A track of a room is no longer published. */
        "room_track.unpublished": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "room_track.unpublished";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `room_…` */
                room_id: string;
                /** @description Who, as the token says. */
                identity: string;
                /** @description `trk_…` */
                track_id: string;
                /**
                 * @description What it is.
                 * @enum {string}
                 */
                kind: "audio" | "video";
                /**
                 * @description What it shows or carries.
                 * @enum {string}
                 */
                source: "camera" | "microphone" | "screen_share" | "screen_share_audio";
            };
        };
        /** @description A room was made. */
        "room.created": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "room.created";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `room_…` */
                id: string;
                /** @description What people see. */
                name: string;
                /**
                 * @description Where it is.
                 * @enum {string}
                 */
                status: "scheduled" | "idle" | "active" | "ended";
            };
        };
        /** @description A room has ended: everybody was sent away, and nobody comes in again. */
        "room.ended": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "room.ended";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `room_…` */
                id: string;
                /** @description What people see. */
                name: string;
                /**
                 * @description Where it is.
                 * @enum {string}
                 */
                status: "scheduled" | "idle" | "active" | "ended";
                /**
                 * @description Why.
                 * @enum {string}
                 */
                reason: "ended" | "closed" | "empty" | "max_duration" | "project_deleted";
            };
        };
        /** @description A session of a room is over. */
        "room.finished": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "room.finished";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `room_…` */
                id: string;
                /** @description What people see. */
                name: string;
                /**
                 * @description Where it is.
                 * @enum {string}
                 */
                status: "scheduled" | "idle" | "active" | "ended";
                /** @description From the first who comes until all have left, `rms_…`. */
                session_id: string;
                /**
                 * @description Why it is over.
                 * @enum {string}
                 */
                reason: "ended" | "closed" | "empty" | "max_duration" | "project_deleted";
                /** @description How long it was. */
                duration_s: number;
                /** @description How often somebody came in. */
                joins: number;
                /** @description Most who were there at once. */
                peak_participants: number;
            };
        };
        /** @description A scheduled room lets people in from now on. */
        "room.opened": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "room.opened";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `room_…` */
                id: string;
                /** @description What people see. */
                name: string;
                /**
                 * @description Where it is.
                 * @enum {string}
                 */
                status: "scheduled" | "idle" | "active" | "ended";
            };
        };
        /** @description The first came into a room: a session began. */
        "room.started": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "room.started";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `room_…` */
                id: string;
                /** @description What people see. */
                name: string;
                /**
                 * @description Where it is.
                 * @enum {string}
                 */
                status: "scheduled" | "idle" | "active" | "ended";
                /** @description From the first who comes until all have left, `rms_…`. */
                session_id: string;
            };
        };
        /** @description Name, limits or settings of a room changed. */
        "room.updated": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "room.updated";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `room_…` */
                id: string;
                /** @description What people see. */
                name: string;
                /**
                 * @description Where it is.
                 * @enum {string}
                 */
                status: "scheduled" | "idle" | "active" | "ended";
            };
        };
        /** @description The records of a sending domain were looked up. */
        "sending_domain.checked": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "sending_domain.checked";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `sdm_…` */
                id: string;
                /** @description Name of the domain. */
                name: string;
                /**
                 * @description What the last look at DNS found.
                 * @enum {string}
                 */
                status: "pending" | "verified" | "failed";
            };
        };
        /** @description A sending domain was added. */
        "sending_domain.created": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "sending_domain.created";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `sdm_…` */
                id: string;
                /** @description Name of the domain. */
                name: string;
                /**
                 * @description What the last look at DNS found.
                 * @enum {string}
                 */
                status: "pending" | "verified" | "failed";
            };
        };
        /** @description A sending domain was removed. */
        "sending_domain.deleted": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "sending_domain.deleted";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `sdm_…` */
                id: string;
                /** @description Name of the domain. */
                name: string;
                /**
                 * @description What the last look at DNS found.
                 * @enum {string}
                 */
                status: "pending" | "verified" | "failed";
            };
        };
        /** @description Records of a verified domain are gone or wrong: its mail is not signed any more. */
        "sending_domain.failed": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "sending_domain.failed";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `sdm_…` */
                id: string;
                /** @description Name of the domain. */
                name: string;
                /**
                 * @description What the last look at DNS found.
                 * @enum {string}
                 */
                status: "pending" | "verified" | "failed";
            };
        };
        /** @description A link to a file was made. */
        "share_link.created": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "share_link.created";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `shl_…` */
                id: string;
                /** @description `spc_…` that the file is in. */
                space_id: string;
                /** @description `fil_…` that it shows. */
                file_id: string;
                /** @description When it ends by itself; null for never. */
                expires_at: string | null;
            };
        };
        /** @description A link to a file was taken back. */
        "share_link.deleted": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "share_link.deleted";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `shl_…` */
                id: string;
                /** @description `spc_…` that the file is in. */
                space_id: string;
                /** @description `fil_…` that it shows. */
                file_id: string;
                /** @description When it ends by itself; null for never. */
                expires_at: string | null;
            };
        };
        /** @description A link was made that shows where devices are. */
        "share.created": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "share.created";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `shr_…` */
                id: string;
                /** @description What who has the link reads above it. */
                name: string | null;
                /** @description Whom it shows, `dev_…`. */
                device_ids: string[];
                /**
                 * Format: date-time
                 * @description When it ends.
                 */
                until: string;
            };
        };
        /** @description A link was taken back; it shows nothing any more. */
        "share.deleted": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "share.deleted";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `shr_…` */
                id: string;
                /** @description What who has the link reads above it. */
                name: string | null;
                /** @description Whom it shows, `dev_…`. */
                device_ids: string[];
                /**
                 * Format: date-time
                 * @description When it ends.
                 */
                until: string;
            };
        };
        /** @description The time of a link was over; it shows nothing any more. */
        "share.ended": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "share.ended";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `shr_…` */
                id: string;
                /** @description What who has the link reads above it. */
                name: string | null;
                /** @description Whom it shows, `dev_…`. */
                device_ids: string[];
                /**
                 * Format: date-time
                 * @description When it ends.
                 */
                until: string;
            };
        };
        /** @description A sign-in hook was added. */
        "sign_in_hook.created": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "sign_in_hook.created";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `sih_…` */
                id: string;
                /** @description When it is asked. */
                kind: string;
                /** @description Whether it is asked at all. */
                is_enabled: boolean;
            };
        };
        /** @description A sign-in hook was removed. */
        "sign_in_hook.deleted": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "sign_in_hook.deleted";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `sih_…` */
                id: string;
                /** @description When it is asked. */
                kind: string;
                /** @description Whether it is asked at all. */
                is_enabled: boolean;
            };
        };
        /** @description A sign-in hook was changed. */
        "sign_in_hook.updated": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "sign_in_hook.updated";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `sih_…` */
                id: string;
                /** @description When it is asked. */
                kind: string;
                /** @description Whether it is asked at all. */
                is_enabled: boolean;
            };
        };
        /** @description A sign-in provider was added. */
        "sign_in_provider.created": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "sign_in_provider.created";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `sip_…` */
                id: string;
                /** @description Which provider it is, such as `google`. */
                kind: string;
                /** @description Whether users can sign in with it. */
                is_enabled: boolean;
            };
        };
        /** @description A sign-in provider was removed. */
        "sign_in_provider.deleted": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "sign_in_provider.deleted";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `sip_…` */
                id: string;
                /** @description Which provider it is, such as `google`. */
                kind: string;
                /** @description Whether users can sign in with it. */
                is_enabled: boolean;
            };
        };
        /** @description A sign-in provider was changed. */
        "sign_in_provider.updated": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "sign_in_provider.updated";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `sip_…` */
                id: string;
                /** @description Which provider it is, such as `google`. */
                kind: string;
                /** @description Whether users can sign in with it. */
                is_enabled: boolean;
            };
        };
        /** @description A snapshot is complete. */
        "snapshot.created": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "snapshot.created";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `snp_…` */
                id: string;
                /** @description The server that it is of. */
                vps_id: string;
                /** @description Name of the snapshot, unique among those of its server. */
                name: string;
                /**
                 * @description Whether somebody or the clock asked for it.
                 * @enum {string}
                 */
                kind: "manual" | "backup";
            };
        };
        /** @description A snapshot was deleted. */
        "snapshot.deleted": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "snapshot.deleted";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `snp_…` */
                id: string;
                /** @description The server that it is of. */
                vps_id: string;
                /** @description Name of the snapshot, unique among those of its server. */
                name: string;
                /**
                 * @description Whether somebody or the clock asked for it.
                 * @enum {string}
                 */
                kind: "manual" | "backup";
            };
        };
        /** @description A snapshot could not be made. */
        "snapshot.failed": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "snapshot.failed";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `snp_…` */
                id: string;
                /** @description The server that it is of. */
                vps_id: string;
                /** @description Name of the snapshot, unique among those of its server. */
                name: string;
                /**
                 * @description Whether somebody or the clock asked for it.
                 * @enum {string}
                 */
                kind: "manual" | "backup";
            };
        };
        /** @description A server was set back to a snapshot. */
        "snapshot.restored": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "snapshot.restored";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `snp_…` */
                id: string;
                /** @description The server that it is of. */
                vps_id: string;
                /** @description Name of the snapshot, unique among those of its server. */
                name: string;
                /**
                 * @description Whether somebody or the clock asked for it.
                 * @enum {string}
                 */
                kind: "manual" | "backup";
            };
        };
        /** @description A folder was uploaded; nothing is deployed yet. */
        "source.uploaded": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "source.uploaded";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `src_…` */
                id: string;
                /** @description SHA-256 of the archive. */
                digest: string;
                /** @description Bytes of the archive. */
                size_bytes: number;
            };
        };
        /** @description Somebody asked for all that is in a space. */
        "space_export.created": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "space_export.created";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `exp_…` */
                id: string;
                /** @description `spc_…` */
                space_id: string;
            };
        };
        /** @description The archive of a space was deleted, by somebody or by time. */
        "space_export.deleted": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "space_export.deleted";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `exp_…` */
                id: string;
                /** @description `spc_…` */
                space_id: string;
            };
        };
        /** @description The archive of a space could not be made. */
        "space_export.failed": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "space_export.failed";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `exp_…` */
                id: string;
                /** @description `spc_…` */
                space_id: string;
                /** @description Why. */
                problem: string;
            };
        };
        /** @description The archive of a space can be downloaded. */
        "space_export.ready": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "space_export.ready";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `exp_…` */
                id: string;
                /** @description `spc_…` */
                space_id: string;
                /** @description Bytes of the archive. */
                size_bytes: number;
            };
        };
        /** @description A user was let into a space. */
        "space_member.added": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "space_member.added";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `spc_…` */
                space_id: string;
                /** @description Your own id of the user. */
                user_id: string;
                /**
                 * @description What the user may do.
                 * @enum {string}
                 */
                role: "viewer" | "editor" | "owner";
            };
        };
        /** @description A user is no longer let into a space. */
        "space_member.removed": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "space_member.removed";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `spc_…` */
                space_id: string;
                /** @description Your own id of the user. */
                user_id: string;
            };
        };
        /** @description A member of a space got another role. */
        "space_member.updated": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "space_member.updated";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `spc_…` */
                space_id: string;
                /** @description Your own id of the user. */
                user_id: string;
                /**
                 * @description What the user may do.
                 * @enum {string}
                 */
                role: "viewer" | "editor" | "owner";
            };
        };
        /** @description A space was made. */
        "space.created": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "space.created";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `spc_…` */
                id: string;
                /** @description What people call it. */
                name: string;
                /** @description Most bytes of files in it; null for no limit of its own. */
                quota_bytes: number | null;
            };
        };
        /** @description A space was deleted with all that is in it. */
        "space.deleted": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "space.deleted";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `spc_…` */
                id: string;
                /** @description What people call it. */
                name: string;
                /** @description Most bytes of files in it; null for no limit of its own. */
                quota_bytes: number | null;
            };
        };
        /** @description A space was changed. */
        "space.updated": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "space.updated";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `spc_…` */
                id: string;
                /** @description What people call it. */
                name: string;
                /** @description Most bytes of files in it; null for no limit of its own. */
                quota_bytes: number | null;
            };
        };
        /** @description A public key was added to a project. */
        "ssh_key.created": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "ssh_key.created";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `ssh_…` */
                id: string;
                /** @description Name of the key, unique in its project. */
                name: string;
                /** @description As `ssh-keygen -l` shows it. */
                fingerprint: string;
            };
        };
        /** @description A public key was taken from a project. */
        "ssh_key.deleted": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "ssh_key.deleted";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `ssh_…` */
                id: string;
                /** @description Name of the key, unique in its project. */
                name: string;
                /** @description As `ssh-keygen -l` shows it. */
                fingerprint: string;
            };
        };
        /** @description A file for download was deleted. */
        "static_rendition.deleted": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "static_rendition.deleted";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `srn_…` */
                id: string;
                /** @description `ast_…` */
                asset_id: string;
                /** @description Such as `highest`, `720p` or `audio-only`. */
                name: string;
            };
        };
        /** @description A file for download could not be made. */
        "static_rendition.failed": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "static_rendition.failed";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `srn_…` */
                id: string;
                /** @description `ast_…` */
                asset_id: string;
                /** @description Such as `highest`, `720p` or `audio-only`. */
                name: string;
                /** @description Why, such as `rendition_missing`. */
                code: string;
            };
        };
        /** @description A file can be downloaded. */
        "static_rendition.ready": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "static_rendition.ready";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `srn_…` */
                id: string;
                /** @description `ast_…` */
                asset_id: string;
                /** @description Such as `highest`, `720p` or `audio-only`. */
                name: string;
            };
        };
        /** @description An address is not written to any more. */
        "suppression.created": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "suppression.created";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `sup_…` */
                id: string;
                /** @description How the address is reached. */
                channel: string;
                /**
                 * @description Why nothing is sent to it.
                 * @enum {string}
                 */
                reason: "stop_word" | "complaint" | "hard_bounce" | "undeliverable" | "manual" | "unsubscribe";
                /** @description `top_…`; null for everything. */
                topic_id: string | null;
                /** @description Message that it came of. */
                message_id: string | null;
            };
        };
        /** @description An address may be written to again. */
        "suppression.deleted": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "suppression.deleted";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `sup_…` */
                id: string;
                /** @description How the address is reached. */
                channel: string;
                /**
                 * @description Why nothing is sent to it.
                 * @enum {string}
                 */
                reason: "stop_word" | "complaint" | "hard_bounce" | "undeliverable" | "manual" | "unsubscribe";
                /** @description `top_…`; null for everything. */
                topic_id: string | null;
                /** @description Message that it came of. */
                message_id: string | null;
            };
        };
        /** @description A list of addresses was imported; each sends no event of its own. */
        "suppression.imported": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "suppression.imported";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description How many addresses were new. */
                added: number;
                /** @description How many were on the list already. */
                known: number;
            };
        };
        /** @description A list of tasks was made. */
        "task_list.created": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "task_list.created";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `tls_…` */
                id: string;
                /** @description `spc_…` */
                space_id: string;
                /** @description Counts its changes. */
                version: number;
            };
        };
        /** @description A list was deleted with its tasks. */
        "task_list.deleted": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "task_list.deleted";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `tls_…` */
                id: string;
                /** @description `spc_…` */
                space_id: string;
                /** @description Counts its changes. */
                version: number;
            };
        };
        /** @description A list of tasks changed. */
        "task_list.updated": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "task_list.updated";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `tls_…` */
                id: string;
                /** @description `spc_…` */
                space_id: string;
                /** @description Counts its changes. */
                version: number;
            };
        };
        /** @description A task is done. */
        "task.completed": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "task.completed";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `tsk_…` */
                id: string;
                /** @description `tls_…` */
                list_id: string;
                /** @description `spc_…` */
                space_id: string;
                /** @description Whether it is done. */
                done: boolean;
                /** @description Counts its changes. */
                version: number;
            };
        };
        /** @description A task was made, by somebody or by its rule. */
        "task.created": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "task.created";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `tsk_…` */
                id: string;
                /** @description `tls_…` */
                list_id: string;
                /** @description `spc_…` */
                space_id: string;
                /** @description Whether it is done. */
                done: boolean;
                /** @description Counts its changes. */
                version: number;
            };
        };
        /** @description A task was deleted. */
        "task.deleted": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "task.deleted";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `tsk_…` */
                id: string;
                /** @description `tls_…` */
                list_id: string;
                /** @description `spc_…` */
                space_id: string;
                /** @description Whether it is done. */
                done: boolean;
                /** @description Counts its changes. */
                version: number;
            };
        };
        /** @description A task changed or was moved. */
        "task.updated": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "task.updated";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `tsk_…` */
                id: string;
                /** @description `tls_…` */
                list_id: string;
                /** @description `spc_…` */
                space_id: string;
                /** @description Whether it is done. */
                done: boolean;
                /** @description Counts its changes. */
                version: number;
            };
        };
        /** @description A template was made. */
        "template.created": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "template.created";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `tpl_…` */
                id: string;
                /** @description Name of the template. */
                name: string;
                /** @description Number of the newest version. */
                latest_version: number;
                /** @description Number of the version that is sent. */
                published_version: number | null;
            };
        };
        /** @description A template was deleted, with all its versions. */
        "template.deleted": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "template.deleted";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `tpl_…` */
                id: string;
                /** @description Name of the template. */
                name: string;
                /** @description Number of the newest version. */
                latest_version: number;
                /** @description Number of the version that is sent. */
                published_version: number | null;
            };
        };
        /** @description A version of a template is sent from now on. */
        "template.published": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "template.published";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `tpl_…` */
                id: string;
                /** @description Name of the template. */
                name: string;
                /** @description Number of the newest version. */
                latest_version: number;
                /** @description Number of the version that is sent. */
                published_version: number | null;
            };
        };
        /** @description A template was changed; most changes are versions. */
        "template.updated": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "template.updated";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `tpl_…` */
                id: string;
                /** @description Name of the template. */
                name: string;
                /** @description Number of the newest version. */
                latest_version: number;
                /** @description Number of the version that is sent. */
                published_version: number | null;
            };
        };
        /** @description A test clock is where it was moved to, and all that came due is done. */
        "test_clock.advanced": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "test_clock.advanced";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `tck_…` */
                id: string;
                /**
                 * Format: date-time
                 * @description What time it is for the project in test mode.
                 */
                now_at: string;
                /**
                 * Format: date-time
                 * @description What time it was before.
                 */
                from_at: string;
            };
        };
        /** @description A project tells its own time in test mode. */
        "test_clock.created": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "test_clock.created";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `tck_…` */
                id: string;
                /**
                 * Format: date-time
                 * @description What time it is for the project in test mode.
                 */
                now_at: string;
            };
        };
        /** @description Real time counts again for the project in test mode. */
        "test_clock.removed": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "test_clock.removed";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `tck_…` */
                id: string;
                /**
                 * Format: date-time
                 * @description What time it is for the project in test mode.
                 */
                now_at: string;
            };
        };
        /** @description A topic was made. */
        "topic.created": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "topic.created";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `top_…` */
                id: string;
                /** @description What messages call it by. */
                key: string;
                /**
                 * @description Whether people can opt out of it.
                 * @enum {string}
                 */
                kind: "transactional" | "marketing";
            };
        };
        /** @description A topic was deleted, with what people chose about it. */
        "topic.deleted": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "topic.deleted";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `top_…` */
                id: string;
                /** @description What messages call it by. */
                key: string;
                /**
                 * @description Whether people can opt out of it.
                 * @enum {string}
                 */
                kind: "transactional" | "marketing";
            };
        };
        /** @description Somebody said yes to a topic that nobody gets without. A no is a suppression. */
        "topic.opted_in": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "topic.opted_in";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `top_…` */
                id: string;
                /** @description What messages call it by. */
                key: string;
                /**
                 * @description Whether people can opt out of it.
                 * @enum {string}
                 */
                kind: "transactional" | "marketing";
                /** @description How they get it. */
                channel: string;
            };
        };
        /** @description A topic was changed. */
        "topic.updated": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "topic.updated";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `top_…` */
                id: string;
                /** @description What messages call it by. */
                key: string;
                /**
                 * @description Whether people can opt out of it.
                 * @enum {string}
                 */
                kind: "transactional" | "marketing";
            };
        };
        /** @description Captions were deleted. */
        "track.deleted": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "track.deleted";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `trk_…` */
                id: string;
                /** @description `ast_…` */
                asset_id: string;
                /**
                 * @description What its words are for.
                 * @enum {string}
                 */
                kind: "subtitles" | "captions";
                /** @description As BCP 47 writes it. */
                language: string;
                /** @description What menus show. */
                name: string;
                /**
                 * @description Where it is.
                 * @enum {string}
                 */
                status: "preparing" | "ready" | "failed";
            };
        };
        /** @description Captions could not be fetched, or not be read. */
        "track.failed": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "track.failed";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `trk_…` */
                id: string;
                /** @description `ast_…` */
                asset_id: string;
                /**
                 * @description What its words are for.
                 * @enum {string}
                 */
                kind: "subtitles" | "captions";
                /** @description As BCP 47 writes it. */
                language: string;
                /** @description What menus show. */
                name: string;
                /**
                 * @description Where it is.
                 * @enum {string}
                 */
                status: "preparing" | "ready" | "failed";
                /** @description Why, such as `captions_invalid`. */
                code: string | null;
                /** @description The same in words. */
                detail: string | null;
            };
        };
        /** @description Captions can be chosen in players. */
        "track.ready": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "track.ready";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `trk_…` */
                id: string;
                /** @description `ast_…` */
                asset_id: string;
                /**
                 * @description What its words are for.
                 * @enum {string}
                 */
                kind: "subtitles" | "captions";
                /** @description As BCP 47 writes it. */
                language: string;
                /** @description What menus show. */
                name: string;
                /**
                 * @description Where it is.
                 * @enum {string}
                 */
                status: "preparing" | "ready" | "failed";
            };
        };
        /** @description Name, language or use of captions changed. */
        "track.updated": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "track.updated";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `trk_…` */
                id: string;
                /** @description `ast_…` */
                asset_id: string;
                /**
                 * @description What its words are for.
                 * @enum {string}
                 */
                kind: "subtitles" | "captions";
                /** @description As BCP 47 writes it. */
                language: string;
                /** @description What menus show. */
                name: string;
                /**
                 * @description Where it is.
                 * @enum {string}
                 */
                status: "preparing" | "ready" | "failed";
            };
        };
        /** @description A device was added. */
        "tracked_device.created": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "tracked_device.created";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `dev_…` */
                id: string;
                /** @description Name that people know it by. */
                name: string;
                /** @description Its name at its owner. */
                external_id: string | null;
                /**
                 * @description Whether it reports.
                 * @enum {string}
                 */
                status: "online" | "offline";
            };
        };
        /** @description A device was deleted, and all its positions. */
        "tracked_device.deleted": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "tracked_device.deleted";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `dev_…` */
                id: string;
                /** @description Name that people know it by. */
                name: string;
                /** @description Its name at its owner. */
                external_id: string | null;
                /**
                 * @description Whether it reports.
                 * @enum {string}
                 */
                status: "online" | "offline";
            };
        };
        /** @description Positions of a device were deleted. */
        "tracked_device.history_deleted": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "tracked_device.history_deleted";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `dev_…` */
                id: string;
                /** @description Name that people know it by. */
                name: string;
                /** @description Its name at its owner. */
                external_id: string | null;
                /**
                 * @description Whether it reports.
                 * @enum {string}
                 */
                status: "online" | "offline";
            };
        };
        /** @description A device has another ingest key from now on. */
        "tracked_device.key_reset": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "tracked_device.key_reset";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `dev_…` */
                id: string;
                /** @description Name that people know it by. */
                name: string;
                /** @description Its name at its owner. */
                external_id: string | null;
                /**
                 * @description Whether it reports.
                 * @enum {string}
                 */
                status: "online" | "offline";
            };
        };
        /** @description A device has not reported for a while. */
        "tracked_device.offline": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "tracked_device.offline";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `dev_…` */
                id: string;
                /** @description Name that people know it by. */
                name: string;
                /** @description Its name at its owner. */
                external_id: string | null;
                /**
                 * @description Whether it reports.
                 * @enum {string}
                 */
                status: "online" | "offline";
                /**
                 * Format: date-time
                 * @description When it reported last.
                 */
                seen_at: string;
            };
        };
        /** @description A device reported after it had been silent. */
        "tracked_device.online": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "tracked_device.online";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `dev_…` */
                id: string;
                /** @description Name that people know it by. */
                name: string;
                /** @description Its name at its owner. */
                external_id: string | null;
                /**
                 * @description Whether it reports.
                 * @enum {string}
                 */
                status: "online" | "offline";
            };
        };
        /** @description A device was changed by its owner. */
        "tracked_device.updated": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "tracked_device.updated";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `dev_…` */
                id: string;
                /** @description Name that people know it by. */
                name: string;
                /** @description Its name at its owner. */
                external_id: string | null;
                /**
                 * @description Whether it reports.
                 * @enum {string}
                 */
                status: "online" | "offline";
            };
        };
        /** @description A transfer was refused. */
        "transfer.failed": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "transfer.failed";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `txn_…` */
                id: string;
                /**
                 * @description Nothing moved.
                 * @constant
                 */
                status: "failed";
                /** @description Why nothing moved. */
                code: string;
                /** @description Figures to that, such as `available`. */
                detail: {
                    [key: string]: string;
                };
                /** @description Wallet that pays. */
                from: string;
                /** @description Wallet that is paid. */
                to: string;
                /** @description Minor units, such as `"1250"` for 12.50 euros. */
                amount: string;
                /** @description Code of the currency. */
                currency: string;
                /** @description What it is called elsewhere. */
                reference: string | null;
                /** @description A sentence for people. */
                description: string | null;
                /** @description Texts of your own by name. */
                metadata: {
                    [key: string]: string;
                };
                /**
                 * Format: date-time
                 * @description When it counts as having happened.
                 */
                effective_at: string;
                /**
                 * Format: date-time
                 * @description When it was decided.
                 */
                created_at: string;
            };
        };
        /** @description Money moved from one wallet to another. */
        "transfer.posted": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "transfer.posted";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `txn_…` */
                id: string;
                /**
                 * @description It moved.
                 * @constant
                 */
                status: "posted";
                /** @description Wallet that pays. */
                from: string;
                /** @description Wallet that is paid. */
                to: string;
                /** @description Minor units, such as `"1250"` for 12.50 euros. */
                amount: string;
                /** @description Code of the currency. */
                currency: string;
                /** @description What it is called elsewhere. */
                reference: string | null;
                /** @description A sentence for people. */
                description: string | null;
                /** @description Texts of your own by name. */
                metadata: {
                    [key: string]: string;
                };
                /**
                 * Format: date-time
                 * @description When it counts as having happened.
                 */
                effective_at: string;
                /**
                 * Format: date-time
                 * @description When it was decided.
                 */
                created_at: string;
            };
        };
        /** @description A transfer was moved back, all of it or a part. */
        "transfer.reversed": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "transfer.reversed";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `rev_…` */
                id: string;
                /** @description What was moved back: `txn_…` */
                transfer: string;
                /** @description Wallet that pays. */
                from: string;
                /** @description Wallet that is paid. */
                to: string;
                /** @description Minor units, such as `"1250"` for 12.50 euros. */
                amount: string;
                /** @description Code of the currency. */
                currency: string;
                /** @description What can still be moved back. */
                remaining: string;
                /** @description A sentence for people. */
                description: string | null;
                /** @description Texts of your own by name. */
                metadata: {
                    [key: string]: string;
                };
                /**
                 * Format: date-time
                 * @description When it was decided.
                 */
                created_at: string;
            };
        };
        /** @description An upload was cancelled. */
        "upload.cancelled": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "upload.cancelled";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `upl_…` */
                id: string;
                /**
                 * @description How the file was sent.
                 * @enum {string}
                 */
                kind: "tus" | "direct" | "url" | "simple";
                /** @description Name of the file. */
                name: string;
                /** @description How many bytes were received. */
                received_bytes: number;
            };
        };
        /** @description A file was received and became an asset. */
        "upload.completed": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "upload.completed";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `upl_…` */
                id: string;
                /**
                 * @description How the file was sent.
                 * @enum {string}
                 */
                kind: "tus" | "direct" | "url" | "simple";
                /** @description Name of the file. */
                name: string;
                /** @description How many bytes were received. */
                received_bytes: number;
                /** @description The asset that it became, `ast_…`. */
                asset_id: string;
            };
        };
        /** @description An upload was not completed in time. */
        "upload.expired": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "upload.expired";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `upl_…` */
                id: string;
                /**
                 * @description How the file was sent.
                 * @enum {string}
                 */
                kind: "tus" | "direct" | "url" | "simple";
                /** @description Name of the file. */
                name: string;
                /** @description How many bytes were received. */
                received_bytes: number;
            };
        };
        /** @description A file could not be received. */
        "upload.failed": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "upload.failed";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `upl_…` */
                id: string;
                /**
                 * @description How the file was sent.
                 * @enum {string}
                 */
                kind: "tus" | "direct" | "url" | "simple";
                /** @description Name of the file. */
                name: string;
                /** @description How many bytes were received. */
                received_bytes: number;
                /** @description Why, such as `source_fetch_failed`. */
                error_code: string;
            };
        };
        /** @description A user can sign in in one more way. */
        "user_identity.linked": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "user_identity.linked";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `usr_…` */
                user_id: string;
                /** @description `idn_…`, or `phone`, `email` or `password`. */
                identity_id: string;
                /** @description `phone`, `email`, `password`, or which provider it is. */
                kind: string;
            };
        };
        /** @description A user can sign in in one way less. */
        "user_identity.unlinked": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "user_identity.unlinked";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `usr_…` */
                user_id: string;
                /** @description `idn_…`, or `phone`, `email` or `password`. */
                identity_id: string;
                /** @description `phone`, `email`, `password`, or which provider it is. */
                kind: string;
            };
        };
        /** @description A user signed in. */
        "user_session.created": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "user_session.created";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `ses_…` */
                id: string;
                /** @description `usr_…` */
                user_id: string;
                /** @description How the user proved itself, such as `otp` (RFC 8176). */
                amr: string[];
            };
        };
        /** @description An old refresh token was used again: it was copied or stolen, so the session has ended. */
        "user_session.reuse_detected": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "user_session.reuse_detected";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `ses_…` */
                id: string;
                /** @description `usr_…` */
                user_id: string;
                /** @description How the user proved itself, such as `otp` (RFC 8176). */
                amr: string[];
            };
        };
        /** @description A session was ended before its time. */
        "user_session.revoked": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "user_session.revoked";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `ses_…` */
                id: string;
                /** @description `usr_…` */
                user_id: string;
                /** @description How the user proved itself, such as `otp` (RFC 8176). */
                amr: string[];
            };
        };
        /** @description A user may not sign in for a while; sessions have ended. */
        "user.banned": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "user.banned";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `usr_…` */
                id: string;
                /** @description Whether a phone number is known. */
                has_phone: boolean;
                /** @description Whether an e-mail address is known. */
                has_email: boolean;
                /** @description Whether signing in is refused for now. */
                is_banned: boolean;
            };
        };
        /** @description A user was made, by a server or by signing in. */
        "user.created": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "user.created";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `usr_…` */
                id: string;
                /** @description Whether a phone number is known. */
                has_phone: boolean;
                /** @description Whether an e-mail address is known. */
                has_email: boolean;
                /** @description Whether signing in is refused for now. */
                is_banned: boolean;
            };
        };
        /** @description A user was deleted, sessions and all. */
        "user.deleted": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "user.deleted";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `usr_…` */
                id: string;
                /** @description Whether a phone number is known. */
                has_phone: boolean;
                /** @description Whether an e-mail address is known. */
                has_email: boolean;
                /** @description Whether signing in is refused for now. */
                is_banned: boolean;
            };
        };
        /** @description A user may sign in again. */
        "user.unbanned": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "user.unbanned";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `usr_…` */
                id: string;
                /** @description Whether a phone number is known. */
                has_phone: boolean;
                /** @description Whether an e-mail address is known. */
                has_email: boolean;
                /** @description Whether signing in is refused for now. */
                is_banned: boolean;
            };
        };
        /** @description A user was changed. */
        "user.updated": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "user.updated";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `usr_…` */
                id: string;
                /** @description Whether a phone number is known. */
                has_phone: boolean;
                /** @description Whether an e-mail address is known. */
                has_email: boolean;
                /** @description Whether signing in is refused for now. */
                is_banned: boolean;
            };
        };
        /** @description A server has a volume. */
        "volume.attached": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "volume.attached";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `vol_…` */
                id: string;
                /** @description Name of the volume, unique in its project. */
                name: string;
                /** @description Its size. */
                size_gb: number;
                /**
                 * @description Its status after it.
                 * @enum {string}
                 */
                status: "creating" | "available" | "attaching" | "in_use" | "detaching" | "growing" | "deleting" | "error";
                /** @description The server that it is attached to after it. */
                vps_id: string | null;
            };
        };
        /** @description A volume is there. */
        "volume.created": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "volume.created";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `vol_…` */
                id: string;
                /** @description Name of the volume, unique in its project. */
                name: string;
                /** @description Its size. */
                size_gb: number;
                /**
                 * @description Its status after it.
                 * @enum {string}
                 */
                status: "creating" | "available" | "attaching" | "in_use" | "detaching" | "growing" | "deleting" | "error";
                /** @description The server that it is attached to after it. */
                vps_id: string | null;
            };
        };
        /** @description A volume was deleted with its data. */
        "volume.deleted": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "volume.deleted";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `vol_…` */
                id: string;
                /** @description Name of the volume, unique in its project. */
                name: string;
                /** @description Its size. */
                size_gb: number;
                /**
                 * @description Its status after it.
                 * @enum {string}
                 */
                status: "creating" | "available" | "attaching" | "in_use" | "detaching" | "growing" | "deleting" | "error";
                /** @description The server that it is attached to after it. */
                vps_id: string | null;
            };
        };
        /** @description A volume was taken off its server. */
        "volume.detached": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "volume.detached";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `vol_…` */
                id: string;
                /** @description Name of the volume, unique in its project. */
                name: string;
                /** @description Its size. */
                size_gb: number;
                /**
                 * @description Its status after it.
                 * @enum {string}
                 */
                status: "creating" | "available" | "attaching" | "in_use" | "detaching" | "growing" | "deleting" | "error";
                /** @description The server that it is attached to after it. */
                vps_id: string | null;
            };
        };
        /** @description An operation on a volume failed. */
        "volume.failed": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "volume.failed";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `vol_…` */
                id: string;
                /** @description Name of the volume, unique in its project. */
                name: string;
                /** @description Its size. */
                size_gb: number;
                /**
                 * @description Its status after it.
                 * @enum {string}
                 */
                status: "creating" | "available" | "attaching" | "in_use" | "detaching" | "growing" | "deleting" | "error";
                /** @description The server that it is attached to after it. */
                vps_id: string | null;
                error: {
                    /** @description Stable code to branch on. */
                    code: string;
                    /** @description What happened. */
                    message: string;
                };
            };
        };
        /** @description A volume is larger. */
        "volume.grown": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "volume.grown";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `vol_…` */
                id: string;
                /** @description Name of the volume, unique in its project. */
                name: string;
                /** @description Its size. */
                size_gb: number;
                /**
                 * @description Its status after it.
                 * @enum {string}
                 */
                status: "creating" | "available" | "attaching" | "in_use" | "detaching" | "growing" | "deleting" | "error";
                /** @description The server that it is attached to after it. */
                vps_id: string | null;
            };
        };
        /** @description A volume was renamed. */
        "volume.updated": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "volume.updated";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `vol_…` */
                id: string;
                /** @description Name of the volume, unique in its project. */
                name: string;
                /** @description Its size. */
                size_gb: number;
                /**
                 * @description Its status after it.
                 * @enum {string}
                 */
                status: "creating" | "available" | "attaching" | "in_use" | "detaching" | "growing" | "deleting" | "error";
                /** @description The server that it is attached to after it. */
                vps_id: string | null;
            };
        };
        /** @description A server was asked for and has its address. */
        "vps.created": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "vps.created";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `vps_…` */
                id: string;
                /** @description Name of the server, unique in its project. */
                name: string;
                /**
                 * @description State of the server after it.
                 * @enum {string}
                 */
                state: "queued" | "provisioning" | "starting" | "running" | "stopping" | "stopped" | "rebooting" | "resizing" | "rebuilding" | "snapshotting" | "restoring" | "deleting" | "deleted" | "error" | "unknown";
                /** @description Slug of its size. */
                size: string;
            };
        };
        /** @description A server was deleted. */
        "vps.deleted": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "vps.deleted";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `vps_…` */
                id: string;
                /** @description Name of the server, unique in its project. */
                name: string;
                /**
                 * @description State of the server after it.
                 * @enum {string}
                 */
                state: "queued" | "provisioning" | "starting" | "running" | "stopping" | "stopped" | "rebooting" | "resizing" | "rebuilding" | "snapshotting" | "restoring" | "deleting" | "deleted" | "error" | "unknown";
                /** @description Slug of its size. */
                size: string;
            };
        };
        /** @description An operation on a server failed, or it was lost. */
        "vps.failed": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "vps.failed";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `vps_…` */
                id: string;
                /** @description Name of the server, unique in its project. */
                name: string;
                /**
                 * @description State of the server after it.
                 * @enum {string}
                 */
                state: "queued" | "provisioning" | "starting" | "running" | "stopping" | "stopped" | "rebooting" | "resizing" | "rebuilding" | "snapshotting" | "restoring" | "deleting" | "deleted" | "error" | "unknown";
                /** @description Slug of its size. */
                size: string;
                error: {
                    /** @description Stable code to branch on. */
                    code: string;
                    /** @description What happened. */
                    message: string;
                };
            };
        };
        /** @description A server is on another machine of the cluster. */
        "vps.moved": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "vps.moved";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `vps_…` */
                id: string;
                /** @description Name of the server, unique in its project. */
                name: string;
                /**
                 * @description State of the server after it.
                 * @enum {string}
                 */
                state: "queued" | "provisioning" | "starting" | "running" | "stopping" | "stopped" | "rebooting" | "resizing" | "rebuilding" | "snapshotting" | "restoring" | "deleting" | "deleted" | "error" | "unknown";
                /** @description Slug of its size. */
                size: string;
            };
        };
        /** @description Its network is up and its first start is through. */
        "vps.ready": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "vps.ready";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `vps_…` */
                id: string;
                /** @description Name of the server, unique in its project. */
                name: string;
                /**
                 * @description State of the server after it.
                 * @enum {string}
                 */
                state: "queued" | "provisioning" | "starting" | "running" | "stopping" | "stopped" | "rebooting" | "resizing" | "rebuilding" | "snapshotting" | "restoring" | "deleting" | "deleted" | "error" | "unknown";
                /** @description Slug of its size. */
                size: string;
            };
        };
        /** @description A server was made anew of an image. */
        "vps.rebuilt": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "vps.rebuilt";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `vps_…` */
                id: string;
                /** @description Name of the server, unique in its project. */
                name: string;
                /**
                 * @description State of the server after it.
                 * @enum {string}
                 */
                state: "queued" | "provisioning" | "starting" | "running" | "stopping" | "stopped" | "rebooting" | "resizing" | "rebuilding" | "snapshotting" | "restoring" | "deleting" | "deleted" | "error" | "unknown";
                /** @description Slug of its size. */
                size: string;
            };
        };
        /** @description A server has another size. */
        "vps.resized": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "vps.resized";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `vps_…` */
                id: string;
                /** @description Name of the server, unique in its project. */
                name: string;
                /**
                 * @description State of the server after it.
                 * @enum {string}
                 */
                state: "queued" | "provisioning" | "starting" | "running" | "stopping" | "stopped" | "rebooting" | "resizing" | "rebuilding" | "snapshotting" | "restoring" | "deleting" | "deleted" | "error" | "unknown";
                /** @description Slug of its size. */
                size: string;
            };
        };
        /** @description A server runs; it may not be ready yet. */
        "vps.started": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "vps.started";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `vps_…` */
                id: string;
                /** @description Name of the server, unique in its project. */
                name: string;
                /**
                 * @description State of the server after it.
                 * @enum {string}
                 */
                state: "queued" | "provisioning" | "starting" | "running" | "stopping" | "stopped" | "rebooting" | "resizing" | "rebuilding" | "snapshotting" | "restoring" | "deleting" | "deleted" | "error" | "unknown";
                /** @description Slug of its size. */
                size: string;
            };
        };
        /** @description A server is off. */
        "vps.stopped": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "vps.stopped";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `vps_…` */
                id: string;
                /** @description Name of the server, unique in its project. */
                name: string;
                /**
                 * @description State of the server after it.
                 * @enum {string}
                 */
                state: "queued" | "provisioning" | "starting" | "running" | "stopping" | "stopped" | "rebooting" | "resizing" | "rebuilding" | "snapshotting" | "restoring" | "deleting" | "deleted" | "error" | "unknown";
                /** @description Slug of its size. */
                size: string;
                /**
                 * @description Who stopped it: its owner, itself, or the machine that runs it.
                 * @enum {string}
                 */
                reason: "asked" | "guest" | "engine";
            };
        };
        /** @description Name, tags, labels or protection were changed. */
        "vps.updated": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "vps.updated";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `vps_…` */
                id: string;
                /** @description Name of the server, unique in its project. */
                name: string;
                /**
                 * @description State of the server after it.
                 * @enum {string}
                 */
                state: "queued" | "provisioning" | "starting" | "running" | "stopping" | "stopped" | "rebooting" | "resizing" | "rebuilding" | "snapshotting" | "restoring" | "deleting" | "deleted" | "error" | "unknown";
                /** @description Slug of its size. */
                size: string;
            };
        };
        /** @description A wallet was closed, empty and for ever. */
        "wallet.closed": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "wallet.closed";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `wal_…` */
                id: string;
                /** @description `wallet`, or `world` for an outside account. */
                kind: string;
                /** @description Code of the currency. */
                currency: string;
                /** @description `open`, `frozen_debit`, `frozen` or `closed`. */
                status: string;
                /** @description The project's own name of it. */
                external_id: string | null;
                /** @description Whose it is. */
                owner: string | null;
            };
        };
        /** @description A wallet was made. */
        "wallet.created": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "wallet.created";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `wal_…` */
                id: string;
                /** @description `wallet`, or `world` for an outside account. */
                kind: string;
                /** @description Code of the currency. */
                currency: string;
                /** @description `open`, `frozen_debit`, `frozen` or `closed`. */
                status: string;
                /** @description The project's own name of it. */
                external_id: string | null;
                /** @description Whose it is. */
                owner: string | null;
            };
        };
        /** @description Nothing leaves the wallet, or nothing moves at all. */
        "wallet.frozen": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "wallet.frozen";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `wal_…` */
                id: string;
                /** @description `wallet`, or `world` for an outside account. */
                kind: string;
                /** @description Code of the currency. */
                currency: string;
                /** @description `open`, `frozen_debit`, `frozen` or `closed`. */
                status: string;
                /** @description The project's own name of it. */
                external_id: string | null;
                /** @description Whose it is. */
                owner: string | null;
            };
        };
        /** @description A frozen wallet is open again. */
        "wallet.unfrozen": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "wallet.unfrozen";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `wal_…` */
                id: string;
                /** @description `wallet`, or `world` for an outside account. */
                kind: string;
                /** @description Code of the currency. */
                currency: string;
                /** @description `open`, `frozen_debit`, `frozen` or `closed`. */
                status: string;
                /** @description The project's own name of it. */
                external_id: string | null;
                /** @description Whose it is. */
                owner: string | null;
            };
        };
        /** @description Name, owner, metadata or overdraft limit was changed. */
        "wallet.updated": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "wallet.updated";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `wal_…` */
                id: string;
                /** @description `wallet`, or `world` for an outside account. */
                kind: string;
                /** @description Code of the currency. */
                currency: string;
                /** @description `open`, `frozen_debit`, `frozen` or `closed`. */
                status: string;
                /** @description The project's own name of it. */
                external_id: string | null;
                /** @description Whose it is. */
                owner: string | null;
            };
        };
        /** @description A webhook was disabled because its receiver does not take it. */
        "webhook.disabled": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "webhook.disabled";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `whk_…` */
                id: string;
                /** @description Where it was sent to. */
                url: string;
                /**
                 * @description `gone`: it answered 410. `failing`: nothing arrived for five days.
                 * @enum {string}
                 */
                reason: "gone" | "failing";
            };
        };
        /** @description Somebody asked for a test; sent to one webhook only, and never listed. */
        "webhook.test": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "webhook.test";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description The webhook that is tested. */
                webhook_id: string;
            };
        };
        /** @description WhatsApp judged a template anew; only `APPROVED` ones are sent. */
        "whatsapp_template.status_changed": {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @constant */
            type: "whatsapp_template.status_changed";
            /**
             * Format: date-time
             * @description When it happened, RFC 3339, UTC.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            data: {
                /** @description `wat_…` */
                id: string;
                /** @description Name of the template at WhatsApp. */
                name: string;
                /** @description Language of the template at WhatsApp. */
                language: string;
                /** @description What it is now, such as `PAUSED`. */
                status: string;
            };
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
