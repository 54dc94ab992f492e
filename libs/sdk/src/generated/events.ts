// Made from docs/events.
export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
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
        /** @description Branch or environment of an app were changed. */
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
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
