// Made from docs/openapi/media.json.
export interface paths {
    "/api/v1/projects/{project}/quotas": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the quotas that this service keeps, and what the project has used of them */
        get: operations["listQuotas"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/assets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the assets */
        get: operations["listAssets"];
        put?: never;
        /**
         * Make an asset of a file at an address, or of an upload
         * @description It is `waiting` until its file is there, and is then made like any other. When the file cannot be had it is `rejected`, with the reason.
         */
        post: operations["createAsset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/assets/{asset}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** See what an asset is, and how far */
        get: operations["getAsset"];
        put?: never;
        post?: never;
        /** Delete an asset, its file and all that was made of it */
        delete: operations["deleteAsset"];
        options?: never;
        head?: never;
        /** Change name, labels or end of an asset */
        patch: operations["updateAsset"];
        trace?: never;
    };
    "/api/v1/assets/{asset}/retry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make an asset after all that failed or was called off
         * @description What was made stays, and the rest is made; with `scope` `all` everything is made anew from its file. An asset that was rejected cannot be retried.
         */
        post: operations["retryAsset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/assets/{asset}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Call the work on an asset off
         * @description Its encoders are ended at once. The asset stays, and can be retried or deleted; it does not play meanwhile.
         */
        post: operations["cancelAsset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/assets/{asset}/input-info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** See what is in the file of an asset */
        get: operations["getInputInfo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/assets/{asset}/renditions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** See in which sizes an asset is made */
        get: operations["listRenditions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/asset-defaults": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** See how long new assets are kept */
        get: operations["getAssetDefaults"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Change how long new assets are kept */
        patch: operations["updateAssetDefaults"];
        trace?: never;
    };
    "/api/v1/assets/{asset}/clips": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a new asset of a part of another
         * @description It is cut out of the file that was uploaded, to the picture, and then made like any other asset, with the same settings and watermark. It stays when the other one is deleted; until it is cut, it needs it.
         */
        post: operations["createClip"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/assets/{asset}/static-renditions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** See which files of an asset can be downloaded */
        get: operations["listStaticRenditions"];
        put?: never;
        /**
         * Have one file made of an asset, for download
         * @description It is packed of what is there, without encoding, as soon as the asset is ready. Asking again for the same name answers with the one that is there; one that failed is made anew.
         */
        post: operations["createStaticRendition"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/assets/{asset}/static-renditions/{static_rendition}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** See how far a file for download is */
        get: operations["getStaticRendition"];
        put?: never;
        post?: never;
        /**
         * Delete a file for download
         * @description What is fetched right now is fetched to its end.
         */
        delete: operations["deleteStaticRendition"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/images": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the images */
        get: operations["listMediaImages"];
        put?: never;
        /**
         * Keep a picture for watermarks and posters, from an address
         * @description PNG, JPEG or WebP, 4 megapixels and 8 MiB at most.
         */
        post: operations["createMediaImage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/images/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Keep a picture for watermarks and posters
         * @description The body is the file: PNG, JPEG or WebP, 4 megapixels and 8 MiB at most.
         */
        post: operations["uploadMediaImage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/images/{picture}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read an image */
        get: operations["getMediaImage"];
        put?: never;
        post?: never;
        /**
         * Delete an image that nothing needs any more
         * @description What was made with it stays as it is.
         */
        delete: operations["deleteMediaImage"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/assets/{asset}/poster": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Choose the still picture of an asset
         * @description A moment of it, to the picture, or an image. It is seen within seconds.
         */
        put: operations["choosePoster"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/live-streams": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the live streams */
        get: operations["listLiveStreams"];
        put?: never;
        /**
         * Make a live stream
         * @description The answer has the stream key, which is read again at `/stream-key`.
         */
        post: operations["createLiveStream"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/live-streams/{live_stream}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** See what a live stream is, and where */
        get: operations["getLiveStream"];
        put?: never;
        post?: never;
        /**
         * Delete a live stream, its playback ids and its list of broadcasts
         * @description Who publishes is put out. What was recorded is an asset, and stays.
         */
        delete: operations["deleteLiveStream"];
        options?: never;
        head?: never;
        /** Change a live stream */
        patch: operations["updateLiveStream"];
        trace?: never;
    };
    "/api/v1/live-streams/{live_stream}/stream-key": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the key that publishers need
         * @description Whoever has it can publish, so it takes the right to write.
         */
        get: operations["getStreamKey"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/live-streams/{live_stream}/reset-key": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give a live stream another key
         * @description Who publishes now goes on, and needs the new key to come back.
         */
        post: operations["resetStreamKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/live-streams/{live_stream}/enable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take publishers in again */
        post: operations["enableLiveStream"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/live-streams/{live_stream}/disable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End the broadcast, and take no publisher in */
        post: operations["disableLiveStream"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/live-streams/{live_stream}/complete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End the broadcast, without waiting for its publisher to come back
         * @description A publisher that is still there is put out. What was recorded becomes an asset.
         */
        post: operations["completeLiveStream"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/live-streams/{live_stream}/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List what was broadcast to a live stream */
        get: operations["listLiveSessions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/live-streams/{live_stream}/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** See how well what is broadcast comes in */
        get: operations["getStreamHealth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/live-streams/{live_stream}/playback-ids": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a live stream playable in one more way
         * @description While nobody broadcasts, what is played under it answers 409.
         */
        post: operations["createLivePlaybackId"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/assets/{asset}/playback-ids": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make an asset playable
         * @description It may be made before the asset can be played; until then it answers 409.
         */
        post: operations["createPlaybackId"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/playback-ids": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List playback ids */
        get: operations["listPlaybackIds"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/playback-ids/{playback}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read a playback id */
        get: operations["getPlaybackId"];
        put?: never;
        post?: never;
        /**
         * Let nothing be played by a playback id any more
         * @description Players that play now stop within seconds.
         */
        delete: operations["deletePlaybackId"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/playback-restrictions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List playback restrictions */
        get: operations["listPlaybackRestrictions"];
        put?: never;
        /** Say on which pages something may be played */
        post: operations["createPlaybackRestriction"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/playback-restrictions/{restriction}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read a playback restriction */
        get: operations["getPlaybackRestriction"];
        put?: never;
        post?: never;
        /** Delete a playback restriction that no playback id has */
        delete: operations["deletePlaybackRestriction"];
        options?: never;
        head?: never;
        /**
         * Change on which pages something may be played
         * @description It holds within seconds, for those who play already too.
         */
        patch: operations["updatePlaybackRestriction"];
        trace?: never;
    };
    "/api/v1/signing-keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the signing keys */
        get: operations["listSigningKeys"];
        put?: never;
        /**
         * Make a key to sign playback tokens with
         * @description Sign a JWT with `kid` in its header, the playback id as `sub`, and `exp`; no request is needed for each viewer.
         */
        post: operations["createSigningKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/signing-keys/{signing_key}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete a signing key, and with it all tokens it signed */
        delete: operations["deleteSigningKey"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/playback-ids/{playback}/tokens": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a token that lets somebody play
         * @description For many viewers, sign tokens yourself with a signing key.
         */
        post: operations["createPlaybackToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/assets/{asset}/tracks/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add captions to an asset out of a file
         * @description The body is SRT or WebVTT of 5 MiB at most, in UTF-8, UTF-16 or Latin-1. What is malformed is refused with its line.
         */
        post: operations["uploadTrack"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/assets/{asset}/tracks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the captions of an asset */
        get: operations["listTracks"];
        put?: never;
        /**
         * Add captions to an asset
         * @description SRT or WebVTT, as `text` or from `source_url`. What is malformed is refused with its line; what is fetched is `preparing` first.
         */
        post: operations["createTrack"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/assets/{asset}/tracks/{track}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** See what became of captions */
        get: operations["getTrack"];
        put?: never;
        post?: never;
        /**
         * Delete captions
         * @description Players that show them stop within seconds.
         */
        delete: operations["deleteTrack"];
        options?: never;
        head?: never;
        /** Change name, language or use of captions */
        patch: operations["updateTrack"];
        trace?: never;
    };
    "/api/v1/assets/{asset}/tracks/{track}/text": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read captions as players get them */
        get: operations["getTrackText"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/playlists": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the playlists */
        get: operations["listPlaylists"];
        put?: never;
        /** Make a playlist of assets */
        post: operations["createPlaylist"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/playlists/{playlist}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** See what a playlist plays */
        get: operations["getPlaylist"];
        put?: never;
        post?: never;
        /** Delete a playlist; its assets stay */
        delete: operations["deletePlaylist"];
        options?: never;
        head?: never;
        /** Rename a playlist, or make it public */
        patch: operations["updatePlaylist"];
        trace?: never;
    };
    "/api/v1/playlists/{playlist}/items": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Put an asset into a playlist */
        post: operations["addPlaylistItem"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/playlists/{playlist}/items/{item}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Take an item out of a playlist */
        delete: operations["removePlaylistItem"];
        options?: never;
        head?: never;
        /** Move an item of a playlist */
        patch: operations["movePlaylistItem"];
        trace?: never;
    };
    "/api/v1/insight/views": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * See what views came to
         * @description Views, time watched, start-up and waiting, of the views that began in a time. Beacons are added up within seconds.
         */
        get: operations["getViewInsight"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/insight/views/series": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** See what views came to, over time */
        get: operations["getViewSeries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/insight/views/now": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** See how many people watch now */
        get: operations["getWatchingNow"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/assets/{asset}/insight": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** See what views of an asset came to */
        get: operations["getAssetInsight"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/uploads/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload a file in one request
         * @description The body is the file. What may be cut off is better sent with a tus client.
         */
        post: operations["uploadFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/uploads": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the uploads */
        get: operations["listUploads"];
        put?: never;
        /**
         * Begin an upload
         * @description Gives an address that takes the file without a key: for a tus client, or for one PUT of a browser. With `source_url` the file is fetched by us.
         */
        post: operations["createUpload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/uploads/{upload}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** See how far an upload is */
        get: operations["getUpload"];
        put?: never;
        post?: never;
        /**
         * Cancel an upload
         * @description What was received is removed. A complete upload is an asset: delete that.
         */
        delete: operations["cancelUpload"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what happened
         * @description Events are kept for 30 days.
         */
        get: operations["listEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/events/stream": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Follow what happens
         * @description Server-sent events named `event`, each with an Event. Without a resume point the stream starts with what happens next; with one, nothing is left out or repeated.
         */
        get: operations["streamEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/audit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List who changed what */
        get: operations["listAudit"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/audit/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download the audit log
         * @description One AuditEntry a line (NDJSON), newest first.
         */
        get: operations["exportAudit"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/usage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Show what the project used of this service */
        get: operations["getUsage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/webhooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List webhooks, newest first */
        get: operations["listWebhooks"];
        put?: never;
        /**
         * Have events sent to an address
         * @description Each event is posted as JSON, signed as Standard Webhooks has it, at least once and always with the same `webhook-id`; an answer of 2xx ends the delivery. A delivery that fails is tried again after 5 s, 1 min, 5 min, 30 min, 2 h, 5 h, 10 h, 14 h, 20 h and 24 h, each give or take 5 %: 11 attempts in about three days. A webhook to which nothing could be delivered for 5 days is disabled, and one that answers 410 at once; the event `webhook.disabled` tells so.
         */
        post: operations["createWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/webhooks/{webhook}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Show a webhook */
        get: operations["getWebhook"];
        put?: never;
        post?: never;
        /** Delete a webhook and its log */
        delete: operations["deleteWebhook"];
        options?: never;
        head?: never;
        /**
         * Change a webhook
         * @description Enabling it again forgives what failed before.
         */
        patch: operations["updateWebhook"];
        trace?: never;
    };
    "/api/v1/webhooks/{webhook}/rotate-secret": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Replace the signing secret
         * @description Deliveries carry a signature of each secret until the overlap is over.
         */
        post: operations["rotateWebhookSecret"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/webhooks/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List deliveries to all webhooks, newest first */
        get: operations["listAllWebhookDeliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/webhooks/{webhook}/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send a test event */
        post: operations["testWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/webhooks/{webhook}/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List deliveries, newest first */
        get: operations["listWebhookDeliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/webhooks/{webhook}/deliveries/{delivery}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Show a delivery: what is sent, and every attempt */
        get: operations["getWebhookDelivery"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/webhooks/{webhook}/deliveries/{delivery}/replay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send a delivery again */
        post: operations["replayWebhookDelivery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        QuotaUse: {
            /** @description What is counted, such as `keys` or `messages_per_day`. */
            name: string;
            /** @description Most that the project may have; null for any number. */
            limit: number | null;
            /** @description How much of it is used now; daily quotas start again at 00:00 UTC. */
            used: number;
        };
        Asset: {
            /** @description `ast_…` */
            id: string;
            /** @description What people see. */
            name: string;
            /** @description Texts of your own, kept with the asset; at most 8 KiB together. */
            metadata: {
                [key: string]: string;
            };
            /**
             * @description `waiting`: for its file; `rejected`: its file cannot be played; `failed`: for a reason of ours, retry it.
             * @enum {string}
             */
            status: "waiting" | "created" | "ingesting" | "probing" | "processing" | "ready" | "rejected" | "failed" | "cancelled";
            /** @description Whether it can be played; turns true before it is `ready`. */
            playable: boolean;
            /** @description How much of it is made, in percent. */
            progress: number;
            /** @description Why it was rejected or failed. */
            error: {
                /** @description Such as `input_truncated`. */
                code: string;
                /** @description The same in words. */
                detail: string;
            } | null;
            /** @description The upload that it came from. */
            upload_id: string | null;
            /** @description The asset that it is a clip of. */
            source_asset_id: string | null;
            /** @description Size of its file. */
            source_bytes: number;
            /** @description Size of its file and of all that was made of it. */
            stored_bytes: number;
            /** @description Null until its file was looked at. */
            duration_ms: number | null;
            /** @description Of the picture as it is shown; null for sound. */
            width: number | null;
            /** @description Of the picture as it is shown; null for sound. */
            height: number | null;
            /** @description Pictures in a second, of the file. */
            frame_rate: number | null;
            /**
             * @description Tallest rendition that was asked for.
             * @enum {number}
             */
            max_height: 240 | 360 | 480 | 720 | 1080 | 1440 | 2160;
            /**
             * @description How much work goes into each picture.
             * @enum {string}
             */
            quality: "standard" | "high";
            /**
             * @description What is done with the sound.
             * @enum {string}
             */
            loudness: "keep" | "normalize";
            /** @description Codecs of the picture. */
            codecs: ("h264" | "hevc" | "vp9" | "av1")[];
            /**
             * @description What is worked on first, within its project.
             * @enum {string}
             */
            priority: "low" | "normal" | "high";
            /** @description Whether its file stays once it is ready. */
            keep_source: boolean;
            /**
             * Format: date-time
             * @description When its file was deleted.
             */
            source_deleted_at: string | null;
            /** @description Picture that is laid over it. */
            watermark: components["schemas"]["Watermark"] | null;
            /** @description Whether words were drawn into its picture. */
            has_burnt_in_captions: boolean;
            /** @description How often it was made from its file. */
            generation: number;
            /**
             * Format: date-time
             * @description When it is deleted; never when null.
             */
            expires_at: string | null;
            /**
             * Format: date-time
             * @description When its file was received.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it last changed.
             */
            updated_at: string;
            /**
             * Format: date-time
             * @description When it could first be played.
             */
            playable_at: string | null;
            /**
             * Format: date-time
             * @description When all of it was made.
             */
            ready_at: string | null;
        };
        Watermark: {
            /** @description The picture, `img_…`, as `/images` has it. */
            image_id: string;
            /**
             * @description Where it lies.
             * @default bottom-right
             * @enum {string}
             */
            position: "top-left" | "top-right" | "bottom-left" | "bottom-right" | "center";
            /**
             * @description How far from the edges, in percent of the width of the film.
             * @default 3
             */
            margin_percent: number;
            /**
             * @description How wide it is, in percent of the width of the film.
             * @default 15
             */
            width_percent: number;
            /**
             * @description 1 lets nothing shine through.
             * @default 0.8
             */
            opacity: number;
        };
        UpdateAsset: {
            /** @description What people see. */
            name?: string;
            /** @description Texts of your own, kept with the asset; at most 8 KiB together. */
            metadata?: {
                [key: string]: string;
            };
            /** Format: date-time */
            expires_at?: string | null;
            /** @description After how many days from its making it is deleted; never when null. */
            retention_days?: number | null;
            /** @enum {string} */
            priority?: "low" | "normal" | "high";
            keep_source?: boolean;
        };
        Deleted: {
            id: string;
            /** @enum {boolean} */
            deleted: true;
        };
        InputInfo: {
            /** @description Such as `mp4` or `matroska`. */
            container: string;
            /** @description Size of the file. */
            bytes: number;
            /** @description Of the whole file. */
            bitrate_bps: number;
            /** @description How long it is. */
            duration_ms: number;
            /** @description The picture; null for sound. */
            video: components["schemas"]["InputVideo"] | null;
            /** @description Tracks of sound. */
            audio: components["schemas"]["InputAudio"][];
            /** @description Texts that are in the file. */
            subtitles: components["schemas"]["InputSubtitle"][];
        };
        InputVideo: {
            /** @description Such as `h264` or `aac`. */
            codec: string;
            /** @description Of the codec, where it says so. */
            profile: string | null;
            /** @description Such as `yuv420p`. */
            pixel_format: string;
            /** @description Bits of each colour. */
            bit_depth: number;
            /** @description As it is shown. */
            width: number;
            /** @description As it is shown. */
            height: number;
            /** @description Degrees that it is turned by, clockwise. */
            rotation: number;
            /** @description Pictures in a second, on average. */
            frame_rate: number;
            /** @description Whether pictures come at uneven times. */
            has_variable_rate: boolean;
            /** @description Whether it is made of half pictures. */
            is_interlaced: boolean;
            /** @description Whether it is PQ or HLG. */
            is_hdr: boolean;
            /** @description Where the file says so. */
            bitrate_bps: number | null;
        };
        InputAudio: {
            /** @description Such as `h264` or `aac`. */
            codec: string;
            /** @description How many there are. */
            channels: number;
            /** @description Samples in a second. */
            sample_rate_hz: number;
            /** @description Where the file says so. */
            bitrate_bps: number | null;
            /** @description As the file has it, such as `eng`. */
            language: string | null;
            /** @description As the file has it. */
            title: string | null;
        };
        InputSubtitle: {
            /** @description Such as `h264` or `aac`. */
            codec: string;
            /** @description As the file has it, such as `eng`. */
            language: string | null;
            /** @description As the file has it. */
            title: string | null;
            /** @description Pictures of text cannot become captions. */
            is_text: boolean;
        };
        Renditions: {
            /** @description The largest picture first, sound last. */
            items: components["schemas"]["Rendition"][];
        };
        Rendition: {
            /** @description `rnd_…` */
            id: string;
            /** @description Such as `720p` or `audio-0`; `source` is the picture as it came. */
            name: string;
            /**
             * @description Picture or sound.
             * @enum {string}
             */
            kind: "video" | "audio";
            /**
             * @description How far it is.
             * @enum {string}
             */
            status: "queued" | "processing" | "ready" | "failed" | "skipped";
            /** @description Of the picture; null for sound. */
            width: number | null;
            /** @description Of the picture; null for sound. */
            height: number | null;
            /** @description Pictures in a second; null for sound. */
            frame_rate: number | null;
            /** @description Bits a second of the segment that needs most. */
            bandwidth_bps: number | null;
            /** @description Bits a second over the whole. */
            average_bandwidth_bps: number | null;
            /** @description As RFC 6381 writes it, such as `avc1.64001f`. */
            codecs: string | null;
            /** @description Of the sound, as its file says. */
            language: string | null;
            /** @description What a menu calls the sound. */
            label: string | null;
            /** @description Of the sound. */
            channels: number | null;
            /** @description Size of what was made of it so far. */
            bytes: number;
        };
        AssetDefaults: {
            /** @description After how many days new assets are deleted; never when null. One that exists keeps its end. */
            retention_days: number | null;
        };
        UpdateAssetDefaults: {
            /** @description After how many days new assets are deleted; never when null. One that exists keeps its end. */
            retention_days: number | null;
        };
        CreateClip: {
            /** @description What people see. */
            name?: string;
            /**
             * @description Texts of your own, kept with the asset; at most 8 KiB together.
             * @default {}
             */
            metadata?: {
                [key: string]: string;
            };
            /** @description First moment. */
            start_ms: number;
            /** @description Where it ends: a fifth of a second to 30 minutes later. */
            end_ms: number;
        };
        CreateStaticRendition: {
            /**
             * @description `highest`, `audio-only`, or the name of a rendition such as `720p`.
             * @default highest
             */
            name?: string;
        };
        StaticRendition: {
            /** @description `srn_…` */
            id: string;
            /** @description What it is the file of. */
            asset_id: string;
            /** @description `highest`, `audio-only`, or the name of a rendition such as `720p`. */
            name: string;
            /** @description Its name in `/stream/{playback id}/{file}`, where it is fetched once it is ready. */
            file: string;
            /**
             * @description How far it is.
             * @enum {string}
             */
            status: "queued" | "processing" | "ready" | "failed";
            /** @description Of the picture; null for sound, and before it is ready. */
            width: number | null;
            /** @description Of the picture; null for sound, and before it is ready. */
            height: number | null;
            /** @description Size of the file; null before it is ready. */
            bytes: number | null;
            /** @description Why it failed. */
            error: {
                /** @description Such as `rendition_missing`. */
                code: string;
                /** @description The same in words. */
                detail: string;
            } | null;
            /**
             * Format: date-time
             * @description When it was asked for.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description Since when it can be fetched.
             */
            ready_at: string | null;
        };
        StaticRenditions: {
            /** @description In the order in which they were asked for. */
            items: components["schemas"]["StaticRendition"][];
        };
        CreateImage: {
            /**
             * @description Name that people know it by.
             * @default image
             */
            name?: string;
            /**
             * Format: uri
             * @description Where it is fetched from, on the public internet.
             */
            url: string;
        };
        Image: {
            /** @description `img_…` */
            id: string;
            /** @description Name that people know it by. */
            name: string;
            /** @description In pixels. */
            width: number;
            /** @description In pixels. */
            height: number;
            /** @description Size of it, as PNG. */
            bytes: number;
            /**
             * Format: date-time
             * @description When it was taken in.
             */
            created_at: string;
        };
        ChoosePoster: {
            /** @description Moment of the picture. */
            t_ms?: number;
            /** @description Or an image, `img_…`. */
            image_id?: string;
        };
        CreateLiveStream: {
            /**
             * @description What people see.
             * @default Live stream
             */
            name?: string;
            /**
             * @description Texts of your own, kept with the asset; at most 8 KiB together.
             * @default {}
             */
            metadata?: {
                [key: string]: string;
            };
            /**
             * @description `low`: viewers are about three seconds behind; `standard`: ten, with fewer requests.
             * @default low
             * @enum {string}
             */
            latency?: "low" | "standard";
            /**
             * @description Seconds that a broadcast waits for its publisher to come back; 0 ends it at once.
             * @default 60
             */
            reconnect_window_s?: number;
            /**
             * @description Whether each broadcast becomes an asset when it is over.
             * @default true
             */
            record?: boolean;
            /**
             * @description Makes a playback id with this policy as well; `none` makes none.
             * @default public
             * @enum {string}
             */
            playback_policy?: "public" | "signed" | "none";
        };
        NewLiveStream: {
            /** @description `lvs_…` */
            id: string;
            /** @description What people see. */
            name: string;
            /** @description Texts of your own, kept with the asset; at most 8 KiB together. */
            metadata: {
                [key: string]: string;
            };
            /**
             * @description `active` can be watched; `disconnected` waits for its publisher to come back.
             * @enum {string}
             */
            status: "idle" | "connected" | "active" | "disconnected" | "disabled";
            /** @description The broadcast that is not over, `lss_…`. */
            session_id: string | null;
            /**
             * @description `low`: viewers are about three seconds behind; `standard`: ten, with fewer requests.
             * @enum {string}
             */
            latency: "low" | "standard";
            /** @description Seconds that a broadcast waits for its publisher to come back; 0 ends it at once. */
            reconnect_window_s: number;
            /** @description Whether each broadcast becomes an asset when it is over. */
            record: boolean;
            /** @description Where to publish, with the stream key as the name. */
            ingest_url: string;
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
            /** @description Whoever has it can publish: keep it secret. */
            stream_key: string;
            /** @description Address with the key, for programs that take one only. */
            publish_url: string;
            /** @description Under what it plays, `pid_…`. */
            playback_id: string | null;
        };
        LiveStream: {
            /** @description `lvs_…` */
            id: string;
            /** @description What people see. */
            name: string;
            /** @description Texts of your own, kept with the asset; at most 8 KiB together. */
            metadata: {
                [key: string]: string;
            };
            /**
             * @description `active` can be watched; `disconnected` waits for its publisher to come back.
             * @enum {string}
             */
            status: "idle" | "connected" | "active" | "disconnected" | "disabled";
            /** @description The broadcast that is not over, `lss_…`. */
            session_id: string | null;
            /**
             * @description `low`: viewers are about three seconds behind; `standard`: ten, with fewer requests.
             * @enum {string}
             */
            latency: "low" | "standard";
            /** @description Seconds that a broadcast waits for its publisher to come back; 0 ends it at once. */
            reconnect_window_s: number;
            /** @description Whether each broadcast becomes an asset when it is over. */
            record: boolean;
            /** @description Where to publish, with the stream key as the name. */
            ingest_url: string;
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
        UpdateLiveStream: {
            /** @description What people see. */
            name?: string;
            /** @description Texts of your own, kept with the asset; at most 8 KiB together. */
            metadata?: {
                [key: string]: string;
            };
            /**
             * @description Holds from the next broadcast on.
             * @enum {string}
             */
            latency?: "low" | "standard";
            /** @description Seconds that a broadcast waits for its publisher to come back; 0 ends it at once. */
            reconnect_window_s?: number;
            /** @description Holds from the next broadcast on. */
            record?: boolean;
        };
        StreamKey: {
            /** @description `lvs_…` */
            id: string;
            ingest_url: string;
            /** @description Whoever has it can publish: keep it secret. */
            stream_key: string;
            /** @description Address with the key, for programs that take one only. */
            publish_url: string;
        };
        LiveSession: {
            /** @description `lss_…` */
            id: string;
            /** @description What it was broadcast to. */
            live_stream_id: string;
            /**
             * @description Where it is.
             * @enum {string}
             */
            status: "connected" | "active" | "disconnected" | "ended";
            /**
             * @description Why it is over.
             * @enum {string|null}
             */
            end_reason: "completed" | "disconnected" | "disabled" | "deleted" | "too_long" | "refused" | null;
            /** @description Whether it becomes an asset. */
            record: boolean;
            /** @description What was recorded, once it is over; more than one where the picture changed. */
            asset_ids: string[];
            /** @description How often a publisher connected. */
            publishes: number;
            /** @description What was received. */
            bytes: number;
            /** @description For how long it could be watched. */
            duration_ms: number;
            /**
             * Format: date-time
             * @description When a publisher first connected.
             */
            started_at: string;
            /**
             * Format: date-time
             * @description When it could first be watched.
             */
            active_at: string | null;
            /**
             * Format: date-time
             * @description Until when its publisher may come back.
             */
            resume_until: string | null;
            /**
             * Format: date-time
             * @description When it was over.
             */
            ended_at: string | null;
        };
        StreamHealth: {
            /** @description The broadcast that was measured. */
            session_id: string;
            /** @description What comes in, over the last seconds. */
            bitrate_bps: number;
            /** @description Pictures that come in each second. */
            frame_rate: number;
            /** @description Of the picture that comes in; null for sound. */
            width: number | null;
            /** @description Of the picture that comes in; null for sound. */
            height: number | null;
            /** @description What was left out because encoding could not keep up. */
            dropped_messages: number;
            /** @description How often encoding had to begin again. */
            encoder_restarts: number;
            /** @description Whether the picture is sent on as it comes. */
            is_passed_through: boolean;
            /** @description In what sizes it plays. */
            renditions: string[];
            /**
             * Format: date-time
             * @description When.
             */
            measured_at: string;
        };
        CreateLivePlaybackId: {
            /**
             * @description `public`: whoever knows the id may play; `signed`: a token is needed besides.
             * @default public
             * @enum {string}
             */
            policy?: "public" | "signed";
            /**
             * @description Playback restriction (`prs_…`) that says on which pages it plays; null for any.
             * @default null
             */
            restriction_id?: string | null;
        };
        PlaybackId: {
            /** @description `pid_…`, part of every address of the stream. */
            id: string;
            /** @description The asset that is played. */
            asset_id: string | null;
            /** @description The live stream that is played instead. */
            live_stream_id: string | null;
            /**
             * @description `public`: whoever knows the id may play; `signed`: a token is needed besides.
             * @enum {string}
             */
            policy: "public" | "signed";
            /**
             * @description `aes-128` sends segments encrypted; players fetch the key with their token.
             * @enum {string}
             */
            encryption: "none" | "aes-128";
            /** @description Playback restriction (`prs_…`) that says on which pages it plays; null for any. */
            restriction_id: string | null;
            /**
             * Format: uri
             * @description Master playlist (RFC 8216); append `?token=` when the policy is `signed`.
             */
            hls_url: string;
            /**
             * Format: uri
             * @description Manifest of MPEG-DASH, once a rendition is whole; null for live streams and with AES-128.
             */
            dash_url: string | null;
            /**
             * Format: uri
             * @description A page with a player, to be opened or embedded in a frame.
             */
            player_url: string;
            /**
             * Format: uri
             * @description A still picture of it, as JPEG.
             */
            poster_url: string;
            /**
             * Format: uri
             * @description Small pictures for the time line, as WebVTT.
             */
            storyboard_url: string;
            /**
             * Format: date-time
             * @description When it was made.
             */
            created_at: string;
        };
        CreatePlaybackId: {
            /**
             * @description `public`: whoever knows the id may play; `signed`: a token is needed besides.
             * @default public
             * @enum {string}
             */
            policy?: "public" | "signed";
            /**
             * @description `aes-128` sends segments encrypted; players fetch the key with their token.
             * @default none
             * @enum {string}
             */
            encryption?: "none" | "aes-128";
            /**
             * @description Playback restriction (`prs_…`) that says on which pages it plays; null for any.
             * @default null
             */
            restriction_id?: string | null;
        };
        CreatePlaybackRestriction: {
            /** @description Name that people know it by. */
            name: string;
            /**
             * @description Hosts of the pages that may play; `*.` stands for any below it. Any page when empty.
             * @default []
             */
            referrers?: string[];
            /**
             * @description Whether players that name no page are served, such as apps on phones.
             * @default false
             */
            allows_no_referrer?: boolean;
            /**
             * @description Countries (ISO 3166-1) that may play. Any when empty.
             * @default []
             */
            allowed_countries?: string[];
            /**
             * @description Countries that may not play, even if they are allowed too.
             * @default []
             */
            denied_countries?: string[];
            /**
             * @description Whether those are served of whom nobody knows where they are, if countries are named.
             * @default false
             */
            allows_unknown_country?: boolean;
        };
        PlaybackRestriction: {
            /** @description `prs_…` */
            id: string;
            /** @description Name that people know it by. */
            name: string;
            /** @description Hosts of the pages that may play; `*.` stands for any below it. Any page when empty. */
            referrers: string[];
            /** @description Whether players that name no page are served, such as apps on phones. */
            allows_no_referrer: boolean;
            /** @description Countries (ISO 3166-1) that may play. Any when empty. */
            allowed_countries: string[];
            /** @description Countries that may not play, even if they are allowed too. */
            denied_countries: string[];
            /** @description Whether those are served of whom nobody knows where they are, if countries are named. */
            allows_unknown_country: boolean;
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
        UpdatePlaybackRestriction: {
            /** @description Name that people know it by. */
            name?: string;
            /** @description Hosts of the pages that may play; `*.` stands for any below it. Any page when empty. */
            referrers?: string[];
            /** @description Whether players that name no page are served, such as apps on phones. */
            allows_no_referrer?: boolean;
            /** @description Countries (ISO 3166-1) that may play. Any when empty. */
            allowed_countries?: string[];
            /** @description Countries that may not play, even if they are allowed too. */
            denied_countries?: string[];
            /** @description Whether those are served of whom nobody knows where they are, if countries are named. */
            allows_unknown_country?: boolean;
        };
        CreateSigningKey: {
            /** @description Name that people know it by. */
            name: string;
        };
        NewSigningKey: {
            /** @description `sgk_…`, the `kid` in the header of your tokens. */
            id: string;
            /** @description Name that people know it by. */
            name: string;
            /**
             * @description How tokens are signed (RFC 7518, section 3.4).
             * @enum {string}
             */
            algorithm: "ES256";
            /**
             * Format: date-time
             * @description When it was made.
             */
            created_at: string;
            /** @description The private half in PEM (PKCS #8). It is shown now and kept nowhere here. */
            private_key: string;
        };
        SigningKey: {
            /** @description `sgk_…`, the `kid` in the header of your tokens. */
            id: string;
            /** @description Name that people know it by. */
            name: string;
            /**
             * @description How tokens are signed (RFC 7518, section 3.4).
             * @enum {string}
             */
            algorithm: "ES256";
            /**
             * Format: date-time
             * @description When it was made.
             */
            created_at: string;
        };
        CreatePlaybackToken: {
            /**
             * @description For how long it is good, 60 seconds to 7 days; longer than the video takes.
             * @default 21600
             */
            expires_in_s?: number;
        };
        PlaybackToken: {
            /** @description A JWT (RFC 7519) for this playback id alone. */
            token: string;
            /**
             * Format: date-time
             * @description When it ends.
             */
            expires_at: string;
            /**
             * Format: uri
             * @description Master playlist, with the token.
             */
            hls_url: string;
            /**
             * Format: uri
             * @description Page with a player, with the token.
             */
            player_url: string;
            /**
             * Format: uri
             * @description Still picture, with the token.
             */
            poster_url: string;
            /**
             * Format: uri
             * @description Pictures for the time line, with the token.
             */
            storyboard_url: string;
        };
        Track: {
            /** @description `trk_…` */
            id: string;
            /** @description `ast_…` */
            asset_id: string;
            /**
             * @description `subtitles` say what is spoken; `captions` (closed captions) what is heard besides.
             * @enum {string}
             */
            kind: "subtitles" | "captions";
            /** @description As BCP 47 writes it; `und` where a file does not say it. */
            language: string;
            /** @description What menus show. */
            name: string;
            /** @description Whether players show it by themselves. */
            is_default: boolean;
            /**
             * @description `ready` once players can choose it.
             * @enum {string}
             */
            status: "preparing" | "ready" | "failed";
            /**
             * @description Sent as a file, fetched from an address, or found in the file of the asset.
             * @enum {string}
             */
            source: "file" | "url" | "input";
            /** @description Without what may be secret in it. */
            source_url: string | null;
            /** @description How many pieces of text; null until it was read. */
            cue_count: number | null;
            /** @description Size of the WebVTT that was made of it. */
            bytes: number;
            /** @description What was changed for it to fit the film. */
            note: string | null;
            /** @description Why it failed. */
            error: {
                /** @description Such as `captions_invalid`. */
                code: string;
                /** @description The same in words, with the line. */
                detail: string;
            } | null;
            /**
             * Format: date-time
             * @description When it was added.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it last changed.
             */
            updated_at: string;
            /**
             * Format: date-time
             * @description When players could first choose it.
             */
            ready_at: string | null;
        };
        CreateTrack: {
            /** @description As BCP 47 writes it, such as `en` or `pt-BR`. */
            language: string;
            /** @description What menus show; the name of the language when not given. */
            name?: string;
            /**
             * @description `subtitles` say what is spoken; `captions` (closed captions) what is heard besides.
             * @default subtitles
             * @enum {string}
             */
            kind?: "subtitles" | "captions";
            /**
             * @description Whether players show it by themselves.
             * @default false
             */
            is_default?: boolean;
            /** @description SRT or WebVTT. Longer ones are sent as a file, or fetched. */
            text?: string;
            /**
             * Format: uri
             * @description Where SRT or WebVTT is fetched from, of 5 MiB at most.
             */
            source_url?: string;
        };
        TrackText: {
            /** @description WebVTT, as players get it. */
            text: string;
        };
        UpdateTrack: {
            /** @description As BCP 47 writes it, such as `en` or `pt-BR`. */
            language?: string;
            /** @description What menus show; the name of the language when not given. */
            name?: string;
            /**
             * @description `subtitles` say what is spoken; `captions` (closed captions) what is heard besides.
             * @enum {string}
             */
            kind?: "subtitles" | "captions";
            /** @description Whether players show it by themselves. */
            is_default?: boolean;
        };
        CreatePlaylist: {
            /** @description What people see. */
            name: string;
            /**
             * @description Whether its page is there for everybody.
             * @default false
             */
            is_public?: boolean;
            /**
             * @description What it plays, in this order.
             * @default []
             */
            asset_ids?: string[];
        };
        PlaylistWithItems: {
            /** @description `pll_…` */
            id: string;
            /** @description What people see. */
            name: string;
            /** @description Whether its page is there for everybody. */
            is_public: boolean;
            /**
             * Format: uri
             * @description A page that plays one after the other, once it is public.
             */
            page_url: string;
            /**
             * Format: date-time
             * @description When it was made.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it, or what it plays, last changed.
             */
            updated_at: string;
            /** @description What it plays, in order. */
            items: components["schemas"]["PlaylistItem"][];
        };
        PlaylistItem: {
            /** @description `pli_…`; an asset may be in a playlist more than once. */
            id: string;
            /** @description `ast_…` */
            asset_id: string;
            /** @description Name of the asset. */
            name: string;
            /** @description Null until its file was looked at. */
            duration_ms: number | null;
            /** @description Whether it can be played. */
            playable: boolean;
        };
        Playlist: {
            /** @description `pll_…` */
            id: string;
            /** @description What people see. */
            name: string;
            /** @description Whether its page is there for everybody. */
            is_public: boolean;
            /**
             * Format: uri
             * @description A page that plays one after the other, once it is public.
             */
            page_url: string;
            /**
             * Format: date-time
             * @description When it was made.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it, or what it plays, last changed.
             */
            updated_at: string;
        };
        UpdatePlaylist: {
            /** @description What people see. */
            name?: string;
            /** @description Whether its page is there for everybody. */
            is_public?: boolean;
        };
        AddPlaylistItem: {
            /** @description `ast_…` */
            asset_id: string;
            /**
             * @description The item that comes after it (`pli_…`); null puts it at the end.
             * @default null
             */
            before?: string | null;
        };
        MovePlaylistItem: {
            /** @description The item that comes after it (`pli_…`); null puts it at the end. */
            before: string | null;
        };
        ViewInsight: {
            /**
             * Format: date-time
             * @description Beginning of the first hour.
             */
            from: string;
            /**
             * Format: date-time
             * @description End of the last hour.
             */
            to: string;
            total: components["schemas"]["ViewSums"];
            /** @description The 50 with the most views. */
            groups: {
                /** @description Id of the asset, two letters of the country, or class; empty: unknown. */
                key: string;
                /** @description Name of the asset, if it still exists. */
                name: string | null;
                sums: components["schemas"]["ViewSums"];
            }[];
        };
        ViewSums: {
            /** @description How often it began to be played. */
            views: number;
            /** @description Time in which it played. */
            watched_ms: number;
            /** @description Half started within it; null without any start. */
            startup_p50_ms: number | null;
            /** @description 95 % started within it; right to about 5 %. */
            startup_p95_ms: number | null;
            /** @description How often it stopped to wait for more. */
            rebuffers: number;
            /** @description How long it waited then. */
            rebuffer_ms: number;
            /** @description Time that was waited, of watching and waiting; 0 to 1, null without any. */
            rebuffer_ratio: number | null;
            /** @description How often the size of the picture changed. */
            switches: number;
            /** @description Failures that people saw. */
            errors: number;
        };
        ViewSeries: {
            /**
             * Format: date-time
             * @description Beginning of the first hour.
             */
            from: string;
            /**
             * Format: date-time
             * @description End of the last hour.
             */
            to: string;
            /** @description Seconds that one point stands for. */
            step_s: number;
            /** @description Times without views are left out. */
            points: {
                /**
                 * Format: date-time
                 * @description Beginning of the time that it stands for.
                 */
                at: string;
                sums: components["schemas"]["ViewSums"];
            }[];
        };
        WatchingNow: {
            /** @description Views that told of themselves within the last 50 seconds. */
            watching: number;
            /** @description The 20 that most people watch. */
            assets: {
                /** @description Asset or live stream. */
                asset_id: string;
                /** @description Its name. */
                name: string | null;
                /** @description How many watch it. */
                watching: number;
            }[];
        };
        Upload: {
            /** @description `upl_…` */
            id: string;
            /**
             * @description How the file is sent.
             * @enum {string}
             */
            kind: "tus" | "direct" | "url" | "simple";
            /**
             * @description `complete` once the file is an asset; the last four are ends.
             * @enum {string}
             */
            status: "waiting" | "uploading" | "complete" | "expired" | "cancelled" | "failed";
            /** @description Name of the file. */
            name: string;
            /** @description Media type, as it was given. */
            content_type: string;
            /** @description Bytes of the file; null until it is known. */
            size_bytes: number | null;
            /** @description How many of them are here, and outlive a crash. */
            received_bytes: number;
            /** @description Of files that came in one piece; null for those that were resumed. */
            sha256: string | null;
            /** @description Where it is fetched from, without what may be secret in it. */
            source_url: string | null;
            /** @description The only origin whose pages may send it. */
            cors_origin: string | null;
            /** @description Whether it is a part of a file that is sent in several. */
            is_partial: boolean;
            /** @description The asset that it became, `ast_…`. */
            asset_id: string | null;
            /** @description Why it failed. */
            error: {
                /** @description Such as `source_fetch_failed`. */
                code: string;
                /** @description A sentence. */
                detail: string;
            } | null;
            /**
             * Format: date-time
             * @description Until when it must be complete.
             */
            expires_at: string;
            /**
             * Format: date-time
             * @description When it began.
             */
            created_at: string;
        };
        CreateUpload: {
            /**
             * @description Name of the file.
             * @default upload
             */
            name?: string;
            /**
             * @description Media type of the file. What it really is decides its content.
             * @default application/octet-stream
             */
            content_type?: string;
            /**
             * @description `tus` can be resumed, `direct` is one request of a browser; `tus` when not given.
             * @enum {string}
             */
            kind?: "tus" | "direct";
            /** @description Bytes of the file. */
            size_bytes?: number;
            /**
             * Format: uri
             * @description Where the file is fetched from; nothing is sent to the upload then.
             */
            source_url?: string;
            /** @description The only origin whose pages may send the file; any when not given. */
            cors_origin?: string;
            /**
             * @description What the asset is to be that the file becomes.
             * @default {}
             */
            asset?: components["schemas"]["NewAsset"];
        };
        NewAsset: {
            /** @description What people see. */
            name?: string;
            /**
             * @description Texts of your own, kept with the asset; at most 8 KiB together.
             * @default {}
             */
            metadata?: {
                [key: string]: string;
            };
            /**
             * @description Tallest rendition, in lines; no rendition is larger than the source.
             * @default 1080
             * @enum {number}
             */
            max_height?: 240 | 360 | 480 | 720 | 1080 | 1440 | 2160;
            /**
             * @description How much work goes into each picture: `high` takes twice as long.
             * @default standard
             * @enum {string}
             */
            quality?: "standard" | "high";
            /**
             * @description Codecs of the picture. H.264 is made always and first; each other one in three sizes at most, once the asset plays.
             * @default [
             *       "h264"
             *     ]
             */
            codecs?: ("h264" | "hevc" | "vp9" | "av1")[];
            /**
             * @description What is worked on first, among the assets of the project.
             * @default normal
             * @enum {string}
             */
            priority?: "low" | "normal" | "high";
            /**
             * @description `false` deletes its file once it is ready: it cannot be made anew then.
             * @default true
             */
            keep_source?: boolean;
            /** @description After how many days it is deleted, when `expires_at` is not given; never when null. That of the project when left out. */
            retention_days?: number | null;
            /**
             * @description `normalize` brings every track to the same loudness.
             * @default keep
             * @enum {string}
             */
            loudness?: "keep" | "normalize";
            /**
             * @description Picture that is laid over all of it; it cannot be taken away later.
             * @default null
             */
            watermark?: components["schemas"]["Watermark"] | null;
            /**
             * @description SRT or WebVTT that is drawn into the picture, for players that know no captions; it cannot be switched off or taken away later.
             * @default null
             */
            burn_in?: string | null;
            /**
             * Format: date-time
             * @description When the asset is deleted with all that belongs to it; never when null.
             * @default null
             */
            expires_at?: string | null;
        };
        CreatedUpload: {
            /** @description `upl_…` */
            id: string;
            /**
             * @description How the file is sent.
             * @enum {string}
             */
            kind: "tus" | "direct" | "url" | "simple";
            /**
             * @description `complete` once the file is an asset; the last four are ends.
             * @enum {string}
             */
            status: "waiting" | "uploading" | "complete" | "expired" | "cancelled" | "failed";
            /** @description Name of the file. */
            name: string;
            /** @description Media type, as it was given. */
            content_type: string;
            /** @description Bytes of the file; null until it is known. */
            size_bytes: number | null;
            /** @description How many of them are here, and outlive a crash. */
            received_bytes: number;
            /** @description Of files that came in one piece; null for those that were resumed. */
            sha256: string | null;
            /** @description Where it is fetched from, without what may be secret in it. */
            source_url: string | null;
            /** @description The only origin whose pages may send it. */
            cors_origin: string | null;
            /** @description Whether it is a part of a file that is sent in several. */
            is_partial: boolean;
            /** @description The asset that it became, `ast_…`. */
            asset_id: string | null;
            /** @description Why it failed. */
            error: {
                /** @description Such as `source_fetch_failed`. */
                code: string;
                /** @description A sentence. */
                detail: string;
            } | null;
            /**
             * Format: date-time
             * @description Until when it must be complete.
             */
            expires_at: string;
            /**
             * Format: date-time
             * @description When it began.
             */
            created_at: string;
            /** @description Where a tus client sends the file; needs no key. Shown only here; it is secret. */
            tus_url: string | null;
            /** @description Where a browser sends the file with PUT or POST; needs no key. Shown only here; it is secret. */
            upload_url: string | null;
        };
        MakeAsset: {
            /**
             * Format: uri
             * @description Where the file is fetched from.
             */
            source_url?: string;
            /** @description The upload (`upl_…`) that brings the file; it need not be complete. */
            upload_id?: string;
            /**
             * @description What the asset is to be.
             * @default {}
             */
            settings?: components["schemas"]["NewAsset"];
        };
        Event: {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @description What happened, such as `app.created`. */
            type: string;
            /**
             * Format: date-time
             * @description When it happened.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            /**
             * @description Whether it was real, or done with a test key.
             * @enum {string}
             */
            mode: "live" | "test";
            /** @description What happened to what; depends on `type`. */
            data: {
                [key: string]: unknown;
            };
        };
        AuditEntry: {
            /** @description `aud_…` */
            id: string;
            /** @description The project that was changed. */
            project_id: string;
            /**
             * @description Whether it was real, or done with a test key.
             * @enum {string}
             */
            mode: "live" | "test";
            actor: {
                /**
                 * @description What the actor is.
                 * @enum {string}
                 */
                kind: "account" | "key" | "service" | "system" | "user";
                /** @description `acc_…`, `key_…`, `usr_…` or the name of a service. */
                id: string;
                /** @description Address that the request came from. */
                ip: string | null;
                /** @description Program that the request came from. */
                user_agent: string | null;
            };
            /** @description What was done, such as `app.create`. */
            action: string;
            /** @description Identifier of what was changed. */
            target: string;
            /** @description The request that did it. */
            request_id: string | null;
            /** @description The fields that changed; null when there was nothing, or nothing is left. */
            before: {
                [key: string]: unknown;
            } | null;
            /** @description The fields that changed; null when there was nothing, or nothing is left. */
            after: {
                [key: string]: unknown;
            } | null;
            /**
             * Format: date-time
             * @description When it was done.
             */
            at: string;
            /** @description Hash of the entry before; zeros for the first of a project. */
            prev_hash: string;
            /** @description SHA-256 of `prev_hash` and of everything that the entry says. */
            hash: string;
        };
        UsageReport: {
            /**
             * Format: date-time
             * @description Start of what is told.
             */
            from: string;
            /**
             * Format: date-time
             * @description End of what is told, not included.
             */
            to: string;
            /**
             * @description How it is added up.
             * @enum {string}
             */
            granularity: "hour" | "day" | "month";
            /** @description By meter, then by time; what is zero is left out. */
            items: components["schemas"]["UsageItem"][];
        };
        UsageItem: {
            /** @description The product that measured it. */
            product: string;
            /** @description What was measured, such as `messages.sms`. */
            meter: string;
            /** @description The meter as people read it. */
            name: string;
            /** @description What one of it is. */
            unit: string;
            /**
             * @description Test usage is counted and never billed.
             * @enum {string}
             */
            mode: "live" | "test";
            /**
             * Format: date-time
             * @description Where the hour, day or month starts, UTC.
             */
            start: string;
            /** @description How much; a whole number, as text so that none is too large. */
            quantity: string;
        };
        CreateWebhook: {
            /**
             * Format: uri
             * @description Where deliveries are sent, by POST.
             */
            url: string;
            /**
             * @description Types that are sent: `app.created`, all of a resource `app.*`, or all `*`.
             * @default [
             *       "*"
             *     ]
             */
            event_types?: string[];
            /**
             * @description What it is for.
             * @default
             */
            description?: string;
            /**
             * @description Whether deliveries are made.
             * @default true
             */
            enabled?: boolean;
        };
        WebhookWithSecret: {
            /** @description `whk_…` */
            id: string;
            /**
             * @description The mode whose events it receives.
             * @enum {string}
             */
            mode: "live" | "test";
            /** @description Where deliveries are sent, by POST. */
            url: string;
            /** @description Types that are sent. */
            event_types: string[];
            /** @description What it is for. */
            description: string;
            /** @description Whether deliveries are made. */
            enabled: boolean;
            /**
             * Format: date-time
             * @description Since when nothing arrived; after five days it is disabled.
             */
            failing_since: string | null;
            /**
             * @description Why it was disabled by itself: it answered 410, or nothing arrived for five days.
             * @enum {string|null}
             */
            disabled_reason: "gone" | "failing" | null;
            /**
             * Format: date-time
             * @description When it was disabled by itself.
             */
            disabled_at: string | null;
            /**
             * Format: date-time
             * @description When it was made.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it was changed last.
             */
            updated_at: string;
            /** @description Signs deliveries (`whsec_…`). Shown here and never again. */
            secret: string;
        };
        Webhook: {
            /** @description `whk_…` */
            id: string;
            /**
             * @description The mode whose events it receives.
             * @enum {string}
             */
            mode: "live" | "test";
            /** @description Where deliveries are sent, by POST. */
            url: string;
            /** @description Types that are sent. */
            event_types: string[];
            /** @description What it is for. */
            description: string;
            /** @description Whether deliveries are made. */
            enabled: boolean;
            /**
             * Format: date-time
             * @description Since when nothing arrived; after five days it is disabled.
             */
            failing_since: string | null;
            /**
             * @description Why it was disabled by itself: it answered 410, or nothing arrived for five days.
             * @enum {string|null}
             */
            disabled_reason: "gone" | "failing" | null;
            /**
             * Format: date-time
             * @description When it was disabled by itself.
             */
            disabled_at: string | null;
            /**
             * Format: date-time
             * @description When it was made.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it was changed last.
             */
            updated_at: string;
        };
        UpdateWebhook: {
            /**
             * Format: uri
             * @description Where deliveries are sent, by POST.
             */
            url?: string;
            /** @description Types that are sent: `app.created`, all of a resource `app.*`, or all `*`. */
            event_types?: string[];
            /** @description What it is for. */
            description?: string;
            /** @description Whether deliveries are made. */
            enabled?: boolean;
        };
        RotateWebhookSecret: {
            /**
             * @description Seconds for which deliveries are signed with the old secret too.
             * @default 86400
             */
            overlap_s?: number;
        };
        WebhookDelivery: {
            /** @description `dlv_…` */
            id: string;
            /** @description The webhook that it is sent to. */
            webhook_id: string;
            /** @description The event; sent as `webhook-id`. */
            event_id: string;
            /** @description Type of the event. */
            event_type: string;
            /**
             * @description `pending` while there are attempts left.
             * @enum {string}
             */
            status: "pending" | "delivered" | "failed";
            /** @description Attempts that were made, 11 at most. */
            attempts: number;
            /**
             * Format: date-time
             * @description When it is tried next.
             */
            next_attempt_at: string | null;
            /** @description HTTP status of the last answer. */
            response_status: number | null;
            /** @description Beginning of the last answer, 4 KiB at most. */
            response_body: string | null;
            /** @description Why the last attempt failed: `address_not_allowed`, `name_not_found`, `connection_failed`, `connection_reset`, `tls_failed`, `timeout`, `redirect` (they are not followed), `status` (not 2xx), `interrupted` (we stopped in between) or `webhook_disabled`. */
            problem: string | null;
            /**
             * Format: date-time
             * @description When it was made.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it was delivered or given up.
             */
            finished_at: string | null;
        };
        WebhookDeliveryDetail: {
            /** @description `dlv_…` */
            id: string;
            /** @description The webhook that it is sent to. */
            webhook_id: string;
            /** @description The event; sent as `webhook-id`. */
            event_id: string;
            /** @description Type of the event. */
            event_type: string;
            /**
             * @description `pending` while there are attempts left.
             * @enum {string}
             */
            status: "pending" | "delivered" | "failed";
            /** @description Attempts that were made, 11 at most. */
            attempts: number;
            /**
             * Format: date-time
             * @description When it is tried next.
             */
            next_attempt_at: string | null;
            /** @description HTTP status of the last answer. */
            response_status: number | null;
            /** @description Beginning of the last answer, 4 KiB at most. */
            response_body: string | null;
            /** @description Why the last attempt failed: `address_not_allowed`, `name_not_found`, `connection_failed`, `connection_reset`, `tls_failed`, `timeout`, `redirect` (they are not followed), `status` (not 2xx), `interrupted` (we stopped in between) or `webhook_disabled`. */
            problem: string | null;
            /**
             * Format: date-time
             * @description When it was made.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it was delivered or given up.
             */
            finished_at: string | null;
            /** @description What the receiver gets. */
            request: components["schemas"]["WebhookRequest"];
            /** @description Attempts, the latest first; 50 at most. */
            attempt_log: components["schemas"]["WebhookAttempt"][];
        };
        WebhookRequest: {
            /**
             * @description Always `POST`.
             * @enum {string}
             */
            method: "POST";
            /** @description Where the last attempt went, or the next one goes. */
            url: string;
            /** @description As in the last attempt, without the signature. */
            headers: {
                [key: string]: string;
            };
            /** @description The body, byte for byte what is signed. */
            body: string;
        };
        WebhookAttempt: {
            /** @description Counted from 1, and anew after a replay. */
            number: number;
            /** @description Where it was sent. */
            url: string;
            /**
             * Format: date-time
             * @description When it began.
             */
            started_at: string;
            /** @description How long it took; null when it did not end. */
            duration_ms: number | null;
            /** @description HTTP status of the answer. */
            response_status: number | null;
            /** @description Why it failed, as `problem` of the delivery. */
            problem: string | null;
        };
        ErrorEnvelope: {
            data: Record<string, never>;
            error: {
                /** @description Address of the page that documents this code. */
                type: string;
                /** @description Stable code to branch on. */
                code: string;
                /** @description The HTTP status. */
                status: number;
                /** @description What the code means, always the same sentence. */
                title: string;
                /** @description What happened this time. */
                detail: string;
                /** @description One entry for each problem with the request. */
                errors: {
                    location: string;
                    code: string;
                    message: string;
                }[];
                /** @description Same as `type`. */
                doc_url: string;
                /** @description Seconds to wait before trying again. */
                retry_after_s: number | null;
            };
            meta: {
                /** @description Identifier of this request; name it when you report a problem. */
                request_id: string;
                /** @description The long-running operation that this request started. */
                operation_id?: string;
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
export interface operations {
    listQuotas: {
        parameters: {
            query?: never;
            header?: {
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                /** @description Id or slug of the project. */
                project: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["QuotaUse"][];
                        };
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    listAssets: {
        parameters: {
            query?: {
                /** @description Most items to return. */
                limit?: number;
                /** @description `next_cursor` of the page before. */
                cursor?: string;
                /** @description What the list is sorted by; `-` stands for descending. */
                sort?: "-created_at" | "created_at" | "-name" | "name";
                /** @description Only assets that are there. */
                status?: "waiting" | "created" | "ingesting" | "probing" | "processing" | "ready" | "rejected" | "failed" | "cancelled";
                /** @description Only assets that can, or cannot, be played. */
                playable?: string;
                /** @description Only the asset of this upload. */
                upload_id?: string;
                /** @description Only clips of this asset. */
                source_asset_id?: string;
                /** @description Only assets whose name has this in it. */
                name?: string;
                /** @description Only what was made from this time on. */
                created_after?: string;
                /** @description Only what was made before this time. */
                created_before?: string;
            };
            header?: {
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["Asset"][];
                        };
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                            page: {
                                /** @description Most items that a page may hold. */
                                limit: number;
                                /** @description Pass as `cursor` to get the next page. */
                                next_cursor: string | null;
                                /** @description Whether there is a next page. */
                                has_more: boolean;
                            };
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    createAsset: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MakeAsset"];
            };
        };
        responses: {
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Asset"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    getAsset: {
        parameters: {
            query?: never;
            header?: {
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                asset: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Asset"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    deleteAsset: {
        parameters: {
            query?: never;
            header?: {
                /** @description An `ETag` read before; the change is refused with 412 if it is out of date. */
                "If-Match"?: string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                asset: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Deleted"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    updateAsset: {
        parameters: {
            query?: never;
            header?: {
                /** @description An `ETag` read before; the change is refused with 412 if it is out of date. */
                "If-Match"?: string;
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                asset: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateAsset"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Asset"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    retryAsset: {
        parameters: {
            query?: {
                /** @description `missing` keeps what was made; `all` makes everything anew. */
                scope?: "missing" | "all";
            };
            header?: {
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                asset: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Asset"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    cancelAsset: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                asset: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Asset"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    getInputInfo: {
        parameters: {
            query?: never;
            header?: {
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                asset: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["InputInfo"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    listRenditions: {
        parameters: {
            query?: never;
            header?: {
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                asset: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Renditions"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    getAssetDefaults: {
        parameters: {
            query?: never;
            header?: {
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["AssetDefaults"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    updateAssetDefaults: {
        parameters: {
            query?: never;
            header?: {
                /** @description An `ETag` read before; the change is refused with 412 if it is out of date. */
                "If-Match"?: string;
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateAssetDefaults"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["AssetDefaults"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    createClip: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                asset: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateClip"];
            };
        };
        responses: {
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Asset"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    listStaticRenditions: {
        parameters: {
            query?: never;
            header?: {
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                asset: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["StaticRenditions"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    createStaticRendition: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                asset: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateStaticRendition"];
            };
        };
        responses: {
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["StaticRendition"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    getStaticRendition: {
        parameters: {
            query?: never;
            header?: {
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                asset: string;
                static_rendition: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["StaticRendition"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    deleteStaticRendition: {
        parameters: {
            query?: never;
            header?: {
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                asset: string;
                static_rendition: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Deleted"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    listMediaImages: {
        parameters: {
            query?: {
                /** @description Most items to return. */
                limit?: number;
                /** @description `next_cursor` of the page before. */
                cursor?: string;
                /** @description What the list is sorted by; `-` stands for descending. */
                sort?: "-created_at" | "created_at";
            };
            header?: {
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["Image"][];
                        };
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                            page: {
                                /** @description Most items that a page may hold. */
                                limit: number;
                                /** @description Pass as `cursor` to get the next page. */
                                next_cursor: string | null;
                                /** @description Whether there is a next page. */
                                has_more: boolean;
                            };
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    createMediaImage: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateImage"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Image"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    uploadMediaImage: {
        parameters: {
            query?: {
                /** @description Name that people know it by. */
                name?: string;
            };
            header?: {
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/octet-stream": string;
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Image"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    getMediaImage: {
        parameters: {
            query?: never;
            header?: {
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                picture: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Image"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    deleteMediaImage: {
        parameters: {
            query?: never;
            header?: {
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                picture: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Deleted"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    choosePoster: {
        parameters: {
            query?: never;
            header?: {
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                asset: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChoosePoster"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Asset"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    listLiveStreams: {
        parameters: {
            query?: {
                /** @description Most items to return. */
                limit?: number;
                /** @description `next_cursor` of the page before. */
                cursor?: string;
                /** @description What the list is sorted by; `-` stands for descending. */
                sort?: "-created_at" | "created_at" | "-name" | "name";
                /** @description Only those that are there. */
                status?: "idle" | "connected" | "active" | "disconnected" | "disabled";
                /** @description Only those whose name has this in it. */
                name?: string;
                /** @description Only what was made from this time on. */
                created_after?: string;
                /** @description Only what was made before this time. */
                created_before?: string;
            };
            header?: {
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["LiveStream"][];
                        };
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                            page: {
                                /** @description Most items that a page may hold. */
                                limit: number;
                                /** @description Pass as `cursor` to get the next page. */
                                next_cursor: string | null;
                                /** @description Whether there is a next page. */
                                has_more: boolean;
                            };
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    createLiveStream: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateLiveStream"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["NewLiveStream"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    getLiveStream: {
        parameters: {
            query?: never;
            header?: {
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                live_stream: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["LiveStream"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    deleteLiveStream: {
        parameters: {
            query?: never;
            header?: {
                /** @description An `ETag` read before; the change is refused with 412 if it is out of date. */
                "If-Match"?: string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                live_stream: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Deleted"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    updateLiveStream: {
        parameters: {
            query?: never;
            header?: {
                /** @description An `ETag` read before; the change is refused with 412 if it is out of date. */
                "If-Match"?: string;
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                live_stream: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateLiveStream"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["LiveStream"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    getStreamKey: {
        parameters: {
            query?: never;
            header?: {
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                live_stream: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["StreamKey"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    resetStreamKey: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                live_stream: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["StreamKey"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    enableLiveStream: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                live_stream: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["LiveStream"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    disableLiveStream: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                live_stream: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["LiveStream"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    completeLiveStream: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                live_stream: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["LiveStream"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    listLiveSessions: {
        parameters: {
            query?: {
                /** @description Most items to return. */
                limit?: number;
                /** @description `next_cursor` of the page before. */
                cursor?: string;
                /** @description What the list is sorted by; `-` stands for descending. */
                sort?: "-created_at" | "created_at";
                /** @description Only those that are there. */
                status?: "connected" | "active" | "disconnected" | "ended";
            };
            header?: {
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                live_stream: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["LiveSession"][];
                        };
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                            page: {
                                /** @description Most items that a page may hold. */
                                limit: number;
                                /** @description Pass as `cursor` to get the next page. */
                                next_cursor: string | null;
                                /** @description Whether there is a next page. */
                                has_more: boolean;
                            };
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    getStreamHealth: {
        parameters: {
            query?: never;
            header?: {
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                live_stream: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["StreamHealth"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    createLivePlaybackId: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                live_stream: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateLivePlaybackId"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PlaybackId"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    createPlaybackId: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                asset: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreatePlaybackId"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PlaybackId"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    listPlaybackIds: {
        parameters: {
            query?: {
                /** @description Most items to return. */
                limit?: number;
                /** @description `next_cursor` of the page before. */
                cursor?: string;
                /** @description What the list is sorted by; `-` stands for descending. */
                sort?: "-created_at" | "created_at";
                /** @description Only those of this asset. */
                asset?: string;
                /** @description Only those of this live stream. */
                live_stream?: string;
                /** @description Only those with this policy. */
                policy?: "public" | "signed";
            };
            header?: {
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["PlaybackId"][];
                        };
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                            page: {
                                /** @description Most items that a page may hold. */
                                limit: number;
                                /** @description Pass as `cursor` to get the next page. */
                                next_cursor: string | null;
                                /** @description Whether there is a next page. */
                                has_more: boolean;
                            };
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    getPlaybackId: {
        parameters: {
            query?: never;
            header?: {
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                playback: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PlaybackId"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    deletePlaybackId: {
        parameters: {
            query?: never;
            header?: {
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                playback: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Deleted"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    listPlaybackRestrictions: {
        parameters: {
            query?: {
                /** @description Most items to return. */
                limit?: number;
                /** @description `next_cursor` of the page before. */
                cursor?: string;
                /** @description What the list is sorted by; `-` stands for descending. */
                sort?: "-created_at" | "created_at";
            };
            header?: {
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["PlaybackRestriction"][];
                        };
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                            page: {
                                /** @description Most items that a page may hold. */
                                limit: number;
                                /** @description Pass as `cursor` to get the next page. */
                                next_cursor: string | null;
                                /** @description Whether there is a next page. */
                                has_more: boolean;
                            };
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    createPlaybackRestriction: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreatePlaybackRestriction"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PlaybackRestriction"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    getPlaybackRestriction: {
        parameters: {
            query?: never;
            header?: {
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                restriction: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PlaybackRestriction"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    deletePlaybackRestriction: {
        parameters: {
            query?: never;
            header?: {
                /** @description An `ETag` read before; the change is refused with 412 if it is out of date. */
                "If-Match"?: string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                restriction: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Deleted"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    updatePlaybackRestriction: {
        parameters: {
            query?: never;
            header?: {
                /** @description An `ETag` read before; the change is refused with 412 if it is out of date. */
                "If-Match"?: string;
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                restriction: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdatePlaybackRestriction"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PlaybackRestriction"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    listSigningKeys: {
        parameters: {
            query?: {
                /** @description Most items to return. */
                limit?: number;
                /** @description `next_cursor` of the page before. */
                cursor?: string;
                /** @description What the list is sorted by; `-` stands for descending. */
                sort?: "-created_at" | "created_at";
            };
            header?: {
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["SigningKey"][];
                        };
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                            page: {
                                /** @description Most items that a page may hold. */
                                limit: number;
                                /** @description Pass as `cursor` to get the next page. */
                                next_cursor: string | null;
                                /** @description Whether there is a next page. */
                                has_more: boolean;
                            };
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    createSigningKey: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateSigningKey"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["NewSigningKey"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    deleteSigningKey: {
        parameters: {
            query?: never;
            header?: {
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                signing_key: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Deleted"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    createPlaybackToken: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                playback: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreatePlaybackToken"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PlaybackToken"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    uploadTrack: {
        parameters: {
            query: {
                /** @description As BCP 47 writes it, such as `en` or `pt-BR`. */
                language: string;
                /** @description What menus show; the name of the language when not given. */
                name?: string;
                /** @description `subtitles` say what is spoken; `captions` (closed captions) what is heard besides. */
                kind?: "subtitles" | "captions";
                /** @description Whether players show it by themselves. One of an asset at most. */
                is_default?: string | boolean;
            };
            header?: {
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                asset: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/octet-stream": string;
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Track"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    listTracks: {
        parameters: {
            query?: {
                /** @description Most items to return. */
                limit?: number;
                /** @description `next_cursor` of the page before. */
                cursor?: string;
                /** @description What the list is sorted by; `-` stands for descending. */
                sort?: "-created_at" | "created_at";
                /** @description Only those in it. */
                status?: "preparing" | "ready" | "failed";
                /** @description Only those in this language. */
                language?: string;
            };
            header?: {
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                asset: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["Track"][];
                        };
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                            page: {
                                /** @description Most items that a page may hold. */
                                limit: number;
                                /** @description Pass as `cursor` to get the next page. */
                                next_cursor: string | null;
                                /** @description Whether there is a next page. */
                                has_more: boolean;
                            };
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    createTrack: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                asset: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateTrack"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Track"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    getTrack: {
        parameters: {
            query?: never;
            header?: {
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                asset: string;
                track: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Track"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    deleteTrack: {
        parameters: {
            query?: never;
            header?: {
                /** @description An `ETag` read before; the change is refused with 412 if it is out of date. */
                "If-Match"?: string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                asset: string;
                track: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Deleted"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    updateTrack: {
        parameters: {
            query?: never;
            header?: {
                /** @description An `ETag` read before; the change is refused with 412 if it is out of date. */
                "If-Match"?: string;
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                asset: string;
                track: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateTrack"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Track"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    getTrackText: {
        parameters: {
            query?: never;
            header?: {
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                asset: string;
                track: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["TrackText"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    listPlaylists: {
        parameters: {
            query?: {
                /** @description Most items to return. */
                limit?: number;
                /** @description `next_cursor` of the page before. */
                cursor?: string;
                /** @description What the list is sorted by; `-` stands for descending. */
                sort?: "-created_at" | "created_at";
            };
            header?: {
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["Playlist"][];
                        };
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                            page: {
                                /** @description Most items that a page may hold. */
                                limit: number;
                                /** @description Pass as `cursor` to get the next page. */
                                next_cursor: string | null;
                                /** @description Whether there is a next page. */
                                has_more: boolean;
                            };
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    createPlaylist: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreatePlaylist"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PlaylistWithItems"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    getPlaylist: {
        parameters: {
            query?: never;
            header?: {
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                playlist: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PlaylistWithItems"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    deletePlaylist: {
        parameters: {
            query?: never;
            header?: {
                /** @description An `ETag` read before; the change is refused with 412 if it is out of date. */
                "If-Match"?: string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                playlist: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Deleted"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    updatePlaylist: {
        parameters: {
            query?: never;
            header?: {
                /** @description An `ETag` read before; the change is refused with 412 if it is out of date. */
                "If-Match"?: string;
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                playlist: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdatePlaylist"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PlaylistWithItems"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    addPlaylistItem: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                playlist: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddPlaylistItem"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PlaylistWithItems"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    removePlaylistItem: {
        parameters: {
            query?: never;
            header?: {
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                playlist: string;
                item: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PlaylistWithItems"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    movePlaylistItem: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                playlist: string;
                item: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MovePlaylistItem"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PlaylistWithItems"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    getViewInsight: {
        parameters: {
            query?: {
                /** @description Views that began from this hour on, or from this day (UTC) on for more than two days; 24 hours before `to` when not given. */
                from?: string;
                /** @description Views that began before the end of this hour; now if not given. */
                to?: string;
                /** @description Only views of this asset (`ast_…`) or live stream. */
                asset?: string;
                /** @description What the groups are told apart by. */
                by?: "asset" | "country" | "device" | "browser" | "os";
            };
            header?: {
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ViewInsight"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    getViewSeries: {
        parameters: {
            query?: {
                /** @description Views that began from this hour on, or from this day (UTC) on for more than two days; 24 hours before `to` when not given. */
                from?: string;
                /** @description Views that began before the end of this hour; now if not given. */
                to?: string;
                /** @description Only views of this asset (`ast_…`) or live stream. */
                asset?: string;
                /** @description Time that one point stands for (UTC). */
                step?: "hour" | "day";
            };
            header?: {
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ViewSeries"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    getWatchingNow: {
        parameters: {
            query?: never;
            header?: {
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["WatchingNow"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    getAssetInsight: {
        parameters: {
            query?: {
                /** @description Views that began from this hour on, or from this day (UTC) on for more than two days; 24 hours before `to` when not given. */
                from?: string;
                /** @description Views that began before the end of this hour; now if not given. */
                to?: string;
                /** @description As for all views. */
                by?: "country" | "device" | "browser" | "os";
            };
            header?: {
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                asset: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ViewInsight"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    uploadFile: {
        parameters: {
            query?: {
                /** @description Name of the file. */
                name?: string;
            };
            header?: {
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/octet-stream": string;
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Upload"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    listUploads: {
        parameters: {
            query?: {
                /** @description Most items to return. */
                limit?: number;
                /** @description `next_cursor` of the page before. */
                cursor?: string;
                /** @description What the list is sorted by; `-` stands for descending. */
                sort?: "-created_at" | "created_at";
                /** @description Only what was made from this time on. */
                created_after?: string;
                /** @description Only what was made before this time. */
                created_before?: string;
                /** @description Only those that are there now. */
                status?: "waiting" | "uploading" | "complete" | "expired" | "cancelled" | "failed";
                /** @description Only those that are sent so. */
                kind?: "tus" | "direct" | "url" | "simple";
            };
            header?: {
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["Upload"][];
                        };
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                            page: {
                                /** @description Most items that a page may hold. */
                                limit: number;
                                /** @description Pass as `cursor` to get the next page. */
                                next_cursor: string | null;
                                /** @description Whether there is a next page. */
                                has_more: boolean;
                            };
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    createUpload: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateUpload"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["CreatedUpload"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    getUpload: {
        parameters: {
            query?: never;
            header?: {
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                upload: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Upload"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    cancelUpload: {
        parameters: {
            query?: never;
            header?: {
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                upload: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Upload"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    listEvents: {
        parameters: {
            query?: {
                /** @description Most items to return. */
                limit?: number;
                /** @description `next_cursor` of the page before. */
                cursor?: string;
                /** @description What the list is sorted by; `-` stands for descending. */
                sort?: "-created_at" | "created_at";
                /** @description Only these types: comma-separated, each a type such as `app.created`, or `app.*`. */
                type?: string;
                /** @description Only what was made from this time on. */
                created_after?: string;
                /** @description Only what was made before this time. */
                created_before?: string;
            };
            header?: {
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["Event"][];
                        };
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                            page: {
                                /** @description Most items that a page may hold. */
                                limit: number;
                                /** @description Pass as `cursor` to get the next page. */
                                next_cursor: string | null;
                                /** @description Whether there is a next page. */
                                has_more: boolean;
                            };
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    streamEvents: {
        parameters: {
            query?: {
                /** @description Id of the last event seen in this stream; 0 for all there are. */
                after?: string;
                /** @description Only these types: comma-separated, each a type such as `app.created`, or `app.*`. */
                type?: string;
            };
            header?: {
                /** @description Resume after this event. */
                "Last-Event-ID"?: string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": string;
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    listAudit: {
        parameters: {
            query?: {
                /** @description Most items to return. */
                limit?: number;
                /** @description `next_cursor` of the page before. */
                cursor?: string;
                /** @description What the list is sorted by; `-` stands for descending. */
                sort?: "-at" | "at";
                /** @description Only what this actor did. */
                actor?: string;
                /** @description Only this action. */
                action?: string;
                /** @description Only what was done to this. */
                target?: string;
                /** @description Only from this time on. */
                since?: string;
                /** @description Only before this time. */
                until?: string;
            };
            header?: {
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["AuditEntry"][];
                        };
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                            page: {
                                /** @description Most items that a page may hold. */
                                limit: number;
                                /** @description Pass as `cursor` to get the next page. */
                                next_cursor: string | null;
                                /** @description Whether there is a next page. */
                                has_more: boolean;
                            };
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    exportAudit: {
        parameters: {
            query?: {
                /** @description Only what this actor did. */
                actor?: string;
                /** @description Only this action. */
                action?: string;
                /** @description Only what was done to this. */
                target?: string;
                /** @description Only from this time on. */
                since?: string;
                /** @description Only before this time. */
                until?: string;
            };
            header?: {
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/x-ndjson": string;
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    getUsage: {
        parameters: {
            query?: {
                /** @description Start, rounded down to the hour; the running month if absent. */
                from?: string;
                /** @description End, rounded up to the hour; now if absent. */
                to?: string;
                /** @description Adds up by hour, day or month (UTC). */
                granularity?: "hour" | "day" | "month";
                /** @description Only this meter. */
                meter?: "app.replica_seconds" | "app.memory_megabyte_seconds" | "build.seconds" | "vps.vcpu_seconds" | "vps.memory_megabyte_seconds" | "vps.disk_megabyte_seconds" | "vps.volume_megabyte_seconds" | "database.compute_seconds" | "database.memory_megabyte_seconds" | "database.storage_megabyte_seconds" | "database.backup_megabyte_seconds" | "rooms.broadcast_seconds" | "rooms.participant_seconds" | "rooms.recorded_seconds" | "messages.sms" | "messages.email" | "messages.push" | "messages.whatsapp" | "otp.sms" | "otp.whatsapp" | "otp.email" | "payments.operations" | "files.received_megabytes" | "files.stored_megabyte_seconds" | "videos.received_megabytes" | "videos.delivered_megabytes" | "videos.encoded_seconds" | "videos.live_seconds" | "videos.stored_megabyte_seconds" | "geocoding.requests" | "places.requests" | "routing.requests" | "tracking.positions" | "webhooks.delivered";
            };
            header?: {
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["UsageReport"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    listWebhooks: {
        parameters: {
            query?: {
                /** @description Most items to return. */
                limit?: number;
                /** @description `next_cursor` of the page before. */
                cursor?: string;
                /** @description What the list is sorted by; `-` stands for descending. */
                sort?: "-created_at" | "created_at";
                /** @description Only those that are enabled, or only those that are not. */
                enabled?: "true" | "false";
            };
            header?: {
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["Webhook"][];
                        };
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                            page: {
                                /** @description Most items that a page may hold. */
                                limit: number;
                                /** @description Pass as `cursor` to get the next page. */
                                next_cursor: string | null;
                                /** @description Whether there is a next page. */
                                has_more: boolean;
                            };
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    createWebhook: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateWebhook"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["WebhookWithSecret"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    getWebhook: {
        parameters: {
            query?: never;
            header?: {
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                webhook: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Webhook"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    deleteWebhook: {
        parameters: {
            query?: never;
            header?: {
                /** @description An `ETag` read before; the change is refused with 412 if it is out of date. */
                "If-Match"?: string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                webhook: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Deleted"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    updateWebhook: {
        parameters: {
            query?: never;
            header?: {
                /** @description An `ETag` read before; the change is refused with 412 if it is out of date. */
                "If-Match"?: string;
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                webhook: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateWebhook"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Webhook"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    rotateWebhookSecret: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                webhook: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RotateWebhookSecret"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["WebhookWithSecret"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    listAllWebhookDeliveries: {
        parameters: {
            query?: {
                /** @description Most items to return. */
                limit?: number;
                /** @description `next_cursor` of the page before. */
                cursor?: string;
                /** @description What the list is sorted by; `-` stands for descending. */
                sort?: "-created_at" | "created_at";
                /** @description Only deliveries in this status. */
                status?: "pending" | "delivered" | "failed";
                /** @description Only events of this type: `app.created`, or `app.*`. */
                type?: string;
                /** @description Only from this time on. */
                created_after?: string;
                /** @description Only before this time. */
                created_before?: string;
                /** @description Only to this webhook. */
                webhook?: string;
            };
            header?: {
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["WebhookDelivery"][];
                        };
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                            page: {
                                /** @description Most items that a page may hold. */
                                limit: number;
                                /** @description Pass as `cursor` to get the next page. */
                                next_cursor: string | null;
                                /** @description Whether there is a next page. */
                                has_more: boolean;
                            };
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    testWebhook: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                webhook: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["WebhookDelivery"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    listWebhookDeliveries: {
        parameters: {
            query?: {
                /** @description Most items to return. */
                limit?: number;
                /** @description `next_cursor` of the page before. */
                cursor?: string;
                /** @description What the list is sorted by; `-` stands for descending. */
                sort?: "-created_at" | "created_at";
                /** @description Only deliveries in this status. */
                status?: "pending" | "delivered" | "failed";
                /** @description Only events of this type: `app.created`, or `app.*`. */
                type?: string;
                /** @description Only from this time on. */
                created_after?: string;
                /** @description Only before this time. */
                created_before?: string;
            };
            header?: {
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                webhook: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["WebhookDelivery"][];
                        };
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                            page: {
                                /** @description Most items that a page may hold. */
                                limit: number;
                                /** @description Pass as `cursor` to get the next page. */
                                next_cursor: string | null;
                                /** @description Whether there is a next page. */
                                has_more: boolean;
                            };
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    getWebhookDelivery: {
        parameters: {
            query?: never;
            header?: {
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                webhook: string;
                delivery: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["WebhookDeliveryDetail"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    replayWebhookDelivery: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                webhook: string;
                delivery: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["WebhookDelivery"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
}
